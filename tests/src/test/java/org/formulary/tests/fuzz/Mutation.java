package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Origin;
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

    private static final Pattern TOKEN = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*|[\\p{N}.]+|\\s+|[<>!]=|\\S");

    private final RandomGenerator random;
    private final List<Declaration> corpus;

    Mutation(RandomGenerator random, List<Declaration> corpus) {
        this.random = random;
        this.corpus = corpus;
    }

    Declaration mutate(Declaration declaration) {
        Declaration other = any(corpus);
        String equation = declaration.equation();
        List<Variable> parameters = new ArrayList<>(declaration.parameters());
        List<String> laws = new ArrayList<>(declaration.laws());
        List<Example> examples = random.nextInt(4) == 0 ? declaration.examples() : List.of();
        String unit = declaration.unit();
        String computeAs = "";
        switch (random.nextInt(12)) {
            case 0 -> unit = random.nextBoolean() ? text(unit) : other.unit();
            case 1, 2 -> change(parameters);
            case 3 -> laws.add(random.nextBoolean() ? text(other.equation()) : other.equation());
            case 4 -> {
                laws.replaceAll(this::text);
                examples = declaration.examples().stream()
                        .map(example -> new Example(text(example.given()), text(example.then())))
                        .toList();
            }
            case 5 -> computeAs = random.nextInt(3) == 0 ? equation : text(equation);
            case 6 -> equation = equation + "; " + other.equation();
            default -> {
                for (int i = 0; i <= random.nextInt(3); i++) {
                    equation = text(equation);
                }
            }
        }
        String type = random.nextInt(20) == 0 ? any(List.of("int", "long", "double")) : declaration.type();
        return new Declaration(Origin.MUTANT, type, unit, equation, parameters, laws, examples, computeAs);
    }

    private void change(List<Variable> parameters) {
        if (parameters.isEmpty()) {
            return;
        }
        int index = random.nextInt(parameters.size());
        Variable old = parameters.get(index);
        parameters.set(
                index,
                switch (random.nextInt(5)) {
                    case 0 -> new Variable(old.symbol(), old.type(), text(old.unit()), old.domain());
                    case 1 -> new Variable(old.symbol(), old.type(), old.unit(), "");
                    case 2 ->
                        new Variable(old.symbol(), any(List.of("int", "long", "double")), old.unit(), old.domain());
                    case 3 -> new Variable(text(old.symbol()), old.type(), old.unit(), old.domain());
                    default -> new Variable(old.symbol(), old.type(), old.unit(), text(old.domain()));
                });
    }

    /** A text with one word or character changed. */
    String text(String text) {
        if (random.nextInt(4) == 0) {
            int from = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), from + random.nextInt(3));
            return text.substring(0, from) + (random.nextBoolean() ? character() : "") + text.substring(to);
        }
        List<String> tokens = tokens(text);
        int index = random.nextInt(tokens.size() + 1);
        if (index == tokens.size() || random.nextInt(5) == 0) {
            tokens.add(index, any(WORDS));
        } else {
            switch (random.nextInt(4)) {
                case 0 -> tokens.remove(index);
                case 1 -> tokens.set(index, any(WORDS));
                case 2 -> tokens.set(index, any(tokens));
                default -> tokens.set(index, any(tokens(any(corpus).equation())));
            }
        }
        return String.join("", tokens);
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
        return tokens;
    }

    String character() {
        return String.valueOf((char) (random.nextInt(8) == 0 ? random.nextInt(0x10000) : 32 + random.nextInt(96)));
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
