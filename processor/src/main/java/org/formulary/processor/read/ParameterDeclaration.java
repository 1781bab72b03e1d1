package org.formulary.processor.read;

import org.formulary.processor.model.NumberType;
import org.formulary.processor.problem.SourceText;

/**
 * A parameter, or a component of a result record, as written.
 *
 * @param place the parameter itself
 * @param javaName its name in Java
 * @param type its type in Java
 * @param symbol the symbol's name; blank: the Java name
 * @param unit blank: from the glossary
 * @param domain blank: from the glossary
 * @param latex blank: from the glossary
 * @param defaultValue blank: none
 * @param calibrated blank: none
 * @param doc its Javadoc text; may be empty
 */
public record ParameterDeclaration(
        SourceText place,
        String javaName,
        NumberType type,
        SourceText symbol,
        SourceText unit,
        SourceText domain,
        SourceText latex,
        SourceText defaultValue,
        SourceText calibrated,
        String doc) {}
