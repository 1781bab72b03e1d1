package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Unit;

/**
 * Gives bare numbers their unit: a number that is one whole side of a comparison whose other side is one symbol is in
 * that symbol's declared unit. Afterwards every tree can be computed in coherent units.
 */
final class Elaboration implements Condition.Visitor<Condition> {

    private final Map<String, Variable> variables;

    Elaboration(Map<String, Variable> variables) {
        this.variables = variables;
    }

    Equation of(Equation equation) {
        return new Equation(equation.span(), definitions(equation.outputs()), definitions(equation.locals()));
    }

    private List<Definition> definitions(List<Definition> definitions) {
        return definitions.stream()
                .map(definition -> new Definition(
                        definition.span(), definition.name(), Trees.rewrite(definition.value(), this::elaborated)))
                .toList();
    }

    private Expr elaborated(Expr expr) {
        if (!(expr instanceof Expr.Cases cases)) {
            return signed(expr);
        }
        List<Expr.Cases.Branch> branches = cases.branches().stream()
                .map(branch -> new Expr.Cases.Branch(branch.value(), of(branch.condition())))
                .toList();
        return new Expr.Cases(cases.span(), branches, cases.otherwise());
    }

    Law of(Law law) {
        return new Law(law.span(), of(law.claim()), law.when().map(this::of));
    }

    Condition of(Condition condition) {
        return condition.accept(this);
    }

    @Override
    public Condition is(Condition.Is is) {
        return is;
    }

    @Override
    public Condition and(Condition.And and) {
        return new Condition.And(and.span(), all(and.parts()));
    }

    @Override
    public Condition or(Condition.Or or) {
        return new Condition.Or(or.span(), all(or.parts()));
    }

    @Override
    public Condition not(Condition.Not not) {
        return new Condition.Not(not.span(), of(not.operand()));
    }

    @Override
    public Condition group(Condition.Group group) {
        return new Condition.Group(group.span(), of(group.inner()));
    }

    private List<Condition> all(List<Condition> conditions) {
        return conditions.stream().map(this::of).toList();
    }

    @Override
    public Condition.Comparison comparison(Condition.Comparison comparison) {
        List<Expr> operands = comparison.operands();
        List<Expr> elaborated = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            int right = i + 1;
            Optional<Unit> unit = unitOfSymbol(operands, i - 1).or(() -> unitOfSymbol(operands, right));
            Expr operand = operands.get(i);
            elaborated.add(Trees.rewrite(unit.map(u -> inUnit(operand, u)).orElse(operand), Elaboration::signed));
        }
        return new Condition.Comparison(comparison.span(), elaborated, comparison.relations());
    }

    private Optional<Unit> unitOfSymbol(List<Expr> operands, int index) {
        if (index < 0 || index >= operands.size()) {
            return Optional.empty();
        }
        Expr operand = operands.get(index);
        return operand instanceof Expr.Constant constant
                ? Optional.of(constant.value().unit())
                : operand instanceof Expr.Name name
                        ? Optional.ofNullable(variables.get(name.name())).map(Variable::unit)
                        : Optional.empty();
    }

    private static Expr inUnit(Expr operand, Unit unit) {
        if (operand instanceof Expr.Neg negation && negation.operand() instanceof Expr.Num number) {
            Expr inUnit = inUnit(number, unit);
            return inUnit == number ? operand : signed(new Expr.Neg(negation.span(), inUnit));
        }
        if (!(operand instanceof Expr.Num number) || number.unit().isPresent()) {
            return operand;
        }
        boolean isZero = number.value().signum() == 0 && unit.offset().signum() == 0;
        boolean bareFits = isZero || (unit.dimension().isNone() && unit.isCoherent());
        return bareFits
                ? number
                : new Expr.Num(number.span(), number.text(), number.value(), Optional.of(implied(number, unit)));
    }

    /** The scale of degC does not begin at 0: -5 [degC] is five degrees below its 0, not the opposite of 5 [degC]. */
    private static Expr signed(Expr expr) {
        return expr instanceof Expr.Neg negation
                        && negation.operand() instanceof Expr.Num number
                        && number.unit()
                                .filter(literal -> literal.unit().offset().signum() != 0)
                                .isPresent()
                ? new Expr.Num(
                        negation.span(), "-" + number.text(), number.value().negate(), number.unit())
                : expr;
    }

    /** A unit that nobody wrote: its span is empty, and printers show the number alone. */
    private static Expr.UnitLiteral implied(Expr.Num number, Unit unit) {
        int end = number.span().end();
        return new Expr.UnitLiteral(new Span(end, end), unit.symbol(), unit);
    }
}
