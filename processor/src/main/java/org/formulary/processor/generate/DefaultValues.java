package org.formulary.processor.generate;

import java.util.List;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Default values as literals in the declared unit. */
final class DefaultValues {

    private DefaultValues() {}

    /** The default values of all parameters behind the first {@code count}. */
    static List<Layout> after(CheckedFormula formula, int count) {
        return formula.parameters().stream()
                .skip(count)
                .map(parameter -> Layout.of(literal(parameter)))
                .toList();
    }

    /** The exact value in coherent units, in prefix form. */
    static String coherent(Parameter parameter) {
        Binding value = parameter.defaultValue().orElseThrow();
        Unit unit = unit(value, parameter);
        Rational number = value.value().times(unit.factor()).plus(unit.offset());
        return unit.piPower() == 0 ? number.toString() : "(* " + number + " (^ pi " + unit.piPower() + "))";
    }

    private static Unit unit(Binding value, Parameter parameter) {
        return value.unit()
                .map(literal -> literal.unit())
                .orElseGet(() -> parameter.variable().unit());
    }

    private static String literal(Parameter parameter) {
        Binding value = parameter.defaultValue().orElseThrow();
        Unit declared = parameter.variable().unit();
        Unit given = unit(value, parameter);
        if (given.piPower() != declared.piPower()) {
            return JavaLiterals.real(given.convert(value.value().toDouble(), declared));
        }
        Rational number = value.value()
                .times(given.factor())
                .plus(given.offset())
                .minus(declared.offset())
                .dividedBy(declared.factor());
        if (!parameter.variable().type().integer()) {
            return JavaLiterals.real(number.toDouble());
        }
        long integer = number.numerator().longValueExact();
        return integer == (int) integer ? Long.toString(integer) : integer + "L";
    }
}
