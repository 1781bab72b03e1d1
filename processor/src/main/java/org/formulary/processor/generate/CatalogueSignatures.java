package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Variable;

/** What callers see of the formulas of a set, as text; classes by the names they have within their packages. */
final class CatalogueSignatures {

    private final QuantityRecords records = new QuantityRecords();

    /** The method in the declared units, with all parameters. */
    String plain(CheckedFormula formula) {
        return text(Signatures.result(formula))
                + " "
                + formula.method()
                + parameters(formula, variable -> Source.type(variable.type()));
    }

    /** The method with quantities; empty where neither a parameter nor an output has a dimension. */
    Optional<String> quantities(CheckedFormula formula) {
        int count = formula.parameters().size();
        if (!Signatures.hasQuantities(formula, count)) {
            return Optional.empty();
        }
        return Optional.of(quantityResult(formula) + " " + Signatures.quantityName(formula, count)
                + parameters(formula, Signatures::quantityType));
    }

    private String quantityResult(CheckedFormula formula) {
        if (formula.record().isEmpty()) {
            return text(Signatures.quantityType(formula.outputs().get(0).variable()));
        }
        return Signatures.givesQuantities(formula)
                ? formula.owner().className() + "." + records.name(formula)
                : text(Signatures.result(formula));
    }

    private static String parameters(CheckedFormula formula, Function<Variable, TypeName> type) {
        return formula.parameters().stream()
                .map(parameter -> text(type.apply(parameter.variable())) + " " + parameter.javaName())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String text(TypeName type) {
        return type instanceof ClassName name ? String.join(".", name.simpleNames()) : type.toString();
    }
}
