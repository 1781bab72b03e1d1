package org.formulary.testing;

import java.util.Map;
import java.util.Optional;

/** A condition in prefix form, such as {@code (<= k N)}, decided in arbitrary precision. */
public final class ReferenceCondition {

    /** Numbers that agree to so many digits in a law are taken to be equal. */
    private static final int LAW_DIGITS = 160;

    private final Claim root;

    ReferenceCondition(Claim root) {
        this.root = root;
    }

    /**
     * Whether the condition holds.
     *
     * @param environment the values of all names
     * @throws UndefinedException if one of its values does not exist
     * @throws UndecidedException if 1280 digits do not tell
     */
    public boolean test(Map<String, Real> environment) {
        return BoundsEvaluator.decide(root, environment)
                .orElseGet(() -> Real.refine(digits -> at(digits, environment)));
    }

    /** Whether the condition holds, as far as doubles that are rounded outwards tell; empty where they do not. */
    public Optional<Boolean> atOnce(Map<String, Real> environment) {
        return BoundsEvaluator.decide(root, environment);
    }

    /**
     * Whether the condition is decided not to hold with up to 160 digits. Two irrational numbers that agree so far count as
     * equal, as nothing short of algebra would tell them from it.
     *
     * @throws UndefinedException if one of its values does not exist
     * @throws UndecidedException if a value is too large for this evaluator
     */
    public boolean isRefuted(Map<String, Real> environment) {
        Optional<Boolean> atOnce = BoundsEvaluator.decide(root, environment);
        if (atOnce.isPresent()) {
            return !atOnce.get();
        }
        try {
            return !Real.refine(digits -> at(digits, environment), LAW_DIGITS);
        } catch (UndecidedException e) {
            if (!e.moreDigitsMayHelp()) {
                throw e;
            }
            return false;
        }
    }

    /** What the two sides of a comparison are; empty for other conditions. */
    String finding(Map<String, Real> environment) {
        return Finding.of(root, environment);
    }

    private boolean at(int digits, Map<String, Real> environment) {
        return new Evaluator(digits, Evaluator.FEW_STEPS).holds(root, new Environment(environment, digits));
    }

    Claim root() {
        return root;
    }
}
