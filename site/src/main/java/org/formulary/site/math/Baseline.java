package org.formulary.site.math;

import java.util.Locale;

/**
 * How a picture is set on the baseline of its line without a style attribute: its lower edge is moved down to the next of a
 * few fixed depths, and the class of that depth hangs it that much below the baseline.
 */
public final class Baseline {

    /** Thousandths of an em from one depth to the next. */
    private static final int STEP = 50;

    /** The deepest step; what is deeper stands on a line of its own anyway and is centred. */
    private static final int DEEPEST = 80;

    private Baseline() {}

    /** The first of the fixed depths that holds the given one, in thousandths of an em. */
    static int reach(int depth) {
        return (Math.max(0, depth) + STEP - 1) / STEP * STEP;
    }

    /** The class that hangs a picture of that {@linkplain #reach fixed depth}. */
    static String cssClass(int reach) {
        int step = reach / STEP;
        return step > DEEPEST ? "centred" : "d" + step;
    }

    /** The rules of all the classes. */
    public static String stylesheet() {
        StringBuilder css = new StringBuilder("/* Pictures of equations on the baseline of their line. */\n");
        for (int step = 1; step <= DEEPEST; step++) {
            int depth = step * STEP;
            css.append(String.format(
                    Locale.ROOT, ".d%d{vertical-align:-%d.%02dem}\n", step, depth / 1000, depth % 1000 / 10));
        }
        return css.append(".centred{vertical-align:middle}\n").toString();
    }
}
