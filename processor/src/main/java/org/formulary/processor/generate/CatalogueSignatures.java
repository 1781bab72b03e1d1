package org.formulary.processor.generate;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedFormula.RecordType;
import org.formulary.processor.model.Variable;

/** What a caller of the generated class sees of a formula. */
final class CatalogueSignatures {

    private CatalogueSignatures() {}

    /** The method in the declared units. */
    static String plain(CheckedFormula formula) {
        String result = formula.record().map(RecordType::name).orElseGet(() -> keyword(single(formula)));
        return result + " " + formula.method() + parameters(formula, CatalogueSignatures::keyword);
    }

    /** The method with quantities; empty where neither a parameter nor an output has a dimension. */
    static Optional<String> quantities(CheckedFormula formula) {
        boolean given = formula.parameters().stream().anyMatch(parameter -> isQuantity(parameter.variable()));
        boolean returned = formula.outputs().stream().anyMatch(output -> isQuantity(output.variable()));
        if (!given && !returned) {
            return Optional.empty();
        }
        String result = formula.record()
                .map(record -> returned ? record.name() + "Quantities" : record.name())
                .orElseGet(() -> quantity(single(formula)));
        // Without a quantity among the parameters the overload would clash with the plain method.
        String name = given ? formula.method() : formula.method() + "Quantity";
        return Optional.of(result + " " + name + parameters(formula, CatalogueSignatures::quantity));
    }

    private static Variable single(CheckedFormula formula) {
        return formula.outputs().get(0).variable();
    }

    private static String parameters(CheckedFormula formula, Function<Variable, String> type) {
        return formula.parameters().stream()
                .map(parameter -> type.apply(parameter.variable()) + " " + parameter.javaName())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String keyword(Variable variable) {
        return variable.type().keyword();
    }

    private static String quantity(Variable variable) {
        return isQuantity(variable) ? "Quantity" : keyword(variable);
    }

    private static boolean isQuantity(Variable variable) {
        return !variable.unit().dimension().isNone();
    }
}
