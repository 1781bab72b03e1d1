package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.algebra.Isolated;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Variable;

/** Makes an inverse of a solved form: an equation that is checked as if an author had written it, and domains. */
final class InverseBuilder {

    private static final Span NOWHERE = new Span(0, 0);

    private final Draft draft;
    private final CheckedFormula formula;
    private final Function<String, Optional<Signature>> signatures;
    private final FormulaLookup formulas;
    private final CalledNames names;
    private final DerivedEquations equations;
    private final RoundTrip roundTrip;

    InverseBuilder(
            Draft draft,
            CheckedFormula formula,
            Function<String, Optional<Signature>> signatures,
            FormulaLookup formulas) {
        this.draft = draft;
        this.formula = formula;
        this.signatures = signatures;
        this.formulas = formulas;
        this.names = CalledNames.of(formula);
        this.equations = new DerivedEquations(formula, signatures);
        this.roundTrip = new RoundTrip(formula, formulas);
    }

    /** A root as an equation with domains of its own. */
    Inverse inverse(int output, String parameter, Isolated.Root root) {
        Variable value = formula.outputs().get(output).variable();
        List<Variable> variables = new ArrayList<>();
        variables.add(
                new Variable(value.name(), value.type(), value.unit(), Optional.empty(), value.latex(), value.doc()));
        formula.parameters().stream()
                .map(Parameter::variable)
                .filter(variable -> !variable.name().equals(parameter))
                .forEach(variables::add);
        Variable solved = real(draft.parameterVariables().get(parameter));
        CheckedEquation equation = equation(solved, variables, root.value(), root.locals());
        Optional<CheckedEquation> computeAs =
                root.computed().map(form -> equation(solved, variables, form, root.locals()));
        Map<String, Optional<Domain>> domains =
                new InverseDomains(formula.equation().tree(), variables, parameter, names, signatures).of(root);
        Inverse unproved =
                new Inverse(equation, computeAs, domains, formula.analysis().definedness(), Finiteness.UNKNOWN);
        CheckedFormula asFormula =
                Inverses.formula(formula, Solution.closed(value.name(), parameter, List.of(unproved)), unproved);
        Definedness definedness = DomainCheck.definedness(asFormula, formulas);
        Finiteness finiteness = RangeCheck.guarded(asFormula, definedness, formulas);
        return new Inverse(equation, computeAs, domains, definedness, finiteness);
    }

    private static Variable real(Variable variable) {
        return new Variable(
                variable.name(),
                NumberType.DOUBLE,
                variable.unit(),
                Optional.empty(),
                variable.latex(),
                variable.doc());
    }

    private CheckedEquation equation(
            Variable solved, List<Variable> variables, Expr value, List<Isolated.Local> named) {
        // In the order in which they are computed: what is named in solving may use what the author has named.
        List<Definition> locals = new ArrayList<>(formula.equation().tree().locals());
        named.forEach(
                local -> locals.add(new Definition(NOWHERE, new Expr.Name(NOWHERE, local.name()), local.value())));
        return equations.equation(solved, variables, value, locals);
    }

    /** Fails unless the inverses give the parameter back. */
    void requireRoundTrip(String parameter, List<Inverse> inverses) {
        roundTrip.failure(parameter, inverses).ifPresent(counterexample -> {
            throw new SolvingFault("`" + formula.method() + "` was solved for " + parameter + " as "
                    + inverses.stream()
                            .map(inverse -> inverse.equation().text())
                            .toList() + ", which fails at "
                    + counterexample);
        });
    }
}
