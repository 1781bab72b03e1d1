package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.print.JavaBody;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaPrinter;
import org.formulary.processor.print.JavaUnits;

/** Writes the checked method of a formula, in its declared units, and the private methods it needs. */
final class ComputeMethod {

    private final CheckedFormula formula;
    private final JavaUnits units;
    private final MethodNames names;
    private final JavaPrinter printer;
    private final List<MethodSpec> helpers = new ArrayList<>();

    ComputeMethod(CheckedFormula formula, FormulaLookup formulas, JavaUnits units, MethodNames names) {
        this.formula = formula;
        this.units = units;
        this.names = names;
        this.printer = new JavaPrinter(formula, formulas, units, names::unique);
    }

    /** The checked method, without its Javadoc. */
    MethodSpec.Builder method() {
        CodeBlock.Builder code = CodeBlock.builder();
        ArgumentChecks checks = new ArgumentChecks(formula);
        checks.addBounds(code);
        boolean conditions = formula.parameters().stream()
                .flatMap(parameter -> parameter.variable().domain().stream())
                .anyMatch(domain -> !domain.range().exact());
        if (conditions || !formula.hasBody()) {
            printer.conversions().forEach(conversion -> assign(conversion, code));
        }
        checks.addConditions(code, printer);
        if (formula.hasBody()) {
            new WrappedBody(formula).add(code);
        } else {
            compute(code);
        }
        return signature(formula.method(), formula.parameters().size())
                
                .addCode(code.build());
    }

    /** The overload with the first {@code count} parameters; the others have their default values. */
    MethodSpec.Builder withDefaults(int count) {
        MethodSpec.Builder method = signature(formula.method(), count);
        List<CodeBlock> arguments = new ArrayList<>();
        formula.parameters().stream()
                .limit(count)
                .forEach(parameter -> arguments.add(CodeBlock.of("$L", parameter.javaName())));
        arguments.addAll(DefaultValues.after(formula, count));
        return method.addStatement("return $L($L)", formula.method(), Source.arguments(arguments));
    }

    /** The private methods, once {@link #method} was written. */
    List<MethodSpec> helpers() {
        return List.copyOf(helpers);
    }

    private MethodSpec.Builder signature(String name, int count) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .returns(Signatures.result(formula))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
        for (Parameter parameter : formula.parameters().subList(0, count)) {
            method.addParameter(Source.type(parameter.variable().type()), parameter.javaName());
        }
        return method;
    }

    private void compute(CodeBlock.Builder code) {
        JavaBody body = printer.body();
        body.loops().forEach(loop -> helpers.add(LoopMethod.of(loop)));
        if (body.beyond().isPresent()) {
            String exactly = names.unique(formula.method() + "Exactly");
            List<JavaBody.Argument> arguments = printer.arguments();
            code.beginControlFlow("if ($L)", Source.of(body.beyond().get()));
            code.addStatement(
                    "return $L($L)",
                    exactly,
                    Source.arguments(arguments.stream()
                            .map(argument -> CodeBlock.of("$L", argument.name()))
                            .toList()));
            code.endControlFlow();
            helpers.add(exactMethod(exactly, arguments, body.exact().orElseThrow()));
        }
        block(body.plain().or(body::exact).orElseThrow(), code);
    }

    /** The way for arguments so large that 64 bits do not hold the integers between. */
    private MethodSpec exactMethod(String name, List<JavaBody.Argument> arguments, JavaBody.Block block) {
        CodeBlock.Builder code = CodeBlock.builder();
        block(block, code);
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("{@code $L} where whole numbers pass 64 bits: they are kept exact and rounded once.\n",
                        formula.method())
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Signatures.result(formula));
        arguments.forEach(argument -> method.addParameter(Source.type(argument.kind()), argument.name()));
        return method.addCode(code.build()).build();
    }

    private void block(JavaBody.Block block, CodeBlock.Builder code) {
        block.locals().forEach(local -> assign(local, code));
        List<CodeBlock> results = new ArrayList<>();
        for (int i = 0; i < formula.outputs().size(); i++) {
            results.add(result(formula.outputs().get(i), block.outputs().get(i)));
        }
        code.addStatement(
                "return $L",
                formula.record()
                        .map(record -> CodeBlock.of("new $T($L)", Source.type(record), Source.arguments(results)))
                        .orElseGet(() -> results.get(0)));
    }

    private CodeBlock result(Output output, JavaCode value) {
        NumberType type = output.variable().type();
        String name = JavaLiterals.string(formula.method());
        if (type == NumberType.DOUBLE) {
            JavaCode declared = units.fromCoherent(value, output.variable().unit());
            return CodeBlock.of("$T.finite($L,$W$L)", RuntimeTypes.RESULTS, name, Source.of(declared));
        }
        if (!output.variable().unit().isCoherent()) {
            throw new IllegalArgumentException("a count in " + output.variable().unit() + " would have to be rounded");
        }
        return type == NumberType.INT
                ? CodeBlock.of("$T.toInt($L,$W$L)", RuntimeTypes.EXACT_MATH, Source.of(value), name)
                : Source.of(value);
    }

    private static void assign(JavaBody.Assignment assignment, CodeBlock.Builder code) {
        TypeName type = Source.type(assignment.kind());
        code.addStatement("$T $L = $L", type, assignment.name(), Source.of(assignment.value()));
    }
}
