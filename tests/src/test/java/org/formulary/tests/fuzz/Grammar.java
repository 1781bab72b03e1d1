package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.formulary.tests.fuzz.Declaration.Origin;
import org.formulary.tests.fuzz.Declaration.Variable;

/**
 * Draws declarations that have a good chance to be accepted: each term is a product of powers of the parameters that have a
 * unit, the same in all terms, times anything without a dimension.
 */
final class Grammar {

    private static final List<String> UNITS =
            List.of("m", "s", "kg", "m/s", "byte", "GB/s", "ms", "J", "K", "USD", "km", "token", "1/s");

    private static final List<String> DOMAINS = List.of(
            "NAME > 0", "NAME > 0", "NAME >= 0", "NAME >= 1", "0 < NAME <= 1", "0 <= NAME < 1", "1 < NAME < 9", "");

    private static final List<String> COUNTS = List.of("NAME >= 1", "NAME >= 0", "1 <= NAME <= 20", "NAME >= 2", "");

    private static final List<String> POSITIVE_FUNCTIONS = List.of(
            "sqrt", "exp", "ln", "log2", "log10", "log1p", "cbrt", "abs", "atan", "tanh", "sin", "cos", "floor", "ceil",
            "round", "expm1", "sinh", "cosh", "asin", "acos", "tan", "sign");

    private static final List<String> NUMBERS =
            List.of("1", "2", "3", "0.5", "1.25", "10", "7", "1e-3", "2.5e6", "pi", "1/3", "100");

    private final RandomGenerator random;
    private List<Variable> dimensional;
    private List<Variable> pure;

    Grammar(RandomGenerator random) {
        this.random = random;
    }

    Declaration declaration() {
        dimensional = new ArrayList<>();
        pure = new ArrayList<>();
        List<Variable> all = new ArrayList<>();
        for (String symbol : List.of("a", "b", "x", "n").subList(0, 1 + random.nextInt(4))) {
            Variable variable = variable(symbol);
            all.add(variable);
            (variable.unit().isEmpty() ? pure : dimensional).add(variable);
        }
        boolean count = dimensional.isEmpty()
                && all.stream().noneMatch(variable -> variable.type().equals("double"))
                && random.nextInt(3) > 0;
        if (count) {
            return new Declaration(
                    Origin.GRAMMAR,
                    random.nextBoolean() ? "long" : "int",
                    "",
                    "y = " + integer(2),
                    all,
                    laws(),
                    List.of(),
                    "");
        }
        String monomial = "";
        String unit = "";
        for (Variable variable : dimensional) {
            int power = 1 + random.nextInt(4) / 3;
            boolean under = !monomial.isEmpty() && random.nextInt(3) == 0;
            String factor = variable.symbol() + (power > 1 ? "^" + power : "");
            monomial = monomial.isEmpty() ? factor : under ? "(" + monomial + ")/" + factor : monomial + " " + factor;
            String unitFactor = "(" + variable.unit() + ")" + (power > 1 ? "^" + power : "");
            unit = unit.isEmpty() ? unitFactor : under ? "(" + unit + ")/" + unitFactor : unit + " " + unitFactor;
        }
        StringBuilder equation = new StringBuilder("y = ");
        int terms = 1 + random.nextInt(3);
        for (int i = 0; i < terms; i++) {
            String value = real(1 + random.nextInt(3));
            equation.append(i == 0 ? "" : random.nextInt(3) == 0 ? " - " : " + ")
                    .append(monomial.isEmpty() ? value : "(" + value + ") (" + monomial + ")");
        }
        return new Declaration(Origin.GRAMMAR, "double", unit, equation.toString(), all, laws(), List.of(), "");
    }

    private Variable variable(String symbol) {
        if (symbol.equals("n")) {
            return new Variable(
                    symbol,
                    random.nextInt(4) == 0 ? "int" : "long",
                    "",
                    any(COUNTS).replace("NAME", symbol));
        }
        String unit = random.nextInt(3) == 0 ? "" : any(UNITS);
        return new Variable(symbol, "double", unit, any(DOMAINS).replace("NAME", symbol));
    }

    private List<String> laws() {
        return random.nextInt(8) > 0
                ? List.of()
                : List.of(any(List.of("y >= 0", "y = y", "y > 0", "y + y = 2 y", "y >= y/2")));
    }

    /** A value without a dimension. */
    private String real(int depth) {
        if (depth == 0) {
            return leaf();
        }
        String a = real(depth - 1);
        String b = real(random.nextInt(depth));
        return switch (random.nextInt(16)) {
            case 0, 1, 2 -> "(" + a + " + " + b + ")";
            case 3 -> "(" + a + " - " + b + ")";
            case 4, 5 -> "(" + a + ")*(" + b + ")";
            case 6 -> "(" + a + ")/(1 + " + b + ")";
            case 7 -> "(" + a + ")/(" + b + ")";
            case 8 -> "(" + a + ")^" + any(List.of("2", "3", "0.5", "(-1)", "(1/3)", "n"));
            case 9 -> any(List.of("min", "max", "hypot", "atan2")) + "(" + a + ", " + b + ")";
            case 10 -> "(" + a + " if " + condition() + " else " + b + ")";
            case 11 -> "sqrt(" + a + ")";
            case 12 -> "sum(i = 1 .. " + any(List.of("3", "5", "n")) + ", " + a + "/i)";
            default -> any(POSITIVE_FUNCTIONS) + "(" + a + ")";
        };
    }

    private String integer(int depth) {
        if (depth == 0) {
            return any(List.of("n", "n", "1", "2", "3", "7"));
        }
        String a = integer(depth - 1);
        String b = integer(random.nextInt(depth));
        return switch (random.nextInt(12)) {
            case 0, 1 -> "(" + a + " + " + b + ")";
            case 2 -> "(" + a + " - " + b + ")";
            case 3, 4 -> "(" + a + " * " + b + ")";
            case 5 -> "floor(" + a + "/" + any(List.of("2", "3", "n")) + ")";
            case 6 -> "ceil(log2(" + a + "))";
            case 7 -> "(" + a + " mod " + any(List.of("2", "7", "n")) + ")";
            case 8 -> any(List.of("min", "max")) + "(" + a + ", " + b + ")";
            case 9 -> "(" + a + ")^2";
            case 10 -> "(" + a + " if n " + any(List.of("> 3", "is even", "= 1")) + " else " + b + ")";
            default -> any(List.of("binomial(" + a + ", 2)", "abs(" + a + ")", "factorial(n)"));
        };
    }

    private String condition() {
        return leaf() + any(List.of(" > ", " >= ", " < ", " = ", " != ")) + leaf();
    }

    private String leaf() {
        if (dimensional.size() > 1 && random.nextInt(4) == 0) {
            Variable variable = any(dimensional);
            for (Variable other : dimensional) {
                if (!other.symbol().equals(variable.symbol()) && other.unit().equals(variable.unit())) {
                    return variable.symbol() + "/" + other.symbol();
                }
            }
        }
        return pure.isEmpty() || random.nextInt(3) == 0
                ? any(NUMBERS)
                : any(pure).symbol();
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
