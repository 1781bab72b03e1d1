package org.formulary.processor.read;

import org.formulary.processor.problem.SourceText;

/** An example as written. */
public record ExampleDeclaration(SourceText given, SourceText then) {}
