package org.formulary.processor.print;

import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.JavaCode.Kind;

/** Prints counts: exact, in {@code long}, an exception exactly where the count itself passes 64 bits. */
final class JavaCounts {

    private JavaCounts() {}

    static JavaCode print(Expr expr, JavaContext context) {
        IntegerNode node = context.integer(expr);
        List<IntegerNode> harmless = JavaOverflow.harmlessIn(node);
        harmless.forEach(context.consumed());
        return context.big() && !harmless.isEmpty()
                ? JavaCode.call(
                        JavaTypes.EXACT_BIG,
                        "toLong",
                        Kind.LONG,
                        List.of(new JavaBigs(context).print(node), context.formulaName()))
                : new JavaLongs(context).print(node);
    }
}
