package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Guard;
import org.formulary.processor.print.JavaCode.Kind;

/** Prints numbers on the way to a result that Java has to look at, as calls of {@code Results}. */
final class JavaGuards {

    private final JavaContext context;
    private final JavaReals reals;

    JavaGuards(JavaContext context, JavaReals reals) {
        this.context = context;
        this.reals = reals;
    }

    /** The value, or an exception where it is not what the guard makes sure of. */
    JavaCode print(Expr expr, Guard guard) {
        if (!(expr instanceof Expr.Binary binary)) {
            // What a product over an index loses, its loop looks at.
            return guard == Guard.PRODUCT
                    ? reals.plain(expr)
                    : results(guard == Guard.NORMAL ? "normal" : "finite", List.of(reals.plain(expr)));
        }
        return switch (guard) {
            case FINITE -> results("finite", List.of(reals.plain(expr)));
            case NORMAL -> results("normal", List.of(reals.plain(expr)));
            case PRODUCT -> results("product", factors(binary));
            case QUOTIENT -> results("quotient", operands(binary.left(), binary.right()));
            case POWER ->
                JavaReals.isSquare(binary)
                        ? results("product", operands(binary.left(), binary.left()))
                        : results("power", operands(binary.left(), binary.right()));
            case LEFT_TAIL -> results("scaled", operands(binary.left(), binary.right()));
            case RIGHT_TAIL -> results("scaled", operands(binary.right(), binary.left()));
            case DIVIDED_TAIL -> results("scaledDown", operands(binary.left(), binary.right()));
            case DIVIDED_PRODUCT -> {
                Expr.Binary product = (Expr.Binary) Trees.bare(binary.left());
                yield results("dividedProduct", operands(product.left(), product.right(), binary.right()));
            }
        };
    }

    /** The factors from the left, as far as the product of those before is to be looked at as well. */
    private List<JavaCode> factors(Expr.Binary product) {
        Expr left = Trees.bare(product.left());
        boolean longer = left instanceof Expr.Binary
                && context.guard(left).filter(Guard.PRODUCT::equals).isPresent()
                && context.exact(left).isEmpty();
        List<JavaCode> first = longer ? factors((Expr.Binary) left) : operands(product.left());
        return Stream.concat(first.stream(), operands(product.right()).stream()).toList();
    }

    private List<JavaCode> operands(Expr... exprs) {
        return Stream.of(exprs).map(reals::print).toList();
    }

    private JavaCode results(String method, List<JavaCode> values) {
        return results(method, values, context);
    }

    static JavaCode results(String method, List<JavaCode> values, JavaContext context) {
        List<JavaCode> arguments = new ArrayList<>();
        arguments.add(context.formulaName());
        arguments.addAll(values);
        return JavaCode.call(JavaTypes.RESULTS, method, Kind.DOUBLE, arguments);
    }
}
