package org.formulary.processor.check;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Isolated;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Problem;

/**
 * Lays the conditions of an inverse on its parameters: each on the value that is solved if it is about it, else on the
 * parameter declared last. What the formula says of the parameter that is solved for is among the conditions, and taken from
 * the domains of the others.
 */
final class InverseDomains {

    private final Map<String, Expr> locals = new HashMap<>();
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final String solved;
    private final CalledNames names;
    private final Function<String, Optional<Signature>> signatures;

    /**
     * Lays conditions on variables.
     *
     * @param equation the equation that was solved, whose local results are written out
     * @param variables the value it was solved from, then the other parameters
     * @param solved the parameter it was solved for; empty where it was not solved for any
     */
    InverseDomains(
            Equation equation,
            List<Variable> variables,
            String solved,
            CalledNames names,
            Function<String, Optional<Signature>> signatures) {
        equation.locals().forEach(local -> locals.put(local.name().name(), local.value()));
        variables.forEach(variable -> this.variables.put(variable.name(), variable));
        this.solved = solved;
        this.names = names;
        this.signatures = signatures;
    }

    /** The domains of those variables that may lie elsewhere than their own domain says. */
    Map<String, Optional<Domain>> of(Isolated.Root root) {
        root.locals().forEach(local -> locals.put(local.name(), local.value()));
        Map<String, Set<String>> said = new LinkedHashMap<>();
        for (Condition condition : root.conditions()) {
            Condition open = InverseUnits.shown(Trees.rewrite(condition, this::written), variables);
            said.computeIfAbsent(subject(open), name -> new LinkedHashSet<>()).add(part(open));
        }
        Map<String, Optional<Domain>> domains = new LinkedHashMap<>();
        for (Variable variable : variables.values()) {
            List<String> more = List.copyOf(said.getOrDefault(variable.name(), Set.of()));
            boolean mentioned = variable.domain()
                    .filter(domain -> mentions(domain.condition(), solved))
                    .isPresent();
            if (mentioned || !more.isEmpty()) {
                domains.put(variable.name(), domain(variable, more));
            }
        }
        return domains;
    }

    private Expr written(Expr expr) {
        return expr instanceof Expr.Name name && locals.containsKey(name.name())
                ? Trees.rewrite(locals.get(name.name()), this::written)
                : expr;
    }

    private static boolean mentions(Condition condition, String name) {
        return Trees.freeNames(condition).stream()
                .anyMatch(other -> other.name().equals(name));
    }

    private String subject(Condition condition) {
        List<String> mentioned = variables.keySet().stream()
                .filter(name -> mentions(condition, name))
                .toList();
        String value = variables.keySet().iterator().next();
        return mentioned.isEmpty() || mentioned.contains(value) ? value : mentioned.get(mentioned.size() - 1);
    }

    /** A part of a conjunction. */
    private static String part(Condition condition) {
        String text = PlainPrinter.condition(condition);
        return condition instanceof Condition.Or ? "(" + text + ")" : text;
    }

    private Optional<Domain> domain(Variable variable, List<String> more) {
        List<String> declared = variable.domain().stream()
                .flatMap(domain -> parts(parsed(domain.text())))
                .filter(condition -> !mentions(condition, solved))
                .map(InverseDomains::part)
                .toList();
        List<String> all = new ArrayList<>(declared);
        all.addAll(more);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        Domain joined = read(variable, String.join(" and ", all));
        boolean bounds = joined.range().exact() && !declared.isEmpty() && !more.isEmpty();
        return Optional.of(bounds ? read(variable, text(variable.name(), joined.range())) : joined);
    }

    private static Stream<Condition> parts(Condition condition) {
        if (condition instanceof Condition.And and) {
            return and.parts().stream().flatMap(InverseDomains::parts);
        }
        return condition instanceof Condition.Group group ? parts(group.inner()) : Stream.of(condition);
    }

    /** Bounds in the declared unit: of several, only the tighter ones are left. */
    private static String text(String name, Range range) {
        String upper = range.upper()
                .map(bound -> (bound.open() ? " < " : " <= ") + number(bound))
                .orElse("");
        if (upper.isEmpty()) {
            return range.lower()
                    .map(bound -> name + (bound.open() ? " > " : " >= ") + number(bound))
                    .orElseThrow();
        }
        return range.lower()
                        .map(bound -> number(bound) + (bound.open() ? " < " : " <= "))
                        .orElse("")
                + name
                + upper;
    }

    private static String number(Range.Bound bound) {
        return bound.value().isInteger() ? bound.value().toString() : decimal(bound);
    }

    private static String decimal(Range.Bound bound) {
        try {
            return new BigDecimal(bound.value().numerator())
                    .divide(new BigDecimal(bound.value().denominator()))
                    .toPlainString();
        } catch (ArithmeticException e) {
            return bound.value().toString();
        }
    }

    private Condition parsed(String text) {
        Set<String> symbols = new LinkedHashSet<>(variables.keySet());
        symbols.add(solved);
        Parsed<Condition> parsed = Parser.parseCondition(text, names.shadowedBy(symbols));
        if (parsed.tree().isEmpty() || !parsed.problems().isEmpty()) {
            throw new SolvingFault("no condition: " + text + ", for " + parsed.problems());
        }
        return parsed.tree().get();
    }

    private Domain read(Variable variable, String text) {
        Condition written = parsed(text);
        Condition elaborated = new Elaboration(variables).of(written);
        TypeInference inference = new TypeInference(signatures);
        variables.values().forEach(inference::declare);
        inference.infer(elaborated);
        List<Problem> problems = inference.problems().problems();
        if (!problems.isEmpty()) {
            throw new SolvingFault("the condition " + text + " fails: " + problems);
        }
        return new Domain(text, elaborated, inference.typing(), Ranges.of(variable.name(), variable.unit(), written));
    }
}
