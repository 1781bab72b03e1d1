package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;

/**
 * Holds solved forms against the equation they were solved from: where the output is that of the equation, one of them gives
 * the parameter back, within bounds that are guaranteed, at points of the formula's domain.
 */
final class RoundTrip {

    /** At how many points it is looked at. */
    private static final int POINTS = 24;

    /** After how many it is believed: an error of algebra shows at the first that is no special one. */
    private static final int ENOUGH = 3;

    /** At how many points it is tested exactly where doubles do not tell: there it is dear. */
    private static final int EXACT_POINTS = 4;

    /**
     * How near, relative to the parameter, in prefix form. That two numbers are the same, no number of digits would tell; that
     * they are as near as this, bounds in doubles tell at once.
     */
    private static final String NEAR = "(/ 1 1000000000)";

    private final Equation equation;
    private final PrefixPrinter printer;
    private final Sampling sampling;
    private final List<Map<String, Real>> points = new ArrayList<>();

    RoundTrip(CheckedFormula formula, FormulaLookup formulas) {
        this.equation = formula.equation().tree();
        this.printer = new PrefixPrinter(formulas);
        this.sampling = new Sampling(formula, printer);
    }

    /** A point at which none of the forms gives the parameter back; those that are run are held against it as well. */
    Optional<Counterexample> failure(String parameter, List<Inverse> inverses) {
        return failure(
                        parameter,
                        inverses,
                        inverses.stream().map(Inverse::equation).toList())
                .or(() -> inverses.stream()
                                .anyMatch(inverse -> inverse.computeAs().isPresent())
                        ? failure(
                                parameter,
                                inverses,
                                inverses.stream()
                                        .map(inverse -> inverse.computeAs().orElse(inverse.equation()))
                                        .toList())
                        : Optional.empty());
    }

    private Optional<Counterexample> failure(String parameter, List<Inverse> inverses, List<CheckedEquation> forms) {
        String claim =
                any(forms.stream().map(form -> isParameter(parameter, form)).toList());
        String when = any(inverses.stream().map(this::conditions).toList());
        return isSeen(claim, when)
                ? Optional.empty()
                : sampling.test(parameter + " from the output", claim, Optional.of(when), EXACT_POINTS)
                        .counterexample();
    }

    /** Whether doubles show that a claim holds, and nowhere that it fails. */
    private boolean isSeen(String claim, String when) {
        ReferenceCondition condition = ReferenceFormula.parseCondition(when);
        ReferenceCondition claimed = ReferenceFormula.parseCondition(claim);
        int seen = 0;
        for (Map<String, Real> point : points()) {
            if (condition.atOnce(point).orElse(false)) {
                Optional<Boolean> holds = claimed.atOnce(point);
                if (!holds.orElse(true)) {
                    return false;
                }
                seen += holds.isPresent() ? 1 : 0;
            }
            if (seen == ENOUGH) {
                return true;
            }
        }
        return seen > 0;
    }

    private List<Map<String, Real>> points() {
        if (points.isEmpty()) {
            sampling.samples().draw(POINTS).forEach(point -> points.add(point.environment()));
        }
        return points;
    }

    private static String any(List<String> claims) {
        return claims.size() == 1 ? claims.get(0) : "(or " + String.join(" ", claims) + ")";
    }

    private String isParameter(String parameter, CheckedEquation form) {
        Equation tree = form.tree();
        String solved = printer.value(joined(tree), tree.outputs().get(0).value());
        return "(<= (abs (- " + solved + " " + parameter + ")) (* " + NEAR + " (abs " + parameter + ")))";
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
