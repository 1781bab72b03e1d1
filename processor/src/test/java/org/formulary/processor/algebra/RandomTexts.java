package org.formulary.processor.algebra;

import java.util.List;
import java.util.random.RandomGenerator;

/** Values and conditions over x, y and the integer n, as equations write them. */
public final class RandomTexts {

    private static final List<String> FUNCTIONS = List.of(
            "abs", "sign", "floor", "ceil", "sqrt", "cbrt", "exp", "ln", "log2", "expm1", "log1p", "sin", "cos", "asin",
            "acos", "atan", "sinh", "cosh", "tanh");

    private final RandomGenerator random;

    /** Texts from a source of randomness. */
    public RandomTexts(RandomGenerator random) {
        this.random = random;
    }

    /** A value of so many levels. */
    public String value(int depth) {
        if (depth == 0) {
            return any(List.of("x", "y", "n", "x", "y", "n", "1", "2", "0.5", "3"));
        }
        String a = value(depth - 1);
        String b = value(random.nextInt(depth));
        return switch (random.nextInt(12)) {
            case 0, 1 -> "((" + a + ") + (" + b + "))";
            case 2, 3 -> "((" + a + ") - (" + b + "))";
            case 4 -> "((" + a + ")*(" + b + "))";
            case 5, 6 -> "((" + a + ")/(" + b + "))";
            case 7 -> "((" + a + ")^" + any(List.of("2", "3", "(-1)", "0.5", "n")) + ")";
            case 8 -> any(List.of("min", "max", "hypot", "atan2")) + "(" + a + ", " + b + ")";
            case 9 -> "((" + a + ") if (" + condition() + ") else (" + b + "))";
            default -> any(FUNCTIONS) + "(" + a + ")";
        };
    }

    private String condition() {
        return any(List.of("x > y", "x != 0", "n >= 2", "y = 1", "x + y > 0", "x <= 1 and n > 1", "x < 0 or y < x"));
    }

    /** A domain of a variable; empty for none. */
    public String domain(String name) {
        return any(List.of(
                        "",
                        "NAME > 0",
                        "NAME >= 0",
                        "NAME >= 1",
                        "-1 <= NAME <= 1",
                        "0 < NAME < 1",
                        "NAME <= 2",
                        "NAME > 1"))
                .replace("NAME", name);
    }

    private String any(List<String> items) {
        return items.get(random.nextInt(items.size()));
    }
}
