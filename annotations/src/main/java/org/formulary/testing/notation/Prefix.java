package org.formulary.testing.notation;

import java.util.List;

/** Writes prefix form. */
final class Prefix {

    private Prefix() {}

    static String form(String head, String... rest) {
        return "(" + head + " " + String.join(" ", rest) + ")";
    }

    static String let(String name, String value, String body) {
        return "(let (" + name + " " + value + ") " + body + ")";
    }

    /** A call: the arguments are bound to names that none of them has before the parameters are bound to those. */
    static String call(Dictionary.Callee callee, List<String> arguments) {
        List<String> parameters = callee.parameters();
        if (parameters.size() != arguments.size()) {
            throw new UnreadableException(arguments.size() + " arguments for " + parameters);
        }
        String text = callee.value();
        for (int i = parameters.size() - 1; i >= 0; i--) {
            text = let(parameters.get(i), "argument#" + i, text);
        }
        for (int i = parameters.size() - 1; i >= 0; i--) {
            text = let("argument#" + i, arguments.get(i), text);
        }
        return text;
    }
}
