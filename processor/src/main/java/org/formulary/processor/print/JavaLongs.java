package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.print.IntegerNode.Literal;
import org.formulary.processor.print.IntegerNode.Operation;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;

/**
 * Prints integers in {@code long}: plain operators where the bounds prove that they cannot overflow, {@code ExactMath}
 * elsewhere.
 */
final class JavaLongs implements IntegerNode.Visitor<JavaCode> {

    private static final BigInteger TWO = BigInteger.TWO;

    private final JavaContext context;

    JavaLongs(JavaContext context) {
        this.context = context;
    }

    JavaCode print(IntegerNode node) {
        return node.accept(this);
    }

    @Override
    public JavaCode literal(Literal literal) {
        BigInteger value = literal.value();
        return value.bitLength() < Long.SIZE
                ? JavaLiterals.integer(value)
                : JavaCode.call(
                        JavaTypes.EXACT_BIG,
                        "toLong",
                        Kind.LONG,
                        List.of(JavaBigs.literal(value), context.formulaName()));
    }

    @Override
    public JavaCode called(IntegerNode.Called called) {
        return context.calls().print(called.call(), context);
    }

    @Override
    public JavaCode rounded(IntegerNode.Rounded rounded) {
        return exactMath("toLong", List.of(new JavaReals(context).print(rounded.real())));
    }

    @Override
    public JavaCode loop(IntegerNode.Loop loop) {
        return context.loops().longs(loop, context);
    }

    @Override
    public JavaCode variable(IntegerNode.Variable node) {
        JavaVariable variable = node.variable();
        if (variable instanceof JavaVariable.Parameter parameter) {
            return JavaCode.of(parameter.javaName(), parameter.wide() ? Kind.LONG : Kind.INT);
        } else if (variable instanceof JavaVariable.Local local && context.isBig(local)) {
            return JavaCode.call(
                    JavaTypes.EXACT_BIG,
                    "toLong",
                    Kind.LONG,
                    List.of(JavaCode.of(local.javaName(), Kind.BIG), context.formulaName()));
        }
        return JavaCode.of(variable.javaName(), Kind.LONG);
    }

    @Override
    public JavaCode choice(IntegerNode.Choice choice) {
        JavaCode otherwise = wide(print(choice.otherwise()));
        for (int i = choice.branches().size() - 1; i >= 0; i--) {
            IntegerNode.Branch branch = choice.branches().get(i);
            otherwise = JavaCode.choice(
                    new JavaConditions(context).print(branch.condition()), print(branch.value()), otherwise, Kind.LONG);
        }
        return otherwise;
    }

    @Override
    public JavaCode operation(Operation operation) {
        List<JavaCode> operands = operation.operands().stream().map(this::print).toList();
        boolean plain = context.bounds().fitsItself(operation);
        JavaCode first = operands.get(0);
        JavaCode last = operands.get(operands.size() - 1);
        return switch (operation.operator()) {
            case NEGATE -> plain ? wide(first).prefixed("-") : exactMath("negate", operands);
            case ADD -> plain ? arithmetic(first, "+", last, Level.ADDITIVE) : exactMath("add", operands);
            case SUBTRACT -> plain ? arithmetic(first, "-", last, Level.ADDITIVE) : exactMath("subtract", operands);
            case MULTIPLY ->
                plain ? arithmetic(first, "*", last, Level.MULTIPLICATIVE) : exactMath("multiply", operands);
            case POWER -> power(operation, operands, plain);
            case FLOOR_DIVIDE ->
                positive(operation)
                        ? arithmetic(first, "/", last, Level.MULTIPLICATIVE)
                        : exactMath("floorDivide", operands);
            case CEIL_DIVIDE -> exactMath("ceilDivide", operands);
            case FLOOR_MOD ->
                positive(operation)
                        ? arithmetic(first, "%", last, Level.MULTIPLICATIVE)
                        : exactMath("floorMod", operands);
            case ABS -> plain ? math("abs", wide(first)) : exactMath("abs", operands);
            case SIGN -> JavaCode.call(JavaTypes.LONG, "signum", Kind.INT, operands);
            case MIN -> extreme("min", operands);
            case MAX -> extreme("max", operands);
            case BINOMIAL -> exactMath("binomial", operands);
            case FACTORIAL -> exactMath("factorial", operands);
            case FLOOR_LOG2 -> exactMath("floorLog2", operands);
            case CEIL_LOG2 -> exactMath("ceilLog2", operands);
        };
    }

    /** Whether dividend is nonnegative and divisor positive, so that Java's own operators round the right way. */
    private boolean positive(Operation division) {
        return context.bounds().of(division.operands().get(0)).low().signum() >= 0
                && context.bounds().of(division.operands().get(1)).low().signum() > 0;
    }

    private JavaCode power(Operation power, List<JavaCode> operands, boolean plain) {
        boolean square = power.operands().get(1) instanceof Literal exponent
                && exponent.value().equals(TWO)
                && power.operands().get(0) instanceof IntegerNode.Variable;
        return plain && square
                ? arithmetic(operands.get(0), "*", operands.get(0), Level.MULTIPLICATIVE)
                : exactMath("power", operands);
    }

    private static JavaCode arithmetic(JavaCode left, String operator, JavaCode right, Level level) {
        boolean wide = left.kind() == Kind.LONG || right.kind() == Kind.LONG;
        return JavaCode.binary(wide ? left : wide(left), operator, right, Kind.LONG, level);
    }

    /** As a long: two ints would be computed in 32 bits. */
    static JavaCode wide(JavaCode code) {
        if (code.kind() != Kind.INT) {
            return code;
        }
        boolean digits = code.toString().chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
        return digits ? JavaCode.of(code + "L", Kind.LONG) : code.cast(Kind.LONG);
    }

    private static JavaCode extreme(String method, List<JavaCode> operands) {
        return operands.stream()
                .map(JavaLongs::wide)
                .reduce((left, right) -> JavaCode.call(JavaTypes.MATH, method, Kind.LONG, List.of(left, right)))
                .orElseThrow();
    }

    private static JavaCode math(String method, JavaCode operand) {
        return JavaCode.call(JavaTypes.MATH, method, Kind.LONG, List.of(operand));
    }

    private JavaCode exactMath(String method, List<JavaCode> operands) {
        List<JavaCode> arguments = new ArrayList<>(operands);
        arguments.add(context.formulaName());
        return JavaCode.call(JavaTypes.EXACT_MATH, method, Kind.LONG, arguments);
    }
}
