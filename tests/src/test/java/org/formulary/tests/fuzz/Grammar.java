package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.formulary.tests.fuzz.Case.Origin;
import org.formulary.tests.fuzz.Case.Symbol;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Variable;

/**
 * Draws declarations that have a good chance to be accepted: each term is a product of powers of the parameters that have a
 * unit, the same in all terms, times anything without a dimension.
 */
final class Grammar {

    /** Units alike in dimension, in rows. */
    private static final List<List<String>> UNITS = List.of(
            List.of("m", "km", "mm", "ft"),
            List.of("s", "ms", "h", "us"),
            List.of("kg", "g"),
            List.of("m/s", "km/h"),
            List.of("byte", "GiB", "Mb"),
            List.of("GB/s", "byte/s", "Gbps"),
            List.of("J", "kWh", "eV"),
            List.of("K"),
            List.of("USD"),
            List.of("token"),
            List.of("1/s", "kHz"),
            List.of("deg", "rad"));

    private static final List<Symbol> CONSTANTS = List.of(
            new Symbol("R", "molar gas constant", "J/(mol K)", ""),
            new Symbol("c", "speed of light in vacuum", "m/s", ""),
            new Symbol("k_B", "Boltzmann constant", "J/K", ""));

    private static final List<String> DOMAINS = List.of(
            "NAME > 0", "NAME > 0", "NAME >= 0", "NAME >= 1", "0 < NAME <= 1", "0 <= NAME < 1", "1 < NAME < 9", "");

    private static final List<String> COUNTS = List.of("NAME >= 1", "NAME >= 0", "1 <= NAME <= 20", "NAME >= 2", "");

    private static final List<String> POSITIVE_FUNCTIONS = List.of(
            "sqrt", "exp", "ln", "log2", "log10", "log1p", "cbrt", "abs", "atan", "tanh", "sin", "cos", "floor", "ceil",
            "round", "expm1", "sinh", "cosh", "asin", "acos", "tan", "sign");

    private static final List<String> NUMBERS =
            List.of("1", "2", "3", "0.5", "1.25", "10", "7", "1e-3", "2.5e6", "pi", "1/3", "100");

    private final RandomGenerator random;
    private List<Variable> own;
    private List<Variable> dimensional;
    private List<Variable> pure;

    Grammar(RandomGenerator random) {
        this.random = random;
    }

    /** A formula of one set alone. */
    Declaration declaration() {
        return declaration("y", Optional.empty());
    }

    /** Two or three formulas, each of which may call those before it, and at times those behind. */
    Case calls() {
        List<Symbol> glossary = new ArrayList<>();
        List<Declaration> formulas = new ArrayList<>();
        Optional<Call> call = Optional.empty();
        for (String name : Case.NAMES.subList(0, 2 + random.nextInt(2))) {
            Declaration formula = declaration("y", call);
            formulas.add(formula);
            call = Optional.of(new Call(random.nextInt(20) == 0 ? any(Case.NAMES) : name, formula));
        }
        if (random.nextInt(3) == 0) {
            Symbol constant = any(CONSTANTS);
            glossary.add(constant);
            Declaration last = formulas.get(formulas.size() - 1);
            formulas.set(
                    formulas.size() - 1,
                    last.withEquation("y = " + constant.name() + " ("
                                    + last.equation().substring(4) + ")")
                            .withUnit(
                                    last.unit().isEmpty()
                                            ? constant.unit()
                                            : "(" + constant.unit() + ") " + last.unit()));
        }
        return new Case(Origin.CALLS, glossary, formulas);
    }

    /** A formula that another may call. */
    private record Call(String name, Declaration formula) {}

    /** A call as a number without a unit. */
    private String factor(Call call) {
        String called = call.name() + "("
                + call.formula().parameters().stream().map(this::argument).collect(Collectors.joining(", ")) + ")";
        return call.formula().unit().isEmpty()
                ? called
                : "(" + called + "/(1 [" + call.formula().unit() + "]))";
    }

    private String argument(Variable parameter) {
        if (own.contains(parameter)) {
            return parameter.symbol();
        }
        if (!parameter.type().equals("double")) {
            return integer(1);
        }
        return parameter.unit().isEmpty() ? real(1) : any(NUMBERS.subList(0, 7)) + " [" + parameter.unit() + "]";
    }

    private Declaration declaration(String output, Optional<Call> call) {
        // Whoever calls a formula often has its parameters too.
        own = call.filter(called -> random.nextInt(4) > 0)
                .map(called -> called.formula().parameters())
                .orElseGet(this::parameters);
        dimensional =
                own.stream().filter(variable -> !variable.unit().isEmpty()).toList();
        pure = own.stream().filter(variable -> variable.unit().isEmpty()).toList();
        Declaration declaration = isCount()
                ? Declaration.of("", output + " = " + integer(2), own).withType(random.nextBoolean() ? "long" : "int")
                : real(output, call);
        return used(withLocal(declaration)).withLaws(laws()).withExamples(examples(own));
    }

    private List<Variable> parameters() {
        List<Variable> parameters = new ArrayList<>();
        List<String> symbols = List.of("a", "b", "x", "n");
        for (String symbol :
                random.nextInt(8) == 0 ? symbols.subList(3, 4) : symbols.subList(0, 1 + random.nextInt(4))) {
            parameters.add(variable(symbol, parameters));
        }
        return parameters;
    }

    /** Without the parameters that it does not use. */
    private Declaration used(Declaration declaration) {
        List<String> words = Words.of(declaration.equation());
        return declaration.withParameters(declaration.parameters().stream()
                .filter(parameter -> words.contains(parameter.symbol()) || random.nextInt(30) == 0)
                .toList());
    }

    private boolean isCount() {
        return dimensional.isEmpty()
                && own.stream().noneMatch(variable -> variable.type().equals("double"))
                && random.nextInt(3) > 0;
    }

    private Declaration real(String output, Optional<Call> call) {
        String monomial = call.map(this::factor).orElse("");
        String unit = "";
        for (Variable variable : dimensional) {
            int power = 1 + random.nextInt(4) / 3;
            boolean under = !monomial.isEmpty() && !unit.isEmpty() && random.nextInt(3) == 0;
            String operand = variable.symbol() + (power > 1 ? "^" + power : "");
            monomial =
                    monomial.isEmpty() ? operand : under ? "(" + monomial + ")/" + operand : monomial + " " + operand;
            String unitOperand = "(" + alike(variable.unit()) + ")" + (power > 1 ? "^" + power : "");
            unit = unit.isEmpty() ? unitOperand : under ? "(" + unit + ")/" + unitOperand : unit + " " + unitOperand;
        }
        StringBuilder equation = new StringBuilder(output + " = ");
        int terms = 1 + random.nextInt(3);
        for (int i = 0; i < terms; i++) {
            String value = real(1 + random.nextInt(3));
            equation.append(i == 0 ? "" : random.nextInt(3) == 0 ? " - " : " + ")
                    .append(monomial.isEmpty() ? value : "(" + value + ") (" + monomial + ")");
        }
        return Declaration.of(unit, equation.toString(), own);
    }

    /** At times a part of the equation under a name of its own. */
    private Declaration withLocal(Declaration declaration) {
        if (random.nextInt(6) > 0) {
            return declaration;
        }
        String local = declaration.type().equals("double") ? real(1) : integer(1);
        return declaration.withEquation("y = u (" + declaration.equation().substring(4) + ") where u = " + local);
    }

    private Variable variable(String symbol, List<Variable> before) {
        if (symbol.equals("n")) {
            return new Variable(
                    symbol,
                    random.nextInt(4) == 0 ? "int" : "long",
                    "",
                    any(COUNTS).replace("NAME", symbol));
        }
        String unit = random.nextInt(3) == 0 ? "" : any(any(UNITS));
        String domain = any(DOMAINS).replace("NAME", symbol);
        if (!before.isEmpty() && random.nextInt(4) == 0) {
            Variable other = any(before);
            unit = other.unit();
            domain = symbol + any(List.of(" > ", " >= ", " != ", " < ")) + other.symbol();
        }
        return new Variable(symbol, "double", alike(unit), domain);
    }

    /** A unit of the same dimension. */
    private String alike(String unit) {
        return UNITS.stream()
                .filter(alike -> alike.contains(unit))
                .findFirst()
                .map(this::any)
                .orElse(unit);
    }

    private List<Example> examples(List<Variable> parameters) {
        return random.nextInt(12) > 0
                ? List.of()
                : List.of(new Example(
                        parameters.stream()
                                .map(variable -> variable.symbol() + " = " + random.nextInt(4)
                                        + (random.nextBoolean() ? "" : " " + variable.unit()))
                                .collect(Collectors.joining("; ")),
                        any(List.of("refused", "y = 0", "y = 1", "y = 2.5 m", "y = 1e300"))));
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
            case 12 -> random.nextInt(20) == 0 ? "?" : "sum(i = 1 .. " + any(List.of("3", "5", "n")) + ", " + a + "/i)";
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
