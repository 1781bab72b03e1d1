package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
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

    private final CheckedFormula formula;
    private final JavaUnits units;
    private final boolean inverse;

    /**
     * Writes the checks of a formula.
     *
     * @param units prints conversions
     * @param inverse whether the first parameter is what the formula was solved from, which is told how far that reaches
     */
    ArgumentChecks(CheckedFormula formula, JavaUnits units, boolean inverse) {
        this.formula = formula;
        this.units = units;
        this.inverse = inverse;
    }

    /** Refuses numbers that are not finite or outside the bounds of their domain. */
    void addBounds(CodeBlock.Builder code) {
        for (Parameter parameter : formula.parameters()) {
            if (parameter.variable().type() == NumberType.DOUBLE) {
                real(parameter, code);
            } else {
                outside(integer(parameter), parameter, code);
            }
        }
    }

    /** Refuses arguments for which a domain does not hold that is more than bounds. */
    void addConditions(CodeBlock.Builder code, JavaPrinter printer) {
        for (Parameter parameter : formula.parameters()) {
            Optional<Domain> domain = parameter.variable().domain();
            if (domain.isPresent() && !domain.get().range().exact()) {
                JavaCode refused = printer.condition(domain.get().condition()).prefixed("!");
                CodeBlock test = new Layout.Printed(refused).at(BODY, "if () {".length());
                Optional<ReachedEnd> end = isSolved(parameter) ? ReachedEnd.of(parameter.variable()) : Optional.empty();
                end.ifPresentOrElse(
                        reached -> beyond(test, reached, parameter, printer, code),
                        () -> outside(List.of(test), parameter, code));
            }
        }
    }

    private boolean isSolved(Parameter parameter) {
        return inverse && formula.parameters().indexOf(parameter) == 0;
    }

    private void beyond(
            CodeBlock test, ReachedEnd end, Parameter parameter, JavaPrinter printer, CodeBlock.Builder code) {
        Variable variable = parameter.variable();
        code.beginControlFlow("if ($L)", test);
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
                        Layout.of("$L", parameter.javaName())));
        code.add(Layout.statement(BODY + 4, "throw ", refusal));
        code.endControlFlow();
    }

    private void real(Parameter parameter, CodeBlock.Builder code) {
        Range range = range(parameter);
        if (range.lower().isEmpty() && range.upper().isEmpty()) {
            Layout call = Layout.call(
                    RuntimeTypes.ARGUMENTS,
                    "finite",
                    List.of(
                            Layout.string(formula.method()),
                            Layout.string(parameter.javaName()),
                            Layout.string(parameter.variable().name()),
                            Layout.of("$L", parameter.javaName())));
            code.add(Layout.statement(BODY, "", call));
            return;
        }
        String name = parameter.javaName();
        CodeBlock lower = range.lower()
                .map(bound -> CodeBlock.of("$L $L $L", name, bound.open() ? ">" : ">=", real(bound)))
                .orElseGet(() -> CodeBlock.of("$L > $T.NEGATIVE_INFINITY", name, Double.class));
        CodeBlock upper = range.upper()
                .map(bound -> CodeBlock.of("$L $L $L", name, bound.open() ? "<" : "<=", real(bound)))
                .orElseGet(() -> CodeBlock.of("$L < $T.POSITIVE_INFINITY", name, Double.class));
        // Negated, so that NaN fails as well.
        outside(List.of(CodeBlock.of("!($L && $L)", lower, upper)), parameter, code);
    }

    private static String real(Range.Bound bound) {
        return JavaLiterals.real(bound.value().toDouble());
    }

    private static List<CodeBlock> integer(Parameter parameter) {
        Range range = range(parameter);
        List<CodeBlock> refusals = new ArrayList<>();
        range.lower()
                .ifPresent(bound -> refusals.add(CodeBlock.of(
                        "$L < $L", parameter.javaName(), IntegerBounds.least(bound, parameter.variable()))));
        range.upper()
                .ifPresent(bound -> refusals.add(CodeBlock.of(
                        "$L > $L", parameter.javaName(), IntegerBounds.greatest(bound, parameter.variable()))));
        return refusals;
    }

    private static Range range(Parameter parameter) {
        return parameter.variable().domain().map(Domain::range).orElse(Range.ALL);
    }

    private void outside(List<CodeBlock> refusals, Parameter parameter, CodeBlock.Builder code) {
        if (refusals.isEmpty()) {
            return;
        }
        Variable variable = parameter.variable();
        Requirement requirement = Requirement.of(variable);
        code.beginControlFlow("if ($L)", CodeBlock.join(refusals, " || "));
        Layout refusal = Layout.call(
                RuntimeTypes.ARGUMENTS,
                "outside",
                List.of(
                        Layout.string(formula.method()),
                        Layout.string(parameter.javaName()),
                        Layout.string(variable.name()),
                        Layout.string(requirement.text()),
                        Layout.string(requirement.unit()),
                        Layout.of("$L", parameter.javaName())));
        code.add(Layout.statement(BODY + 4, "throw ", refusal));
        code.endControlFlow();
    }
}
