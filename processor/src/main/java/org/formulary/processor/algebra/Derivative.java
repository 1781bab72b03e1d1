package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/**
 * The derivative of a value by one of its names, as a tree: of cases, and of the least and the greatest of some values, case
 * by case. Where a value has an edge, as {@code abs(x)} has at 0, that of the sign is taken; between its cases nothing is said
 * of it. Roundings, remainders, signs, factorials and products over a range have none.
 */
public final class Derivative implements Expr.Visitor<Optional<Expr>> {

    private static final Optional<Expr> ZERO = Optional.of(Terms.number(0));

    private final String name;

    private Derivative(String name) {
        this.name = name;
    }

    /**
     * The derivative of a value in which outputs, local results and called formulas are written out first.
     *
     * @param value the value
     * @param name the parameter that changes
     * @param meaning what the other names stand for
     * @return the derivative; empty where there is none, or where the value written out is too long
     */
    public static Optional<Expr> of(Expr value, String name, Meaning meaning) {
        return new Inlining(meaning).of(value).flatMap(written -> of(written, name));
    }

    /** The derivative of a value in whose names nothing is hidden. */
    static Optional<Expr> of(Expr value, String name) {
        return new Derivative(name).by(value);
    }

    private Optional<Expr> by(Expr expr) {
        return Mentions.of(expr, name) ? expr.accept(this) : ZERO;
    }

    @Override
    public Optional<Expr> num(Expr.Num num) {
        return ZERO;
    }

    @Override
    public Optional<Expr> name(Expr.Name other) {
        return Optional.of(Terms.number(1));
    }

    @Override
    public Optional<Expr> pi(Expr.Pi pi) {
        return ZERO;
    }

    @Override
    public Optional<Expr> constant(Expr.Constant constant) {
        return ZERO;
    }

    @Override
    public Optional<Expr> neg(Expr.Neg neg) {
        return by(neg.operand()).map(Terms::negate);
    }

    @Override
    public Optional<Expr> binary(Expr.Binary binary) {
        Expr a = Terms.bare(binary.left());
        Expr b = Terms.bare(binary.right());
        return by(a).flatMap(da -> by(b).flatMap(db -> switch (binary.op()) {
            case ADD -> Optional.of(Terms.plus(da, db));
            case SUB -> Optional.of(Terms.minus(da, db));
            case MUL -> Optional.of(Terms.plus(Terms.times(da, b), Terms.times(a, db)));
            case DIV -> Optional.of(quotient(a, da, b, db));
            case POW -> Optional.of(power(a, da, b, db));
            case MOD -> Optional.empty();
        }));
    }

    private static Expr quotient(Expr a, Expr da, Expr b, Expr db) {
        return Terms.is(db, 0)
                ? Terms.over(da, b)
                : Terms.over(Terms.minus(Terms.times(da, b), Terms.times(a, db)), Terms.square(b));
    }

    private static Expr power(Expr base, Expr dBase, Expr exponent, Expr dExponent) {
        if (Terms.is(dExponent, 0)) {
            Expr less = Terms.minus(exponent, Terms.number(1));
            return Terms.times(Terms.times(exponent, Terms.power(base, less)), dBase);
        }
        Expr rate = Terms.plus(
                Terms.times(dExponent, Terms.apply(Function.LN, base)), Terms.over(Terms.times(exponent, dBase), base));
        return Terms.times(Terms.power(base, exponent), rate);
    }

    @Override
    public Optional<Expr> factorial(Expr.Factorial factorial) {
        return Optional.empty();
    }

    @Override
    public Optional<Expr> apply(Expr.Apply apply) {
        Expr a = Terms.bare(apply.arguments().get(0));
        Expr b = Terms.bare(apply.arguments().get(apply.arguments().size() - 1));
        Expr one = Terms.number(1);
        return switch (apply.function()) {
            case MIN -> extreme(apply, Relation.LE);
            case MAX -> extreme(apply, Relation.GE);
            case ABS -> chain(a, slope -> Terms.times(Terms.apply(Function.SIGN, a), slope));
            case SQRT -> chain(a, slope -> Terms.over(slope, Terms.times(Terms.number(2), apply)));
            case CBRT -> chain(a, slope -> Terms.over(slope, Terms.times(Terms.number(3), Terms.square(apply))));
            case EXP -> chain(a, slope -> Terms.times(apply, slope));
            case EXPM1 -> chain(a, slope -> Terms.times(Terms.apply(Function.EXP, a), slope));
            case LN -> chain(a, slope -> Terms.over(slope, a));
            case LOG2 -> chain(a, slope -> Terms.over(slope, logarithm(a, 2)));
            case LOG10 -> chain(a, slope -> Terms.over(slope, logarithm(a, 10)));
            case LOG1P -> chain(a, slope -> Terms.over(slope, Terms.plus(one, a)));
            case SIN -> chain(a, slope -> Terms.times(Terms.apply(Function.COS, a), slope));
            case COS -> chain(a, slope -> Terms.negate(Terms.times(Terms.apply(Function.SIN, a), slope)));
            case TAN -> chain(a, slope -> Terms.over(slope, Terms.square(Terms.apply(Function.COS, a))));
            case ASIN -> chain(a, slope -> Terms.over(slope, complement(a)));
            case ACOS -> chain(a, slope -> Terms.negate(Terms.over(slope, complement(a))));
            case ATAN -> chain(a, slope -> Terms.over(slope, Terms.plus(one, Terms.square(a))));
            case SINH -> chain(a, slope -> Terms.times(Terms.apply(Function.COSH, a), slope));
            case COSH -> chain(a, slope -> Terms.times(Terms.apply(Function.SINH, a), slope));
            case TANH -> chain(a, slope -> Terms.over(slope, Terms.square(Terms.apply(Function.COSH, a))));
            case ATAN2 ->
                both(
                        a,
                        b,
                        (da, db) -> Terms.over(
                                Terms.minus(Terms.times(da, b), Terms.times(a, db)),
                                Terms.plus(Terms.square(a), Terms.square(b))));
            case HYPOT -> both(a, b, (da, db) -> Terms.over(Terms.plus(Terms.times(a, da), Terms.times(b, db)), apply));
            case SIGN, FLOOR, CEIL, ROUND, BINOMIAL, FACTORIAL -> Optional.empty();
        };
    }

    private Optional<Expr> chain(Expr argument, UnaryOperator<Expr> outer) {
        return by(argument).map(outer);
    }

    private Optional<Expr> both(Expr a, Expr b, BinaryOperator<Expr> outer) {
        return by(a).flatMap(da -> by(b).map(db -> outer.apply(da, db)));
    }

    private static Expr logarithm(Expr argument, long base) {
        return Terms.times(argument, Terms.apply(Function.LN, Terms.number(base)));
    }

    /** {@code sqrt(1 - a^2)}. */
    private static Expr complement(Expr a) {
        return Terms.apply(Function.SQRT, Terms.minus(Terms.number(Rational.ONE), Terms.square(a)));
    }

    /** Of the least or greatest of some values, the derivative of the one that is it. */
    private Optional<Expr> extreme(Expr.Apply apply, Relation relation) {
        List<Expr> values = apply.arguments();
        Optional<Expr> rest = by(values.get(values.size() - 1));
        for (int i = values.size() - 2; i >= 0; i--) {
            Expr first = values.get(i);
            List<Expr> others = values.subList(i + 1, values.size());
            Expr other = others.size() == 1 ? others.get(0) : new Expr.Apply(apply.span(), apply.function(), others);
            Condition isExtreme = new Condition.Comparison(apply.span(), List.of(first, other), List.of(relation));
            rest = rest.flatMap(otherwise -> by(first)
                    .map(slope ->
                            new Expr.Cases(apply.span(), List.of(new Expr.Cases.Branch(slope, isExtreme)), otherwise)));
        }
        return rest;
    }

    /** Formulas are written out before. */
    @Override
    public Optional<Expr> call(Expr.Call call) {
        return Optional.empty();
    }

    @Override
    public Optional<Expr> reduction(Expr.Reduction reduction) {
        boolean fixed = !Mentions.of(reduction.from(), name) && !Mentions.of(reduction.to(), name);
        return fixed && reduction.kind() == Expr.Reduction.Kind.SUM
                ? by(reduction.body())
                        .map(body -> new Expr.Reduction(
                                reduction.span(),
                                reduction.kind(),
                                reduction.index(),
                                reduction.from(),
                                reduction.to(),
                                body))
                : Optional.empty();
    }

    @Override
    public Optional<Expr> group(Expr.Group group) {
        return by(group.inner());
    }

    @Override
    public Optional<Expr> cases(Expr.Cases cases) {
        List<Expr.Cases.Branch> branches = new ArrayList<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            Optional<Expr> slope = by(branch.value());
            if (slope.isEmpty()) {
                return slope;
            }
            branches.add(new Expr.Cases.Branch(slope.get(), branch.condition()));
        }
        return by(cases.otherwise()).map(otherwise -> new Expr.Cases(cases.span(), branches, otherwise));
    }

    @Override
    public Optional<Expr> hole(Expr.Hole hole) {
        return Optional.empty();
    }
}
