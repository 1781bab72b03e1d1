package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Collections;
import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A function has its row, and every target prints it. */
class FunctionStyleTest {

    @ParameterizedTest
    @EnumSource(Function.class)
    void everyFunctionIsPrintedInEveryTarget(Function function) {
        Span span = new Span(0, 0);
        Expr argument = new Expr.Name(span, "x");
        List<Expr> arguments = Collections.nCopies(function.minArguments(), argument);
        Expr apply = new Expr.Apply(span, function, arguments);

        assertFalse(FunctionStyle.of(function).spoken().isEmpty());
        assertFalse(new LatexPrinter(SymbolStyle.derived()).value(apply).plain().isEmpty());
        assertFalse(new MathMlPrinter(SymbolStyle.derived())
                .value(apply, MathMlPrinter.Display.BLOCK)
                .isEmpty());
        String list = String.join(" ", Collections.nCopies(arguments.size(), "x"));
        assertEquals(
                "(" + function.spelling() + " " + list + ")",
                new PrefixPrinter(id -> {
                            throw new AssertionError(id);
                        })
                        .value(apply));
        assertEquals(function.spelling() + "(" + list.replace(" ", ", ") + ")", PlainPrinter.value(apply));
    }
}
