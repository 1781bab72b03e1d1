package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import java.util.Optional;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaLiterals;

/** Writes a worked example as a test: the numbers as the author wrote them. */
final class TestExample {

    private final CheckedFormula formula;
    private final CheckedExample example;

    TestExample(CheckedFormula formula, CheckedExample example) {
        this.formula = formula;
        this.example = example;
    }

    CodeBlock code(String formulaCase) {
        CodeBlock.Builder code = CodeBlock.builder().add("$L.example()", formulaCase);
        for (Parameter parameter : formula.parameters()) {
            Binding value = given(parameter.variable().name())
                    .or(parameter::defaultValue)
                    .orElseThrow();
            code.add("\n.given($L)", arguments(value, parameter.variable()));
        }
        for (Binding value : example.then()) {
            code.add("\n.then($L)", arguments(value, output(value.name().name())));
        }
        return code.add(example.refused() ? "\n.refused()" : "").build();
    }

    private Optional<Binding> given(String symbol) {
        return example.given().stream()
                .filter(binding -> binding.name().name().equals(symbol))
                .findFirst();
    }

    private Variable output(String symbol) {
        return formula.outputs().stream()
                .map(Output::variable)
                .filter(variable -> variable.name().equals(symbol))
                .findFirst()
                .orElseThrow();
    }

    private static CodeBlock arguments(Binding binding, Variable variable) {
        String unit = binding.unit()
                .map(literal -> Requirement.unit(literal.unit()))
                .orElseGet(() -> Requirement.unit(variable.unit()));
        return CodeBlock.of(
                "$L, $L, $L",
                JavaLiterals.string(variable.name()),
                JavaLiterals.string(binding.number()),
                JavaLiterals.string(unit));
    }
}
