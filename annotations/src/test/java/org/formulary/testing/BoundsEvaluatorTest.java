package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.quantity.Rational;
import org.junit.jupiter.api.Test;

class BoundsEvaluatorTest {

    private static final int EXPRESSIONS = 6_000;

    private static final int DEPTH = 3;

    private static final List<String> NAMES = List.of("x", "y");

    private static final List<Double> VALUES = List.of(
            0.0, 1.0, -1.0, 2.0, -3.0, 0.5, 0.1, -0.7, 7.0, 18.0, 1e-8, 1e-300, Double.MIN_VALUE, 1e300, -1e155, 1e17);

    private static final List<Operator> OPERATORS = List.of(Operator.values());

    private final Random random = new Random(20260101);

    @Test
    void boundsHoldTheExactValueWhereverTheyAreGiven() {
        Map<Operator, Integer> decided = new EnumMap<>(Operator.class);
        for (int i = 0; i < EXPRESSIONS; i++) {
            Operator outermost = OPERATORS.get(i % OPERATORS.size());
            String text = operation(outermost, DEPTH);
            Map<String, Real> environment = environment();
            Optional<Bounds> bounds = bounds(text, environment);
            if (bounds.isPresent()) {
                requireInside(bounds.get(), text, environment);
                decided.merge(outermost, 1, Integer::sum);
            }
        }
        assertAll(Arrays.stream(Operator.values())
                .filter(operator -> operator != Operator.ATAN2)
                .map(operator -> () -> assertTrue(decided.containsKey(operator), operator + " was never bounded")));
    }

    @Test
    void whatIsDecidedIsSoForExactNumbersToo() {
        List<String> relations = List.of("<", "<=", "=", "!=", ">=", ">");
        for (int i = 0; i < EXPRESSIONS; i++) {
            String text = "(" + relations.get(i % relations.size()) + " " + expression(2) + " " + expression(2) + ")";
            Map<String, Real> environment = environment();
            Claim claim = ReferenceFormula.parseCondition(text).root();
            Optional<Boolean> decided = BoundsEvaluator.decide(claim, environment);
            if (decided.isPresent()) {
                requireSame(decided.get(), text, environment);
            }
        }
    }

    private static void requireInside(Bounds bounds, String text, Map<String, Real> environment) {
        try {
            Real exact = ReferenceFormula.parse(text).evaluate(environment);
            boolean inside = Rational.of(bounds.low()).compareTo(exact.upper()) <= 0
                    && Rational.of(bounds.high()).compareTo(exact.lower()) >= 0;
            assertTrue(inside, () -> text + " at " + environment + ": " + exact + " is not within " + bounds);
        } catch (UndefinedException e) {
            fail(text + " at " + environment + " has no value but the bounds " + bounds, e);
        } catch (UndecidedException e) {
            // Exact numbers do not reach there.
            return;
        }
    }

    private static void requireSame(boolean decided, String text, Map<String, Real> environment) {
        try {
            boolean exact = new ExactConditions().holds(text, environment);
            assertEquals(exact, decided, () -> text + " at " + environment);
        } catch (UndecidedException e) {
            // Exact numbers do not reach there.
            return;
        }
    }

    /** Compares the exact values themselves, as the evaluator of conditions asks the bounds first. */
    private static final class ExactConditions {
        boolean holds(String text, Map<String, Real> environment) {
            Claim.Comparison comparison =
                    (Claim.Comparison) ReferenceFormula.parseCondition(text).root();
            Real left = new ReferenceFormula(comparison.left()).evaluate(environment);
            Real right = new ReferenceFormula(comparison.right()).evaluate(environment);
            return comparison.relation().holds(left.compareTo(right));
        }
    }

    private static Optional<Bounds> bounds(String text, Map<String, Real> environment) {
        try {
            Node root = ReferenceFormula.parse(text).root();
            return Optional.of(new BoundsEvaluator().value(root, new BoundsEvaluator.Arguments(environment)));
        } catch (RuntimeException e) {
            if (e == BoundsEvaluator.OPEN) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private Map<String, Real> environment() {
        Map<String, Real> environment = new LinkedHashMap<>();
        NAMES.forEach(name -> environment.put(name, Real.of(value())));
        return environment;
    }

    private double value() {
        boolean any = random.nextInt(3) == 0;
        return any ? random.nextGaussian() * Math.pow(10, random.nextInt(9) - 4) : pick(VALUES);
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private String expression(int depth) {
        int kind = random.nextInt(depth > 0 ? 6 : 3);
        return switch (kind) {
            case 0, 1 -> pick(NAMES);
            case 2 -> pick(List.of("pi", "1", "2", "3", "10", "1/3", "0.1"));
            default -> operation(pick(List.of(Operator.values())), depth);
        };
    }

    private String operation(Operator operator, int depth) {
        int operands = operator.takes(1) && operator != Operator.MIN && operator != Operator.MAX ? 1 : 2;
        return "("
                + operator.spelling()
                + IntStream.range(0, operands)
                        .mapToObj(i -> " " + expression(depth - 1))
                        .collect(Collectors.joining())
                + ")";
    }
}
