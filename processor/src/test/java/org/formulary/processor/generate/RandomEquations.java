package org.formulary.processor.generate;

import java.util.List;
import java.util.random.RandomGenerator;

/** Texts of random equations over the counts {@code n}, {@code m} and the reals {@code x}, {@code z}. */
final class RandomEquations {

    private static final List<String> COUNTS = List.of("n", "m", "1", "2", "3", "7");
    private static final List<String> REALS = List.of("x", "z", "n", "0.5", "1.25", "pi");
    private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");

    private final RandomGenerator random;

    RandomEquations(RandomGenerator random) {
        this.random = random;
    }

    String count(int depth) {
        if (depth == 0) {
            return pick(COUNTS);
        }
        String a = count(depth - 1);
        String b = count(random.nextInt(depth));
        return switch (random.nextInt(14)) {
            case 0, 1 -> "(" + a + " + " + b + ")";
            case 2, 3 -> "(" + a + " - " + b + ")";
            case 4, 5 -> "(" + a + " * " + b + ")";
            case 6 -> "floor(" + a + "/" + pick(List.of("2", "3", "n", "5")) + ")";
            case 7 -> "ceil((" + a + " + 1/2)/" + pick(List.of("2", "m", "4")) + ")";
            case 8 -> "(" + a + " mod " + pick(List.of("2", "7", "m")) + ")";
            case 9 -> "abs(" + a + ")";
            case 10 -> pick(List.of("min", "max")) + "(" + a + ", " + b + ")";
            case 11 -> "(" + a + ")^" + pick(List.of("2", "3"));
            case 12 -> "(" + a + " if " + condition(depth - 1) + " else " + b + ")";
            default -> "(-" + a + ")";
        };
    }

    String real(int depth) {
        if (depth == 0) {
            return pick(REALS);
        }
        String a = real(depth - 1);
        String b = real(random.nextInt(depth));
        return switch (random.nextInt(13)) {
            case 0, 1 -> "(" + a + " + " + b + ")";
            case 2 -> "(" + a + " - " + b + ")";
            case 3, 4 -> "(" + a + " * " + b + ")";
            case 5, 6 -> "(" + a + "/" + pick(List.of("x", "z", "n", "3")) + ")";
            case 7 -> "sqrt(abs(" + a + "))";
            case 8 -> "(" + a + ")^2";
            case 9 -> "(" + a + " if " + condition(depth - 1) + " else " + b + ")";
            case 10 -> pick(List.of("min", "max")) + "(" + a + ", " + b + ")";
            case 11 -> "(" + count(depth) + " * " + b + ")";
            default -> "(-" + a + ")";
        };
    }

    private String condition(int depth) {
        return count(depth) + " " + pick(RELATIONS) + " " + count(depth);
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
