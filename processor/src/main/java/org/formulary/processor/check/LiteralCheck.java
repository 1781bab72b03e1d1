package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Refuses numbers that no double can hold in coherent units: they would become infinite, or zero. */
final class LiteralCheck {

    private LiteralCheck() {}

    static List<Problem> check(Equation equation) {
        List<Problem> problems = new ArrayList<>();
        Trees.values(equation).forEach(value -> Trees.all(value).forEach(node -> check(node, problems)));
        return problems;
    }

    static List<Problem> check(Condition condition) {
        List<Problem> problems = new ArrayList<>();
        Trees.all(condition).forEach(node -> check(node, problems));
        return problems;
    }

    /** What is wrong with a number in a unit that stands at a place. */
    static Optional<Problem> check(Span span, Rational number, Unit unit) {
        Rational coherent = number.times(unit.factor()).plus(unit.offset());
        double held = coherent.toDouble();
        if (Double.isInfinite(held) || (held == 0 && coherent.signum() != 0)) {
            return Optional.of(Problem.error(
                    Code.RANGE,
                    "the number is beyond the range of double, 4.9e-324 to 1.8e308 in coherent units",
                    "scale the equation, or give the number in a unit that fits",
                    new Label(span, held == 0 ? "becomes 0" : "becomes infinite")));
        }
        return Optional.empty();
    }

    private static void check(Expr node, List<Problem> problems) {
        if (node instanceof Expr.Num number) {
            Unit unit = number.unit().map(Expr.UnitLiteral::unit).orElse(Unit.ONE);
            check(number.span(), number.value(), unit).ifPresent(problems::add);
        }
    }
}
