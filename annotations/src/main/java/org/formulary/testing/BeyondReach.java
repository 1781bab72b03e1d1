package org.formulary.testing;

import java.util.function.Supplier;

/** Gives a name to what decimals and integers of the platform answer when a number outgrows them. */
final class BeyondReach {

    private BeyondReach() {}

    static <T> T guard(Supplier<T> computation) {
        try {
            return computation.get();
        } catch (UndefinedException | UndecidedException e) {
            throw e;
        } catch (ArithmeticException e) {
            UndecidedException translated = UndecidedException.beyondReach("a number too large or too small to carry");
            translated.initCause(e);
            throw translated;
        }
    }
}
