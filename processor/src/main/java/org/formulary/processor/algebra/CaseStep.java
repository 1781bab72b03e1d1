package org.formulary.processor.algebra;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;

/**
 * The step between two cases of a value along a name: any point of the lower case with any of the upper one, all other names
 * being equal. What differs has a second name in the upper case, so that the two are compared without a thought of where
 * exactly they meet.
 */
final class CaseStep {

    private static final String OTHER = "another ";

    private final Meaning meaning;
    private final Expr lower;
    private final Expr upper;
    private final Optional<Box> pairs;

    private CaseStep(Meaning meaning, Expr lower, Expr upper, Optional<Box> pairs) {
        this.meaning = meaning;
        this.lower = lower;
        this.upper = upper;
        this.pairs = pairs;
    }

    /**
     * The step, if the condition puts one case below the other.
     *
     * @param here where the condition holds, and so {@code value}
     * @param elsewhere where it does not, and so {@code remaining}
     */
    static Optional<CaseStep> of(
            Condition condition, Expr value, Box here, Expr remaining, Box elsewhere, String name, Meaning meaning) {
        return isBelow(condition, elsewhere, name, meaning)
                .map(below -> below
                        ? between(value, here, remaining, elsewhere, name, meaning)
                        : between(remaining, elsewhere, value, here, name, meaning));
    }

    private static CaseStep between(Expr lower, Box lowerBox, Expr upper, Box upperBox, String name, Meaning meaning) {
        Expr.Name other = new Expr.Name(upper.span(), OTHER + name);
        Map<String, Expr> renaming = Map.of(name, other);
        Optional<Box> common = Optional.of(lowerBox.with(other.name(), upperBox.interval(name)));
        for (String shared : upperBox.names()) {
            if (!shared.equals(name)) {
                common = common.flatMap(box -> box.narrowed(shared, upperBox.interval(shared)));
            }
        }
        for (Fact fact : upperBox.facts()) {
            common = common.map(box -> box.with(new Fact(
                    Inlining.substituted(fact.left(), renaming),
                    fact.relation(),
                    Inlining.substituted(fact.right(), renaming))));
        }
        return new CaseStep(meaning, lower, Inlining.substituted(upper, renaming), common);
    }

    /** Whether the lower value always compares so with the upper one. */
    boolean is(Relation relation) {
        Condition goal = new Condition.Comparison(lower.span(), List.of(lower, upper), List.of(relation));
        return pairs.isEmpty() || new Prover(meaning).holds(goal, pairs.get());
    }

    /** Whether the name is smaller where the condition holds than anywhere else; empty where that is not so clear. */
    private static Optional<Boolean> isBelow(Condition condition, Box elsewhere, String name, Meaning meaning) {
        if (condition instanceof Condition.Group group) {
            return isBelow(group.inner(), elsewhere, name, meaning);
        } else if (condition instanceof Condition.Comparison comparison
                && comparison.relations().size() == 1) {
            Expr left = Terms.bare(comparison.operands().get(0));
            Expr right = Terms.bare(comparison.operands().get(1));
            Relation relation = comparison.relations().get(0);
            if (isName(left, name) && !Mentions.of(right, name)) {
                return isBelow(left, relation, right, elsewhere, meaning);
            } else if (isName(right, name) && !Mentions.of(left, name)) {
                return isBelow(right, Relations.mirrored(relation), left, elsewhere, meaning);
            }
        }
        return Optional.empty();
    }

    private static boolean isName(Expr expr, String name) {
        return expr instanceof Expr.Name other && other.name().equals(name);
    }

    private static Optional<Boolean> isBelow(Expr own, Relation relation, Expr bound, Box elsewhere, Meaning meaning) {
        return switch (relation) {
            case LT, LE -> Optional.of(true);
            case GT, GE -> Optional.of(false);
            case EQ -> {
                Comparing comparing = new Comparing(meaning, elsewhere, 0);
                yield comparing.holds(own, Relation.GT, bound)
                        ? Optional.of(true)
                        : Optional.of(false).filter(no -> comparing.holds(own, Relation.LT, bound));
            }
            case NE -> Optional.empty();
        };
    }
}
