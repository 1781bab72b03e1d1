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
import org.formulary.processor.problem.Suggestions;

/** Holds the names in a tree against the names that are declared. */
final class SymbolCheck {

    private SymbolCheck() {}

    /**
     * Names of an equation that stand for nothing, are defined twice or are used before their definition.
     *
     * @param parameters the formula's parameters
     * @param callable the names of formulas, for advice
     * @param constants the names that stand for physical constants, and so for nothing else
     */
    static List<Problem> check(
            Equation equation,
            Set<String> parameters,
            Collection<String> callable,
            Map<String, ConstantSymbol> constants) {
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
                if (!known.contains(name.name())) {
                    problems.add(unknown(name, all, callable));
                }
            }
            for (Expr part : Trees.all(definition.value())) {
                if (part instanceof Expr.Hole hole) {
                    problems.add(Problem.error(
                            Code.SYMBOL,
                            "an operand is still missing",
                            "put a value in the place of `?`: " + String.join(", ", parameters),
                            new Label(hole.span(), "here")));
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

    /** Parameters and locals that an equation never uses. */
    static List<Problem> unused(Equation equation, Set<String> parameters) {
        Set<String> used = new HashSet<>();
        equation.locals().forEach(local -> addNames(local.value(), used));
        equation.outputs().forEach(output -> addNames(output.value(), used));
        List<Problem> problems = new ArrayList<>();
        for (String parameter : parameters) {
            if (!used.contains(parameter)) {
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
                .map(name -> unknown(name, declared, List.of()))
                .toList();
    }

    /** Names of a law that stand for nothing. */
    static List<Problem> undeclared(Law law, Set<String> declared, Collection<String> callable) {
        List<Expr.Name> names = new ArrayList<>(Trees.freeNames(law.claim()));
        law.when().ifPresent(when -> names.addAll(Trees.freeNames(when)));
        return names.stream()
                .filter(name -> !declared.contains(name.name()))
                .map(name -> unknown(name, declared, callable))
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
    static Problem unknown(Expr.Name name, Collection<String> declared, Collection<String> callable) {
        String written = name.name();
        if (callable.contains(written)) {
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
        List<String> near = Suggestions.near(written, declared);
        Optional<String> help = near.isEmpty()
                ? Optional.of(
                        declared.isEmpty()
                                ? "declare it as a parameter of the method"
                                : "declared are " + String.join(", ", declared))
                : Optional.of("did you mean `" + String.join("` or `", near) + "`?");
        return new Problem(
                Code.SYMBOL,
                Problem.Severity.ERROR,
                "`" + written + "` is not declared",
                List.of(new Label(name.span(), "")),
                help);
    }
}
