package org.formulary.processor.equation;

import java.util.Map;
import java.util.Optional;

/** Functions as other languages call them, and how they are written here. */
public final class ForeignNames {

    private static final Map<String, String> OURS = Map.ofEntries(
            Map.entry("pow", "a^b"),
            Map.entry("power", "a^b"),
            Map.entry("sqr", "a^2"),
            Map.entry("square", "a^2"),
            Map.entry("root", "sqrt(a)"),
            Map.entry("ceiling", "ceil(a)"),
            Map.entry("rint", "round(a)"),
            Map.entry("trunc", "floor(a)"),
            Map.entry("fabs", "abs(a)"),
            Map.entry("signum", "sign(a)"),
            Map.entry("sgn", "sign(a)"),
            Map.entry("fmod", "a mod b"),
            Map.entry("floorMod", "a mod b"),
            Map.entry("floorDiv", "floor(a/b)"),
            Map.entry("fmax", "max(a, b)"),
            Map.entry("fmin", "min(a, b)"),
            Map.entry("lb", "log2(a)"),
            Map.entry("lg", "log2(a)` or `log10(a)"),
            Map.entry("log_2", "log2(a)"),
            Map.entry("log_10", "log10(a)"),
            Map.entry("arcsin", "asin(a)"),
            Map.entry("arccos", "acos(a)"),
            Map.entry("arctan", "atan(a)"),
            Map.entry("fact", "a!"),
            Map.entry("comb", "binomial(a, b)"),
            Map.entry("choose", "binomial(a, b)"),
            Map.entry("nCr", "binomial(a, b)"),
            Map.entry("prod", "product(i = 1 .. n, factor)"),
            Map.entry("Sum", "sum(i = 1 .. n, term)"));

    private ForeignNames() {}

    /** What to write instead of a name that another language gives a function, {@code pow} or {@code Math.max}. */
    public static Optional<String> advice(String name) {
        String last = name.substring(name.lastIndexOf('.') + 1);
        boolean qualified = last.length() < name.length();
        return Optional.ofNullable(OURS.get(last))
                .or(() -> Optional.of(last)
                        .filter(word -> qualified && Function.named(word).isPresent())
                        .map(word -> word + "(…)"))
                .map(ours -> "write `" + ours + "`");
    }
}
