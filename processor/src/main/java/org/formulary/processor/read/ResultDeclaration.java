package org.formulary.processor.read;

import java.util.List;
import org.formulary.processor.model.CheckedFormula.RecordType;
import org.formulary.processor.model.NumberType;

/** What a method returns. */
public sealed interface ResultDeclaration {

    /** A number. */
    record Scalar(NumberType type) implements ResultDeclaration {}

    /** A record of numbers, its components in order. */
    record Components(RecordType type, List<ParameterDeclaration> components) implements ResultDeclaration {
        public Components {
            components = List.copyOf(components);
        }
    }
}
