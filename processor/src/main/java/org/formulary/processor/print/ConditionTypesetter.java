package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Delimiters;
import org.formulary.processor.print.Notation.Fence;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;
import org.formulary.processor.print.Notation.Words;

/** Sets conditions: relations as signs, connectives as words, quotients with a slash so that lines stay low. */
final class ConditionTypesetter implements Condition.Visitor<Notation> {

    private final Typesetter values;

    ConditionTypesetter(Typesetter values) {
        this.values = values;
    }

    Notation condition(Condition condition) {
        return condition.accept(this);
    }

    /** A condition; the sides of a comparison may have fraction bars, as in a law that stands by itself. */
    Notation claim(Condition claim) {
        return claim instanceof Condition.Comparison comparison ? chain(comparison, false) : condition(claim);
    }

    @Override
    public Notation comparison(Condition.Comparison comparison) {
        return chain(comparison, true);
    }

    private Notation chain(Condition.Comparison comparison, boolean slashed) {
        List<Notation> row = new ArrayList<>();
        List<Expr> operands = comparison.operands();
        row.add(values.set(operands.get(0), Place.whole(slashed)));
        for (int i = 1; i < operands.size(); i++) {
            row.add(new Operator(sign(comparison.relations().get(i - 1))));
            row.add(values.set(operands.get(i), Place.whole(slashed)));
        }
        return new Row(row);
    }

    @Override
    public Notation is(Condition.Is is) {
        String article = is.property() == Condition.Is.Property.INTEGER ? "an " : "";
        return Row.of(
                new Notation.Symbol(is.path().name(), Context.BARE), new Words(" is " + article + word(is.property())));
    }

    /** The word for a property, as the equation language has it. */
    static String word(Condition.Is.Property property) {
        return property.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Notation and(Condition.And and) {
        return joined(and.parts(), " and ");
    }

    @Override
    public Notation or(Condition.Or or) {
        return joined(or.parts(), " or ");
    }

    private Notation joined(List<Condition> parts, String word) {
        List<Notation> row = new ArrayList<>();
        for (Condition part : parts) {
            if (!row.isEmpty()) {
                row.add(new Words(word));
            }
            boolean compound = part instanceof Condition.And || part instanceof Condition.Or;
            row.add(compound ? bracketed(part) : condition(part));
        }
        return new Row(row);
    }

    @Override
    public Notation not(Condition.Not not) {
        boolean compound = not.operand() instanceof Condition.And || not.operand() instanceof Condition.Or;
        return Row.of(new Words("not "), compound ? bracketed(not.operand()) : condition(not.operand()));
    }

    @Override
    public Notation group(Condition.Group group) {
        return bracketed(group.inner());
    }

    private Notation bracketed(Condition condition) {
        return new Fence(Delimiters.ROUND, condition(condition));
    }

    private static Sign sign(Condition.Relation relation) {
        return switch (relation) {
            case EQ -> Sign.EQ;
            case NE -> Sign.NE;
            case LT -> Sign.LT;
            case LE -> Sign.LE;
            case GT -> Sign.GT;
            case GE -> Sign.GE;
        };
    }
}
