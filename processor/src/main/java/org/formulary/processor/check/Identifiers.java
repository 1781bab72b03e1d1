package org.formulary.processor.check;

import java.util.Locale;
import java.util.regex.Pattern;

/** The identifiers that formulas have on pages, in books and in catalogues. */
final class Identifiers {

    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+");

    private Identifiers() {}

    /** {@code ringAllreduceTime} as {@code ring-allreduce-time}. */
    static String kebab(String javaName) {
        return String.join("-", HUMP.split(javaName, -1)).toLowerCase(Locale.ROOT);
    }
}
