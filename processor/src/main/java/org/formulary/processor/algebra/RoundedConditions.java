package org.formulary.processor.algebra;

import java.util.List;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;

/** Decides conditions on rounded values. */
final class RoundedConditions implements Condition.Visitor<Truth> {

    private final RoundedEvaluation values;

    RoundedConditions(RoundedEvaluation values) {
        this.values = values;
    }

    @Override
    public Truth comparison(Condition.Comparison comparison) {
        Truth all = Truth.HOLDS;
        for (int i = 0; i < comparison.relations().size(); i++) {
            Rounded left = values.of(comparison.operands().get(i));
            Rounded right = values.of(comparison.operands().get(i + 1));
            all = all.and(compare(left, comparison.relations().get(i), right));
        }
        return all;
    }

    private static Truth compare(Rounded left, Relation relation, Rounded right) {
        double margin = 2 * (left.error() + right.error());
        boolean close = margin > 0 && Math.abs(left.value() - right.value()) <= margin;
        if (close || !left.isKnown() || !right.isKnown()) {
            return Truth.UNCLEAR;
        }
        int order = Double.compare(left.value() + 0.0, right.value() + 0.0);
        return Truth.of(
                switch (relation) {
                    case EQ -> order == 0;
                    case NE -> order != 0;
                    case LT -> order < 0;
                    case LE -> order <= 0;
                    case GT -> order > 0;
                    case GE -> order >= 0;
                });
    }

    @Override
    public Truth is(Condition.Is is) {
        Rounded value = values.of(is.path());
        double odd = Math.abs(value.value() % 2);
        if (!value.isKnown() || value.error() > 0) {
            return Truth.UNCLEAR;
        }
        return switch (is.property()) {
            case INTEGER -> Truth.of(value.value() == Math.rint(value.value()));
            case EVEN -> Truth.of(odd == 0);
            case ODD -> Truth.of(odd == 1);
            case GIVEN, ABSENT -> Truth.UNCLEAR;
        };
    }

    @Override
    public Truth and(Condition.And and) {
        return all(and.parts(), false);
    }

    @Override
    public Truth or(Condition.Or or) {
        return all(or.parts(), true).negated();
    }

    /** Whether all hold, or, negated, all fail. */
    private Truth all(List<Condition> parts, boolean negated) {
        Truth all = Truth.HOLDS;
        for (Condition part : parts) {
            Truth truth = part.accept(this);
            all = all.and(negated ? truth.negated() : truth);
        }
        return all;
    }

    @Override
    public Truth not(Condition.Not not) {
        return not.operand().accept(this).negated();
    }

    @Override
    public Truth group(Condition.Group group) {
        return group.inner().accept(this);
    }
}
