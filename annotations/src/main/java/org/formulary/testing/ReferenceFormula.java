package org.formulary.testing;

import java.util.Map;
import java.util.Optional;

/**
 * An expression in prefix form, such as {@code (/ (* 2 (- N 1)) N)}, evaluated in arbitrary precision without any
 * arithmetic that generated code uses. Everything is in coherent units, and mathematics is exact: what has no value is an
 * {@link UndefinedException}, never a number.
 */
public final class ReferenceFormula {

    private final Node root;

    ReferenceFormula(Node root) {
        this.root = root;
    }

    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException if the text is not in prefix form
     */
    public static ReferenceFormula parse(String prefix) {
        return new ReferenceFormula(PrefixParser.value(prefix));
    }

    /**
     * Reads a condition.
     *
     * @throws IllegalArgumentException if the text is not in prefix form
     */
    public static ReferenceCondition parseCondition(String prefix) {
        return new ReferenceCondition(PrefixParser.condition(prefix));
    }

    /**
     * The value.
     *
     * @param environment the values of all names
     * @throws UndefinedException if there is no value
     * @throws UndecidedException if 1280 digits do not tell what the value is
     * @throws IllegalArgumentException if a name has no value
     */
    public Real evaluate(Map<String, Real> environment) {
        return evaluate(environment, Evaluator.MANY_STEPS);
    }

    /** Bounds of the value in doubles; empty where they do not tell any, or whether it exists. */
    public Optional<Bounds> bounds(Map<String, Real> environment) {
        return BoundsEvaluator.bounds(root, environment);
    }

    /** Whether doubles show at once that the value at a point exists and is of less than a magnitude. */
    public boolean isWithin(double magnitude, Point point) {
        return bounds(point.environment())
                .filter(bounds -> -magnitude < bounds.low() && bounds.high() < magnitude)
                .isPresent();
    }

    /** {@link #evaluate} at one point of many, where a long sum is left to others. */
    Real sample(Map<String, Real> environment) {
        return evaluate(environment, Evaluator.FEW_STEPS);
    }

    private Real evaluate(Map<String, Real> environment, int steps) {
        return Real.refinable(digits -> new Evaluator(digits, steps).value(root, new Environment(environment, digits)));
    }

    Node root() {
        return root;
    }
}
