package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import org.formulary.quantity.Rational;

/**
 * Running error analysis: what roundings a careful evaluation in doubles may add up to at one point, to first order. It also
 * notes the largest and the smallest number on the way, as results beyond the range of doubles follow no error bound, and
 * refuses points at which a rounding could take another branch or step.
 */
final class RoundingAnalysis extends ClaimEvaluator<Rounded> {

    private static final int MAX_STEPS = 100_000;

    /** What becomes of the numbers on the way. */
    private enum Range {
        /** They are doubles, whose errors count the smallest double as well. */
        OF_DOUBLES,
        /** They are as doubles would be without a least and a greatest magnitude; what is beyond counts as the greatest. */
        UNLIMITED,
        /** They are doubles, and nobody asks for their errors. */
        WITHOUT_ERRORS
    }

    private final Range range;
    private final RoundedOperations operations;
    private double largest;
    private double smallest = Double.POSITIVE_INFINITY;
    private boolean leavesRange;
    private int steps;

    private RoundingAnalysis(Range range) {
        this.range = range;
        this.operations = new RoundedOperations(range == Range.OF_DOUBLES ? Double.MIN_VALUE : 0);
    }

    /** Of roundings as they are, those next to 0 included. */
    RoundingAnalysis() {
        this(Range.OF_DOUBLES);
    }

    /** Of roundings without what the range of doubles makes of numbers: what excuses an error though none leaves it. */
    static RoundingAnalysis ofUnlimitedRange() {
        return new RoundingAnalysis(Range.UNLIMITED);
    }

    /** Of values alone, infinities and what is no number included. */
    static RoundingAnalysis ofValues() {
        return new RoundingAnalysis(Range.WITHOUT_ERRORS);
    }

    /** The largest magnitude met on the way. */
    double largest() {
        return largest;
    }

    /** Whether an operation had a result that is no double, or has not all its digits, because of its size. */
    boolean leavesRange() {
        return leavesRange;
    }

    /** Whether no number on the way came near the ends of the range of doubles. */
    boolean staysInRange() {
        return largest < 0x1p1000 && smallest > 0x1p-960;
    }

    @Override
    Rounded value(Node node, Scope<Rounded> scope) {
        if (++steps > MAX_STEPS) {
            throw UndecidedException.beyondReach("an analysis of more than " + MAX_STEPS + " steps");
        }
        Rounded result = ranged(compute(node, scope));
        if (range != Range.WITHOUT_ERRORS && (Double.isNaN(result.value()) || Double.isNaN(result.error()))) {
            throw unclear("a number that doubles do not carry");
        }
        double magnitude = Math.abs(result.value());
        largest = Math.max(largest, magnitude);
        if (magnitude > 0 || result.error() > 0) {
            smallest = Math.min(smallest, magnitude);
        }
        return result;
    }

    private Rounded ranged(Rounded result) {
        double value = result.value();
        if (range == Range.WITHOUT_ERRORS) {
            return result.isExact() ? result : Rounded.exact(value);
        }
        if (range == Range.OF_DOUBLES || Double.isFinite(value)) {
            return result;
        }
        double nearest = Double.isNaN(value) ? 0 : Math.copySign(Double.MAX_VALUE, value);
        return Rounded.of(nearest, 0, 1, 0);
    }

    private Rounded compute(Node node, Scope<Rounded> scope) {
        if (node instanceof Node.Operation operation) {
            if (isExactStep(operation, scope)) {
                return Rounded.exact(step(operation.operator(), operation.first(), scope));
            }
            List<Rounded> operands = new ArrayList<>(operation.operands().size());
            for (Node operand : operation.operands()) {
                operands.add(value(operand, scope));
            }
            Rounded result = operations.apply(operation.operator(), operands);
            boolean leaves = RoundedOperations.leavesRange(operation.operator(), operands, result.value());
            leavesRange |= leaves;
            // A number that is 0 for want of range is not exact, and neither is what is made of such a number.
            boolean vanished = leaves || RoundedOperations.carriesOn(operation.operator(), operands);
            return vanished && result.isExact() ? new Rounded(result.value(), Double.MIN_NORMAL) : result;
        } else if (node instanceof Node.Name name) {
            return scope.get(name.name());
        } else if (node instanceof Node.Literal literal) {
            double value = literal.value().toDouble();
            boolean exact = range == Range.WITHOUT_ERRORS
                    || (Double.isFinite(value) && Rational.of(value).equals(literal.value()));
            return exact ? Rounded.exact(value) : Rounded.of(value, 0, 1);
        } else if (node instanceof Node.Choice choice) {
            return value(holds(choice.condition(), scope) ? choice.then() : choice.otherwise(), scope);
        } else if (node instanceof Node.Let let) {
            return value(let.body(), scope.with(let.name(), () -> value(let.value(), scope)));
        } else if (node instanceof Node.Reduction reduction) {
            return reduce(reduction, scope);
        }
        return Rounded.of(Math.PI, 0, 1);
    }

    /**
     * Whether a step function is taken of what the language computes exactly from integers: a quotient, or a binary
     * logarithm by bit length.
     */
    private boolean isExactStep(Node.Operation operation, Scope<Rounded> scope) {
        boolean isStep = switch (operation.operator()) {
            case FLOOR, CEIL, ROUND -> true;
            default -> false;
        };
        if (!isStep || !(operation.first() instanceof Node.Operation inner)) {
            return false;
        }
        return switch (inner.operator()) {
            case DIVIDE, LOG2 ->
                inner.operands().stream().allMatch(o -> value(o, scope).isCount());
            default -> false;
        };
    }

    private double step(Operator operator, Node operand, Scope<Rounded> scope) {
        Enclosure exact = new Evaluator(Real.FIRST_DIGITS, Evaluator.FEW_STEPS).value(operand, new Scope<>() {
            @Override
            Enclosure get(String name) {
                return Real.of(scope.get(name).value()).at(Real.FIRST_DIGITS);
            }
        });
        Arithmetic arithmetic = new Arithmetic(Real.FIRST_DIGITS);
        return switch (operator) {
            case FLOOR -> arithmetic.floor(exact).doubleValue();
            case CEIL -> arithmetic.ceil(exact).doubleValue();
            default -> arithmetic.round(exact).doubleValue();
        };
    }

    private Rounded reduce(Node.Reduction reduction, Scope<Rounded> scope) {
        double from = value(reduction.from(), scope).value();
        double to = value(reduction.to(), scope).value();
        Rounded result = Rounded.exact(reduction.product() ? 1 : 0);
        for (double i = from; i <= to; i++) {
            Rounded index = Rounded.exact(i);
            Rounded term = value(reduction.body(), scope.with(reduction.index(), () -> index));
            result = operations.apply(reduction.product() ? Operator.MULTIPLY : Operator.ADD, List.of(result, term));
        }
        return result;
    }

    @Override
    boolean compare(Claim.Relation relation, Rounded left, Rounded right) {
        double margin = 2 * (left.error() + right.error());
        // Neither infinity is further from the other than their errors.
        if (margin != 0 && !(Math.abs(left.value() - right.value()) > margin)) {
            throw unclear("a comparison that roundings may turn");
        }
        return relation.holds(Double.compare(left.value() + 0.0, right.value() + 0.0));
    }

    @Override
    boolean has(Claim.Property property, Rounded number) {
        if (!number.isExact()) {
            throw unclear("whether a rounded number is an integer");
        }
        boolean odd = Math.abs(number.value() % 2) == 1;
        return number.isExactInteger()
                && switch (property) {
                    case INTEGER -> true;
                    case EVEN -> !odd;
                    case ODD -> odd;
                };
    }

    static UndecidedException unclear(String what) {
        return UndecidedException.beyondReach(what);
    }
}
