package org.formulary.tests.misprints;

import com.sun.source.tree.LiteralTree;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.print.JavaLiterals;

/** Mistakes in prefix form. */
final class PrefixMutants {

    private static final Pattern TOKEN = Pattern.compile("[()]|[^\\s()]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");

    private static final Map<String, List<String>> HEADS = Map.ofEntries(
            Map.entry("+", List.of("-", "*")),
            Map.entry("-", List.of("+")),
            Map.entry("*", List.of("/", "+")),
            Map.entry("/", List.of("*")),
            Map.entry("^", List.of("*")),
            Map.entry("mod", List.of("/")),
            Map.entry("neg", List.of("abs")),
            Map.entry("abs", List.of("neg")),
            Map.entry("floor", List.of("ceil")),
            Map.entry("ceil", List.of("floor")),
            Map.entry("round", List.of("floor")),
            Map.entry("min", List.of("max")),
            Map.entry("max", List.of("min")),
            Map.entry("sqrt", List.of("cbrt")),
            Map.entry("cbrt", List.of("sqrt")),
            Map.entry("exp", List.of("ln", "expm1")),
            Map.entry("ln", List.of("exp", "log2")),
            Map.entry("log2", List.of("log10", "ln")),
            Map.entry("log10", List.of("log2")),
            Map.entry("sin", List.of("cos")),
            Map.entry("cos", List.of("sin")),
            Map.entry("tan", List.of("sin")),
            Map.entry("asin", List.of("acos")),
            Map.entry("acos", List.of("asin")),
            Map.entry("atan", List.of("tan")),
            Map.entry("tanh", List.of("tan")),
            Map.entry("sum", List.of("product")),
            Map.entry("product", List.of("sum")),
            Map.entry("even", List.of("odd")),
            Map.entry("and", List.of("or")),
            Map.entry("or", List.of("and")),
            Map.entry("=", List.of("!=")),
            Map.entry("<", List.of("<=", ">")),
            Map.entry("<=", List.of("<", ">=")),
            Map.entry(">", List.of(">=", "<")),
            Map.entry(">=", List.of(">", "<=")));

    private record Token(String text, int start, int end) {}

    private final String prefix;
    private final List<Token> tokens = new ArrayList<>();
    private final Map<String, String> found = new LinkedHashMap<>();

    private PrefixMutants(String prefix) {
        this.prefix = prefix;
        Matcher matcher = TOKEN.matcher(prefix);
        while (matcher.find()) {
            tokens.add(new Token(matcher.group(), matcher.start(), matcher.end()));
        }
    }

    static List<Mutant> of(Subject subject) {
        JavaTree tree = JavaTree.parse(subject.tests());
        List<Mutant> mutants = new ArrayList<>();
        for (LiteralTree literal : TestLiterals.prefix(tree)) {
            PrefixMutants all = new PrefixMutants((String) literal.getValue());
            all.collect();
            all.found.forEach((text, operator) -> {
                Edit edit = new Edit(tree.start(literal), tree.end(literal), JavaLiterals.string(text));
                mutants.add(new Mutant(
                        "prefix",
                        operator,
                        all.prefix + " -> " + text,
                        Mutant.File.TESTS,
                        edit.applyTo(tree.source())));
            });
        }
        return mutants;
    }

    private void collect() {
        List<Token> names = tokens.stream()
                .filter(token -> token.text().matches("[A-Za-z_]\\w*"))
                .filter(token -> !isHead(token) && !token.text().equals("pi"))
                .toList();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (isHead(token)) {
                HEADS.getOrDefault(token.text(), List.of()).forEach(other -> replace("operator", token, other));
                operands(i);
            } else if (NUMBER.matcher(token.text()).matches()) {
                replace(
                        "literal",
                        token,
                        new BigDecimal(token.text()).add(BigDecimal.ONE).toString());
                replace(
                        "literal",
                        token,
                        token.text()
                                + (token.text().contains(".") || token.text().equals("0") ? "9" : "0"));
            } else if (token.text().equals("pi")) {
                replace("literal", token, "3");
            }
        }
        for (int i = 0; i < names.size(); i++) {
            for (int j = 1; j < names.size(); j++) {
                String other = names.get((i + j) % names.size()).text();
                if (!other.equals(names.get(i).text())) {
                    replace("name", names.get(i), other);
                    break;
                }
            }
        }
        found.remove(prefix);
    }

    private boolean isHead(Token token) {
        return token.start() > 0 && prefix.charAt(token.start() - 1) == '(';
    }

    private void replace(String operator, Token token, String text) {
        found.putIfAbsent(prefix.substring(0, token.start()) + text + prefix.substring(token.end()), operator);
    }

    /** The first two operands exchanged, or one left instead of a form of one operand. */
    private void operands(int head) {
        int first = head + 1;
        int firstEnd = end(first);
        int second = firstEnd + 1;
        if (tokens.get(head).text().matches("let|sum|product")) {
            return;
        }
        if (second < tokens.size() && !tokens.get(second).text().equals(")")) {
            int secondEnd = end(second);
            found.putIfAbsent(
                    prefix.substring(0, tokens.get(first).start())
                            + text(second, secondEnd) + " " + text(first, firstEnd)
                            + prefix.substring(tokens.get(secondEnd).end()),
                    "operands");
        } else {
            found.putIfAbsent(
                    prefix.substring(0, tokens.get(head).start() - 1)
                            + text(first, firstEnd)
                            + prefix.substring(tokens.get(firstEnd + 1).end()),
                    "function");
        }
    }

    private int end(int start) {
        int depth = 0;
        for (int i = start; i < tokens.size(); i++) {
            depth += switch (tokens.get(i).text()) {
                case "(" -> 1;
                case ")" -> -1;
                default -> 0;
            };
            if (depth == 0) {
                return i;
            }
        }
        return tokens.size() - 1;
    }

    private String text(int start, int end) {
        return prefix.substring(tokens.get(start).start(), tokens.get(end).end());
    }
}
