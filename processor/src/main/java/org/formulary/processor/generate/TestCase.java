package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.processor.print.RoundingSteps;
import org.formulary.quantity.Rational;

/** Writes the description of a formula that its tests work on: parameters, equation in prefix form, methods. */
final class TestCase {

    static final ClassName FORMULA_CASE = testing("FormulaCase");

    /** What the arguments of a call in the description stand in, and what stands before a lambda's body. */
    private static final int CONTINUED = 24 + "at -> ".length();

    /** Roundings that four units in the last place have room for. */
    private static final int MOST_STEPS = 8;

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final ClassName generated;
    private final PrefixPrinter prefix;

    TestCase(CheckedFormula formula, FormulaLookup formulas, ClassName generated) {
        this.formula = formula;
        this.formulas = formulas;
        this.generated = generated;
        this.prefix = new PrefixPrinter(formulas);
    }

    private static ClassName testing(String name) {
        return ClassName.get("org.formulary.testing", name);
    }

    /** The formula with all its parameters. */
    CodeBlock full() {
        return describe(formula.parameters().size());
    }

    /** The overload with the first parameters; empty where a default value has to meet a condition with others. */
    Optional<CodeBlock> withDefaults(int count) {
        boolean joint = formula.parameters().stream()
                .skip(count)
                .flatMap(parameter -> parameter.variable().domain().stream())
                .anyMatch(domain -> !domain.range().exact());
        return joint ? Optional.empty() : Optional.of(describe(count));
    }

    /** Whether there is a method in quantities. */
    boolean hasQuantities() {
        return Signatures.hasQuantities(formula, formula.parameters().size());
    }

    private static boolean isReal(Output output) {
        return output.variable().type() == NumberType.DOUBLE;
    }

    private CodeBlock describe(int count) {
        CodeBlock.Builder code =
                CodeBlock.builder().add("$T.named($L)$>$>", FORMULA_CASE, JavaLiterals.string(formula.method()));
        List<Parameter> parameters = formula.parameters().subList(0, count);
        parameters.forEach(parameter -> parameter(parameter, code));
        for (Parameter parameter : parameters) {
            Optional<Domain> domain = parameter.variable().domain();
            if (domain.isPresent() && !domain.get().range().exact()) {
                code.add(
                        "\n.where($L, $L, $L)",
                        JavaLiterals.string(parameter.variable().name()),
                        JavaLiterals.string(Requirement.of(parameter.variable()).text()),
                        Source.string(bound(prefix.condition(domain.get().condition()), count)));
            }
        }
        if (!formula.calls().isEmpty()) {
            Set<String> callees = new LinkedHashSet<>();
            collectCallees(formula, callees);
            code.add(
                    "\n.calling($L)",
                    Source.arguments(callees.stream()
                            .map(callee -> CodeBlock.of("$L", JavaLiterals.string(callee)))
                            .toList()));
        }
        for (int i = 0; i < formula.outputs().size(); i++) {
            output(i, count, code);
        }
        return code.add("\n.build()$<$<").build();
    }

    private void collectCallees(CheckedFormula caller, Set<String> methods) {
        caller.calls().stream()
                .map(formulas::formula)
                .filter(callee -> methods.add(callee.method()))
                .forEach(callee -> collectCallees(callee, methods));
    }

    private static void parameter(Parameter parameter, CodeBlock.Builder code) {
        Variable variable = parameter.variable();
        code.add(
                "\n.parameter($L, $L, $L, $L, $L)",
                JavaLiterals.string(variable.name()),
                JavaLiterals.string(parameter.javaName()),
                range(variable),
                JavaLiterals.string(Requirement.unit(variable.unit())),
                JavaLiterals.string(Requirement.of(variable).text()));
    }

    private static CodeBlock range(Variable variable) {
        CodeBlock.Builder code = CodeBlock.builder().add("$T.$L()", testing("ArgumentRange"), kind(variable.type()));
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        range.lower().ifPresent(bound -> code.add(".$L($S)", bound.open() ? "above" : "from", text(bound, variable)));
        range.upper().ifPresent(bound -> code.add(".$L($S)", bound.open() ? "below" : "upTo", text(bound, variable)));
        return code.build();
    }

    private static String kind(NumberType type) {
        return switch (type) {
            case INT -> "int32";
            case LONG -> "int64";
            case DOUBLE -> "real";
        };
    }

    /** The bound as Java compares with it: for a double, the nearest one. */
    private static String text(Range.Bound bound, Variable variable) {
        return variable.type().integer()
                ? Requirement.number(bound.value())
                : Requirement.number(Rational.of(new BigDecimal(bound.value().toDouble())));
    }

    private void output(int index, int count, CodeBlock.Builder code) {
        Output output = formula.outputs().get(index);
        Variable variable = output.variable();
        Equation equation = formula.equation().tree();
        CodeBlock reference = Source.string(bound(prefix.output(equation, index), count));
        String symbol = JavaLiterals.string(variable.name());
        CodeBlock call = component(call(formula.method(), count, false), output, CONTINUED);
        if (isReal(output)) {
            code.add(
                    "\n.real($L, $L,\n$>$>$L,\n$L,\nat -> $L)$<$<",
                    symbol,
                    JavaLiterals.string(Requirement.unit(variable.unit())),
                    reference,
                    tolerance(index),
                    call);
        } else {
            String method = variable.type() == NumberType.INT ? "int32" : "integer";
            code.add("\n.$L($L,\n$>$>$L,\nat -> $L)$<$<", method, symbol, reference, call);
        }
        if (formula.computeAs().isPresent() && !formula.hasBody()) {
            String computed = prefix.output(formula.computeAs().get().tree(), index);
            code.add("\n.computedAs($L,\n$>$>$L)$<$<", symbol, Source.string(bound(computed, count)));
        }
        if (Signatures.hasQuantities(formula, count)) {
            CodeBlock quantity =
                    component(call(Signatures.quantityName(formula, count), count, true), output, CONTINUED);
            code.add(
                    "\n.quantity($L,\n$>$>at -> $L)$<$<",
                    symbol,
                    Signatures.hasDimension(variable)
                            ? quantity
                            : CodeBlock.of("$T.of($L, $L)", RuntimeTypes.QUANTITY, quantity, unit(variable)));
        }
    }

    /** The unit of a bare number: 1, or what {@code %} and {@code ms/s} are of it. */
    private static CodeBlock unit(Variable variable) {
        String text = Requirement.unit(variable.unit());
        return text.isEmpty()
                ? CodeBlock.of("$T.ONE", RuntimeTypes.UNIT)
                : CodeBlock.of("$T.parse($L)", RuntimeTypes.UNIT, JavaLiterals.string(text));
    }

    private CodeBlock tolerance(int index) {
        OptionalInt steps = RoundingSteps.of(formula, index, formulas);
        return steps.isPresent() && steps.getAsInt() <= MOST_STEPS
                ? CodeBlock.of("$T.ulps(4)", testing("Tolerance"))
                : CodeBlock.of("$T.roundingBound()", testing("Tolerance"));
    }

    private Layout call(String method, int count, boolean quantities) {
        List<Layout> arguments = new ArrayList<>();
        for (Parameter parameter : formula.parameters().subList(0, count)) {
            boolean quantity = quantities && Signatures.hasDimension(parameter.variable());
            arguments.add(argument(parameter.variable(), quantity));
        }
        return Layout.call(generated, method, arguments);
    }

    private static Layout argument(Variable variable, boolean quantity) {
        String accessor = quantity
                ? "quantity"
                : switch (variable.type()) {
                    case INT -> "int32";
                    case LONG -> "integer";
                    case DOUBLE -> "real";
                };
        return Layout.of("at." + accessor + "(" + JavaLiterals.string(variable.name()) + ")");
    }

    /** The call of a search for a {@code target} and the other arguments {@code at} a point. */
    CodeBlock search(Searches.Method search) {
        CheckedFormula method = search.formula();
        List<Layout> arguments = new ArrayList<>();
        arguments.add(Layout.of("target." + search.target().variable().type().keyword() + "Value()"));
        method.parameters().stream().skip(1).forEach(parameter -> arguments.add(argument(parameter.variable(), false)));
        return Layout.call(generated, method.method(), arguments)
                .at(CONTINUED, Layout.CLOSING)
                .block();
    }

    /** The call, and of its record the component. */
    private CodeBlock component(Layout call, Output output, int indent) {
        String accessor = formula.record().isPresent() ? "." + output.component() + "()" : "";
        return call.at(indent, accessor.length() + Layout.CLOSING).add(accessor).block();
    }

    /** Prefix text with the default values of all parameters behind the first {@code count} bound around it. */
    private String bound(String text, int count) {
        String bound = text;
        for (Parameter parameter :
                formula.parameters().subList(count, formula.parameters().size())) {
            bound = "(let (" + parameter.variable().name() + " " + DefaultValues.coherent(parameter) + ") " + bound
                    + ")";
        }
        return bound;
    }
}
