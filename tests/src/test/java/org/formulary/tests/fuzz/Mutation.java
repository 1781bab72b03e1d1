package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Changes declarations a little: a word or a character of one of their texts, or a text for that of another. */
final class Mutation {

    static final List<String> WORDS = List.of(
            "x",
            "n",
            "alpha",
            "α",
            "N",
            "e",
            "pi",
            "2",
            "0",
            "1",
            "0.5",
            "2e5",
            "1e-300",
            "1e999",
            "9007199254740993",
            "+",
            "-",
            "−",
            "*",
            "·",
            "/",
            "^",
            "**",
            "!",
            "(",
            ")",
            "[",
            "]",
            "⌊",
            "⌋",
            "|",
            ",",
            ";",
            ".",
            "..",
            "=",
            "<",
            "<=",
            "≥",
            "!=",
            "if",
            "else",
            "where",
            "when",
            "and",
            "or",
            "not",
            "is",
            "even",
            "integer",
            "given",
            "mod",
            "min(",
            "max(",
            "abs(",
            "sqrt(",
            "cbrt(",
            "exp(",
            "ln ",
            "log2 ",
            "log10(",
            "log(",
            "sin ",
            "cos(",
            "tan(",
            "asin(",
            "acos(",
            "atan2(",
            "sinh(",
            "tanh(",
            "expm1(",
            "log1p(",
            "hypot(",
            "floor(",
            "ceil(",
            "round(",
            "sign(",
            "binomial(",
            "factorial(",
            "sum(i = 1 .. ",
            "product(k = 1 .. ",
            "[m]",
            "[GB/s]",
            "[s]",
            "[KB]",
            "m",
            "m/s",
            "kg",
            "%",
            "²",
            "₂",
            "?",
            "@",
            "$",
            "\\",
            "\"",
            "'",
            "\n",
            "\t",
            "\u0000",
            "\u0301",
            "\ud835",
            "\ud835\udc65",
            "日",
            "y",
            "a",
            "b",
            "k",
            "a.b",
            "x_i",
            "x_",
            "_",
            "E + 1",
            "0 if x = 0 else ",
            "1/0",
            "0/0",
            "0^0",
            "2 3",
            "2^",
            "^2",
            "^(1/2)",
            "^n",
            "-1");

    private static final List<String> TYPES = List.of("int", "long", "double");

    private final RandomGenerator random;
    private final List<Declaration> published;

    Mutation(RandomGenerator random, List<Declaration> published) {
        this.random = random;
        this.published = published;
    }

    Declaration mutate(Declaration declaration) {
        Declaration other = any(published);
        Declaration mutant = random.nextInt(4) == 0 ? declaration : declaration.withExamples(List.of());
        if (random.nextInt(20) == 0) {
            mutant = mutant.withType(any(TYPES));
        }
        return switch (random.nextInt(13)) {
            case 0 -> mutant.withUnit(random.nextBoolean() ? text(mutant.unit()) : other.unit());
            case 1, 2 -> mutant.withParameters(change(mutant.parameters()));
            case 3 ->
                mutant.withLaws(with(mutant.laws(), random.nextBoolean() ? text(other.equation()) : other.equation()));
            case 4 ->
                mutant.withLaws(mutant.laws().stream().map(this::text).toList())
                        .withExamples(declaration.examples().stream()
                                .map(example -> new Example(text(example.given()), text(example.then())))
                                .toList());
            case 5 -> mutant.withComputeAs(random.nextInt(3) == 0 ? mutant.equation() : text(mutant.equation()));
            case 6 -> records(mutant, other);
            default -> {
                String equation = mutant.equation();
                for (int i = 0; i <= random.nextInt(3); i++) {
                    equation = text(equation);
                }
                yield mutant.withEquation(equation);
            }
        };
    }

    /** Two outputs, with and without a record for them. */
    private Declaration records(Declaration declaration, Declaration other) {
        Variable component = new Variable(output(declaration), declaration.type(), declaration.unit(), "");
        String second = "z_2 = " + output(declaration) + "^2";
        return switch (random.nextInt(3)) {
            case 0 -> declaration.withEquation(declaration.equation() + "; " + other.equation());
            case 1 ->
                declaration.withEquation(second + "; " + declaration.equation()).withComponents(List.of(component));
            default ->
                declaration
                        .withEquation(declaration.equation() + "; " + second)
                        .withUnit("")
                        .withComponents(List.of(
                                component,
                                new Variable(
                                        "z_2",
                                        declaration.type(),
                                        declaration.unit().isEmpty() ? "" : "(" + declaration.unit() + ")^2",
                                        "")));
        };
    }

    private static String output(Declaration declaration) {
        int equals = declaration.equation().indexOf('=');
        return equals < 0 ? "y" : declaration.equation().substring(0, equals).strip();
    }

    private static List<String> with(List<String> texts, String more) {
        return Stream.concat(texts.stream(), Stream.of(more)).toList();
    }

    private List<Variable> change(List<Variable> parameters) {
        List<Variable> changed = new ArrayList<>(parameters);
        if (!parameters.isEmpty()) {
            int index = random.nextInt(parameters.size());
            Variable old = parameters.get(index);
            changed.set(
                    index,
                    switch (random.nextInt(6)) {
                        case 0 -> new Variable(old.symbol(), old.type(), text(old.unit()), old.domain());
                        case 1 -> new Variable(old.symbol(), old.type(), old.unit(), "");
                        case 2 -> new Variable(old.symbol(), any(TYPES), old.unit(), old.domain());
                        case 3 -> new Variable(text(old.symbol()), old.type(), old.unit(), old.domain());
                        case 4 ->
                            new Variable(
                                    old.symbol(),
                                    old.type(),
                                    old.unit(),
                                    old.symbol()
                                            + any(List.of(" > ", " >= ", " < "))
                                            + any(parameters).symbol());
                        default -> new Variable(old.symbol(), old.type(), old.unit(), text(old.domain()));
                    });
        }
        return changed;
    }

    /** A text with one word, character or bracket changed. */
    String text(String text) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> character(text);
            case 2 -> group(text);
            default -> word(text);
        };
    }

    private String character(String text) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(3));
        return text.substring(0, from) + (random.nextBoolean() ? character() : "") + text.substring(to);
    }

    private String word(String text) {
        List<String> words = Words.of(text);
        int index = random.nextInt(words.size() + 1);
        if (index == words.size() || random.nextInt(5) == 0) {
            words.add(index, any(WORDS));
        } else {
            switch (random.nextInt(4)) {
                case 0 -> words.remove(index);
                case 1 -> words.set(index, any(WORDS));
                case 2 -> words.set(index, any(words));
                default -> words.set(index, any(Words.of(any(published).equation())));
            }
        }
        return String.join("", words);
    }

    /** A text with an operand, bracketed or a word, in the place of another, within another, or twice. */
    private String group(String text) {
        List<String> words = Words.of(text);
        if (words.isEmpty()) {
            return character(text);
        }
        int from = random.nextInt(words.size());
        int to = Words.end(words, from);
        String operand = String.join("", words.subList(from, to));
        String changed = switch (random.nextInt(7)) {
            case 0 -> "(" + operand + ")";
            case 1 -> any(List.of("sqrt", "exp", "floor", "abs", "-", "1/", "2 ")) + "(" + operand + ")";
            case 2 -> "(" + operand + " if " + operand + " > 1 else 2 " + operand + ")";
            case 3 -> operand + any(List.of(" + ", " - ", "*", "/", "^")) + operand;
            case 4 -> operand.length() > 2 ? operand.substring(1, operand.length() - 1) : operand;
            default -> operand(any(published).equation());
        };
        return Words.replace(words, from, to, changed);
    }

    private String operand(String text) {
        List<String> words = Words.of(text);
        int from = random.nextInt(words.size());
        return String.join("", words.subList(from, Words.end(words, from)));
    }

    String character() {
        return String.valueOf((char) (random.nextInt(8) == 0 ? random.nextInt(0x10000) : 32 + random.nextInt(96)));
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
