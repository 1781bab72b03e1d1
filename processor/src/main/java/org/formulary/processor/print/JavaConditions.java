package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;

/** Prints conditions; those on integers are decided exactly. */
final class JavaConditions implements Condition.Visitor<JavaCode> {

    private final JavaContext context;

    JavaConditions(JavaContext context) {
        this.context = context;
    }

    JavaCode print(Condition condition) {
        return condition.accept(this);
    }

    @Override
    public JavaCode and(Condition.And and) {
        return join(and.parts(), "&&", Level.AND);
    }

    @Override
    public JavaCode or(Condition.Or or) {
        return join(or.parts(), "||", Level.OR);
    }

    @Override
    public JavaCode not(Condition.Not not) {
        return print(not.operand()).prefixed("!");
    }

    @Override
    public JavaCode group(Condition.Group group) {
        return print(group.inner());
    }

    private JavaCode join(List<Condition> parts, String operator, Level level) {
        return parts.stream()
                .map(this::print)
                .reduce((left, right) -> JavaCode.binary(left, operator, right, Kind.BOOLEAN, level))
                .orElseThrow();
    }

    @Override
    public JavaCode comparison(Condition.Comparison comparison) {
        JavaCode all = pair(comparison, 0);
        for (int i = 1; i < comparison.relations().size(); i++) {
            all = JavaCode.binary(all, "&&", pair(comparison, i), Kind.BOOLEAN, Level.AND);
        }
        return all;
    }

    private JavaCode pair(Condition.Comparison comparison, int index) {
        Expr left = comparison.operands().get(index);
        Expr right = comparison.operands().get(index + 1);
        Condition.Relation relation = comparison.relations().get(index);
        Optional<IntegerNode> exactLeft = context.exact(left);
        Optional<IntegerNode> exactRight = context.exact(right);
        if (exactLeft.isEmpty() || exactRight.isEmpty()) {
            JavaReals reals = new JavaReals(context);
            return relate(reals.print(left), relation, reals.print(right));
        }
        consume(exactLeft.get());
        consume(exactRight.get());
        if (context.big() && (isLarge(exactLeft.get()) || isLarge(exactRight.get()))) {
            JavaBigs bigs = new JavaBigs(context);
            JavaCode order =
                    bigs.print(exactLeft.get()).invoke("compareTo", Kind.INT, List.of(bigs.print(exactRight.get())));
            return relate(order, relation, JavaCode.of("0", Kind.INT));
        }
        JavaLongs longs = new JavaLongs(context);
        return relate(longs.print(exactLeft.get()), relation, longs.print(exactRight.get()));
    }

    private void consume(IntegerNode node) {
        if (isLarge(node)) {
            context.consumed().accept(node);
        }
    }

    /** Whether computing the value could pass 64 bits. */
    private static boolean isLarge(IntegerNode node) {
        return !JavaBounds.ofDomains().fits(node);
    }

    private static JavaCode relate(JavaCode left, Condition.Relation relation, JavaCode right) {
        return switch (relation) {
            case EQ -> JavaCode.binary(left, "==", right, Kind.BOOLEAN, Level.EQUALITY);
            case NE -> JavaCode.binary(left, "!=", right, Kind.BOOLEAN, Level.EQUALITY);
            case LT, LE, GT, GE -> JavaCode.binary(left, relation.text(), right, Kind.BOOLEAN, Level.RELATIONAL);
        };
    }

    @Override
    public JavaCode is(Condition.Is is) {
        Optional<IntegerNode> exact = context.exact(is.path());
        return switch (is.property()) {
            case INTEGER -> exact.isPresent() ? JavaCode.of("true", Kind.BOOLEAN) : whole(is.path());
            case EVEN -> remainder(context.integer(is.path()), "==");
            case ODD -> remainder(context.integer(is.path()), "!=");
            case GIVEN, ABSENT -> throw new IllegalArgumentException("a parameter is always given: " + is);
        };
    }

    private JavaCode whole(Expr.Name path) {
        JavaCode value = new JavaReals(context).print(path);
        JavaCode nearest = JavaCode.call(JavaTypes.MATH, "rint", Kind.DOUBLE, List.of(value));
        return JavaCode.binary(value, "==", nearest, Kind.BOOLEAN, Level.EQUALITY);
    }

    private JavaCode remainder(IntegerNode node, String relation) {
        consume(node);
        JavaCode value = context.big() && isLarge(node)
                ? new JavaBigs(context)
                        .print(node)
                        .invoke("mod", Kind.BIG, List.of(JavaBigs.literal(BigInteger.TWO)))
                        .invoke("signum", Kind.INT, List.of())
                : JavaCode.binary(
                        new JavaLongs(context).print(node),
                        "%",
                        JavaCode.of("2", Kind.INT),
                        Kind.LONG,
                        Level.MULTIPLICATIVE);
        return JavaCode.binary(value, relation, JavaCode.of("0", Kind.INT), Kind.BOOLEAN, Level.EQUALITY);
    }
}
