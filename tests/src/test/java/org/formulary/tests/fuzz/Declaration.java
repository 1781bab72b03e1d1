package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One formula as an author may declare it, sensible or not; texts may hold any characters. */
record Declaration(
        Origin origin,
        String type,
        String unit,
        String equation,
        List<Variable> parameters,
        List<String> laws,
        List<Example> examples,
        String computeAs) {

    /** Where a declaration comes from. */
    enum Origin {
        GRAMMAR("drawn from the grammar, with units and domains"),
        CORPUS("a published equation as it is"),
        MUTANT("a published equation with a few changes"),
        WORDS("words of the language in any order"),
        GARBAGE("characters in any order");

        private final String title;

        Origin(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** A parameter. */
    record Variable(String symbol, String type, String unit, String domain) {
        private String javaName() {
            return "p" + Integer.toHexString(symbol.hashCode());
        }

        private String source() {
            return "@Param(value = " + literal(symbol) + ", unit = " + literal(unit) + ", domain = " + literal(domain)
                    + ") " + type + " " + javaName();
        }
    }

    /** A worked example. */
    record Example(String given, String then) {
        private String source() {
            return "@Example(given = " + literal(given) + ", then = " + literal(then) + ")";
        }
    }

    Declaration withEquation(String changed) {
        return new Declaration(origin, type, unit, changed, parameters, laws, examples, computeAs);
    }

    /** The method with its Javadoc. */
    String source(String method) {
        List<String> attributes = new ArrayList<>(List.of(
                "equation = " + literal(equation),
                "unit = " + literal(unit),
                "assumptions = \"Some.\"",
                "excludes = \"Much.\"",
                "derivation = \"Drawn.\""));
        if (!laws.isEmpty()) {
            attributes.add(
                    "laws = {" + laws.stream().map(Declaration::literal).collect(Collectors.joining(", ")) + "}");
        }
        if (!examples.isEmpty()) {
            attributes.add(
                    "examples = {" + examples.stream().map(Example::source).collect(Collectors.joining(", ")) + "}");
        }
        if (!computeAs.isEmpty()) {
            attributes.add("computeAs = " + literal(computeAs));
        }
        String tags = parameters.stream()
                .map(variable -> " @param " + variable.javaName() + " a number")
                .collect(Collectors.joining("\n *"));
        return "/** Drawn." + (tags.isEmpty() ? "" : "\n *" + tags) + "\n */\n@Formula("
                + String.join(", ", attributes) + ") " + type + " " + method + "("
                + parameters.stream().map(Variable::source).collect(Collectors.joining(", ")) + ");";
    }

    /** A Java literal in ASCII. */
    static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> literal.append("\\\"");
                case '\\' -> literal.append("\\\\");
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                default -> {
                    if (c >= ' ' && c < 127) {
                        literal.append(c);
                    } else {
                        literal.append("\\u").append("%04x".formatted((int) c));
                    }
                }
            }
        }
        return literal.append('"').toString();
    }
}
