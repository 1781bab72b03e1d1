package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.formulary.processor.algebra.Isolated;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.SourceText;

/** Makes an equation of a solved form: printed, read back and checked as if an author had written it. */
final class InverseBuilder {

    private static final Span NOWHERE = new Span(0, 0);

    private final Draft draft;
    private final CheckedFormula formula;
    private final Function<String, Optional<Signature>> signatures;
    private final FormulaLookup formulas;
    private final CalledNames names;
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
        Expr.Name name = new Expr.Name(NOWHERE, solved.name());
        List<Definition> locals = new ArrayList<>();
        named.forEach(
                local -> locals.add(new Definition(NOWHERE, new Expr.Name(NOWHERE, local.name()), local.value())));
        locals.addAll(formula.equation().tree().locals());
        Equation whole = new Equation(NOWHERE, List.of(new Definition(NOWHERE, name, value)), used(value, locals));
        String text = PlainPrinter.equation(whole);
        Set<String> symbols = new LinkedHashSet<>();
        variables.forEach(variable -> symbols.add(variable.name()));
        Parsed<Equation> parsed = Parser.parseEquation(text, names.shadowedBy(symbols));
        Equation tree = parsed.tree().orElseThrow(() -> failure(text, parsed.problems()));
        SourceText source = draft.declaration().equation().withValue(text);
        List<Finding> findings = new ArrayList<>();
        Draft inverse = new Draft(
                draft.declaration(),
                draft.fullId(),
                variables.stream()
                        .map(variable -> new Parameter(variable.name(), variable, Optional.empty(), Optional.empty()))
                        .toList(),
                List.of(new Output(solved.name(), solved)),
                tree,
                Optional.empty(),
                List.of());
        CheckedEquation checked = UnitsCheck.check(source, tree, inverse, signatures, findings);
        if (!parsed.problems().isEmpty() || !findings.isEmpty()) {
            throw failure(text, parsed.problems().isEmpty() ? findings : parsed.problems());
        }
        return checked;
    }

    /** The local results that a value needs, in their order: those named in solving may use those of the author. */
    private static List<Definition> used(Expr value, List<Definition> locals) {
        Set<String> needed = new LinkedHashSet<>();
        addNeeded(value, locals, needed);
        return locals.stream()
                .filter(local -> needed.contains(local.name().name()))
                .toList();
    }

    private static void addNeeded(Expr value, List<Definition> locals, Set<String> needed) {
        for (Expr.Name name : Trees.freeNames(value)) {
            for (Definition local : locals) {
                if (local.name().name().equals(name.name()) && needed.add(name.name())) {
                    addNeeded(local.value(), locals, needed);
                }
            }
        }
    }

    private SolvingFault failure(String text, List<?> problems) {
        return new SolvingFault("`" + formula.method() + "` was solved as " + text + ", where " + problems);
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
