package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/**
 * A form of the variable on the way back from the innermost value to the outermost.
 *
 * @param root what is known of it so far
 * @param reach which values the value it was solved from takes, where the conditions hold
 * @param inner the value that the reach is about, in terms of the value of the whole
 * @param domain the reach of the variable itself, as long as the value is linear in it
 */
record Form(Isolated.Root root, Reach reach, Expr inner, Optional<Reach> domain) {

    static Form of(Expr value, Reach reach) {
        Isolated.Root root = new Isolated.Root(value, Optional.empty(), List.of(), List.of());
        return new Form(root, reach, value, Optional.of(reach));
    }

    /** The same where some conditions hold as well. */
    Form where(List<Condition> conditions) {
        List<Condition> more = new ArrayList<>(conditions);
        more.addAll(root.conditions());
        return new Form(new Isolated.Root(root.value(), root.computed(), root.locals(), more), reach, inner, domain);
    }

    /** The same, computed as another form is that is equal, with names for some values. */
    Form computedBy(Form other, List<Isolated.Local> locals) {
        List<Isolated.Local> all = new ArrayList<>(locals);
        all.addAll(root.locals());
        Expr best = other.root.computed().orElse(other.root.value());
        Optional<Expr> computed = best.equals(root.value()) ? Optional.empty() : Optional.of(best);
        return new Form(new Isolated.Root(root.value(), computed, all, root.conditions()), reach, inner, domain);
    }

    /** The same about an outer value, whose reach is not known yet. */
    Form about(Expr outer) {
        return new Form(root, reach, outer, domain);
    }

    private Form reaching(Reach other) {
        return new Form(root, other, inner, Optional.empty());
    }

    private Form linear(Reach other) {
        return new Form(root, other, inner, domain);
    }

    /** The reach as a condition. */
    Form stated() {
        return where(reach.condition(inner).stream().toList()).reaching(Reach.ALL);
    }

    /** The reach as a condition, of the variable where that says the same, and nothing said of the reach. */
    Form settled() {
        Optional<Condition> condition =
                domain.map(own -> own.condition(root.value())).orElseGet(() -> reach.condition(inner));
        return where(condition.stream().toList()).reaching(Reach.ALL);
    }

    Form plus(Expr constant) {
        return linear(reach.increasing(end -> Simplification.plus(end, constant)));
    }

    Form negate() {
        return new Form(root, reach.negate(), Simplification.negate(inner), domain);
    }

    /** The reach of the value times a factor that is not 0, of that sign; 0 where it is not known. */
    Form times(Expr factor, int sign) {
        UnaryOperator<Expr> product = end -> Simplification.times(end, factor);
        return reach.isAll()
                ? this
                : switch (sign) {
                    case 1 -> linear(reach.increasing(product));
                    case -1 -> linear(reach.decreasing(product));
                    default -> settled();
                };
    }

    /** The reach of the reciprocal of a value above 0. */
    Form reciprocal(Known known) {
        Optional<Reach.End> lower = reach.lower().filter(end -> !end.isZero());
        if (lower.isPresent() && !known.isPositive(lower.get().value())) {
            return settled().reaching(new Reach(Optional.of(Reach.open(Nodes.ZERO)), Optional.empty()));
        }
        UnaryOperator<Expr> reciprocal = end -> Simplification.dividedBy(Nodes.ONE, end);
        return reaching(new Reach(
                reach.upper().map(end -> end.map(reciprocal)).or(() -> Optional.of(Reach.open(Nodes.ZERO))),
                lower.map(end -> end.map(reciprocal))));
    }

    /** The reach of a positive power of a value from 0. */
    Form power(Rational exponent, Known known) {
        UnaryOperator<Expr> power = end -> Simplification.root(end, exponent, known);
        Optional<Reach.End> none = Optional.of(Reach.closed(Nodes.ZERO));
        if (reach.lower().isPresent()
                && !known.isNonNegative(reach.lower().get().value())) {
            boolean below = known.isNonPositive(reach.lower().get().value());
            Form rest = below
                    ? reaching(new Reach(none, reach.upper()))
                    : settled().reaching(new Reach(none, Optional.empty()));
            return rest.reaching(rest.reach.increasing(power));
        }
        return reaching(reach.within(none, Optional.empty()).increasing(power));
    }

    /**
     * The reach of an increasing function.
     *
     * @param least below which the function has no values
     * @param greatest above which it has none
     */
    Form increasing(UnaryOperator<Expr> function, Optional<Reach.End> least, Optional<Reach.End> greatest) {
        return reaching(reach.increasing(function).within(least, greatest));
    }

    /** The reach of a decreasing function. */
    Form decreasing(UnaryOperator<Expr> function, Optional<Reach.End> least, Optional<Reach.End> greatest) {
        return reaching(reach.decreasing(function).within(least, greatest));
    }

    /** The reach of a function that grows from minus infinity at a number; the value is above it. */
    Form risingFrom(long pole, UnaryOperator<Expr> function, Known known) {
        Expr from = Nodes.number(Rational.of(pole));
        Optional<Reach.End> lower =
                reach.lower().filter(end -> !Simplification.isZero(Simplification.minus(end.value(), from)));
        return lower.isPresent() && !known.holds(lower.get().value(), Relation.GT, from)
                ? settled()
                : reaching(new Reach(lower, reach.upper()).increasing(function));
    }

    /** The reach that was found in another way. */
    Form instead(Reach other) {
        return reaching(other);
    }
}
