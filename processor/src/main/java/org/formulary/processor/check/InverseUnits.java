package org.formulary.processor.check;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/**
 * Writes the unit of a plain number that is compared with a symbol in percent, degrees and the like, where a bare number would
 * be taken to be in that unit.
 */
final class InverseUnits {

    private static final Unit PLAIN = Unit.parse("rad");

    private InverseUnits() {}

    static Condition shown(Condition written, Map<String, Variable> variables) {
        Condition condition = Trees.rewrite(written, expr -> unmistakable(expr, variables));
        if (!(condition instanceof Condition.Comparison comparison)) {
            return condition;
        }
        List<Expr> operands = comparison.operands();
        List<Expr> shown = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            boolean besideSymbol = isScaled(operands, i - 1, variables) || isScaled(operands, i + 1, variables);
            shown.add(besideSymbol ? inPlainUnit(operands.get(i)) : operands.get(i));
        }
        return new Condition.Comparison(comparison.span(), shown, comparison.relations());
    }

    /** A number in a unit that has the name of a variable, {@code 3000 [K]} beside an equilibrium constant K: {@code 3 [kK]}. */
    private static Expr unmistakable(Expr expr, Map<String, Variable> variables) {
        if (!(expr instanceof Expr.Num num)
                || num.unit().isEmpty()
                || !variables.containsKey(num.unit().get().unit().symbol())) {
            return expr;
        }
        Optional<Unit> larger = larger(num.unit().get().unit());
        String text =
                new BigDecimal(num.text()).movePointLeft(3).stripTrailingZeros().toPlainString();
        return larger.<Expr>map(unit -> new Expr.Num(
                        num.span(),
                        text,
                        Rational.of(new BigDecimal(text)),
                        Optional.of(new Expr.UnitLiteral(new Span(0, 1), unit.symbol(), unit))))
                .orElse(num);
    }

    /** A thousand of a unit, where such a unit has a name. */
    private static Optional<Unit> larger(Unit unit) {
        try {
            return Optional.of(Unit.parse("k" + unit.symbol()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static boolean isScaled(List<Expr> operands, int index, Map<String, Variable> variables) {
        return index >= 0
                && index < operands.size()
                && operands.get(index) instanceof Expr.Name name
                && Optional.ofNullable(variables.get(name.name()))
                        .map(Variable::unit)
                        .filter(unit -> unit.dimension().isNone() && !unit.isCoherent())
                        .isPresent();
    }

    private static Expr inPlainUnit(Expr operand) {
        if (operand instanceof Expr.Neg neg) {
            return new Expr.Neg(neg.span(), inPlainUnit(neg.operand()));
        }
        return operand instanceof Expr.Num num
                        && num.unit().isEmpty()
                        && !num.value().equals(Rational.ZERO)
                ? new Expr.Num(
                        num.span(),
                        num.text(),
                        num.value(),
                        Optional.of(new Expr.UnitLiteral(new Span(0, 1), PLAIN.symbol(), PLAIN)))
                : operand;
    }
}
