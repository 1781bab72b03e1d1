package org.formulary.site.page;

import gg.jte.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Behaviour;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.site.catalogue.Formula.Parameter;
import org.formulary.site.catalogue.Formula.Trend;

/**
 * How an output goes, in a sentence: {@code T never falls as M or N grows, never rises as B grows; it is never negative}.
 *
 * @param output the symbol of the output
 * @param clauses what is said of it
 */
public record TrendsView(Content output, List<Clause> clauses) {

    /**
     * A part of the sentence.
     *
     * @param words what the output does
     * @param parameters the symbols of the parameters with which it does so
     * @param rest what follows them
     */
    public record Clause(String words, List<Content> parameters, String rest) {}

    static TrendsView of(Formula formula, Behaviour behaviour, PageMath math) {
        List<Clause> clauses = new ArrayList<>();
        add(clauses, "never falls as", parameters(formula, behaviour, "nondecreasing", math), "grows");
        add(clauses, "never rises as", parameters(formula, behaviour, "nonincreasing", math), "grows");
        add(clauses, "rises and falls with", parameters(formula, behaviour, "not_monotone", math), "");
        add(clauses, "does not change with", parameters(formula, behaviour, "constant", math), "");
        sign(behaviour.sign()).ifPresent(words -> clauses.add(new Clause(words, List.of(), "")));
        Output output = formula.outputs().stream()
                .filter(candidate -> candidate.name().equals(behaviour.output()))
                .findFirst()
                .orElseThrow();
        return new TrendsView(math.symbol(output.latex(), output.name()), clauses);
    }

    private static void add(List<Clause> clauses, String words, List<Content> parameters, String rest) {
        if (!parameters.isEmpty()) {
            clauses.add(new Clause(words, parameters, rest));
        }
    }

    private static List<Content> parameters(Formula formula, Behaviour behaviour, String direction, PageMath math) {
        return behaviour.trends().stream()
                .filter(trend -> trend.direction().equals(direction))
                .map(trend -> parameter(formula, trend))
                .map(parameter -> math.symbol(parameter.latex(), parameter.symbol()))
                .toList();
    }

    private static Parameter parameter(Formula formula, Trend trend) {
        return formula.parameters().stream()
                .filter(parameter -> parameter.symbol().equals(trend.parameter()))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<String> sign(String sign) {
        return switch (sign) {
            case "positive" -> Optional.of("is always positive");
            case "nonnegative" -> Optional.of("is never negative");
            case "negative" -> Optional.of("is always negative");
            case "nonpositive" -> Optional.of("is never positive");
            case "zero" -> Optional.of("is always 0");
            default -> Optional.empty();
        };
    }
}
