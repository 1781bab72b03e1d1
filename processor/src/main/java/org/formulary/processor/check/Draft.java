package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.read.FormulaDeclaration;

/**
 * A formula whose texts are parsed and whose symbols are resolved, before anything is known of its types.
 *
 * @param declaration as written
 * @param fullId its identifier over all sets
 * @param parameters in order of declaration
 * @param outputs in order of the equation
 * @param equation the tree of what readers see
 * @param computeAs the tree of what the code runs, where that differs
 * @param problems what is wrong with its symbols; the rest is checked all the same
 */
record Draft(
        FormulaDeclaration declaration,
        String fullId,
        List<Parameter> parameters,
        List<Output> outputs,
        Equation equation,
        Optional<Equation> computeAs,
        List<Problem> problems) {

    Draft {
        problems = List.copyOf(problems);
    }

    /** Its parameters by symbol. */
    Map<String, Variable> parameterVariables() {
        Map<String, Variable> variables = new LinkedHashMap<>();
        parameters.forEach(parameter -> variables.put(parameter.variable().name(), parameter.variable()));
        return variables;
    }

    /** Its parameters and outputs by symbol. */
    Map<String, Variable> variables() {
        Map<String, Variable> variables = parameterVariables();
        outputs.forEach(output -> variables.put(output.variable().name(), output.variable()));
        return variables;
    }

    /** Whether all its names are known and nothing is still to be written in its equation. */
    boolean isFinished() {
        return problems.isEmpty() && Trees.holes(equation).isEmpty();
    }

    /** What a caller must know of it. */
    Signature signature() {
        return new Signature(
                fullId,
                declaration.method(),
                parameters.stream().map(Parameter::variable).toList(),
                outputs.stream().map(Output::variable).toList());
    }

    /** The formulas it calls, in order of first call. */
    List<String> calls() {
        return Trees.calls(equation).stream().map(Expr.Call::formula).distinct().toList();
    }

    /** The formulas that any of its forms needs. */
    Set<String> dependencies() {
        Set<String> needed = new TreeSet<>(calls());
        computeAs.ifPresent(tree -> Trees.calls(tree).forEach(call -> needed.add(call.formula())));
        return needed;
    }
}
