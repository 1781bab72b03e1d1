package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Problem;

/** Makes equations of trees that were worked out: printed, read back and checked as if an author had written them. */
final class DerivedEquations {

    private static final Span NOWHERE = new Span(0, 0);

    private final CheckedFormula formula;
    private final Function<String, Optional<Signature>> signatures;
    private final CalledNames names;

    /**
     * Equations that follow from one of a formula.
     *
     * @param formula whose local results they may use, and whose callees they may call
     * @param signatures of these
     */
    DerivedEquations(CheckedFormula formula, Function<String, Optional<Signature>> signatures) {
        this.formula = formula;
        this.signatures = signatures;
        this.names = CalledNames.of(formula);
    }

    /**
     * An equation.
     *
     * @param result what it defines
     * @param variables what it may be made of
     * @param locals the local results that it may use, in the order in which they may use each other
     * @throws SolvingFault if it does not pass the checks
     */
    CheckedEquation equation(Variable result, List<Variable> variables, Expr value, List<Definition> locals) {
        Definition output = new Definition(NOWHERE, new Expr.Name(NOWHERE, result.name()), value);
        String text = PlainPrinter.equation(new Equation(NOWHERE, List.of(output), used(value, locals)));
        Map<String, Variable> all = new LinkedHashMap<>();
        variables.forEach(variable -> all.put(variable.name(), variable));
        Parsed<Equation> parsed = Parser.parseEquation(text, names.shadowedBy(all.keySet()));
        if (parsed.tree().isEmpty() || !parsed.problems().isEmpty()) {
            throw failure(text, parsed.problems());
        }
        all.put(result.name(), result);
        Equation tree = new Elaboration(all).of(parsed.tree().get());
        TypeInference inference =
                UnitsCheck.infer(tree, variables, List.of(new Output(result.name(), result)), signatures);
        List<Problem> problems = new ArrayList<>(inference.problems().problems());
        problems.addAll(LiteralCheck.check(tree));
        if (!problems.isEmpty()) {
            throw failure(text, problems);
        }
        return new CheckedEquation(text, tree, inference.typing());
    }

    /** The local results that a value needs, in their order: those named on the way may use those of the author. */
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
        return new SolvingFault("of `" + formula.method() + "` came " + text + ", where " + problems);
    }
}
