package org.formulary.processor.read;

import java.util.List;
import org.formulary.processor.model.CheckedFormula.Body;
import org.formulary.processor.problem.SourceText;

/**
 * A formula as written.
 *
 * @param place the method itself
 * @param method its name
 * @param body whether and how the author computes it
 * @param deprecated whether it is marked so
 * @param javadoc its Javadoc
 * @param result what it returns
 * @param accept accepted findings
 */
public record FormulaDeclaration(
        SourceText place,
        String method,
        Body body,
        boolean deprecated,
        Javadoc javadoc,
        List<ParameterDeclaration> parameters,
        ResultDeclaration result,
        SourceText equation,
        SourceText symbol,
        SourceText computeAs,
        SourceText unit,
        SourceText assumptions,
        SourceText excludes,
        SourceText derivation,
        SourceText notes,
        List<SourceText> references,
        List<SourceText> laws,
        List<ExampleDeclaration> examples,
        List<SourceText> accept,
        List<SourceText> aliases,
        SourceText replacedBy) {

    public FormulaDeclaration {
        parameters = List.copyOf(parameters);
        references = List.copyOf(references);
        laws = List.copyOf(laws);
        examples = List.copyOf(examples);
        accept = List.copyOf(accept);
        aliases = List.copyOf(aliases);
    }
}
