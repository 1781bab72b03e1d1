package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;

/** Asks for what a reader needs beside the equation. */
final class DocsCheck {

    private DocsCheck() {}

    /**
     * What is missing.
     *
     * @param parameters the parameters with the texts that glossary and Javadoc give together
     * @param docsKnown whether the compiler hands over Javadoc; if not, none is asked for
     */
    static List<Finding> check(FormulaDeclaration formula, List<Variable> parameters, boolean docsKnown) {
        List<Finding> findings = new ArrayList<>();
        if (docsKnown && formula.javadoc().summary().isEmpty()) {
            findings.add(missing(
                    formula.place(),
                    "`" + formula.method() + "` has no summary",
                    "begin its Javadoc with one sentence that says what it gives"));
        }
        if (docsKnown) {
            for (int i = 0; i < parameters.size(); i++) {
                if (parameters.get(i).doc().isBlank()) {
                    String name = formula.parameters().get(i).javaName();
                    findings.add(missing(
                            formula.parameters().get(i).place(),
                            "parameter `" + name + "` is not described",
                            "write `@param " + name + " …` or give its symbol a `doc` in the glossary"));
                }
            }
        }
        require(formula.assumptions(), "assumptions", "what must hold for the equation to be true", findings);
        require(formula.excludes(), "excludes", "what the equation leaves out", findings);
        if (formula.derivation().isBlank() && formula.references().isEmpty()) {
            findings.add(missing(
                    formula.place(),
                    "`" + formula.method() + "` has neither a derivation nor a reference",
                    "say in `derivation` how it follows, or name a source in `references`"));
        }
        return findings;
    }

    private static void require(SourceText text, String attribute, String what, List<Finding> findings) {
        if (text.isBlank()) {
            findings.add(missing(text, "`" + attribute + "` is empty", "say " + what));
        }
    }

    private static Finding missing(SourceText place, String summary, String help) {
        return new Finding(place, Problem.error(Code.DOCS, summary, help));
    }
}
