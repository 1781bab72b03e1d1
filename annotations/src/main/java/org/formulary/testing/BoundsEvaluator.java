package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/**
 * Decides a condition with doubles that are rounded outwards, a hundred times as fast as exact numbers do. What it decides
 * is decided for good; what is too close, too large or not surely defined it leaves to them.
 */
final class BoundsEvaluator extends ClaimEvaluator<Bounds> {

    /** Thrown where doubles do not tell. */
    @SuppressWarnings("StaticAssignmentOfThrowable") // It carries no stack trace, and is thrown at many points.
    static final RuntimeException OPEN = new Open();

    private static final int MAX_STEPS = 10_000;

    private static final Bounds PI = new Bounds(Math.PI, Math.nextUp(Math.PI));

    private int steps;

    BoundsEvaluator() {}

    /** Whether the condition holds; empty where doubles do not tell. */
    static Optional<Boolean> decide(Claim claim, Map<String, Real> environment) {
        try {
            return Optional.of(new BoundsEvaluator().holds(claim, new Arguments(environment)));
        } catch (Open e) {
            return Optional.empty();
        }
    }

    /** Bounds of a value; empty where doubles do not tell any. */
    static Optional<Bounds> bounds(Node value, Map<String, Real> environment) {
        try {
            return Optional.of(new BoundsEvaluator().value(value, new Arguments(environment)));
        } catch (Open e) {
            return Optional.empty();
        }
    }

    /** Bounds of a value while one name is anywhere within bounds; throws {@link #OPEN} where doubles do not tell any. */
    static Bounds between(Node value, Map<String, Real> environment, String name, Bounds range) {
        return new BoundsEvaluator().value(value, new Arguments(environment).with(name, () -> range));
    }

    /** Whether a condition holds while one name is anywhere within bounds; throws {@link #OPEN} where it does not tell. */
    static boolean decideBetween(Claim claim, Map<String, Real> environment, String name, Bounds range) {
        return new BoundsEvaluator().holds(claim, new Arguments(environment).with(name, () -> range));
    }

    /** One object without a stack, as it is nothing out of the ordinary. */
    static final class Open extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Open() {
            super("doubles do not tell", null, false, false);
        }
    }

    /** What the arguments are. */
    static final class Arguments extends Scope<Bounds> {

        private final Map<String, Real> values;

        Arguments(Map<String, Real> values) {
            this.values = values;
        }

        @Override
        Bounds get(String name) {
            Real value = values.get(name);
            if (value == null) {
                throw new IllegalArgumentException("no value is given for " + name);
            }
            return Bounds.of(value);
        }
    }

    @Override
    Bounds value(Node node, Scope<Bounds> scope) {
        if (++steps > MAX_STEPS) {
            throw OPEN;
        }
        if (node instanceof Node.Operation operation) {
            List<Bounds> operands = new ArrayList<>(operation.operands().size());
            for (Node operand : operation.operands()) {
                operands.add(value(operand, scope));
            }
            return apply(operation.operator(), operands);
        } else if (node instanceof Node.Name name) {
            return scope.get(name.name());
        } else if (node instanceof Node.Literal literal) {
            return Bounds.of(literal.value());
        } else if (node instanceof Node.Choice choice) {
            return value(holds(choice.condition(), scope) ? choice.then() : choice.otherwise(), scope);
        } else if (node instanceof Node.Let let) {
            return value(let.body(), scope.with(let.name(), () -> value(let.value(), scope)));
        } else if (node instanceof Node.Reduction reduction) {
            return reduce(reduction, scope);
        }
        return PI;
    }

    private Bounds reduce(Node.Reduction reduction, Scope<Bounds> scope) {
        Bounds from = value(reduction.from(), scope);
        Bounds to = value(reduction.to(), scope);
        if (!from.isCount() || !to.isCount()) {
            throw OPEN;
        }
        Bounds result = Bounds.exactly(reduction.product() ? 1 : 0);
        for (double i = from.low(); i <= to.low(); i++) {
            Bounds index = Bounds.exactly(i);
            Bounds term = value(reduction.body(), scope.with(reduction.index(), () -> index));
            result = reduction.product() ? result.times(term) : result.plus(term);
        }
        return result;
    }

    @Override
    boolean compare(Claim.Relation relation, Bounds left, Bounds right) {
        boolean below = left.high() < right.low();
        boolean above = left.low() > right.high();
        if (below || above) {
            return relation.holds(below ? -1 : 1);
        }
        if (left.isExact() && right.isExact()) {
            return relation.holds(0);
        }
        // They may be equal at most.
        if (left.high() == right.low() && relation.holds(-1) == relation.holds(0)) {
            return relation.holds(0);
        }
        if (left.low() == right.high() && relation.holds(1) == relation.holds(0)) {
            return relation.holds(0);
        }
        throw OPEN;
    }

    @Override
    boolean has(Claim.Property property, Bounds x) {
        if (!x.isCount()) {
            throw OPEN;
        }
        boolean odd = (long) x.low() % 2 != 0;
        return switch (property) {
            case INTEGER -> true;
            case EVEN -> !odd;
            case ODD -> odd;
        };
    }

    private static Bounds apply(Operator operator, List<Bounds> operands) {
        Bounds x = operands.get(0);
        return switch (operator) {
            case ADD -> x.plus(operands.get(1));
            case SUBTRACT -> x.plus(operands.get(1).negate());
            case NEGATE -> x.negate();
            case MULTIPLY -> x.times(operands.get(1));
            case DIVIDE -> x.dividedBy(operands.get(1));
            case POWER -> BoundsFunctions.power(x, operands.get(1));
            case MOD -> BoundsFunctions.mod(x, operands.get(1));
            case FACTORIAL, FACTORIAL_FUNCTION -> BoundsFunctions.factorial(x);
            case BINOMIAL -> BoundsFunctions.binomial(x, operands.get(1));
            case MIN -> fold(operands, (a, b) -> new Bounds(Math.min(a.low(), b.low()), Math.min(a.high(), b.high())));
            case MAX -> fold(operands, (a, b) -> new Bounds(Math.max(a.low(), b.low()), Math.max(a.high(), b.high())));
            case ABS -> x.abs();
            case SIGN -> sign(x);
            case FLOOR -> new Bounds(Math.floor(x.low()), Math.floor(x.high()));
            case CEIL -> new Bounds(Math.ceil(x.low()), Math.ceil(x.high()));
            case ROUND -> BoundsFunctions.round(x);
            case SQRT -> x.sqrt();
            case CBRT -> BoundsFunctions.increasing(Math::cbrt, x);
            case EXP -> BoundsFunctions.exp(x);
            case LN -> BoundsFunctions.ln(x);
            case LOG2 -> BoundsFunctions.log2(x);
            case LOG10 -> BoundsFunctions.log10(x);
            case EXPM1 -> BoundsFunctions.expm1(x);
            case LOG1P -> BoundsFunctions.log1p(x);
            case SIN -> BoundsFunctions.sin(x);
            case COS -> BoundsFunctions.cos(x);
            case TAN -> BoundsFunctions.tan(x);
            case ASIN -> BoundsFunctions.asin(x);
            case ACOS -> BoundsFunctions.acos(x);
            case ATAN -> BoundsFunctions.atan(x);
            case ATAN2 -> throw OPEN;
            case SINH -> BoundsFunctions.sinh(x);
            case COSH -> BoundsFunctions.cosh(x);
            case TANH -> BoundsFunctions.tanh(x);
            case HYPOT -> BoundsFunctions.hypot(x, operands.get(1));
        };
    }

    private static Bounds sign(Bounds x) {
        if (!x.isZero() && x.holdsZero()) {
            throw OPEN;
        }
        return Bounds.exactly(Math.signum(x.low()));
    }

    private static Bounds fold(List<Bounds> operands, BinaryOperator<Bounds> operation) {
        Bounds result = operands.get(0);
        for (Bounds operand : operands.subList(1, operands.size())) {
            result = operation.apply(result, operand);
        }
        return result;
    }
}
