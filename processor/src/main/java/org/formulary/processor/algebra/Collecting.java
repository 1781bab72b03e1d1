package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** Solves values in which several operands depend on the variable, all by way of one kernel of which they are a ratio. */
final class Collecting {

    private final Isolation isolation;

    Collecting(Isolation isolation) {
        this.isolation = isolation;
    }

    Forms solve(Expr expr, Expr value) {
        RatioReader reader = new RatioReader(isolation);
        Optional<Ratio> ratio = reader.read(expr);
        Optional<Expr> kernel = reader.kernel();
        if (ratio.isEmpty() || kernel.isEmpty()) {
            return Forms.none(
                    "it stands in several places that cannot be collected in a linear, Möbius or quadratic form");
        }
        return solve(ratio.get(), kernel.get(), value);
    }

    private Forms solve(Ratio ratio, Expr kernel, Expr value) {
        Optional<Ratio> ofSquare = ratio.ofSquare();
        List<Expr> equation = ratio.equation(value);
        if (equation.size() > 2 && ofSquare.isPresent()) {
            return solve(ofSquare.get(), Simplification.power(kernel, Rational.of(2)), value);
        }
        return switch (equation.size() - 1) {
            case 0 -> Forms.none("it cancels");
            case 1 ->
                ratio.isPolynomial() ? linear(ratio.numerator(), kernel, value) : moebius(ratio, equation, kernel);
            case 2 -> new Quadratic(isolation, ratio, equation, kernel).solve();
            default -> Forms.none("it would have to be solved from an equation of degree " + (equation.size() - 1));
        };
    }

    private Forms linear(List<Expr> coefficients, Expr kernel, Expr value) {
        Expr constant = coefficients.get(0);
        Expr factor = coefficients.get(1);
        Expr solved = Simplification.dividedBy(isolation.minus(value, constant), factor);
        return isolation.scaled(isolation.solve(kernel, solved), factor).map(form -> form.plus(constant));
    }

    private Forms moebius(Ratio ratio, List<Expr> equation, Expr kernel) {
        Expr solved = Simplification.dividedBy(Simplification.negate(equation.get(0)), equation.get(1));
        Expr determinant = Simplification.minus(
                Simplification.times(
                        Ratio.coefficient(ratio.numerator(), 1), Ratio.coefficient(ratio.denominator(), 0)),
                Simplification.times(
                        Ratio.coefficient(ratio.numerator(), 0), Ratio.coefficient(ratio.denominator(), 1)));
        if (Simplification.isZero(determinant)) {
            return Forms.none("it cancels");
        }
        Optional<Expr> limit = Simplification.isZero(Ratio.coefficient(ratio.denominator(), 1))
                ? Optional.empty()
                : Optional.of(Simplification.dividedBy(
                        Ratio.coefficient(ratio.numerator(), 1),
                        ratio.denominator().get(1)));
        int direction = isolation.along().sign(determinant);
        return isolation
                .solve(kernel, solved)
                .map(form -> image(ratio, form, direction, limit)
                        .orElseGet(() -> form.settled()
                                .where(List.of(Nodes.comparison(equation.get(1), Relation.NE, Nodes.ZERO))))
                        .where(isolation.nonZero().conditions(determinant)));
    }

    /**
     * What a monotone ratio reaches; empty where it is not known.
     *
     * @param direction 1 where it grows with the kernel, -1 where it falls, 0 where neither is known
     * @param limit what it nears where the kernel grows beyond all bounds, either way; empty where it does so too
     */
    Optional<Form> image(Ratio ratio, Form form, int direction, Optional<Expr> limit) {
        Limit lower = limit(ratio, form.reach().lower(), limit);
        Limit upper = limit(ratio, form.reach().upper(), limit);
        // From one end of the line to the other there is a pole between.
        boolean known = direction != 0
                && lower.known()
                && upper.known()
                && !form.reach().isAll();
        return known
                ? Optional.of(form.instead(
                        direction > 0 ? new Reach(lower.end(), upper.end()) : new Reach(upper.end(), lower.end())))
                : Optional.empty();
    }

    /** What a ratio nears at an end of its kernel, if it is known; no end where it grows beyond all bounds. */
    private record Limit(boolean known, Optional<Reach.End> end) {}

    private Limit limit(Ratio ratio, Optional<Reach.End> end, Optional<Expr> limit) {
        if (end.isEmpty()) {
            return new Limit(true, limit.map(Reach::open));
        }
        if (ratio.hasPole(end.get().value())) {
            return new Limit(true, Optional.empty());
        }
        Optional<Expr> value = ratio.at(end.get().value(), isolation.along());
        return new Limit(
                value.isPresent(),
                value.map(there -> new Reach.End(there, end.get().open())));
    }

    static Expr twice(Expr expr) {
        return Simplification.times(Nodes.number(Rational.of(2)), expr);
    }
}
