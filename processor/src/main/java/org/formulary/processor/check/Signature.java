package org.formulary.processor.check;

import java.util.List;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;

/**
 * What a caller must know of a formula.
 *
 * @param fullId its identifier over all sets
 * @param method the name of its Java method
 * @param parameters its parameters in order
 * @param outputs its outputs in order
 */
record Signature(String fullId, String method, List<Variable> parameters, List<Variable> outputs) {

    Signature {
        parameters = List.copyOf(parameters);
        outputs = List.copyOf(outputs);
    }

    /** The signature of a formula that is checked already. */
    static Signature of(CheckedFormula formula) {
        return new Signature(
                formula.fullId(),
                formula.method(),
                formula.parameters().stream().map(Parameter::variable).toList(),
                formula.outputs().stream().map(Output::variable).toList());
    }
}
