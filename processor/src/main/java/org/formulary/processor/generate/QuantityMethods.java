package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaNames;

/** Writes the methods that take and give quantities: they convert, and leave all checks to the method they call. */
final class QuantityMethods {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    private final UnitConstants units;
    private final ClassName generated;
    private final QuantityRecords records;

    /**
     * Writes them for one class.
     *
     * @param generated the class
     * @param units its unit constants
     * @param records its records of quantities
     */
    QuantityMethods(ClassName generated, UnitConstants units, QuantityRecords records) {
        this.generated = generated;
        this.units = units;
        this.records = records;
    }

    /** The method that takes the first {@code count} parameters, without its Javadoc; the others have their default values. */
    MethodSpec.Builder method(CheckedFormula formula, int count) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(Signatures.quantityName(formula, count))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result(formula));
        List<Layout> arguments = new ArrayList<>();
        for (Parameter parameter : formula.parameters().subList(0, count)) {
            method.addParameter(Signatures.quantityType(parameter.variable()), parameter.javaName());
            arguments.add(argument(formula, parameter));
        }
        arguments.addAll(DefaultValues.after(formula, count));
        Layout call = Layout.call(formula.method(), arguments);
        if (formula.record().isPresent() && Signatures.givesQuantities(formula)) {
            return record(formula, call, method);
        }
        Variable output = formula.outputs().get(0).variable();
        boolean quantity = formula.record().isEmpty() && Signatures.hasDimension(output);
        Code code = new Code();
        Layout.statement(BODY, "return ", quantity ? quantity(call, output) : call, code);
        return method.addCode(code.block());
    }

    private TypeName result(CheckedFormula formula) {
        if (formula.record().isPresent()) {
            return Signatures.givesQuantities(formula) ? recordType(formula) : Signatures.result(formula);
        }
        return Signatures.quantityType(formula.outputs().get(0).variable());
    }

    private MethodSpec.Builder record(CheckedFormula formula, Layout call, MethodSpec.Builder method) {
        String result = JavaNames.unused(
                "result", formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet()));
        Code code = new Code().add(Signatures.result(formula)).add(" ");
        Layout.statement(BODY, result + " = ", call, code);
        List<Layout> components = new ArrayList<>();
        for (Output output : formula.outputsAsReturned()) {
            Layout component = Layout.of(result + "." + output.component() + "()");
            components.add(
                    Signatures.hasDimension(output.variable()) ? quantity(component, output.variable()) : component);
        }
        Code constructor = Code.of("new ").add(result(formula));
        Layout.statement(BODY, "return ", new Layout.Call(constructor, components), code);
        return method.addCode(code.block());
    }

    private Layout quantity(Layout number, Variable variable) {
        return Layout.call(RuntimeTypes.QUANTITY, "of", List.of(number, Layout.of(units.name(variable.unit()))));
    }

    private Layout argument(CheckedFormula formula, Parameter parameter) {
        Variable variable = parameter.variable();
        if (!Signatures.hasDimension(variable)) {
            return Layout.of(parameter.javaName());
        }
        String check = variable.type() == NumberType.DOUBLE
                ? "require"
                : variable.type() == NumberType.LONG ? "requireLong" : "requireInt";
        return Layout.call(
                RuntimeTypes.DIMENSIONS,
                check,
                List.of(
                        Layout.string(formula.method()),
                        Layout.string(parameter.javaName()),
                        Layout.string(variable.name()),
                        Layout.of(units.name(variable.unit())),
                        Layout.of(parameter.javaName())));
    }

    private ClassName recordType(CheckedFormula formula) {
        return generated.nestedClass(records.name(formula));
    }
}
