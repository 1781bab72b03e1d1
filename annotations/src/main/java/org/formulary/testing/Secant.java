package org.formulary.testing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds a derivative and an elasticity against a difference quotient: by the mean value theorem, the quotient over a short
 * interval is the derivative somewhere in it, and so lies within bounds of the derivative over all of it. What is found wrong
 * is wrong for certain.
 */
public final class Secant {

    /** How far the ends are off, relative to the parameter, where the value is known to the digits of doubles. */
    private static final double COARSE = 0x1p-12;

    /** The same where it is known exactly. */
    private static final double FINE = 0x1p-24;

    /** How wide bounds may be, relative to what they bound, to tell a right derivative from a wrong one. */
    private static final double SHARP = 0.125;

    private final ReferenceFormula value;
    private final ReferenceFormula derivative;
    private final ReferenceFormula elasticity;
    private final List<ReferenceCondition> conditions;
    private final String parameter;

    /**
     * A value and how it changes, all in coherent units.
     *
     * @param conditions where the derivative is told, as far as that is more than the parameters' ranges
     * @param parameter the name by which the derivative is
     */
    public Secant(
            ReferenceFormula value,
            ReferenceFormula derivative,
            ReferenceFormula elasticity,
            List<ReferenceCondition> conditions,
            String parameter) {
        this.value = value;
        this.derivative = derivative;
        this.elasticity = elasticity;
        this.conditions = List.copyOf(conditions);
        this.parameter = parameter;
    }

    /** What was found at a point. */
    public enum Verdict {
        /** The derivative is near the quotient. */
        RIGHT,
        /** One of the two is wrong for certain. */
        WRONG,
        /** There is an edge near, or the bounds are too wide. */
        OPEN
    }

    /** What doubles that are rounded outwards tell. */
    public Verdict atOnce(Map<String, Real> point) {
        return judge(point, COARSE, false);
    }

    /**
     * What exact values tell.
     *
     * @throws UndefinedException if the value does not exist beside the point
     */
    Verdict exactly(Map<String, Real> point) {
        return judge(point, FINE, true);
    }

    private Verdict judge(Map<String, Real> point, double distance, boolean exact) {
        try {
            Verdict slope = slope(point, distance, exact);
            return slope == Verdict.RIGHT ? elasticity(point) : slope;
        } catch (BoundsEvaluator.Open e) {
            return Verdict.OPEN;
        }
    }

    private Verdict slope(Map<String, Real> point, double distance, boolean exact) {
        double middle = Bounds.of(point.get(parameter)).low();
        double first = middle * (1 - distance);
        double second = middle * (1 + distance);
        if (first == second) {
            return Verdict.OPEN;
        }
        Bounds between = new Bounds(Math.min(first, second), Math.max(first, second));
        for (ReferenceCondition condition : conditions) {
            if (!BoundsEvaluator.decideBetween(condition.root(), point, parameter, between)) {
                return Verdict.OPEN;
            }
        }
        Bounds slope = BoundsEvaluator.between(derivative.root(), point, parameter, between);
        Bounds run = Bounds.exactly(between.high())
                .plus(Bounds.exactly(between.low()).negate());
        return compared(rise(point, between, exact).dividedBy(run), slope);
    }

    private Bounds rise(Map<String, Real> point, Bounds between, boolean exact) {
        if (exact) {
            return Bounds.of(at(point, between.high()).minus(at(point, between.low())));
        }
        Bounds low = BoundsEvaluator.between(value.root(), point, parameter, Bounds.exactly(between.low()));
        Bounds high = BoundsEvaluator.between(value.root(), point, parameter, Bounds.exactly(between.high()));
        return high.plus(low.negate());
    }

    private Real at(Map<String, Real> point, double argument) {
        Map<String, Real> moved = new HashMap<>(point);
        moved.put(parameter, Real.of(argument));
        return value.evaluate(moved);
    }

    /** The elasticity times the value is the derivative times the parameter. */
    private Verdict elasticity(Map<String, Real> point) {
        Bounds argument = Bounds.of(point.get(parameter));
        Bounds slope = BoundsEvaluator.between(derivative.root(), point, parameter, argument);
        Bounds whole = BoundsEvaluator.between(value.root(), point, parameter, argument);
        Bounds relative = BoundsEvaluator.between(elasticity.root(), point, parameter, argument);
        return compared(relative.times(whole), slope.times(argument));
    }

    /** Whether two bounds can be of one number, and tell it. */
    private static Verdict compared(Bounds found, Bounds expected) {
        if (found.high() < expected.low() || found.low() > expected.high()) {
            return Verdict.WRONG;
        }
        double size = Math.max(Math.abs(expected.low()), Math.abs(expected.high()));
        boolean sharp = size == 0 || Math.max(width(found), width(expected)) <= SHARP * size;
        return sharp ? Verdict.RIGHT : Verdict.OPEN;
    }

    private static double width(Bounds bounds) {
        return bounds.high() - bounds.low();
    }
}
