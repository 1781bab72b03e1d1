package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** The small changes of conditions. */
final class ConditionChanges {

    private static final Span NOWHERE = new Span(0, 0);

    private ConditionChanges() {}

    /** A domain that lets in more or less; empty where it then says nothing. */
    record Domain(Mutation mutation, Optional<Condition> condition) {}

    /** The condition with one relation turned around or with its edge taken or given. */
    static List<Condition> turned(Condition condition) {
        List<Condition> changed = new ArrayList<>();
        if (condition instanceof Condition.Comparison comparison) {
            for (int i = 0; i < comparison.relations().size(); i++) {
                for (Relation other : siblings(comparison.relations().get(i))) {
                    changed.add(withRelation(comparison, i, other));
                }
            }
        } else {
            parts(condition)
                    .forEach(part -> turned(part.condition())
                            .forEach(other ->
                                    changed.add(part.with(Optional.of(other)).orElseThrow())));
        }
        return changed;
    }

    private static List<Relation> siblings(Relation relation) {
        return switch (relation) {
            case EQ -> List.of(Relation.NE);
            case NE -> List.of(Relation.EQ);
            case LT -> List.of(Relation.LE, Relation.GE);
            case LE -> List.of(Relation.LT, Relation.GT);
            case GT -> List.of(Relation.GE, Relation.LE);
            case GE -> List.of(Relation.GT, Relation.LT);
        };
    }

    /** The domain of a variable, moved: each bound gains or loses its edge, goes by 1 or by a factor of 2, or is dropped. */
    static List<Domain> moved(Condition domain, String variable) {
        List<Domain> changed = new ArrayList<>();
        if (domain instanceof Condition.Comparison comparison) {
            for (int i = 0; i < comparison.relations().size(); i++) {
                edge(comparison, i).forEach(changed::add);
                bound(comparison, i, variable).forEach(changed::add);
                changed.add(new Domain(Mutation.DOMAIN_WIDENED, without(comparison, i)));
            }
        } else {
            for (Part part : parts(domain)) {
                moved(part.condition(), variable)
                        .forEach(change -> changed.add(new Domain(change.mutation(), part.with(change.condition()))));
            }
        }
        return changed;
    }

    private static List<Domain> edge(Condition.Comparison comparison, int index) {
        return switch (comparison.relations().get(index)) {
            case LT ->
                List.of(new Domain(Mutation.DOMAIN_WIDENED, Optional.of(withRelation(comparison, index, Relation.LE))));
            case GT ->
                List.of(new Domain(Mutation.DOMAIN_WIDENED, Optional.of(withRelation(comparison, index, Relation.GE))));
            case LE ->
                List.of(new Domain(
                        Mutation.DOMAIN_NARROWED, Optional.of(withRelation(comparison, index, Relation.LT))));
            case GE ->
                List.of(new Domain(
                        Mutation.DOMAIN_NARROWED, Optional.of(withRelation(comparison, index, Relation.GT))));
            case EQ, NE -> List.of();
        };
    }

    private static List<Domain> bound(Condition.Comparison comparison, int index, String variable) {
        Relation relation = comparison.relations().get(index);
        boolean left = isVariable(comparison.operands().get(index), variable);
        if (relation == Relation.EQ || relation == Relation.NE) {
            return List.of();
        }
        int at = left ? index + 1 : index;
        boolean upper = left == (relation == Relation.LT || relation == Relation.LE);
        Expr bound = comparison.operands().get(at);
        return List.of(
                new Domain(
                        upper ? Mutation.DOMAIN_WIDENED : Mutation.DOMAIN_NARROWED,
                        Optional.of(withOperand(comparison, at, larger(bound)))),
                new Domain(
                        upper ? Mutation.DOMAIN_NARROWED : Mutation.DOMAIN_WIDENED,
                        Optional.of(withOperand(comparison, at, smaller(bound)))));
    }

    /** A number goes by 1, so that 0 moves as well; anything else by a factor of 2. */
    private static Expr larger(Expr bound) {
        return rational(bound)
                .map(value -> number(value.plus(Rational.ONE), bound))
                .orElseGet(() -> new Expr.Binary(NOWHERE, BinaryOp.MUL, plain(2), grouped(bound)));
    }

    private static Expr smaller(Expr bound) {
        return rational(bound)
                .map(value -> number(value.minus(Rational.ONE), bound))
                .orElseGet(() -> new Expr.Binary(NOWHERE, BinaryOp.DIV, grouped(bound), plain(2)));
    }

    private static Expr plain(int number) {
        return ValueChanges.number(Rational.of(number));
    }

    private static Expr grouped(Expr value) {
        return new Expr.Group(NOWHERE, Expr.Group.Bracket.ROUND, value);
    }

    private static Optional<Rational> rational(Expr bound) {
        if (bound instanceof Expr.Num num) {
            return Optional.of(num.value());
        }
        return bound instanceof Expr.Neg neg ? rational(neg.operand()).map(Rational::negate) : Optional.empty();
    }

    /** With the unit of the number that it takes the place of. */
    private static Expr number(Rational value, Expr place) {
        Optional<Expr.UnitLiteral> unit =
                place instanceof Expr.Num num ? num.unit() : ((Expr.Num) ((Expr.Neg) place).operand()).unit();
        Expr number = new Expr.Num(NOWHERE, decimal(value.abs()), value.abs(), unit);
        return value.signum() < 0 ? new Expr.Neg(NOWHERE, number) : number;
    }

    private static String decimal(Rational value) {
        return new java.math.BigDecimal(value.numerator())
                .divide(new java.math.BigDecimal(value.denominator()))
                .toPlainString();
    }

    private static boolean isVariable(Expr operand, String variable) {
        return operand instanceof Expr.Name name && name.name().equals(variable);
    }

    private static Condition withRelation(Condition.Comparison comparison, int index, Relation relation) {
        List<Relation> relations = new ArrayList<>(comparison.relations());
        relations.set(index, relation);
        return new Condition.Comparison(comparison.span(), comparison.operands(), relations);
    }

    private static Condition withOperand(Condition.Comparison comparison, int index, Expr operand) {
        List<Expr> operands = new ArrayList<>(comparison.operands());
        operands.set(index, operand);
        return new Condition.Comparison(comparison.span(), operands, comparison.relations());
    }

    /** A chain without one of its links; empty where it was the only one. */
    private static Optional<Condition> without(Condition.Comparison comparison, int index) {
        int count = comparison.relations().size();
        if (count == 1) {
            return Optional.empty();
        }
        // A link in the middle of a longer chain would part it; domains have two links at most.
        int from = index == 0 ? 1 : 0;
        int to = index == 0 ? count : index;
        return Optional.of(new Condition.Comparison(
                comparison.span(),
                comparison.operands().subList(from, to + 1),
                comparison.relations().subList(from, to)));
    }

    /** A part of a condition, and how the whole is put together again with another in its place. */
    private record Part(
            Condition condition, java.util.function.Function<Optional<Condition>, Optional<Condition>> whole) {
        Optional<Condition> with(Optional<Condition> other) {
            return whole.apply(other);
        }
    }

    private static List<Part> parts(Condition condition) {
        if (condition instanceof Condition.Group group) {
            return List.of(new Part(
                    group.inner(), other -> other.map(inner -> new Condition.Group(group.span(), inner))));
        } else if (condition instanceof Condition.And and) {
            return junction(and.parts(), parts -> new Condition.And(and.span(), parts));
        } else if (condition instanceof Condition.Or or) {
            return junction(or.parts(), parts -> new Condition.Or(or.span(), parts));
        }
        return List.of();
    }

    private static List<Part> junction(
            List<Condition> parts, java.util.function.Function<List<Condition>, Condition> joined) {
        List<Part> found = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            int index = i;
            found.add(new Part(parts.get(i), other -> {
                List<Condition> changed = new ArrayList<>(parts);
                if (other.isPresent()) {
                    changed.set(index, other.get());
                } else {
                    changed.remove(index);
                }
                return Optional.of(changed.size() == 1 ? changed.get(0) : joined.apply(changed));
            }));
        }
        return found;
    }
}
