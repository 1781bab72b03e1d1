package org.formulary.testing.notation;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Functions by the names that they have on paper. */
final class FunctionNames {

    private static final Map<String, String> OPERATORS = Stream.concat(
                    Stream.of(
                                    "min", "max", "round", "exp", "ln", "expm1", "log1p", "sin", "cos", "tan", "atan2",
                                    "sinh", "cosh", "tanh")
                            .map(name -> Map.entry(name, name)),
                    Stream.of(
                            Map.entry("sgn", "sign"),
                            Map.entry("arcsin", "asin"),
                            Map.entry("arccos", "acos"),
                            Map.entry("arctan", "atan")))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private FunctionNames() {}

    /** What the function of that name is in prefix form. */
    static Optional<String> operator(String name) {
        return Optional.ofNullable(OPERATORS.get(name));
    }

    /** What the logarithm to that base is in prefix form. */
    static Optional<String> logarithm(String base) {
        return Stream.of("2", "10").filter(base::equals).map("log"::concat).findFirst();
    }
}
