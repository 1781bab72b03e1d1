package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One formula as an author may declare it, sensible or not; texts may hold any characters.
 *
 * @param type what it returns, if not a record
 * @param unit the unit of the result
 * @param equation the equation
 * @param parameters its parameters
 * @param laws its laws
 * @param examples its examples
 * @param computeAs the form to compute by; empty for none
 * @param components the components of the record it returns; none if it returns a number
 */
record Declaration(
        String type,
        String unit,
        String equation,
        List<Variable> parameters,
        List<String> laws,
        List<Example> examples,
        String computeAs,
        List<Variable> components) {

    /** A parameter or component. */
    record Variable(String symbol, String type, String unit, String domain) {
        private String source(int place) {
            return "@Param(value = " + literal(symbol) + ", unit = " + literal(unit)
                    + (domain.isEmpty() ? "" : ", domain = " + literal(domain)) + ") " + type + " p" + place;
        }
    }

    /** A worked example. */
    record Example(String given, String then) {
        private String source() {
            return "@Example(given = " + literal(given) + ", then = " + literal(then) + ")";
        }
    }

    /** An equation with parameters and nothing else. */
    static Declaration of(String unit, String equation, List<Variable> parameters) {
        return new Declaration("double", unit, equation, parameters, List.of(), List.of(), "", List.of());
    }

    Declaration withType(String changed) {
        return new Declaration(changed, unit, equation, parameters, laws, examples, computeAs, components);
    }

    Declaration withUnit(String changed) {
        return new Declaration(type, changed, equation, parameters, laws, examples, computeAs, components);
    }

    Declaration withEquation(String changed) {
        return new Declaration(type, unit, changed, parameters, laws, examples, computeAs, components);
    }

    Declaration withParameters(List<Variable> changed) {
        return new Declaration(type, unit, equation, changed, laws, examples, computeAs, components);
    }

    Declaration withLaws(List<String> changed) {
        return new Declaration(type, unit, equation, parameters, changed, examples, computeAs, components);
    }

    Declaration withExamples(List<Example> changed) {
        return new Declaration(type, unit, equation, parameters, laws, changed, computeAs, components);
    }

    Declaration withComputeAs(String changed) {
        return new Declaration(type, unit, equation, parameters, laws, examples, changed, components);
    }

    Declaration withComponents(List<Variable> changed) {
        return new Declaration(type, unit, equation, parameters, laws, examples, computeAs, changed);
    }

    /** The method with its Javadoc, after the record it returns. */
    String source(String method) {
        List<String> attributes = new ArrayList<>(List.of(
                "equation = " + literal(equation),
                "assumptions = \"Some.\"",
                "excludes = \"Much.\"",
                "derivation = \"Drawn.\""));
        if (!unit.isEmpty()) {
            attributes.add("unit = " + literal(unit));
        }
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
        String returned = components.isEmpty() ? type : "R" + method;
        return result(returned)
                + "/** Drawn.\n" + tags(parameters) + " */\n@Formula("
                + String.join(", ", attributes) + ") " + returned + " " + method + "("
                + list(parameters) + ");";
    }

    private String result(String name) {
        return components.isEmpty()
                ? ""
                : "/** Drawn.\n" + tags(components) + " */\nrecord " + name + "(" + list(components) + ") {}\n";
    }

    private static String list(List<Variable> variables) {
        return IntStream.range(0, variables.size())
                .mapToObj(i -> variables.get(i).source(i))
                .collect(Collectors.joining(", "));
    }

    private static String tags(List<Variable> variables) {
        return IntStream.range(0, variables.size())
                .mapToObj(i -> " * @param p" + i + " a number\n")
                .collect(Collectors.joining());
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
                        if (Character.isHighSurrogate(c)) {
                            // javac takes a backslash behind one for the beginning of its other half.
                            literal.append("\" + \"");
                        }
                    }
                }
            }
        }
        return literal.append('"').toString();
    }
}
