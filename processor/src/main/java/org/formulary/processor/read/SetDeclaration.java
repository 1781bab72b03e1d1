package org.formulary.processor.read;

import java.util.List;
import org.formulary.processor.model.CheckedFormula.Owner;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.problem.SourceText;

/**
 * A set as written, with those of its formulas whose Java declaration can be read.
 *
 * @param place the interface itself
 * @param owner names of set, interface and generated class
 * @param id the identifier as written
 * @param javadoc its Javadoc
 * @param uses the sets it may call, as their own compilation left them
 * @param bibliography the name of the BibTeX file; may be blank
 * @param docsKnown whether this compiler hands over Javadoc at all
 */
public record SetDeclaration(
        SourceText place,
        Owner owner,
        SourceText id,
        Javadoc javadoc,
        List<SymbolDeclaration> symbols,
        List<CheckedSet> uses,
        SourceText bibliography,
        List<FormulaDeclaration> formulas,
        boolean docsKnown) {

    public SetDeclaration {
        symbols = List.copyOf(symbols);
        uses = List.copyOf(uses);
        formulas = List.copyOf(formulas);
    }
}
