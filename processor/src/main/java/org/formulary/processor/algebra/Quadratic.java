package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Solves {@code a k^2 + b k + c = 0} for a kernel {@code k}. Which root it is follows from the sign of {@code 2 a k + b},
 * which is the root of the discriminant for one and its opposite for the other, over the whole domain.
 */
final class Quadratic {

    /** A linear coefficient that is longer is given a name. */
    private static final int SHORT = 12;

    private static final Rational HALF = Rational.of(1, 2);
    private static final Rational TWO = Rational.of(2);
    private static final Rational FOUR = Rational.of(4);

    private final Isolation isolation;
    private final Ratio ratio;
    private final Expr kernel;
    private final Expr a;
    private final Expr b;
    private final Expr c;

    Quadratic(Isolation isolation, Ratio ratio, List<Expr> equation, Expr kernel) {
        this.isolation = isolation;
        this.ratio = ratio;
        this.kernel = kernel;
        this.a = equation.get(2);
        this.b = equation.get(1);
        this.c = equation.get(0);
    }

    Forms solve() {
        Known along = isolation.along();
        Expr slope = Simplification.plus(Collecting.twice(Simplification.times(a, kernel)), b);
        if (along.isNonNegative(slope)) {
            return root(1, true);
        } else if (along.isNonPositive(slope)) {
            return root(-1, true);
        }
        return root(1, false).and(root(-1, false));
    }

    /**
     * The root with one sign before that of the discriminant, computed without cancellation.
     *
     * @param only whether it is that one over the whole domain
     */
    private Forms root(int sign, boolean only) {
        boolean named = PlainPrinter.value(b).length() > SHORT;
        String name = isolation.locals().unused();
        Expr linear = named ? Nodes.name(name) : b;
        Expr product = Simplification.times(Nodes.number(FOUR), Simplification.times(a, c));
        Expr discriminant = Simplification.minus(Simplification.power(linear, TWO), product);
        Expr root = Simplification.power(discriminant, HALF);
        Expr signed = sign > 0 ? root : Simplification.negate(root);
        Expr above = Simplification.dividedBy(Simplification.minus(signed, linear), Collecting.twice(a));
        Expr below = Simplification.dividedBy(
                Simplification.negate(Collecting.twice(c)), Simplification.plus(linear, signed));
        Isolation inner = named ? isolation.without(name) : isolation;
        List<Isolated.Local> locals = named ? List.of(new Isolated.Local(name, b)) : List.of();
        List<Condition> conditions = new ArrayList<>(isolation.nonZero().conditions(a));
        boolean real = isolation.along().isNonPositive(product);
        return inner.solve(kernel, above)
                .zip(
                        inner.solve(kernel, stable(sign, linear, above, below)),
                        (read, computed) -> (only ? image(read, sign) : Optional.<Form>empty())
                                .orElseGet(() -> settled(read, real ? Optional.empty() : Optional.of(discriminant)))
                                .where(conditions)
                                .computedBy(computed, locals));
    }

    /** Of two equal forms the one whose sum does not cancel. */
    private Expr stable(int sign, Expr linear, Expr above, Expr below) {
        Known along = isolation.along();
        boolean positive = along.isNonNegative(b);
        boolean negative = along.isNonPositive(b);
        if (sign > 0 ? negative : positive) {
            return above;
        } else if (sign > 0 ? positive : negative) {
            return below;
        }
        Condition apart = Nodes.comparison(linear, sign > 0 ? Relation.LE : Relation.GE, Nodes.ZERO);
        return Nodes.cases(above, apart, below);
    }

    /** What a monotone ratio reaches: by the implicit function theorem it grows where denominator and slope differ in sign. */
    private Optional<Form> image(Form form, int sign) {
        Known along = isolation.along();
        int below = ratio.isPolynomial() ? 1 : along.sign(ratio.denominatorAt(kernel));
        boolean unbounded = ratio.numerator().size() > ratio.denominator().size();
        return unbounded
                ? new Collecting(isolation).image(ratio, form, -sign * below, Optional.empty())
                : Optional.empty();
    }

    private static Form settled(Form form, Optional<Expr> discriminant) {
        List<Condition> real = discriminant.map(value -> Nodes.comparison(value, Relation.GE, Nodes.ZERO)).stream()
                .toList();
        return form.settled().where(real);
    }
}
