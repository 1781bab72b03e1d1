package org.formulary.processor.check;

import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Range;
import org.formulary.quantity.Rational;

/** A lower bound of sums and differences over the declared ranges: enough to see that {@code L - 1} is no negative power. */
final class LowerBound {

    private final Map<String, Range> ranges;

    LowerBound(Map<String, Range> ranges) {
        this.ranges = ranges;
    }

    /** Whether the value is provably not negative. */
    boolean isNonNegative(Expr expr) {
        return lower(expr).filter(bound -> bound.signum() >= 0).isPresent();
    }

    private Optional<Rational> lower(Expr expr) {
        Optional<Rational> constant = Constants.valueOf(expr);
        if (constant.isPresent()) {
            return constant;
        }
        if (expr instanceof Expr.Name name) {
            return range(name).lower().map(Range.Bound::value);
        }
        if (expr instanceof Expr.Group group) {
            return lower(group.inner());
        }
        if (expr instanceof Expr.Neg negation) {
            return upper(negation.operand()).map(Rational::negate);
        }
        if (expr instanceof Expr.Binary binary) {
            return switch (binary.op()) {
                case ADD -> sum(lower(binary.left()), lower(binary.right()));
                case SUB -> sum(lower(binary.left()), upper(binary.right()).map(Rational::negate));
                case MUL ->
                    isNonNegative(binary.left()) && isNonNegative(binary.right())
                            ? product(lower(binary.left()), lower(binary.right()))
                            : Optional.empty();
                default -> Optional.empty();
            };
        }
        return Optional.empty();
    }

    private Optional<Rational> upper(Expr expr) {
        Optional<Rational> constant = Constants.valueOf(expr);
        if (constant.isPresent()) {
            return constant;
        }
        if (expr instanceof Expr.Name name) {
            return range(name).upper().map(Range.Bound::value);
        }
        if (expr instanceof Expr.Group group) {
            return upper(group.inner());
        }
        return Optional.empty();
    }

    private Range range(Expr.Name name) {
        return ranges.getOrDefault(name.name(), Range.ALL);
    }

    private static Optional<Rational> sum(Optional<Rational> left, Optional<Rational> right) {
        return left.flatMap(a -> right.map(a::plus));
    }

    private static Optional<Rational> product(Optional<Rational> left, Optional<Rational> right) {
        return left.flatMap(a -> right.map(a::times));
    }
}
