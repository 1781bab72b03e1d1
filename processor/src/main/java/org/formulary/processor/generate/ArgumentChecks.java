package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaPrinter;
import org.formulary.processor.print.JavaUnits;
import org.formulary.processor.print.PlainPrinter;

/** Writes the checks at the head of a method: plain comparisons, and a message only where one fails. */
final class ArgumentChecks {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    /** Of conditions in one method, which a class file allows 64 KB of code for; an equation may take most of it. */
    private static final int MOST_CHARACTERS = 500;

    private static final ClassName DOUBLE = ClassName.get(Double.class);

    private final CheckedFormula formula;
    private final JavaUnits units;
    private final boolean inverse;
    private final Optional<Sensitivity> sensitivity;

    /**
     * Writes the checks of a formula.
     *
     * @param units prints conversions
     * @param inverse whether the first parameter is what the formula was solved from, which is told how far that reaches
     * @param sensitivity what the formula is a form of, which may have edges
     */
    ArgumentChecks(CheckedFormula formula, JavaUnits units, boolean inverse, Optional<Sensitivity> sensitivity) {
        this.sensitivity = sensitivity;
        this.formula = formula;
        this.units = units;
        this.inverse = inverse;
    }

    /** Refuses numbers that are not finite or outside the bounds of their domain. */
    void addBounds(Code code) {
        for (Parameter parameter : formula.parameters()) {
            if (parameter.variable().type() == NumberType.DOUBLE) {
                real(parameter, code);
            } else {
                integer(parameter, code);
            }
        }
    }

    /**
     * Refuses arguments for which a domain does not hold that is more than bounds.
     *
     * @param elsewhere puts a condition into a method of its own and gives its call
     */
    void addConditions(Code code, JavaPrinter printer, UnaryOperator<JavaCode> elsewhere) {
        int room = MOST_CHARACTERS;
        for (Parameter parameter : formula.parameters()) {
            Optional<Domain> domain = parameter.variable().domain();
            if (domain.isPresent() && !domain.get().range().exact()) {
                JavaCode condition = printer.condition(domain.get().condition());
                room -= domain.get().text().length();
                JavaCode refused = (room < 0 ? elsewhere.apply(condition) : condition).prefixed("!");
                Code test = new Layout.Printed(refused).at(BODY, "if () {".length());
                Optional<ReachedEnd> end = isSolved(parameter) ? ReachedEnd.of(parameter.variable()) : Optional.empty();
                end.ifPresentOrElse(
                        reached -> beyond(test, reached, parameter, printer, code),
                        () -> edges(parameter)
                                .ifPresentOrElse(
                                        edges -> atEdge(test, edges, parameter, code),
                                        () -> outside(test, parameter, code)));
            }
        }
    }

    /** The edges, where nothing else can be what a condition refuses. */
    private Optional<String> edges(Parameter parameter) {
        return sensitivity
                .filter(some -> some.parameter().equals(parameter.variable().name()) && some.onlyEdges())
                .flatMap(Sensitivity::edges);
    }

    private void atEdge(Code test, String edges, Parameter parameter, Code code) {
        Layout refusal = Layout.call(
                RuntimeTypes.ARGUMENTS,
                "notDifferentiable",
                List.of(
                        Layout.string(formula.method()),
                        Layout.string(parameter.javaName()),
                        Layout.string(parameter.variable().name()),
                        Layout.string(edges)));
        refuse(test, refusal, code);
    }

    private boolean isSolved(Parameter parameter) {
        return inverse && formula.parameters().indexOf(parameter) == 0;
    }

    private void beyond(Code test, ReachedEnd end, Parameter parameter, JavaPrinter printer, Code code) {
        Variable variable = parameter.variable();
        Layout refusal = Layout.call(
                RuntimeTypes.ARGUMENTS,
                "beyondReach",
                List.of(
                        Layout.string(formula.method()),
                        Layout.string(parameter.javaName()),
                        Layout.string(variable.name()),
                        Layout.string(end.side()),
                        Layout.string(PlainPrinter.value(end.value())),
                        new Layout.Printed(units.fromCoherent(printer.real(end.value()), variable.unit())),
                        Layout.string(Requirement.unit(variable.unit())),
                        Layout.of(parameter.javaName())));
        refuse(test, refusal, code);
    }

    private void real(Parameter parameter, Code code) {
        Range range = range(parameter);
        if (range.lower().isEmpty() && range.upper().isEmpty()) {
            Layout call = Layout.call(
                    RuntimeTypes.ARGUMENTS,
                    "finite",
                    List.of(
                            Layout.string(formula.method()),
                            Layout.string(parameter.javaName()),
                            Layout.string(parameter.variable().name()),
                            Layout.of(parameter.javaName())));
            Layout.statement(BODY, "", call, code);
            return;
        }
        String name = parameter.javaName();
        Code both = Code.of("!(").add(name);
        range.lower()
                .ifPresentOrElse(
                        bound -> both.add(bound.open() ? " > " : " >= ").add(real(bound)),
                        () -> both.add(" > ").add(DOUBLE).add(".NEGATIVE_INFINITY"));
        both.add(" && ").add(name);
        range.upper()
                .ifPresentOrElse(
                        bound -> both.add(bound.open() ? " < " : " <= ").add(real(bound)),
                        () -> both.add(" < ").add(DOUBLE).add(".POSITIVE_INFINITY"));
        // Negated, so that NaN fails as well.
        outside(both.add(")"), parameter, code);
    }

    private static String real(Range.Bound bound) {
        return JavaLiterals.real(bound.value().toDouble());
    }

    private void integer(Parameter parameter, Code code) {
        String name = parameter.javaName();
        Range range = range(parameter);
        List<String> refusals = new ArrayList<>();
        range.lower().ifPresent(bound -> refusals.add(name + " < " + IntegerBounds.least(bound, parameter.variable())));
        range.upper()
                .ifPresent(bound -> refusals.add(name + " > " + IntegerBounds.greatest(bound, parameter.variable())));
        if (!refusals.isEmpty()) {
            outside(Code.of(String.join(" || ", refusals)), parameter, code);
        }
    }

    private static Range range(Parameter parameter) {
        return parameter.variable().domain().map(Domain::range).orElse(Range.ALL);
    }

    private void outside(Code refused, Parameter parameter, Code code) {
        Variable variable = parameter.variable();
        Requirement requirement = Requirement.of(variable);
        Layout refusal = Layout.call(
                RuntimeTypes.ARGUMENTS,
                "outside",
                List.of(
                        Layout.string(formula.method()),
                        Layout.string(parameter.javaName()),
                        Layout.string(variable.name()),
                        Layout.string(requirement.text()),
                        Layout.string(requirement.unit()),
                        Layout.of(parameter.javaName())));
        refuse(refused, refusal, code);
    }

    private static void refuse(Code refused, Layout refusal, Code code) {
        code.add("if (").add(refused).add(") {").indent(1).line();
        Layout.statement(BODY + 4, "throw ", refusal, code);
        code.indent(-1).add("}").line();
    }
}
