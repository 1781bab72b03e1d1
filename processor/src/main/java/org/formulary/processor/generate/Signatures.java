package org.formulary.processor.generate;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Variable;

/** The public methods that are written for a formula, by name and parameter types. */
final class Signatures {

    private static final String QUANTITY = "Quantity";

    private Signatures() {}

    /** A method's name and the types of its parameters. */
    record Signature(String name, List<TypeName> parameters) {
        @Override
        public String toString() {
            return name + parameters.stream().map(Signatures::simple).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    private static String simple(TypeName type) {
        return type instanceof ClassName name
                ? name.simpleName()
                : type instanceof ArrayTypeName array ? simple(array.componentType) + "..." : type.toString();
    }

    /** All of them, in the order in which they are written. */
    static List<Signature> of(CheckedFormula formula) {
        List<Signature> all = computing(formula);
        all.add(new Signature(latexName(formula), List.of()));
        if (!formula.parameters().isEmpty()) {
            all.add(new Signature(latexName(formula), List.of(ArrayTypeName.of(String.class))));
        }
        Inverses.methods(formula).forEach(inverse -> all.addAll(computing(inverse)));
        Searches.methods(formula).forEach(search -> all.addAll(computing(search.formula())));
        for (CheckedFormula sensitivity : Sensitivities.methods(formula)) {
            all.addAll(computing(sensitivity));
            all.add(new Signature(latexName(sensitivity), List.of()));
        }
        return all;
    }

    /** Those that compute the formula. */
    private static List<Signature> computing(CheckedFormula formula) {
        List<Signature> all = new ArrayList<>();
        for (int count : parameterCounts(formula)) {
            all.add(new Signature(formula.method(), plain(formula, count)));
        }
        for (int count : parameterCounts(formula)) {
            if (hasQuantities(formula, count)) {
                all.add(new Signature(quantityName(formula, count), quantities(formula, count)));
            }
        }
        return all;
    }

    /** The names that they can have. */
    static List<String> names(CheckedFormula formula) {
        return List.of(formula.method(), formula.method() + QUANTITY, latexName(formula));
    }

    /** How many parameters overloads take, from all down to those without a default value. */
    static List<Integer> parameterCounts(CheckedFormula formula) {
        List<Integer> counts = new ArrayList<>();
        int count = formula.parameters().size();
        counts.add(count);
        while (count > 0 && formula.parameters().get(count - 1).defaultValue().isPresent()) {
            count--;
            counts.add(count);
        }
        return counts;
    }

    /** Whether an overload with the first parameters has a form in quantities. */
    static boolean hasQuantities(CheckedFormula formula, int count) {
        return takesQuantities(formula, count) || givesQuantities(formula);
    }

    /** The method's own name where a parameter is a quantity; a name of its own where it would clash. */
    static String quantityName(CheckedFormula formula, int count) {
        return takesQuantities(formula, count) ? formula.method() : formula.method() + QUANTITY;
    }

    static String latexName(CheckedFormula formula) {
        return formula.method() + "Latex";
    }

    static boolean takesQuantities(CheckedFormula formula, int count) {
        return formula.parameters().stream().limit(count).anyMatch(parameter -> hasDimension(parameter.variable()));
    }

    static boolean givesQuantities(CheckedFormula formula) {
        return formula.outputs().stream().map(Output::variable).anyMatch(Signatures::hasDimension);
    }

    static boolean hasDimension(Variable variable) {
        return !variable.unit().dimension().isNone();
    }

    static TypeName quantityType(Variable variable) {
        return hasDimension(variable) ? RuntimeTypes.QUANTITY : Source.type(variable.type());
    }

    /** What the method in declared units returns. */
    static TypeName result(CheckedFormula formula) {
        return formula.record()
                .map(record -> (TypeName) Source.type(record))
                .orElseGet(() -> Source.type(formula.outputs().get(0).variable().type()));
    }

    private static List<TypeName> plain(CheckedFormula formula, int count) {
        return formula.parameters().stream()
                .limit(count)
                .map(parameter -> Source.type(parameter.variable().type()))
                .toList();
    }

    private static List<TypeName> quantities(CheckedFormula formula, int count) {
        return formula.parameters().stream()
                .limit(count)
                .map(Parameter::variable)
                .map(Signatures::quantityType)
                .toList();
    }
}
