package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.ArgumentRange;
import org.formulary.testing.Law;
import org.formulary.testing.LawResult;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Samples;

/** Looks for a point of a formula's domain at which a claim fails, boundaries first; the same points in every build. */
final class Sampling {

    /** How many points a claim is tested at. */
    static final int POINTS = 200;

    private static final long SEED = 20260101L;

    private final List<org.formulary.testing.Parameter> parameters = new ArrayList<>();
    private final List<ReferenceCondition> conditions = new ArrayList<>();

    /** Samples the domains of a formula's parameters. */
    Sampling(CheckedFormula formula, PrefixPrinter printer) {
        for (Parameter parameter : formula.parameters()) {
            Variable variable = parameter.variable();
            parameters.add(new org.formulary.testing.Parameter(
                    variable.name(),
                    parameter.javaName(),
                    range(variable),
                    variable.unit(),
                    variable.unit().symbol(),
                    ""));
            variable.domain()
                    .filter(domain -> !domain.range().exact())
                    .ifPresent(domain ->
                            conditions.add(ReferenceFormula.parseCondition(printer.condition(domain.condition()))));
        }
    }

    /** Tests a claim in prefix form. */
    LawResult test(String text, String claim, Optional<String> when) {
        return test(text, claim, when, POINTS);
    }

    /** Tests a claim in prefix form at so many points. */
    LawResult test(String text, String claim, Optional<String> when, int points) {
        Law law = when.map(condition -> Law.of(text, claim, condition)).orElseGet(() -> Law.of(text, claim));
        return law.test(parameters, conditions, SEED, points);
    }

    /** The domains, to draw points from them. */
    Samples samples() {
        Samples samples = Samples.of(SEED, parameters);
        for (ReferenceCondition condition : conditions) {
            samples = samples.where(condition);
        }
        return samples;
    }

    private static ArgumentRange range(Variable variable) {
        ArgumentRange all = switch (variable.type()) {
            case INT -> ArgumentRange.int32();
            case LONG -> ArgumentRange.int64();
            case DOUBLE -> ArgumentRange.real();
        };
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        ArgumentRange above = range.lower()
                .map(bound -> all.withLower(bound.value(), bound.open()))
                .orElse(all);
        return range.upper()
                .map(bound -> above.withUpper(bound.value(), bound.open()))
                .orElse(above);
    }
}
