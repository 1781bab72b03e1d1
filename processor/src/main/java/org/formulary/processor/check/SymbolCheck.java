package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** Holds the names in a tree against the names that are declared. */
final class SymbolCheck {

    private SymbolCheck() {}

    /**
     * Names of an equation that stand for nothing, are defined twice or are used before their definition.
     *
     * @param parameters the formula's parameters
     * @param formulas the formulas that can be called
     * @param constants the names that stand for physical constants, and so for nothing else
     */
    static List<Problem> check(
            Equation equation, Set<String> parameters, FormulaNames formulas, Map<String, ConstantSymbol> constants) {
        List<Problem> problems = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>(parameters);
        List<Definition> definitions = new ArrayList<>(equation.locals());
        definitions.addAll(equation.outputs());
        Set<String> all = new LinkedHashSet<>(parameters);
        definitions.forEach(definition -> all.add(definition.name().name()));
        all.addAll(constants.keySet());
        Set<String> defined = new HashSet<>(parameters);
        for (Definition definition : definitions) {
            for (Expr.Name name : Trees.freeNames(definition.value())) {
                if (!known.contains(name.name()) && !formulas.isFaulty(name.name())) {
                    problems.add(unknown(name, all, formulas));
                }
            }
            problems.addAll(boundAgain(definition, constants));
            if (!defined.add(definition.name().name())) {
                problems.add(Problem.error(
                        Code.SYMBOL,
                        "`" + definition.name().name() + "` is defined twice",
                        parameters.contains(definition.name().name())
                                ? "it is a parameter: give what is defined here another name"
                                : "give one of the two another name",
                        new Label(definition.name().span(), "second definition")));
            }
            known.add(definition.name().name());
        }
        return problems;
    }

    private static List<Problem> boundAgain(Definition definition, Map<String, ConstantSymbol> constants) {
        Stream<Expr.Name> indices = Trees.all(definition.value()).stream()
                .filter(Expr.Reduction.class::isInstance)
                .map(reduction -> ((Expr.Reduction) reduction).index());
        return Stream.concat(Stream.of(definition.name()), indices)
                .filter(name -> constants.containsKey(name.name()))
                .map(name -> ConstantCheck.bound(
                        name.name(), constants.get(name.name()), "defined again", Optional.of(name.span())))
                .toList();
    }

    /**
     * Parameters and locals that an equation never uses.
     *
     * @param others what else is wrong with it: a parameter that it names in its advice is missing, not superfluous
     */
    static List<Problem> unused(Equation equation, Set<String> parameters, Collection<Problem> others) {
        if (!Trees.holes(equation).isEmpty()) {
            // What is not used yet may be what the hole is left for.
            return List.of();
        }
        Set<String> used = new HashSet<>();
        equation.locals().forEach(local -> addNames(local.value(), used));
        equation.outputs().forEach(output -> addNames(output.value(), used));
        List<Problem> problems = new ArrayList<>();
        for (String parameter : parameters) {
            boolean advised = others.stream().anyMatch(problem -> problem.advises(parameter));
            if (!used.contains(parameter) && !advised) {
                problems.add(Problem.error(
                        Code.SYMBOL,
                        "parameter `" + parameter + "` does not occur in the equation",
                        "use it in the equation or remove it from the method"));
            }
        }
        for (Definition local : equation.locals()) {
            if (!used.contains(local.name().name())) {
                problems.add(Problem.error(
                        Code.SYMBOL,
                        "`" + local.name().name() + "` is defined after `where` and never used",
                        "remove the definition",
                        new Label(local.name().span(), "")));
            }
        }
        return problems;
    }

    /** Names of a condition that stand for nothing. */
    static List<Problem> undeclared(Condition condition, Set<String> declared) {
        return Trees.freeNames(condition).stream()
                .filter(name -> !declared.contains(name.name()))
                .map(name -> unknown(name, declared, new FormulaNames()))
                .toList();
    }

    /** Names of a law that stand for nothing. */
    static List<Problem> undeclared(Law law, Set<String> declared, FormulaNames formulas) {
        List<Expr.Name> names = new ArrayList<>(Trees.freeNames(law.claim()));
        law.when().ifPresent(when -> names.addAll(Trees.freeNames(when)));
        return names.stream()
                .filter(name -> !declared.contains(name.name()) && !formulas.isFaulty(name.name()))
                .map(name -> unknown(name, declared, formulas))
                .toList();
    }

    /** Whether a condition speaks of a name. */
    static boolean mentions(Condition condition, String name) {
        return Trees.freeNames(condition).stream()
                .anyMatch(other -> other.name().equals(name));
    }

    private static void addNames(Expr value, Set<String> names) {
        Trees.freeNames(value).forEach(name -> names.add(name.name()));
    }

    /** The finding for a name that is not declared, with the nearest names that are. */
    static Problem unknown(Expr.Name name, Collection<String> declared, FormulaNames formulas) {
        String written = name.name();
        if (formulas.has(written)) {
            return Problem.error(
                    Code.SYMBOL,
                    "`" + written + "` is a formula and is not called here",
                    "write its arguments behind it: " + written + "(…)",
                    new Label(name.span(), "no arguments"));
        }
        if (declared.contains(written)) {
            return Problem.error(
                    Code.SYMBOL,
                    "`" + written + "` is used before it is defined",
                    "define it earlier; outputs may use what follows `where`, not the other way round",
                    new Label(name.span(), "not defined yet"));
        }
        return Problem.error(
                Code.SYMBOL,
                "`" + written + "` is not declared",
                formulas.advice().symbol(written, declared),
                new Label(name.span(), ""));
    }
}
