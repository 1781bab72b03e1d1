package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;
import org.formulary.processor.print.JavaCode.Piece;
import org.formulary.quantity.Rational;

/** Prints real values in {@code double}, evaluated in the order written; integers within them stay exact. */
final class JavaReals implements Expr.Visitor<JavaCode> {

    private static final Rational HALF = Rational.of(1, 2);

    private final JavaContext context;

    JavaReals(JavaContext context) {
        this.context = context;
    }

    /** The value; of an integer kind where Java widens it by itself. */
    JavaCode print(Expr expr) {
        Optional<IntegerNode> exact = context.exact(expr);
        return exact.isPresent()
                ? widened(exact.get())
                : context.guard(expr)
                        .map(guard -> new JavaGuards(context, this).print(expr, guard))
                        .orElseGet(() -> plain(expr));
    }

    /** The value without the guard that it may need. */
    JavaCode plain(Expr expr) {
        return expr.accept(this);
    }

    @Override
    public JavaCode num(Expr.Num number) {
        return JavaCode.of(JavaLiterals.real(Coherent.nearest(number)), Kind.DOUBLE);
    }

    @Override
    public JavaCode name(Expr.Name name) {
        return JavaCode.of(context.scope().get(name.name()).javaName(), Kind.DOUBLE);
    }

    @Override
    public JavaCode constant(Expr.Constant constant) {
        return JavaCode.of(context.constants().apply(constant.value()), Kind.DOUBLE);
    }

    @Override
    public JavaCode pi(Expr.Pi pi) {
        return new JavaCode(List.of(JavaTypes.MATH, new Piece.Text(".PI")), Kind.DOUBLE, Level.PRIMARY);
    }

    @Override
    public JavaCode neg(Expr.Neg negation) {
        return print(negation.operand()).prefixed("-");
    }

    @Override
    public JavaCode group(Expr.Group group) {
        return print(group.inner());
    }

    @Override
    public JavaCode factorial(Expr.Factorial factorial) {
        throw new IllegalArgumentException("not an integer: " + factorial);
    }

    @Override
    public JavaCode call(Expr.Call call) {
        return context.calls().print(call, context);
    }

    @Override
    public JavaCode reduction(Expr.Reduction reduction) {
        return context.loops().reals(reduction, context);
    }

    @Override
    public JavaCode hole(Expr.Hole hole) {
        throw new IllegalArgumentException("not a value: " + hole);
    }

    /** An exact integer where a real is wanted. */
    private JavaCode widened(IntegerNode node) {
        if (node instanceof IntegerNode.Literal literal) {
            return JavaCode.of(JavaLiterals.real(literal.value().doubleValue()), Kind.DOUBLE);
        }
        boolean large = !JavaBounds.ofDomains().fits(node);
        if (large) {
            context.consumed().accept(node);
        }
        return large && context.big()
                ? JavaCode.call(
                        JavaTypes.EXACT_BIG, "toDouble", Kind.DOUBLE, List.of(new JavaBigs(context).print(node)))
                : new JavaLongs(context).print(node);
    }

    @Override
    public JavaCode binary(Expr.Binary binary) {
        if (binary.op() == BinaryOp.POW) {
            return power(binary);
        }
        JavaCode left = print(binary.left());
        JavaCode right = print(binary.right());
        return switch (binary.op()) {
            case ADD -> arithmetic(left, "+", right, Level.ADDITIVE);
            case SUB -> arithmetic(left, "-", right, Level.ADDITIVE);
            case MUL -> arithmetic(left, "*", right, Level.MULTIPLICATIVE);
            case DIV -> arithmetic(left, "/", right, Level.MULTIPLICATIVE);
            case MOD -> realMath("mod", List.of(left, right));
            case POW -> throw new IllegalStateException();
        };
    }

    private static JavaCode arithmetic(JavaCode left, String operator, JavaCode right, Level level) {
        boolean real = left.kind() == Kind.DOUBLE || right.kind() == Kind.DOUBLE;
        return JavaCode.binary(real ? left : left.cast(Kind.DOUBLE), operator, right, Kind.DOUBLE, level);
    }

    private JavaCode power(Expr.Binary power) {
        JavaCode base = print(power.left());
        Optional<Rational> exponent = Constant.of(power.right());
        if (exponent.isPresent() && exponent.get().equals(HALF)) {
            return math("sqrt", List.of(base));
        }
        Optional<BigInteger> count = exponent.filter(Rational::isInteger).map(Rational::numerator);
        if (count.isPresent() && count.get().equals(BigInteger.ONE)) {
            return base;
        }
        JavaCode printed = print(power.right());
        if (count.isPresent() && count.get().signum() > 0) {
            return isSquare(power)
                    ? arithmetic(base, "*", base, Level.MULTIPLICATIVE)
                    : math("pow", List.of(base, printed));
        }
        return realMath("power", List.of(base, printed));
    }

    /** Whether the power is printed as a product. */
    static boolean isSquare(Expr.Binary power) {
        return (power.left() instanceof Expr.Name || power.left() instanceof Expr.Constant)
                && Constant.of(power.right()).filter(Rational.of(2)::equals).isPresent();
    }

    @Override
    public JavaCode apply(Expr.Apply apply) {
        List<JavaCode> arguments = apply.arguments().stream().map(this::print).toList();
        return switch (apply.function()) {
            case MIN, MAX -> extreme(apply.function().spelling(), arguments);
            case SIGN -> math("signum", arguments);
            case LN -> math("log", arguments);
            case ROUND, LOG2, LOG10 -> realMath(apply.function().spelling(), arguments);
            case ABS,
                    FLOOR,
                    CEIL,
                    SQRT,
                    CBRT,
                    EXP,
                    EXPM1,
                    LOG1P,
                    SIN,
                    COS,
                    TAN,
                    ASIN,
                    ACOS,
                    ATAN,
                    ATAN2,
                    SINH,
                    COSH,
                    TANH,
                    HYPOT -> math(apply.function().spelling(), arguments);
            case BINOMIAL, FACTORIAL -> throw new IllegalArgumentException("not an integer: " + apply);
        };
    }

    private static JavaCode extreme(String method, List<JavaCode> operands) {
        return operands.stream()
                .reduce((left, right) -> math(method, List.of(left, right)))
                .orElseThrow();
    }

    @Override
    public JavaCode cases(Expr.Cases cases) {
        JavaCode otherwise = print(cases.otherwise());
        for (int i = cases.branches().size() - 1; i >= 0; i--) {
            Expr.Cases.Branch branch = cases.branches().get(i);
            otherwise = JavaCode.choice(
                    new JavaConditions(context).print(branch.condition()),
                    print(branch.value()),
                    otherwise,
                    Kind.DOUBLE);
        }
        return otherwise;
    }

    private static JavaCode math(String method, List<JavaCode> arguments) {
        return JavaCode.call(JavaTypes.MATH, method, Kind.DOUBLE, arguments);
    }

    private static JavaCode realMath(String method, List<JavaCode> arguments) {
        return JavaCode.call(JavaTypes.REAL_MATH, method, Kind.DOUBLE, arguments);
    }
}
