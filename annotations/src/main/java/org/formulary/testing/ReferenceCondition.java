package org.formulary.testing;

import java.util.Map;
import java.util.Optional;

/** A condition in prefix form, such as {@code (<= k N)}, decided in arbitrary precision. */
public final class ReferenceCondition {

    /** Numbers that agree to so many digits are taken to be equal by laws, and too close for a point to be drawn. */
    private static final int FEW_DIGITS = 160;

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
     * Whether the condition is decided to hold with up to 160 digits: for points of which others are as good, as more digits
     * take much longer, and in vain where both sides are one irrational number. Without a value it does not hold.
     */
    boolean isShown(Map<String, Real> environment) {
        try {
            return BoundsEvaluator.decide(root, environment)
                    .orElseGet(() -> Real.refine(digits -> at(digits, environment), FEW_DIGITS));
        } catch (UndefinedException | UndecidedException e) {
            return false;
        }
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
            return !Real.refine(digits -> at(digits, environment), FEW_DIGITS);
        } catch (UndecidedException e) {
            if (!e.moreDigitsMayHelp()) {
                throw e;
            }
            return false;
        }
    }

    /** Whether the roundings of a computation in doubles may turn the condition, the infinities that they may become included. */
    boolean mayTurn(Scope<Rounded> environment) {
        try {
            new RoundingAnalysis().holds(root, environment);
            return false;
        } catch (UndefinedException | UndecidedException e) {
            return true;
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
