package org.formulary.processor.print;

import java.util.stream.Collectors;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;

/**
 * Prints trees in the equation language itself, in its one canonical spelling: ASCII, single spaces, juxtaposition where
 * no digit would touch. What is printed is read back as the same tree, with brackets where that needs them.
 */
public final class PlainPrinter {

    private PlainPrinter() {}

    /** An equation with all outputs and local results. */
    public static String equation(Equation equation) {
        String outputs =
                equation.outputs().stream().map(PlainPrinter::definition).collect(Collectors.joining("; "));
        String locals = equation.locals().stream().map(PlainPrinter::definition).collect(Collectors.joining("; "));
        return locals.isEmpty() ? outputs : outputs + " where " + locals;
    }

    private static String definition(Equation.Definition definition) {
        return definition.name().name() + " = " + value(definition.value());
    }

    /** A value. */
    public static String value(Expr value) {
        return value.accept(new PlainWriter());
    }

    /** A condition, such as a domain. */
    public static String condition(Condition condition) {
        return condition.accept(new PlainWriter());
    }

    /** A law. */
    public static String law(Law law) {
        return condition(law.claim())
                + law.when().map(when -> " when " + condition(when)).orElse("");
    }

    /** A binding of an example or a default. */
    public static String binding(Binding binding) {
        String unit = binding.unit()
                .filter(literal -> !UnitText.isImplied(literal))
                .map(literal -> " " + literal.text())
                .orElse("");
        return binding.name().name() + " = " + binding.number() + unit;
    }
}
