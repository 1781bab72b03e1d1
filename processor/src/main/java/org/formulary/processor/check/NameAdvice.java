package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.formulary.processor.equation.ForeignNames;
import org.formulary.processor.problem.Suggestions;

/** What an undeclared name may have meant: names of the formula itself first, then of the glossary, then formulas. */
final class NameAdvice {

    private final Set<String> glossary;
    private final Collection<String> formulas;
    private final Function<String, List<String>> elsewhere;

    /**
     * Advises in one set.
     *
     * @param glossary the symbols of the set
     * @param formulas the names by which formulas can be called
     * @param elsewhere the interfaces of other sets, not in use here, that have a formula of that name
     */
    NameAdvice(Set<String> glossary, Collection<String> formulas, Function<String, List<String>> elsewhere) {
        this.glossary = glossary;
        this.formulas = formulas;
        this.elsewhere = elsewhere;
    }

    /** What to write instead of a symbol that is none of those declared. */
    String symbol(String written, Collection<String> declared) {
        List<String> advice = new ArrayList<>();
        near(written, declared)
                .map(question -> declared.stream().anyMatch(name -> Suggestions.lookTheSame(written, name))
                        ? question + " It looks the same in another script"
                        : question)
                .ifPresent(advice::add);
        if (glossary.contains(written)) {
            advice.add("declare a parameter for `" + written + "` of the glossary");
        }
        formula(written).ifPresent(advice::add);
        ForeignNames.advice(written).ifPresent(advice::add);
        if (advice.isEmpty()) {
            nearGlossary(written, declared).ifPresent(advice::add);
        }
        if (advice.isEmpty()) {
            advice.add(
                    declared.isEmpty()
                            ? "declare it as a parameter of the method"
                            : "declared are " + String.join(", ", declared));
        }
        return String.join("; or ", advice);
    }

    /** What to write instead of a formula that is none of those in scope; empty where nothing is like it. */
    Optional<String> formula(String written) {
        List<String> sets = elsewhere.apply(written);
        return sets.isEmpty()
                ? near(written, unqualified(written))
                : Optional.of("`" + written + "` is a formula of `" + sets.get(0) + "`: write `uses = "
                        + simpleName(sets.get(0)) + ".class` in @FormulaSet");
    }

    private static String simpleName(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }

    private Optional<String> nearGlossary(String written, Collection<String> declared) {
        Set<String> others = new LinkedHashSet<>(glossary);
        others.removeAll(declared);
        return near(written, others).map(question -> question + " declare a parameter for that symbol of the glossary");
    }

    private List<String> unqualified(String written) {
        return formulas.stream()
                .filter(name -> name.indexOf('.') < 0 || written.indexOf('.') >= 0)
                .toList();
    }

    private static Optional<String> near(String written, Collection<String> names) {
        List<String> near = Suggestions.near(written, names);
        return near.isEmpty() ? Optional.empty() : Optional.of("did you mean `" + String.join("` or `", near) + "`?");
    }
}
