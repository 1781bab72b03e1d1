package org.formulary.processor.read;

import org.formulary.processor.problem.SourceText;

/**
 * A glossary entry as written.
 *
 * @param constant the name of the physical constant that the symbol stands for; blank where it is none
 */
public record SymbolDeclaration(
        SourceText name, SourceText constant, SourceText unit, SourceText domain, SourceText latex, SourceText doc) {}
