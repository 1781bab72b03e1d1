package org.formulary.processor.model;

import java.util.List;

/**
 * A set with those of its formulas that passed.
 *
 * @param owner names of set, interface and generated class
 * @param title first sentence of its Javadoc, without the full stop
 * @param text the rest of its Javadoc, as plain paragraphs
 * @param uses identifiers of the sets it may call
 * @param symbols its glossary, in order of declaration
 * @param formulas its formulas, in order of declaration
 * @param references the entries its formulas cite, in order of key
 */
public record CheckedSet(
        CheckedFormula.Owner owner,
        String title,
        String text,
        List<String> uses,
        List<Variable> symbols,
        List<CheckedFormula> formulas,
        List<Reference> references) {

    public CheckedSet {
        uses = List.copyOf(uses);
        symbols = List.copyOf(symbols);
        formulas = List.copyOf(formulas);
        references = List.copyOf(references);
    }
}
