package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaPrinter;

/** Writes the checks at the head of a method: plain comparisons, and a message only where one fails. */
final class ArgumentChecks {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    /** Of conditions in one method, which a class file allows 64 KB of code for; an equation may take most of it. */
    private static final int MOST_CHARACTERS = 500;

    private final CheckedFormula formula;

    ArgumentChecks(CheckedFormula formula) {
        this.formula = formula;
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

    /**
     * Refuses arguments for which a domain does not hold that is more than bounds.
     *
     * @param elsewhere puts a condition into a method of its own and gives its call
     */
    void addConditions(CodeBlock.Builder code, JavaPrinter printer, Function<JavaCode, JavaCode> elsewhere) {
        int room = MOST_CHARACTERS;
        for (Parameter parameter : formula.parameters()) {
            Optional<Domain> domain = parameter.variable().domain();
            if (domain.isPresent() && !domain.get().range().exact()) {
                JavaCode condition = printer.condition(domain.get().condition());
                room -= domain.get().text().length();
                JavaCode refused = (room < 0 ? elsewhere.apply(condition) : condition).prefixed("!");
                outside(List.of(new Layout.Printed(refused).at(BODY, "if () {".length())), parameter, code);
            }
        }
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
