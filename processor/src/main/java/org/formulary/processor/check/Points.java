package org.formulary.processor.check;

import java.util.Map;
import java.util.stream.Collectors;

/** Words for points of a domain. */
final class Points {

    private Points() {}

    /** {@code N = 1, B = 2 byte/s}; {@code no arguments} for the only point of an empty space. */
    static String describe(Map<String, String> arguments) {
        return arguments.isEmpty()
                ? "no arguments"
                : arguments.entrySet().stream()
                        .map(argument -> argument.getKey() + " = " + argument.getValue())
                        .collect(Collectors.joining(", "));
    }
}
