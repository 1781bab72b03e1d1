package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;

/**
 * Where the variable may lie: its own domain, and what the domains of other parameters say of it.
 *
 * @param reach the ends, where all that is said are ends
 * @param conditions all that is said, where it is more than ends
 */
record SolvedDomain(String variable, Reach reach, List<Condition> conditions) {

    static SolvedDomain of(String variable, List<Variable> parameters, Known known) {
        List<Condition> said = new ArrayList<>();
        for (Variable parameter : parameters) {
            parameter.domain().ifPresent(domain -> {
                if (parameter.name().equals(variable) && domain.range().exact()) {
                    said.addAll(bounds(parameter, domain));
                } else {
                    parts(Nodes.plain(domain.condition()))
                            .filter(part -> mentions(part, variable))
                            .forEach(said::add);
                }
            });
        }
        Optional<Reach> reach = Optional.of(Reach.ALL);
        for (Condition condition : said) {
            reach = reach.flatMap(ends -> narrowed(ends, condition, variable, known));
        }
        return reach.map(ends -> new SolvedDomain(variable, ends, List.of()))
                .orElseGet(() -> new SolvedDomain(variable, Reach.ALL, List.copyOf(said)));
    }

    private static Stream<Condition> parts(Condition condition) {
        if (condition instanceof Condition.And and) {
            return and.parts().stream().flatMap(SolvedDomain::parts);
        }
        return condition instanceof Condition.Group group ? parts(group.inner()) : Stream.of(condition);
    }

    private static boolean mentions(Condition condition, String variable) {
        return Trees.freeNames(condition).stream().anyMatch(name -> name.name().equals(variable));
    }

    private static List<Condition> bounds(Variable variable, Domain domain) {
        Range range = domain.range();
        List<Condition> bounds = new ArrayList<>();
        range.lower()
                .ifPresent(bound -> bounds.add(Nodes.comparison(
                        Nodes.name(variable.name()),
                        bound.open() ? Relation.GT : Relation.GE,
                        Nodes.inUnit(bound.value(), variable.unit()))));
        range.upper()
                .ifPresent(bound -> bounds.add(Nodes.comparison(
                        Nodes.name(variable.name()),
                        bound.open() ? Relation.LT : Relation.LE,
                        Nodes.inUnit(bound.value(), variable.unit()))));
        return bounds;
    }

    /** The reach within one more condition; empty where that is no end, or it is not known which of two ends counts. */
    private static Optional<Reach> narrowed(Reach reach, Condition condition, String variable, Known known) {
        if (condition instanceof Condition.Comparison comparison) {
            Optional<Reach> all = Optional.of(reach);
            for (int i = 0; i < comparison.relations().size(); i++) {
                Expr left = comparison.operands().get(i);
                Expr right = comparison.operands().get(i + 1);
                Relation relation = comparison.relations().get(i);
                boolean swapped = right instanceof Expr.Name name && name.name().equals(variable);
                Relation seen = swapped ? Relations.mirrored(relation) : relation;
                Expr subject = swapped ? right : left;
                Expr bound = swapped ? left : right;
                all = all.flatMap(ends -> narrowed(ends, subject, seen, bound, variable, known));
            }
            return all;
        }
        return Optional.empty();
    }

    private static Optional<Reach> narrowed(
            Reach reach, Expr subject, Relation relation, Expr bound, String variable, Known known) {
        boolean isEnd = subject instanceof Expr.Name name
                && name.name().equals(variable)
                && Trees.freeNames(bound).stream()
                        .noneMatch(other -> other.name().equals(variable));
        if (!isEnd) {
            return Optional.empty();
        }
        return switch (relation) {
            case GT, GE ->
                tighter(reach.lower(), new Reach.End(bound, relation == Relation.GT), Relation.GE, known)
                        .map(end -> new Reach(Optional.of(end), reach.upper()));
            case LT, LE ->
                tighter(reach.upper(), new Reach.End(bound, relation == Relation.LT), Relation.LE, known)
                        .map(end -> new Reach(reach.lower(), Optional.of(end)));
            case EQ, NE -> Optional.empty();
        };
    }

    /** The end that implies the other. */
    private static Optional<Reach.End> tighter(Optional<Reach.End> old, Reach.End end, Relation relation, Known known) {
        if (old.isEmpty() || implies(end, old.get(), relation, known)) {
            return Optional.of(end);
        }
        return implies(old.get(), end, relation, known) ? old : Optional.empty();
    }

    private static boolean implies(Reach.End end, Reach.End other, Relation relation, Known known) {
        Relation strict = relation == Relation.GE ? Relation.GT : Relation.LT;
        return known.holds(end.value(), end.open() || !other.open() ? relation : strict, other.value());
    }

    /** The variable itself. */
    Form form(Expr value) {
        List<Condition> solved = conditions.stream()
                .filter(this::isSayable)
                .map(condition -> solved(condition, value))
                .toList();
        return Form.of(value, reach).where(solved);
    }

    /** The language asks only names whether they are even, odd or integers; that a value is an integer is said otherwise. */
    private boolean isSayable(Condition condition) {
        boolean integer = condition instanceof Condition.Is is && is.property() == Condition.Is.Property.INTEGER;
        return integer
                || Trees.parts(condition).stream()
                        .noneMatch(part -> part instanceof Condition.Is is
                                && is.path().name().equals(variable));
    }

    private Condition solved(Condition condition, Expr value) {
        return condition instanceof Condition.Is
                ? Nodes.comparison(value, Relation.EQ, Nodes.apply(Function.FLOOR, value))
                : Trees.rewrite(
                        condition,
                        node -> node instanceof Expr.Name name && name.name().equals(variable) ? value : node);
    }
}
