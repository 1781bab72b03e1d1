package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.Counterexample;

/**
 * Holds solved forms against the equation they were solved from: where the output is that of the equation, one of them gives
 * the parameter back, by exact evaluation at points of the formula's domain.
 */
final class RoundTrip {

    /** At how many points. */
    private static final int POINTS = 16;

    private final Equation equation;
    private final String parameter;
    private final PrefixPrinter printer;
    private final Sampling sampling;

    RoundTrip(CheckedFormula formula, String parameter, FormulaLookup formulas) {
        this.equation = formula.equation().tree();
        this.parameter = parameter;
        this.printer = new PrefixPrinter(formulas);
        this.sampling = new Sampling(formula, printer);
    }

    /** A point at which none of the forms gives the parameter back; those that are run are held against it as well. */
    Optional<Counterexample> failure(List<Inverse> inverses) {
        return failure(inverses, inverses.stream().map(Inverse::equation).toList())
                .or(() -> inverses.stream()
                                .anyMatch(inverse -> inverse.computeAs().isPresent())
                        ? failure(
                                inverses,
                                inverses.stream()
                                        .map(inverse -> inverse.computeAs().orElse(inverse.equation()))
                                        .toList())
                        : Optional.empty());
    }

    private Optional<Counterexample> failure(List<Inverse> inverses, List<CheckedEquation> forms) {
        String claim = any(forms.stream().map(this::isParameter).toList());
        String when = any(inverses.stream().map(this::conditions).toList());
        return sampling.test(parameter + " from the output", claim, Optional.of(when), POINTS)
                .counterexample();
    }

    private static String any(List<String> claims) {
        return claims.size() == 1 ? claims.get(0) : "(or " + String.join(" ", claims) + ")";
    }

    private String isParameter(CheckedEquation form) {
        Equation tree = form.tree();
        return "(= " + parameter + " "
                + printer.value(joined(tree), tree.outputs().get(0).value()) + ")";
    }

    private String conditions(Inverse inverse) {
        Equation joined = joined(inverse.equation().tree());
        List<String> conditions = inverse.domains().values().stream()
                .flatMap(Optional::stream)
                .map(Domain::condition)
                .map(condition -> printer.condition(joined, condition))
                .collect(Collectors.toCollection(ArrayList::new));
        // There may be none, and a conjunction of none is true.
        conditions.add("(= 0 0)");
        return conditions.size() == 1 ? conditions.get(0) : "(and " + String.join(" ", conditions) + ")";
    }

    /** The equation with the local results of the solved form beside its own. */
    private Equation joined(Equation form) {
        List<Definition> locals = new ArrayList<>(equation.locals());
        Set<String> names = new HashSet<>();
        locals.forEach(local -> names.add(local.name().name()));
        form.locals().stream().filter(local -> names.add(local.name().name())).forEach(locals::add);
        return new Equation(equation.span(), equation.outputs(), locals);
    }
}
