package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/**
 * Whether a value is so smooth along one name, all over a box, that its derivative tells how it goes: continuous everywhere,
 * and with bounded slopes around every point, so that the edges of {@code abs} and {@code max} do no harm.
 */
final class Regularity implements Expr.Visitor<Boolean> {

    private final Prover prover;
    private final Meaning meaning;
    private final Box box;
    private final String name;

    /**
     * Smoothness over a box.
     *
     * @param name along which; the end points of its interval are best left out, for roots have no slope there
     */
    Regularity(Meaning meaning, Box box, String name) {
        this.prover = new Prover(meaning);
        this.meaning = meaning;
        this.box = box;
        this.name = name;
    }

    /** Whether the value is smooth; what does not depend on the name is. */
    boolean of(Expr expr) {
        return !Mentions.of(expr, name) || expr.accept(this);
    }

    private boolean all(List<Expr> operands) {
        return operands.stream().allMatch(this::of);
    }

    private boolean is(Expr left, Relation relation, long right) {
        Condition goal = new Condition.Comparison(left.span(), List.of(left, Terms.number(right)), List.of(relation));
        return prover.holds(goal, box);
    }

    @Override
    public Boolean num(Expr.Num num) {
        return true;
    }

    @Override
    public Boolean name(Expr.Name other) {
        return true;
    }

    @Override
    public Boolean pi(Expr.Pi pi) {
        return true;
    }

    @Override
    public Boolean constant(Expr.Constant constant) {
        return true;
    }

    @Override
    public Boolean neg(Expr.Neg neg) {
        return of(neg.operand());
    }

    @Override
    public Boolean binary(Expr.Binary binary) {
        Expr left = binary.left();
        Expr right = binary.right();
        return all(List.of(left, right))
                && switch (binary.op()) {
                    case ADD, SUB, MUL -> true;
                    case DIV -> !Mentions.of(right, name) || is(right, Relation.NE, 0);
                    case POW -> power(left, right);
                    case MOD -> false;
                };
    }

    private boolean power(Expr base, Expr exponent) {
        Optional<Rational> constant = new Enclosure(meaning, box).of(exponent).point();
        if (constant.filter(Rational::isInteger).isPresent()) {
            return constant.get().signum() > 0 || is(base, Relation.NE, 0);
        }
        return is(base, Relation.GT, 0);
    }

    @Override
    public Boolean factorial(Expr.Factorial factorial) {
        return false;
    }

    @Override
    public Boolean apply(Expr.Apply apply) {
        Expr a = apply.arguments().get(0);
        Expr b = apply.arguments().get(apply.arguments().size() - 1);
        return all(apply.arguments())
                && switch (apply.function()) {
                    case MIN, MAX, ABS, EXP, EXPM1, SIN, COS, ATAN, SINH, COSH, TANH -> true;
                    case SQRT, LN, LOG2, LOG10 -> is(a, Relation.GT, 0);
                    case CBRT -> is(a, Relation.NE, 0);
                    case LOG1P -> is(a, Relation.GT, -1);
                    case ASIN, ACOS -> is(a, Relation.GT, -1) && is(a, Relation.LT, 1);
                    case TAN -> is(Terms.apply(Function.COS, a), Relation.NE, 0);
                    case HYPOT -> is(a, Relation.NE, 0) || is(b, Relation.NE, 0);
                    // The angle jumps where it meets the negative half of the axis, even at the end of an interval.
                    case ATAN2 -> false;
                    case SIGN, FLOOR, CEIL, ROUND, BINOMIAL, FACTORIAL -> false;
                };
    }

    @Override
    public Boolean call(Expr.Call call) {
        return false;
    }

    @Override
    public Boolean reduction(Expr.Reduction reduction) {
        boolean fixed = !Mentions.of(reduction.from(), name) && !Mentions.of(reduction.to(), name);
        return fixed
                && reduction.kind() == Expr.Reduction.Kind.SUM
                && new Enclosure(meaning, box)
                        .terms(reduction)
                        .map(terms -> new Regularity(meaning, terms, name).of(reduction.body()))
                        .orElse(true);
    }

    @Override
    public Boolean group(Expr.Group group) {
        return of(group.inner());
    }

    /** Cases may jump where they meet, so only those count that the name does not choose between. */
    @Override
    public Boolean cases(Expr.Cases cases) {
        Narrowing narrowing = new Narrowing(meaning);
        Optional<Box> rest = Optional.of(box);
        for (Expr.Cases.Branch branch : cases.branches()) {
            Optional<Box> taken = rest.flatMap(here -> narrowing.where(here, branch.condition()));
            if (Mentions.of(branch.condition(), name)
                    || taken.filter(here -> !new Regularity(meaning, here, name).of(branch.value()))
                            .isPresent()) {
                return false;
            }
            rest = rest.flatMap(here -> narrowing.whereNot(here, branch.condition()));
        }
        return rest.map(here -> new Regularity(meaning, here, name).of(cases.otherwise()))
                .orElse(true);
    }

    @Override
    public Boolean hole(Expr.Hole hole) {
        return false;
    }
}
