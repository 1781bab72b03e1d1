package org.formulary.testing;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What prefix form can apply to operands: the one table of spellings and numbers of operands. */
enum Operator {
    ADD("+", 2),
    SUBTRACT("-", 2),
    NEGATE("neg", 1),
    MULTIPLY("*", 2),
    DIVIDE("/", 2),
    POWER("^", 2),
    MOD("mod", 2),
    FACTORIAL("!", 1),
    FACTORIAL_FUNCTION("factorial", 1),
    BINOMIAL("binomial", 2),
    MIN("min", 1, Integer.MAX_VALUE),
    MAX("max", 1, Integer.MAX_VALUE),
    ABS("abs", 1),
    SIGN("sign", 1),
    FLOOR("floor", 1),
    CEIL("ceil", 1),
    ROUND("round", 1),
    SQRT("sqrt", 1),
    CBRT("cbrt", 1),
    EXP("exp", 1),
    LN("ln", 1),
    LOG2("log2", 1),
    LOG10("log10", 1),
    EXPM1("expm1", 1),
    LOG1P("log1p", 1),
    SIN("sin", 1),
    COS("cos", 1),
    TAN("tan", 1),
    ASIN("asin", 1),
    ACOS("acos", 1),
    ATAN("atan", 1),
    ATAN2("atan2", 2),
    SINH("sinh", 1),
    COSH("cosh", 1),
    TANH("tanh", 1),
    HYPOT("hypot", 2);

    private static final Map<String, Operator> BY_SPELLING =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(Operator::spelling, o -> o));

    private final String spelling;
    private final int leastOperands;
    private final int mostOperands;

    Operator(String spelling, int operands) {
        this(spelling, operands, operands);
    }

    Operator(String spelling, int leastOperands, int mostOperands) {
        this.spelling = spelling;
        this.leastOperands = leastOperands;
        this.mostOperands = mostOperands;
    }

    String spelling() {
        return spelling;
    }

    boolean takes(int operands) {
        return operands >= leastOperands && operands <= mostOperands;
    }

    static Optional<Operator> spelled(String text) {
        return Optional.ofNullable(BY_SPELLING.get(text));
    }
}
