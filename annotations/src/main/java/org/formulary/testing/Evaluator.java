package org.formulary.testing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.formulary.testing.Enclosure.Exact;

/** Evaluates prefix form at one precision; one evaluator serves one evaluation, as it counts its steps. */
final class Evaluator extends ClaimEvaluator<Enclosure> {

    /** Evaluated nodes; a sum over a large range ends here rather than never. */
    static final int MANY_STEPS = 1_000_000;

    /** The same where one point of many is as good as another. */
    static final int FEW_STEPS = 20_000;

    /** Bits of a denominator from which on reducing a fraction takes longer than a step. */
    private static final int WIDE = 512;

    private final Arithmetic arithmetic;
    private final Elementary elementary;
    private final Powers powers;
    private final int mostSteps;
    private int steps;

    Evaluator(int digits) {
        this(digits, MANY_STEPS);
    }

    Evaluator(int digits, int mostSteps) {
        this.mostSteps = mostSteps;
        this.arithmetic = new Arithmetic(digits);
        this.elementary = new Elementary(digits);
        this.powers = new Powers(digits);
    }

    @Override
    Enclosure value(Node node, Scope<Enclosure> scope) {
        if (++steps > mostSteps) {
            throw UndecidedException.beyondReach("an evaluation of more than " + mostSteps + " steps");
        }
        if (node instanceof Node.Operation operation) {
            // A loop, not a stream: nesting is as deep as the parser lets it be, and a stream would multiply the stack.
            List<Enclosure> operands = new ArrayList<>(operation.operands().size());
            for (Node operand : operation.operands()) {
                operands.add(value(operand, scope));
            }
            Enclosure result = apply(operation.operator(), operands);
            steps += work(result);
            return result;
        } else if (node instanceof Node.Name name) {
            return scope.get(name.name());
        } else if (node instanceof Node.Literal literal) {
            return new Exact(literal.value());
        } else if (node instanceof Node.Choice choice) {
            return value(holds(choice.condition(), scope) ? choice.then() : choice.otherwise(), scope);
        } else if (node instanceof Node.Let let) {
            return value(let.body(), scope.with(let.name(), () -> value(let.value(), scope)));
        } else if (node instanceof Node.Reduction reduction) {
            return reduce(reduction, scope);
        }
        return elementary.pi();
    }

    /** Fractions with thousands of digits count for as many steps as they take time. */
    private static int work(Enclosure result) {
        if (result instanceof Exact exact) {
            long words = exact.value().denominator().bitLength() / WIDE;
            return (int) Math.min(MANY_STEPS, words * words);
        }
        return 0;
    }

    private Enclosure reduce(Node.Reduction reduction, Scope<Enclosure> scope) {
        BigInteger from = integer(value(reduction.from(), scope));
        BigInteger to = integer(value(reduction.to(), scope));
        if (to.subtract(from).compareTo(BigInteger.valueOf(mostSteps)) > 0) {
            throw UndecidedException.beyondReach("a sum or product of more than " + mostSteps + " terms");
        }
        Enclosure result = Enclosure.of(reduction.product() ? 1 : 0);
        for (BigInteger i = from; i.compareTo(to) <= 0; i = i.add(BigInteger.ONE)) {
            Enclosure index = Enclosure.of(i);
            Enclosure term = value(reduction.body(), scope.with(reduction.index(), () -> index));
            result = reduction.product() ? arithmetic.multiply(result, term) : arithmetic.add(result, term);
            steps += work(result);
        }
        return result;
    }

    private static BigInteger integer(Enclosure bound) {
        if (bound instanceof Exact exact) {
            if (exact.value().isInteger()) {
                return exact.value().numerator();
            }
            throw new UndefinedException("a sum or product over a range that ends at " + exact.value());
        }
        throw UndecidedException.atThisPrecision("whether the end of a range is an integer");
    }

    @Override
    boolean compare(Claim.Relation relation, Enclosure left, Enclosure right) {
        return relation.holds(arithmetic.compare(left, right));
    }

    @Override
    boolean has(Claim.Property property, Enclosure x) {
        if (x instanceof Exact exact) {
            boolean odd = exact.value().numerator().testBit(0);
            return exact.value().isInteger()
                    && switch (property) {
                        case INTEGER -> true;
                        case EVEN -> !odd;
                        case ODD -> odd;
                    };
        }
        // It is no integer if one lies strictly below it and none up to it; else no precision will tell.
        return arithmetic.compare(x, Enclosure.of(arithmetic.floor(x))) == 0;
    }

    private Enclosure apply(Operator operator, List<Enclosure> operands) {
        Enclosure x = operands.get(0);
        return switch (operator) {
            case ADD -> arithmetic.add(x, operands.get(1));
            case SUBTRACT -> arithmetic.subtract(x, operands.get(1));
            case NEGATE -> arithmetic.negate(x);
            case MULTIPLY -> arithmetic.multiply(x, operands.get(1));
            case DIVIDE -> arithmetic.divide(x, operands.get(1));
            case POWER -> powers.power(x, operands.get(1));
            case MOD -> arithmetic.mod(x, operands.get(1));
            case FACTORIAL, FACTORIAL_FUNCTION -> powers.factorial(x);
            case BINOMIAL -> powers.binomial(x, operands.get(1));
            case MIN -> fold(operands, arithmetic::min);
            case MAX -> fold(operands, arithmetic::max);
            case ABS -> arithmetic.abs(x);
            case SIGN -> Enclosure.of(arithmetic.signum(x));
            case FLOOR -> Enclosure.of(arithmetic.floor(x));
            case CEIL -> Enclosure.of(arithmetic.ceil(x));
            case ROUND -> Enclosure.of(arithmetic.round(x));
            case SQRT -> elementary.sqrt(x);
            case CBRT -> elementary.cbrt(x);
            case EXP -> elementary.exp(x);
            case LN -> elementary.ln(x);
            case LOG2 -> elementary.log2(x);
            case LOG10 -> elementary.log10(x);
            case EXPM1 -> elementary.expm1(x);
            case LOG1P -> elementary.log1p(x);
            case SIN -> elementary.sin(x);
            case COS -> elementary.cos(x);
            case TAN -> elementary.tan(x);
            case ASIN -> elementary.asin(x);
            case ACOS -> elementary.acos(x);
            case ATAN -> elementary.atan(x);
            case ATAN2 -> elementary.atan2(x, operands.get(1));
            case SINH -> elementary.sinh(x);
            case COSH -> elementary.cosh(x);
            case TANH -> elementary.tanh(x);
            case HYPOT -> elementary.hypot(x, operands.get(1));
        };
    }

    private static Enclosure fold(List<Enclosure> operands, BinaryOperator<Enclosure> operation) {
        return operands.stream().reduce(operation).orElseThrow();
    }
}
