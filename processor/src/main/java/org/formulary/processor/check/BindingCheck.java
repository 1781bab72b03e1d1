package org.formulary.processor.check;

import java.util.Optional;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Holds a given value against the symbol it is given for. */
final class BindingCheck {

    private BindingCheck() {}

    /** What is wrong with giving the variable that value. */
    static Optional<Problem> check(Binding binding, Variable variable) {
        Unit unit = unit(binding, variable);
        if (!unit.dimension().equals(variable.unit().dimension())) {
            return Optional.of(Problem.error(
                    Code.UNITS,
                    "`" + variable.name() + "` is in "
                            + Inferred.describe(variable.unit().dimension()) + ", and the value is in "
                            + Inferred.describe(unit.dimension()),
                    "give a value in " + Inferred.describe(variable.unit().dimension()),
                    new Label(
                            binding.unit().map(Expr.UnitLiteral::span).orElse(binding.numberSpan()),
                            Inferred.describe(unit.dimension()))));
        }
        if (variable.type().integer()
                && !inDeclaredUnit(binding, variable).map(Rational::isInteger).orElse(false)) {
            return Optional.of(Problem.error(
                    Code.UNITS,
                    "`" + variable.name() + "` is a count, and the value is not an integer",
                    new Label(binding.numberSpan(), "")));
        }
        return LiteralCheck.check(binding.numberSpan(), binding.value(), unit);
    }

    /** The unit of the value as written, or the declared one. */
    static Unit unit(Binding binding, Variable variable) {
        return binding.unit().map(Expr.UnitLiteral::unit).orElse(variable.unit());
    }

    /** The exact value in the declared unit; empty where only pi leads there. */
    static Optional<Rational> inDeclaredUnit(Binding binding, Variable variable) {
        Unit unit = unit(binding, variable);
        Unit declared = variable.unit();
        return unit.piPower() == declared.piPower()
                ? Optional.of(binding.value()
                        .times(unit.factor())
                        .plus(unit.offset())
                        .minus(declared.offset())
                        .dividedBy(declared.factor()))
                : Optional.empty();
    }
}
