package org.formulary.processor.print;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Function;

/**
 * How a function of the language is printed: one row for each.
 *
 * @param form where its arguments stand
 * @param name its name on paper, where it has one
 * @param base what stands below the name
 * @param command whether LaTeX has a command of that name
 * @param spoken its name aloud
 */
record FunctionStyle(Form form, String name, Optional<String> base, boolean command, String spoken) {

    /** Where the arguments stand. */
    enum Form {
        /** Behind the name; a single atom without brackets, {@code ln x}. */
        PREFIX,
        /** Behind the name, in brackets. */
        CALL,
        /** Between bars. */
        BARS,
        /** Between the lower corners. */
        FLOOR,
        /** Between the upper corners. */
        CEIL,
        /** Under a root sign. */
        SQUARE_ROOT,
        /** Under a root sign of degree 3. */
        CUBE_ROOT,
        /** The square root of a sum of squares. */
        HYPOTENUSE,
        /** One above the other in brackets. */
        BINOMIAL,
        /** Before an exclamation mark. */
        FACTORIAL
    }

    private static final Map<Function, FunctionStyle> TABLE = table();

    /** The row of a function. */
    static FunctionStyle of(Function function) {
        FunctionStyle style = TABLE.get(function);
        if (style == null) {
            throw new IllegalArgumentException("no printed form for " + function);
        }
        return style;
    }

    private static Map<Function, FunctionStyle> table() {
        Map<Function, FunctionStyle> table = new EnumMap<>(Function.class);
        table.put(Function.MIN, command(Form.CALL, "min", "minimum"));
        table.put(Function.MAX, command(Form.CALL, "max", "maximum"));
        table.put(Function.ABS, sign(Form.BARS, "absolute value"));
        table.put(Function.SIGN, operator("sgn", "sign"));
        table.put(Function.FLOOR, sign(Form.FLOOR, "floor"));
        table.put(Function.CEIL, sign(Form.CEIL, "ceiling"));
        table.put(Function.ROUND, operator("round", "round"));
        table.put(Function.SQRT, sign(Form.SQUARE_ROOT, "square root"));
        table.put(Function.CBRT, sign(Form.CUBE_ROOT, "cube root"));
        table.put(Function.EXP, command(Form.CALL, "exp", "exponential"));
        table.put(Function.LN, command(Form.PREFIX, "ln", "natural logarithm"));
        table.put(Function.LOG2, logarithm("2"));
        table.put(Function.LOG10, logarithm("10"));
        table.put(Function.EXPM1, operator("expm1", "exponential minus 1"));
        table.put(Function.LOG1P, operator("log1p", "natural logarithm of 1 plus"));
        table.put(Function.SIN, command(Form.PREFIX, "sin", "sine"));
        table.put(Function.COS, command(Form.PREFIX, "cos", "cosine"));
        table.put(Function.TAN, command(Form.PREFIX, "tan", "tangent"));
        table.put(Function.ASIN, command(Form.PREFIX, "arcsin", "arc sine"));
        table.put(Function.ACOS, command(Form.PREFIX, "arccos", "arc cosine"));
        table.put(Function.ATAN, command(Form.PREFIX, "arctan", "arc tangent"));
        table.put(Function.ATAN2, operator("atan2", "two-argument arc tangent"));
        table.put(Function.SINH, command(Form.PREFIX, "sinh", "hyperbolic sine"));
        table.put(Function.COSH, command(Form.PREFIX, "cosh", "hyperbolic cosine"));
        table.put(Function.TANH, command(Form.PREFIX, "tanh", "hyperbolic tangent"));
        table.put(Function.HYPOT, sign(Form.HYPOTENUSE, "hypotenuse"));
        table.put(Function.BINOMIAL, sign(Form.BINOMIAL, "binomial coefficient"));
        table.put(Function.FACTORIAL, sign(Form.FACTORIAL, "factorial"));
        return Collections.unmodifiableMap(table);
    }

    private static FunctionStyle command(Form form, String name, String spoken) {
        return new FunctionStyle(form, name, Optional.empty(), true, spoken);
    }

    private static FunctionStyle logarithm(String base) {
        return new FunctionStyle(Form.PREFIX, "log", Optional.of(base), true, "logarithm to base " + base);
    }

    private static FunctionStyle operator(String name, String spoken) {
        return new FunctionStyle(Form.CALL, name, Optional.empty(), false, spoken);
    }

    private static FunctionStyle sign(Form form, String spoken) {
        return new FunctionStyle(form, "", Optional.empty(), false, spoken);
    }
}
