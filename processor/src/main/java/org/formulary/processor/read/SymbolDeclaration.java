package org.formulary.processor.read;

import org.formulary.processor.problem.SourceText;

/** A glossary entry as written. */
public record SymbolDeclaration(
        SourceText name, SourceText unit, SourceText domain, SourceText latex, SourceText doc) {}
