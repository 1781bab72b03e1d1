package org.formulary.processor.check;

import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** The bounds that a condition puts on one variable by itself, in the variable's declared unit. */
final class Ranges {

    private final String name;
    private final Unit declared;
    private Optional<Bound> lower = Optional.empty();
    private Optional<Bound> upper = Optional.empty();
    private boolean exact = true;

    private Ranges(String name, Unit declared) {
        this.name = name;
        this.declared = declared;
    }

    /**
     * The bounds.
     *
     * @param condition as written: bare numbers are in the declared unit
     */
    static Range of(String name, Unit declared, Condition condition) {
        Ranges ranges = new Ranges(name, declared);
        ranges.narrow(condition);
        return new Range(ranges.lower, ranges.upper, ranges.exact);
    }

    private void narrow(Condition condition) {
        if (condition instanceof Condition.And and) {
            and.parts().forEach(this::narrow);
        } else if (condition instanceof Condition.Group group) {
            narrow(group.inner());
        } else if (condition instanceof Condition.Comparison comparison) {
            for (int i = 0; i < comparison.relations().size(); i++) {
                narrow(
                        comparison.operands().get(i),
                        comparison.relations().get(i),
                        comparison.operands().get(i + 1));
            }
        } else {
            exact = false;
        }
    }

    private void narrow(Expr left, Relation relation, Expr right) {
        if (isVariable(left)) {
            number(right).ifPresentOrElse(bound -> narrow(relation, bound), () -> exact = false);
        } else if (isVariable(right)) {
            number(left).ifPresentOrElse(bound -> narrow(mirrored(relation), bound), () -> exact = false);
        } else {
            exact = false;
        }
    }

    private void narrow(Relation relation, Rational bound) {
        switch (relation) {
            case LT -> upper = tighter(upper, new Bound(bound, true), -1);
            case LE -> upper = tighter(upper, new Bound(bound, false), -1);
            case GT -> lower = tighter(lower, new Bound(bound, true), 1);
            case GE -> lower = tighter(lower, new Bound(bound, false), 1);
            case EQ -> {
                narrow(Relation.LE, bound);
                narrow(Relation.GE, bound);
            }
            case NE -> exact = false;
        }
    }

    private static Optional<Bound> tighter(Optional<Bound> old, Bound bound, int direction) {
        if (old.isEmpty()) {
            return Optional.of(bound);
        }
        int order = bound.value().compareTo(old.get().value()) * direction;
        return order > 0 || (order == 0 && bound.open()) ? Optional.of(bound) : old;
    }

    private static Relation mirrored(Relation relation) {
        return switch (relation) {
            case LT -> Relation.GT;
            case LE -> Relation.GE;
            case GT -> Relation.LT;
            case GE -> Relation.LE;
            case EQ, NE -> relation;
        };
    }

    private boolean isVariable(Expr expr) {
        return expr instanceof Expr.Name other && other.name().equals(name);
    }

    private Optional<Rational> number(Expr expr) {
        if (expr instanceof Expr.Num number && number.unit().isPresent()) {
            Unit unit = number.unit().get().unit();
            return unit.piPower() == declared.piPower()
                    ? Optional.of(number.value()
                            .times(unit.factor())
                            .plus(unit.offset())
                            .minus(declared.offset())
                            .dividedBy(declared.factor()))
                    : Optional.empty();
        }
        if (expr instanceof Expr.Constant constant && constant.value().piPower() == declared.piPower()) {
            return Optional.of(constant.value().value().minus(declared.offset()).dividedBy(declared.factor()));
        }
        if (expr instanceof Expr.Neg negation) {
            return number(negation.operand()).map(Rational::negate);
        }
        return Constants.valueOf(expr);
    }
}
