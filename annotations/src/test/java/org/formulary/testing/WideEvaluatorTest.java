package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.quantity.Rational;
import org.junit.jupiter.api.Test;

class WideEvaluatorTest {

    private static final int EXPRESSIONS = 12_000;

    private static final int DEPTH = 3;

    private static final List<Parameter> PARAMETERS = List.of(
            Parameter.of("x", "x", ArgumentRange.real(), "", ""),
            Parameter.of("y", "y", ArgumentRange.real(), "deg", ""));

    private static final List<Double> VALUES =
            List.of(0.0, 1.0, 2.0, -3.0, 0.5, -0.7, 1e-8, 1e-200, 1e200, -1e300, Double.MIN_VALUE, Double.MAX_VALUE);

    /** What it leaves to exact evaluation. */
    private static final Set<Operator> LEFT = EnumSet.of(
            Operator.MOD,
            Operator.FACTORIAL,
            Operator.FACTORIAL_FUNCTION,
            Operator.BINOMIAL,
            Operator.FLOOR,
            Operator.CEIL,
            Operator.ROUND,
            Operator.ATAN2);

    private static final List<Operator> OPERATORS = List.copyOf(EnumSet.complementOf(EnumSet.copyOf(LEFT)));

    private final Random random = new Random(20260101);

    @Test
    void isAsNearToTheExactValueAsItSays() {
        Set<Operator> told = EnumSet.noneOf(Operator.class);
        for (int i = 0; i < EXPRESSIONS; i++) {
            Operator outermost = OPERATORS.get(i % OPERATORS.size());
            String text = operation(outermost, DEPTH);
            Point point = point();
            Optional<Wide> value =
                    WideEvaluator.value(ReferenceFormula.parse(text).root(), point);
            if (value.isPresent()) {
                requireNear(value.get(), text, point);
                told.add(outermost);
            }
        }
        assertTrue(told.containsAll(OPERATORS), () -> "never told: " + EnumSet.complementOf(EnumSet.copyOf(told)));
    }

    private static void requireNear(Wide value, String text, Point point) {
        try {
            Real exact = ReferenceFormula.parse(text).evaluate(point.environment());
            if (value.isBeyond()) {
                // Exact numbers reach as far as that for small ones only.
                assertTrue(value.exponent() < 0 && exact.toDouble() == 0, () -> text + " at " + point);
            } else if (Math.abs(value.exponent()) < 20_000) {
                Rational number =
                        Rational.of(value.significand()).times(Rational.of(2).power((int) value.exponent()));
                Rational off = number.abs().times(Rational.of(value.error()));
                boolean near = number.minus(off).compareTo(exact.upper()) <= 0
                        && number.plus(off).compareTo(exact.lower()) >= 0;
                assertTrue(near, () -> text + " at " + point + ": " + exact + " is not near " + value);
            }
        } catch (UndefinedException e) {
            fail(text + " at " + point + " has no value but " + value, e);
        } catch (UndecidedException e) {
            // Exact numbers do not reach there.
            return;
        }
    }

    private Point point() {
        Map<String, Number> values = new LinkedHashMap<>();
        PARAMETERS.forEach(parameter -> values.put(parameter.symbol(), value()));
        return Point.of(PARAMETERS, values);
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
            case 0, 1 -> pick(List.of("x", "y"));
            case 2 -> pick(List.of("pi", "1", "2", "3", "10", "1/3", "0.1"));
            default -> operation(pick(OPERATORS), depth);
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
