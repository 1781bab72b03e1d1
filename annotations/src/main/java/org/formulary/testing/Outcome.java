package org.formulary.testing;

import java.util.function.Supplier;

/** What became of one call or one comparison. */
sealed interface Outcome {

    /** It is as it should be. */
    record Right() implements Outcome {}

    /** Nothing can be said at this point. */
    record Open() implements Outcome {}

    /** It is not. */
    record Wrong(String expected, String actual) implements Outcome {
        AssertionError at(Point point, String what, long seed) {
            return new AssertionError(what + "\n  at " + point + "\n  expected " + expected + "\n  but was " + actual
                    + "\n  repeat with " + Seed.option(seed));
        }
    }

    Outcome RIGHT = new Right();
    Outcome OPEN = new Open();

    /** The outcome of a computation, in which an evaluator's "cannot tell" leaves it open. */
    static Outcome of(Supplier<Outcome> judgement) {
        try {
            return judgement.get();
        } catch (UndecidedException e) {
            return OPEN;
        }
    }
}
