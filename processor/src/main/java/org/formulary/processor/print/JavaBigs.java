package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.formulary.processor.print.IntegerNode.Literal;
import org.formulary.processor.print.IntegerNode.Operation;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;
import org.formulary.processor.print.JavaCode.Piece;

/** Prints integers as {@code BigInteger}, which no size makes wrong. */
final class JavaBigs implements IntegerNode.Visitor<JavaCode> {

    private static final Map<BigInteger, String> CONSTANTS =
            Map.of(BigInteger.ZERO, "ZERO", BigInteger.ONE, "ONE", BigInteger.TWO, "TWO", BigInteger.TEN, "TEN");

    private final JavaContext context;

    JavaBigs(JavaContext context) {
        this.context = context;
    }

    JavaCode print(IntegerNode node) {
        return node.accept(this);
    }

    @Override
    public JavaCode literal(Literal literal) {
        return literal(literal.value());
    }

    @Override
    public JavaCode variable(IntegerNode.Variable node) {
        return node.variable() instanceof JavaVariable.Local local && context.isBig(local)
                ? JavaCode.of(local.javaName(), Kind.BIG)
                : ofLong(node);
    }

    @Override
    public JavaCode called(IntegerNode.Called called) {
        return ofLong(called);
    }

    @Override
    public JavaCode rounded(IntegerNode.Rounded rounded) {
        return ofLong(rounded);
    }

    @Override
    public JavaCode loop(IntegerNode.Loop loop) {
        return context.loops().bigs(loop, context);
    }

    private JavaCode ofLong(IntegerNode node) {
        return valueOf(new JavaLongs(context).print(node));
    }

    static JavaCode literal(BigInteger value) {
        String constant = CONSTANTS.get(value);
        if (constant != null) {
            return new JavaCode(
                    List.of(JavaTypes.BIG_INTEGER, new Piece.Text("." + constant)), Kind.BIG, Level.PRIMARY);
        }
        return value.bitLength() < Long.SIZE
                ? valueOf(JavaLiterals.integer(value))
                : new JavaCode(
                        List.of(new Piece.Text("new "), JavaTypes.BIG_INTEGER, new Piece.Text("(\"" + value + "\")")),
                        Kind.BIG,
                        Level.PRIMARY);
    }

    private static JavaCode valueOf(JavaCode number) {
        return JavaCode.call(JavaTypes.BIG_INTEGER, "valueOf", Kind.BIG, List.of(number));
    }

    @Override
    public JavaCode choice(IntegerNode.Choice choice) {
        JavaCode otherwise = print(choice.otherwise());
        for (int i = choice.branches().size() - 1; i >= 0; i--) {
            IntegerNode.Branch branch = choice.branches().get(i);
            otherwise = JavaCode.choice(
                    new JavaConditions(context).print(branch.condition()), print(branch.value()), otherwise, Kind.BIG);
        }
        return otherwise;
    }

    @Override
    public JavaCode operation(Operation operation) {
        List<JavaCode> operands = operation.operands().stream().map(this::print).toList();
        return switch (operation.operator()) {
            case NEGATE -> chain("negate", operands);
            case ADD -> chain("add", operands);
            case SUBTRACT -> chain("subtract", operands);
            case MULTIPLY -> chain("multiply", operands);
            case ABS -> chain("abs", operands);
            case MIN -> chain("min", operands);
            case MAX -> chain("max", operands);
            case SIGN -> valueOf(operands.get(0).invoke("signum", Kind.INT, List.of()));
            case POWER -> exactBig("power", operands);
            case FLOOR_DIVIDE -> exactBig("floorDivide", operands);
            case CEIL_DIVIDE -> exactBig("ceilDivide", operands);
            case FLOOR_MOD -> exactBig("floorMod", operands);
            case BINOMIAL -> exactBig("binomial", operands);
            case FACTORIAL -> exactBig("factorial", operands);
            case FLOOR_LOG2 -> valueOf(exactBig("floorLog2", operands));
            case CEIL_LOG2 -> valueOf(exactBig("ceilLog2", operands));
        };
    }

    /** {@code a.method(b).method(c)}; without operands behind the first, {@code a.method()}. */
    private static JavaCode chain(String method, List<JavaCode> operands) {
        JavaCode value = operands.get(0);
        if (operands.size() == 1) {
            return method.equals("min") || method.equals("max") ? value : value.invoke(method, Kind.BIG, List.of());
        }
        for (JavaCode operand : operands.subList(1, operands.size())) {
            value = value.invoke(method, Kind.BIG, List.of(operand));
        }
        return value;
    }

    private JavaCode exactBig(String method, List<JavaCode> operands) {
        List<JavaCode> arguments = new ArrayList<>(operands);
        arguments.add(context.formulaName());
        return JavaCode.call(JavaTypes.EXACT_BIG, method, Kind.BIG, arguments);
    }
}
