package org.formulary.processor.equation;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The functions of the language: the one table that parser, checks and printers read. */
public enum Function {
    MIN("min", 1, Integer.MAX_VALUE),
    MAX("max", 1, Integer.MAX_VALUE),
    ABS("abs", 1, 1),
    SIGN("sign", 1, 1),
    FLOOR("floor", 1, 1),
    CEIL("ceil", 1, 1),
    ROUND("round", 1, 1),
    SQRT("sqrt", 1, 1),
    CBRT("cbrt", 1, 1),
    EXP("exp", 1, 1),
    LN("ln", 1, 1),
    LOG2("log2", 1, 1),
    LOG10("log10", 1, 1),
    EXPM1("expm1", 1, 1),
    LOG1P("log1p", 1, 1),
    SIN("sin", 1, 1),
    COS("cos", 1, 1),
    TAN("tan", 1, 1),
    ASIN("asin", 1, 1),
    ACOS("acos", 1, 1),
    ATAN("atan", 1, 1),
    ATAN2("atan2", 2, 2),
    SINH("sinh", 1, 1),
    COSH("cosh", 1, 1),
    TANH("tanh", 1, 1),
    HYPOT("hypot", 2, 2),
    BINOMIAL("binomial", 2, 2),
    FACTORIAL("factorial", 1, 1);

    private static final Map<String, Function> BY_NAME =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(Function::spelling, f -> f));

    private final String spelling;
    private final int minArguments;
    private final int maxArguments;

    Function(String spelling, int minArguments, int maxArguments) {
        this.spelling = spelling;
        this.minArguments = minArguments;
        this.maxArguments = maxArguments;
    }

    /** The name as equations spell it. */
    public String spelling() {
        return spelling;
    }

    /** The fewest arguments it takes. */
    public int minArguments() {
        return minArguments;
    }

    /** The most arguments it takes. */
    public int maxArguments() {
        return maxArguments;
    }

    /** The function of that spelling. */
    public static Optional<Function> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
