package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.formulary.quantity.Unit;

/**
 * Evaluates where numbers pass the range of doubles, with about as many digits as these: far faster than exact fractions of
 * numbers with hundreds of digits. Where those few digits do not tell, it says nothing.
 */
final class WideEvaluator extends ClaimEvaluator<Wide> {

    private static final Wide PI = Wide.of(Math.PI, 0, Wide.ROUNDING);
    private static final Wide ONE = Wide.exactly(1);
    private static final Wide HALF = Wide.exactly(0.5);

    private WideEvaluator() {}

    /** The value at a point, in coherent units. */
    static Optional<Wide> value(Node node, Point point) {
        try {
            return Optional.of(new WideEvaluator().value(node, new Arguments(point)));
        } catch (BoundsEvaluator.Open e) {
            return Optional.empty();
        }
    }

    private static final class Arguments extends Scope<Wide> {

        private final Point point;

        Arguments(Point point) {
            this.point = point;
        }

        @Override
        Wide get(String name) {
            Number value = point.value(name);
            Unit unit = point.unit(name);
            boolean isDouble = value instanceof Double || Math.abs(value.longValue()) <= 1L << 53;
            Wide number = Wide.of(value.doubleValue(), 0, isDouble ? 0 : Wide.ROUNDING);
            if (unit.isCoherent()) {
                return number;
            }
            Wide factor = Wide.of(unit.factor()).times(PI.power(Wide.exactly(unit.piPower())));
            return number.times(factor).plus(Wide.of(unit.offset()));
        }
    }

    @Override
    Wide value(Node node, Scope<Wide> scope) {
        if (node instanceof Node.Operation operation) {
            List<Wide> operands = new ArrayList<>(operation.operands().size());
            for (Node operand : operation.operands()) {
                operands.add(value(operand, scope));
            }
            return apply(operation.operator(), operands);
        } else if (node instanceof Node.Name name) {
            return scope.get(name.name());
        } else if (node instanceof Node.Literal literal) {
            return Wide.of(literal.value());
        } else if (node instanceof Node.Choice choice) {
            return value(holds(choice.condition(), scope) ? choice.then() : choice.otherwise(), scope);
        } else if (node instanceof Node.Let let) {
            return value(let.body(), scope.with(let.name(), () -> value(let.value(), scope)));
        } else if (node instanceof Node.Pi) {
            return PI;
        }
        throw BoundsEvaluator.OPEN;
    }

    @Override
    boolean compare(Claim.Relation relation, Wide left, Wide right) {
        return relation.holds(left.compareTo(right));
    }

    @Override
    boolean has(Claim.Property property, Wide number) {
        throw BoundsEvaluator.OPEN;
    }

    private static Wide apply(Operator operator, List<Wide> operands) {
        Wide x = operands.get(0);
        return switch (operator) {
            case ADD -> x.plus(operands.get(1));
            case SUBTRACT -> x.plus(operands.get(1).negate());
            case NEGATE -> x.negate();
            case MULTIPLY -> x.times(operands.get(1));
            case DIVIDE -> x.dividedBy(operands.get(1));
            case POWER -> x.power(operands.get(1));
            case MIN -> fold(operands, (a, b) -> a.compareTo(b) <= 0 ? a : b);
            case MAX -> fold(operands, (a, b) -> a.compareTo(b) >= 0 ? a : b);
            case ABS -> x.abs();
            case SIGN -> Wide.exactly(Math.signum(x.significand()));
            case SQRT -> x.sqrt();
            case EXP -> x.exp();
            case EXPM1 ->
                isSmall(x) ? small(x, StrictMath.expm1(x.toDouble())) : x.exp().plus(ONE.negate());
            case LN -> x.ln();
            case LOG2 ->
                x.isExact() && x.significand() == 1 && !x.isBeyond()
                        ? Wide.exactly((double) x.exponent())
                        : x.ln().dividedBy(Wide.of(StrictMath.log(2), 0, Wide.ROUNDING));
            case LOG10 -> x.ln().dividedBy(Wide.of(StrictMath.log(10), 0, Wide.ROUNDING));
            case LOG1P ->
                isSmall(x)
                        ? small(x, StrictMath.log1p(x.toDouble()))
                        : x.plus(ONE).ln();
            case SIN -> isSmall(x) ? small(x, StrictMath.sin(x.toDouble())) : angle(x, StrictMath.sin(x.toDouble()), 1);
            case COS -> angle(x, StrictMath.cos(x.toDouble()), 1);
            case TAN -> {
                double tangent = StrictMath.tan(x.toDouble());
                yield isSmall(x) ? small(x, tangent) : angle(x, tangent, 1 + tangent * tangent);
            }
            case ASIN -> isSmall(x) ? small(x, StrictMath.asin(x.toDouble())) : open();
            case ACOS -> isSmall(x) ? bounded(x, StrictMath.acos(x.toDouble())) : open();
            case ATAN ->
                isSmall(x) ? small(x, StrictMath.atan(x.toDouble())) : bounded(x, StrictMath.atan(x.toDouble()));
            case SINH ->
                isSmall(x)
                        ? small(x, StrictMath.sinh(x.toDouble()))
                        : x.exp().plus(x.negate().exp().negate()).times(HALF);
            case COSH -> x.exp().plus(x.negate().exp()).times(HALF);
            case TANH ->
                isSmall(x) ? small(x, StrictMath.tanh(x.toDouble())) : bounded(x, StrictMath.tanh(x.toDouble()));
            case CBRT -> x.cbrt();
            case HYPOT ->
                x.times(x).plus(operands.get(1).times(operands.get(1))).sqrt();
            default -> open();
        };
    }

    /** Below 1/2 in magnitude. */
    private static boolean isSmall(Wide x) {
        return x.isZero() || x.exponent() < -1;
    }

    /** A function that is next to 0 what its operand is, and changes by no more than twice as large a part. */
    private static Wide small(Wide x, double value) {
        // Far from 1, a double may not hold it, and both are the same.
        return x.isBeyond() || x.exponent() < -60
                ? new Wide(x.significand(), x.exponent(), x.isBeyond() ? 0 : x.error() + Wide.ROUNDING)
                : Wide.of(value, 0, x.isZero() ? 0 : 2 * x.error() + 2 * Wide.ROUNDING);
    }

    /** A function whose value changes by no larger a part than its operand. */
    private static Wide bounded(Wide x, double value) {
        return Wide.of(value, 0, x.error() + 4 * Wide.ROUNDING);
    }

    /** A function of an angle, of which the platform has all digits. */
    private static Wide angle(Wide x, double value, double slope) {
        return x.exponent() > 1000
                ? open()
                : Wide.of(value, 0, Math.abs(x.toDouble() / value) * slope * x.error() + 4 * Wide.ROUNDING);
    }

    private static Wide fold(List<Wide> operands, BinaryOperator<Wide> operation) {
        Wide result = operands.get(0);
        for (Wide operand : operands.subList(1, operands.size())) {
            result = operation.apply(result, operand);
        }
        return result;
    }

    private static Wide open() {
        throw BoundsEvaluator.OPEN;
    }
}
