package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.Reference;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.problem.Suggestions;
import org.formulary.processor.read.FormulaDeclaration;

/** Holds the keys of a formula against the bibliography, and the cited entries against the forms of DOI and arXiv. */
final class ReferenceCheck {

    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,9}/\\S+");
    private static final Pattern ARXIV =
            Pattern.compile("\\d{4}\\.\\d{4,5}(v\\d+)?|[a-z-]+(\\.[A-Z]{2})?/\\d{7}(v\\d+)?");

    private ReferenceCheck() {}

    static List<Finding> check(FormulaDeclaration formula, Map<String, Reference> bibliography) {
        List<Finding> findings = new ArrayList<>();
        Set<String> keys = new LinkedHashSet<>();
        for (SourceText key : formula.references()) {
            if (!keys.add(key.value())) {
                // Cited twice, and looked up already.
                continue;
            }
            Reference reference = bibliography.get(key.value());
            if (reference == null) {
                findings.add(unknown(key, bibliography));
                continue;
            }
            reference
                    .doi()
                    .filter(doi -> !DOI.matcher(doi).matches())
                    .ifPresent(doi -> findings.add(malformed(key, "DOI", doi, "10.1145/1402958.1402967")));
            reference
                    .arxiv()
                    .filter(id -> !ARXIV.matcher(id).matches())
                    .ifPresent(id -> findings.add(malformed(key, "arXiv identifier", id, "2310.01889")));
        }
        return findings;
    }

    private static Finding unknown(SourceText key, Map<String, Reference> bibliography) {
        List<String> near = Suggestions.near(key.value(), bibliography.keySet());
        String help = bibliography.isEmpty()
                ? "name a BibTeX file in `@FormulaSet(bibliography = …)` and add the entry there"
                : near.isEmpty()
                        ? "add the entry to the bibliography"
                        : "did you mean `" + String.join("` or `", near) + "`?";
        return new Finding(
                key,
                Problem.error(
                        Code.REFERENCE,
                        "the bibliography has no entry `" + key.value() + "`",
                        help,
                        new Label(new Span(0, key.value().length()), "")));
    }

    private static Finding malformed(SourceText key, String what, String value, String example) {
        return new Finding(
                key,
                Problem.error(
                        Code.REFERENCE,
                        "entry `" + key.value() + "` has a malformed " + what + ": `" + value + "`",
                        "write it like `" + example + "`",
                        new Label(new Span(0, key.value().length()), "")));
    }
}
