package org.formulary.processor.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Trees that nobody wrote: they stand nowhere, and have no brackets, which printers add
 * where they are needed, but around values that are not to be taken apart. */
final class Nodes {

    private static final Span NOWHERE = new Span(0, 0);

    /** The span of a unit that is to be printed. */
    private static final Span SHOWN = new Span(0, 1);

    static final Expr ZERO = number(Rational.ZERO);
    static final Expr ONE = number(Rational.ONE);

    private Nodes() {}

    /** A rational number: an integer, a quotient, or the opposite of one. */
    static Expr number(Rational value) {
        if (value.signum() < 0) {
            return negated(number(value.negate()));
        }
        Expr numerator = digits(value.numerator());
        return value.isInteger() ? numerator : binary(BinaryOp.DIV, numerator, digits(value.denominator()));
    }

    private static Expr digits(BigInteger value) {
        return new Expr.Num(NOWHERE, value.toString(), Rational.of(value), Optional.empty());
    }

    /** A number written with decimals. */
    static Expr decimal(BigDecimal text, Rational value) {
        return new Expr.Num(NOWHERE, text.toPlainString(), value, Optional.empty());
    }

    /** A number in a unit, which is left out where it says nothing. */
    static Expr inUnit(Rational value, Unit unit) {
        boolean bare =
                unit.equals(Unit.ONE) || (value.signum() == 0 && unit.offset().signum() == 0);
        if (bare) {
            return number(value);
        }
        Optional<Expr.UnitLiteral> literal = Optional.of(new Expr.UnitLiteral(SHOWN, unit.symbol(), unit));
        boolean negative = value.signum() < 0;
        Expr size = new Expr.Num(NOWHERE, text(value.abs()), value.abs(), literal);
        return negative ? negated(size) : size;
    }

    /** As a decimal, which bounds are written as. */
    private static String text(Rational value) {
        return new BigDecimal(value.numerator())
                .divide(new BigDecimal(value.denominator()), MathContext.DECIMAL64)
                .toPlainString();
    }

    static Expr name(String name) {
        return new Expr.Name(NOWHERE, name);
    }

    static Expr binary(BinaryOp op, Expr left, Expr right) {
        return new Expr.Binary(NOWHERE, op, left, right);
    }

    static Expr negated(Expr operand) {
        return new Expr.Neg(NOWHERE, operand);
    }

    /** A value that is not to be taken apart. */
    static Expr group(Expr inner) {
        return new Expr.Group(NOWHERE, Expr.Group.Bracket.ROUND, inner);
    }

    static Expr apply(Function function, Expr... arguments) {
        return new Expr.Apply(NOWHERE, function, List.of(arguments));
    }

    static Condition comparison(Expr left, Relation relation, Expr right) {
        return new Condition.Comparison(NOWHERE, List.of(left, right), List.of(relation));
    }

    /** {@code lower <= operand < upper}. */
    static Condition between(Expr lower, Relation above, Expr operand, Relation below, Expr upper) {
        return new Condition.Comparison(NOWHERE, List.of(lower, operand, upper), List.of(above, below));
    }

    /** One value where a condition holds, and another elsewhere. */
    static Expr cases(Expr value, Condition condition, Expr otherwise) {
        return new Expr.Cases(NOWHERE, List.of(new Expr.Cases.Branch(value, condition)), otherwise);
    }

    /** One of the conditions, of which there is at least one. */
    static Condition any(List<Condition> conditions) {
        return conditions.size() == 1 ? conditions.get(0) : new Condition.Or(NOWHERE, conditions);
    }

    /** That a condition does not hold. */
    static Condition not(Condition condition) {
        return condition instanceof Condition.Not not ? not.operand() : new Condition.Not(NOWHERE, condition);
    }

    /** All of the conditions, of which there is at least one. */
    static Condition all(List<Condition> conditions) {
        return conditions.size() == 1 ? conditions.get(0) : new Condition.And(NOWHERE, conditions);
    }

    /** The tree without brackets, each unit of a number written where it was implied: no node depends on its place. */
    static Expr plain(Expr expr) {
        return Trees.rewrite(expr, Nodes::plainNode);
    }

    /** The condition without brackets, each unit of a number written where it was implied. */
    static Condition plain(Condition condition) {
        return Trees.rewrite(condition, Nodes::plainNode);
    }

    private static Expr plainNode(Expr expr) {
        if (expr instanceof Expr.Group group) {
            return group.inner();
        }
        return expr instanceof Expr.Num num && num.unit().isPresent()
                ? new Expr.Num(num.span(), num.text(), num.value(), num.unit().map(Nodes::shown))
                : expr;
    }

    private static Expr.UnitLiteral shown(Expr.UnitLiteral literal) {
        boolean implied = literal.span().start() == literal.span().end();
        return implied ? new Expr.UnitLiteral(SHOWN, literal.text(), literal.unit()) : literal;
    }
}
