package org.formulary.tests.misprints;

import java.util.regex.Pattern;

/** Loops that end when their thread is interrupted. */
final class Patience {

    private static final Pattern LOOP = Pattern.compile("(for \\([^{]*\\) \\{)");

    private Patience() {}

    static String in(String source) {
        return LOOP.matcher(source)
                .replaceAll("$1 if (Thread.currentThread().isInterrupted()) { throw new IllegalStateException(); }");
    }
}
