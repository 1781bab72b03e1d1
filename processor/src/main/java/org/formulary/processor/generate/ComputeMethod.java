package org.formulary.processor.generate;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Guards;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.print.JavaBody;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaPrinter;
import org.formulary.processor.print.JavaUnits;

/** Writes the checked method of a formula, in its declared units, and the private methods it needs. */
final class ComputeMethod {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    private final CheckedFormula formula;
    private final JavaUnits units;
    private final MethodNames names;
    private final JavaPrinter printer;
    private final ArgumentChecks checks;
    private final List<MethodSpec> helpers = new ArrayList<>();

    ComputeMethod(
            CheckedFormula formula,
            FormulaLookup formulas,
            JavaUnits units,
            Function<PhysicalConstant, String> constants,
            MethodNames names) {
        this(formula, formulas, units, constants, names, new ArgumentChecks(formula, units, false, Optional.empty()));
    }

    private ComputeMethod(
            CheckedFormula formula,
            FormulaLookup formulas,
            JavaUnits units,
            Function<PhysicalConstant, String> constants,
            MethodNames names,
            ArgumentChecks checks) {
        this.checks = checks;
        this.formula = formula;
        this.units = units;
        this.names = names;
        this.printer = new JavaPrinter(formula, formulas, units, constants, names::unique);
    }

    /** The method of an inverse, which is a formula of its own. */
    static ComputeMethod ofInverse(
            CheckedFormula inverse,
            FormulaLookup formulas,
            JavaUnits units,
            Function<PhysicalConstant, String> constants,
            MethodNames names) {
        ArgumentChecks checks = new ArgumentChecks(inverse, units, true, Optional.empty());
        return new ComputeMethod(inverse, formulas, units, constants, names, checks);
    }

    /** The method of a derivative or an elasticity, which is a formula of its own. */
    static ComputeMethod ofSensitivity(
            CheckedFormula form,
            Sensitivity sensitivity,
            FormulaLookup formulas,
            JavaUnits units,
            Function<PhysicalConstant, String> constants,
            MethodNames names) {
        ArgumentChecks checks = new ArgumentChecks(form, units, false, Optional.of(sensitivity));
        return new ComputeMethod(form, formulas, units, constants, names, checks);
    }

    /** The checked method, without its Javadoc. */
    MethodSpec.Builder method() {
        Code code = new Code();
        checks.addBounds(code);
        boolean conditions = formula.parameters().stream()
                .flatMap(parameter -> parameter.variable().domain().stream())
                .anyMatch(domain -> !domain.range().exact());
        if (conditions || !formula.hasBody()) {
            printer.conversions().forEach(conversion -> assign(conversion, code));
        }
        checks.addConditions(code, printer, this::conditionElsewhere);
        printer.helpers().forEach(loop -> helpers.add(LoopMethod.of(loop)));
        if (formula.hasBody()) {
            new WrappedBody(formula).add(code);
        } else {
            compute(code);
        }
        return signature(formula.method(), formula.parameters().size()).addCode(code.block());
    }

    /** The overload with the first {@code count} parameters; the others have their default values. */
    MethodSpec.Builder withDefaults(int count) {
        MethodSpec.Builder method = signature(formula.method(), count);
        List<Layout> arguments = new ArrayList<>();
        formula.parameters().stream().limit(count).forEach(parameter -> arguments.add(Layout.of(parameter.javaName())));
        arguments.addAll(DefaultValues.after(formula, count));
        Code code = new Code();
        Layout.statement(BODY, "return ", Layout.call(formula.method(), arguments), code);
        return method.addCode(code.block());
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

    private JavaCode conditionElsewhere(JavaCode condition) {
        String name = names.unique(formula.method() + "Admits");
        List<JavaBody.Argument> arguments = printer.arguments();
        Code code = new Code();
        Layout.statement(BODY, "return ", new Layout.Printed(condition), code);
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addCode(code.block());
        arguments.forEach(argument -> method.addParameter(Source.type(argument.kind()), argument.name()));
        helpers.add(method.build());
        return JavaCode.call(
                name,
                JavaCode.Kind.BOOLEAN,
                arguments.stream()
                        .map(argument -> JavaCode.of(argument.name(), argument.kind()))
                        .toList());
    }

    private void compute(Code code) {
        JavaBody body = printer.body();
        body.loops().forEach(loop -> helpers.add(LoopMethod.of(loop)));
        if (body.beyond().isPresent()) {
            String exactly = names.unique(formula.method() + "Exactly");
            List<JavaBody.Argument> arguments = printer.arguments();
            code.add("if (").add(body.beyond().get()).add(") {").indent(1).line();
            Layout call = Layout.call(
                    exactly,
                    arguments.stream()
                            .map(argument -> Layout.of(argument.name()))
                            .toList());
            Layout.statement(BODY + 4, "return ", call, code);
            code.indent(-1).add("}").line();
            helpers.add(exactMethod(exactly, arguments, body.exact().orElseThrow()));
        }
        block(body.plain().or(body::exact).orElseThrow(), code);
    }

    /** The way for arguments so large that 64 bits do not hold the integers between. */
    private MethodSpec exactMethod(String name, List<JavaBody.Argument> arguments, JavaBody.Block block) {
        Code code = new Code();
        block(block, code);
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc(
                        "{@code $L} where whole numbers pass 64 bits: they are kept exact and rounded once.\n",
                        formula.method())
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Signatures.result(formula));
        arguments.forEach(argument -> method.addParameter(Source.type(argument.kind()), argument.name()));
        return method.addCode(code.block()).build();
    }

    private void block(JavaBody.Block block, Code code) {
        block.locals().forEach(local -> assign(local, code));
        List<Layout> results = new ArrayList<>();
        for (Output output : formula.outputsAsReturned()) {
            results.add(result(output, block.outputs().get(formula.outputs().indexOf(output))));
        }
        Layout result = formula.record()
                .map(record -> (Layout) new Layout.Call(Code.of("new ").add(Source.type(record)), results))
                .orElseGet(() -> results.get(0));
        Layout.statement(BODY, "return ", result, code);
    }

    private Layout result(Output output, JavaCode value) {
        NumberType type = output.variable().type();
        Layout name = Layout.string(formula.method());
        if (type == NumberType.DOUBLE) {
            JavaCode declared = units.fromCoherent(value, output.variable().unit());
            if (isLookedAt(output)) {
                return new Layout.Printed(declared);
            }
            return Layout.call(RuntimeTypes.RESULTS, "finite", List.of(name, new Layout.Printed(declared)));
        }
        if (!output.variable().unit().isCoherent()) {
            throw new IllegalArgumentException("a count in " + output.variable().unit() + " would have to be rounded");
        }
        return type == NumberType.INT
                ? Layout.call(RuntimeTypes.EXACT_MATH, "toInt", List.of(new Layout.Printed(value), name))
                : new Layout.Printed(value);
    }

    /** Whether the result is finite for certain, or a check on the way to it has seen to that. */
    private boolean isLookedAt(Output output) {
        Guards guards = formula.analysis().finiteness().guards();
        Expr value = formula.computed()
                .tree()
                .outputs()
                .get(formula.outputs().indexOf(output))
                .value();
        return guards.unchecked().contains(output.variable().name())
                || (output.variable().unit().isCoherent()
                        && guards.places().containsKey(Trees.bare(value).span()));
    }

    private static void assign(JavaBody.Assignment assignment, Code code) {
        Layout value = new Layout.Printed(assignment.value());
        code.add(Source.type(assignment.kind())).add(" ");
        Layout.statement(BODY, assignment.name() + " = ", value, code);
    }
}
