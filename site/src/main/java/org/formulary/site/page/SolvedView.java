package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Inverse;
import org.formulary.site.catalogue.Formula.Parameter;
import org.formulary.site.catalogue.Formula.Search;
import org.formulary.site.catalogue.Formula.Solution;
import org.formulary.site.catalogue.Library.Entry;

/**
 * A parameter that the equation was solved for.
 *
 * @param anchor where it stands on the page
 * @param symbol the parameter
 * @param output the result it was solved from, where there are several
 * @param forms all forms of it
 * @param open why there is none, as a sentence, where it is only searched for
 * @param searches what it can be searched for, if it is an integer
 */
public record SolvedView(
        String anchor,
        Content symbol,
        Optional<Content> output,
        List<FormView> forms,
        Optional<String> open,
        List<SearchView> searches) {

    /**
     * A search for the parameter.
     *
     * @param sentence what it finds
     * @param call an example call
     */
    public record SearchView(Content sentence, Optional<String> call) {}

    /**
     * A form of the parameter.
     *
     * @param conditions where it holds, as far as the formula does not say so itself
     * @param call an example call, where there is a method
     */
    public record FormView(PageMath.EquationView equation, List<Content> conditions, Optional<String> call) {}

    static SolvedView of(Entry entry, Solution solution, PageMath math) {
        Formula formula = entry.formula();
        return new SolvedView(
                "solved-for-" + parameter(formula, solution).name()
                        + (several(formula) ? "-from-" + solution.output() : ""),
                symbol(formula, solution, math),
                several(formula) ? Optional.of(output(formula, solution, math)) : Optional.empty(),
                solution.inverses().stream()
                        .map(inverse -> form(entry, solution, inverse, math))
                        .toList(),
                solution.inverses().isEmpty()
                        ? solution.reason().map(why -> "No closed form was found: " + why + ".")
                        : Optional.empty(),
                solution.searches().stream()
                        .map(search -> search(entry, solution, search, math))
                        .toList());
    }

    private static SearchView search(Entry entry, Solution solution, Search search, PageMath math) {
        Formula formula = entry.formula();
        boolean largest = search.search().startsWith("largest");
        boolean atMost = search.search().endsWith("<=");
        Content sentence = out -> {
            out.writeContent(largest ? "The largest " : "The smallest ");
            symbol(formula, solution, math).writeTo(out);
            out.writeContent(" for which ");
            output(formula, solution, math).writeTo(out);
            out.writeContent(atMost ? " is at most" : " is at least");
            out.writeContent(" what is given, exact: with one ");
            out.writeContent(largest ? "more" : "less");
            out.writeContent(" it is not.");
        };
        return new SearchView(sentence, new JavaUsage(entry).solvingCall(solution, search.java()));
    }

    private static FormView form(Entry entry, Solution solution, Inverse inverse, PageMath math) {
        return new FormView(
                math.equation(inverse.equation()),
                inverse.domains().stream()
                        .flatMap(said -> said.domain().stream())
                        .map(math::condition)
                        .toList(),
                inverse.java().flatMap(java -> new JavaUsage(entry).solvingCall(solution, java)));
    }

    static Content unsolved(Entry entry, Solution solution, PageMath math) {
        Formula formula = entry.formula();
        Content symbol = symbol(formula, solution, math);
        String why = solution.reason().orElse("the result does not depend on it");
        return out -> {
            out.writeContent("Not for ");
            symbol.writeTo(out);
            if (several(formula)) {
                out.writeContent(" from ");
                output(formula, solution, math).writeTo(out);
            }
            out.writeContent(": ");
            Html.text(why).writeTo(out);
            out.writeContent(".");
        };
    }

    private static boolean several(Formula formula) {
        return formula.outputs().size() > 1;
    }

    private static Content symbol(Formula formula, Solution solution, PageMath math) {
        Parameter parameter = parameter(formula, solution);
        return math.symbol(parameter.latex(), parameter.symbol());
    }

    private static Content output(Formula formula, Solution solution, PageMath math) {
        Formula.Output output = formula.outputs().stream()
                .filter(candidate -> candidate.name().equals(solution.output()))
                .findFirst()
                .orElseThrow();
        return math.symbol(output.latex(), output.name());
    }

    private static Parameter parameter(Formula formula, Solution solution) {
        return formula.parameters().stream()
                .filter(candidate -> candidate.symbol().equals(solution.parameter()))
                .findFirst()
                .orElseThrow();
    }
}
