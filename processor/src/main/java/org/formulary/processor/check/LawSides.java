package org.formulary.processor.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.Type;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/** Says what the values that a law compares are at a point, in the unit that one of them is declared in. */
final class LawSides {

    private static final int FEW_DIGITS = 6;
    private static final int ALL_DIGITS = 17;

    private final CheckedLaw law;
    private final CheckedFormula formula;
    private final Map<String, Variable> variables;
    private final PrefixPrinter printer;

    LawSides(CheckedLaw law, CheckedFormula formula, Map<String, Variable> variables, PrefixPrinter printer) {
        this.law = law;
        this.formula = formula;
        this.variables = variables;
        this.printer = printer;
    }

    /** {@code the left side is 2 s, the right side 3 s}; with as many digits as it takes to tell them apart. */
    String at(Point point) {
        Condition claim = law.tree().claim();
        List<Expr> operands =
                claim instanceof Condition.Comparison comparison ? comparison.operands() : Trees.operands(claim);
        Map<String, Real> environment = Evaluation.environment(formula, point);
        Unit unit = unit(operands);
        List<String> values = values(operands, environment, unit, FEW_DIGITS);
        if (values.stream().distinct().count() < values.size()) {
            values = values(operands, environment, unit, ALL_DIGITS);
        }
        return switch (values.size()) {
            case 1 -> "the value is " + values.get(0);
            case 2 -> "the left side is " + values.get(0) + ", the right side " + values.get(1);
            default -> "the values are " + String.join(", ", values);
        };
    }

    /** The declared unit of an operand that is one symbol, else the coherent one. */
    private Unit unit(List<Expr> operands) {
        return operands.stream()
                .filter(Expr.Name.class::isInstance)
                .map(name -> variables.get(((Expr.Name) name).name()))
                .map(Variable::unit)
                .findFirst()
                .orElseGet(() -> operands.stream()
                        .map(operand -> law.typing().find(operand))
                        .flatMap(Optional::stream)
                        .map(Type::dimension)
                        .filter(dimension -> !dimension.isNone())
                        .findFirst()
                        .map(Unit::coherent)
                        .orElse(Unit.ONE));
    }

    private List<String> values(List<Expr> operands, Map<String, Real> environment, Unit unit, int digits) {
        return operands.stream()
                .map(operand -> value(operand, environment, unit, digits))
                .toList();
    }

    private String value(Expr operand, Map<String, Real> environment, Unit unit, int digits) {
        try {
            Real value = ReferenceFormula.parse(printer.value(formula.equation().tree(), operand))
                    .evaluate(environment);
            Rational number = Evaluation.inUnit(Evaluation.rounded(value), unit);
            return Evaluation.decimal(number, digits) + Evaluation.suffix(unit);
        } catch (UndefinedException | UndecidedException e) {
            return "undefined (" + e.getMessage() + ")";
        }
    }
}
