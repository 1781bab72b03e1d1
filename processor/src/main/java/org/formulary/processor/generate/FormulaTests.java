package org.formulary.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Trend;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.MathMlPrinter;

/** Writes the tests of one formula, a nested class. */
final class FormulaTests {

    private static final String JUPITER = "org.junit.jupiter.api";
    private static final ClassName TEST = ClassName.get(JUPITER, "Test");
    private static final ClassName NESTED = ClassName.get(JUPITER, "Nested");
    private static final String FORMULA = "FORMULA";

    private final CheckedSet set;
    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final CatalogueNotation notation;
    private final ClassName generated;
    private final TestCase testCase;

    FormulaTests(CheckedSet set, CheckedFormula formula, FormulaLookup formulas) {
        this.set = set;
        this.formula = formula;
        this.formulas = formulas;
        this.notation = CatalogueNotation.of(set, formula, formulas);
        this.generated = ClassName.get(set.owner().packageName(), set.owner().className());
        this.testCase = new TestCase(formula, formulas, generated);
    }

    TypeSpec type(String name) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addAnnotation(NESTED)
                .addAnnotation(FormulasTestClass.displayName(
                        formula.method() + ": " + formula.equation().text().strip()));
        if (formula.deprecated()) {
            type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "deprecation")
                    .build());
        }
        type.addField(constant(FORMULA, testCase.full()));
        List<String> shorter = new ArrayList<>();
        List<Integer> counts = Signatures.parameterCounts(formula);
        for (int count : counts.subList(1, counts.size())) {
            int defaults = formula.parameters().size() - count;
            testCase.withDefaults(count).ifPresent(code -> {
                String constant = defaults == 1 ? "WITH_DEFAULT" : "WITH_" + defaults + "_DEFAULTS";
                type.addField(constant(constant, code));
                shorter.add(constant);
            });
        }
        type.addMethod(call("agreesWithArbitraryPrecision", FORMULA, "agrees"));
        if (!formula.parameters().isEmpty()) {
            type.addMethod(call("keepsItsDomain", FORMULA, "keepsDomain"));
        }
        if (testCase.hasQuantities()) {
            type.addMethod(call("agreesInAnyUnit", FORMULA, "agreesInAnyUnit"));
        }
        if (!shorter.isEmpty()) {
            type.addMethod(defaults(shorter));
        }
        trends().ifPresent(type::addMethod);
        for (int i = 0; i < formula.laws().size(); i++) {
            type.addMethod(law(i, formula.laws().get(i)));
        }
        for (int i = 0; i < formula.examples().size(); i++) {
            type.addMethod(example(i, formula.examples().get(i)));
        }
        for (Solution solution : formula.analysis().solutions()) {
            for (Inverse inverse : solution.inverses()) {
                Inverses.method(formula, solution, inverse)
                        .ifPresent(method -> type.addMethod(inverse(solution, method)));
            }
        }
        Searches.methods(formula).forEach(search -> type.addMethod(search(search)));
        formula.analysis().sensitivities().stream()
                .filter(sensitivity -> sensitivity.derivative().isPresent())
                .forEach(sensitivity -> type.addMethod(sensitivity(sensitivity)));
        return type.addMethod(printed()).build();
    }

    private static FieldSpec constant(String name, CodeBlock value) {
        return FieldSpec.builder(TestCase.FORMULA_CASE, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    private static MethodSpec.Builder test(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(TEST);
    }

    private static MethodSpec call(String name, String constant, String check) {
        return test(name).addStatement("$L.$L()", constant, check).build();
    }

    /** What is known to stay never falls and never rises. */
    private Optional<MethodSpec> trends() {
        MethodSpec.Builder test = test("followsItsTrends");
        for (Behaviour behaviour : formula.analysis().behaviours()) {
            String output = JavaLiterals.string(behaviour.output());
            for (Trend trend : behaviour.trends()) {
                String parameter = JavaLiterals.string(trend.parameter());
                Direction direction = trend.direction();
                if (direction == Direction.NONDECREASING || direction == Direction.CONSTANT) {
                    test.addStatement("$L.neverFalls($L, $L)", FORMULA, output, parameter);
                }
                if (direction == Direction.NONINCREASING || direction == Direction.CONSTANT) {
                    test.addStatement("$L.neverRises($L, $L)", FORMULA, output, parameter);
                }
            }
        }
        MethodSpec method = test.build();
        return Optional.of(method).filter(some -> !some.code.isEmpty());
    }

    private MethodSpec defaults(List<String> constants) {
        MethodSpec.Builder test = test("fillsInDefaults");
        for (String constant : constants) {
            test.addStatement("$L.agrees()", constant);
            test.addStatement("$L.keepsDomain()", constant);
            if (testCase.hasQuantities()) {
                test.addStatement("$L.agreesInAnyUnit()", constant);
            }
        }
        return test.build();
    }

    private MethodSpec law(int index, CheckedLaw law) {
        Equation equation = formula.equation().tree();
        CodeBlock.Builder call = CodeBlock.builder()
                .add("$L.law(\n", FORMULA)
                .add("$L", Source.string(law.text()))
                .add(
                        ",\n$L",
                        Source.string(
                                notation.prefix().condition(equation, law.tree().claim())));
        law.tree()
                .when()
                .ifPresent(when ->
                        call.add(",\n$L", Source.string(notation.prefix().condition(equation, when))));
        return test("law" + (index + 1))
                .addAnnotation(FormulasTestClass.displayName("law: " + law.text()))
                .addStatement(call.add(")").build())
                .build();
    }

    private MethodSpec example(int index, CheckedExample example) {
        return test("example" + (index + 1))
                .addAnnotation(FormulasTestClass.displayName("example: " + example.givenText() + " gives "
                        + (example.refused() ? "a refusal" : example.thenText())))
                .addStatement(new TestExample(formula, example).code(FORMULA))
                .build();
    }

    private MethodSpec inverse(Solution solution, CheckedFormula inverse) {
        boolean only = solution.inverses().size() == 1;
        String what = inverse.method().substring(formula.method().length());
        return test(Character.toLowerCase(what.charAt(0)) + what.substring(1))
                .addAnnotation(FormulasTestClass.displayName(
                        "solved: " + inverse.equation().text()))
                .addStatement(
                        "$L.$L($S,\n$L)",
                        FORMULA,
                        only ? "solvedBy" : "solvedInPartBy",
                        solution.output(),
                        new TestCase(inverse, formulas, generated).full())
                .build();
    }

    private MethodSpec search(Searches.Method search) {
        CheckedFormula method = search.formula();
        String what = method.method().substring(formula.method().length());
        return test(Character.toLowerCase(what.charAt(0)) + what.substring(1))
                .addAnnotation(FormulasTestClass.displayName("searched: " + method.summary()))
                .addStatement(
                        "$L.$L($L, $L, $L, $L,\n(target, at) -> $L)",
                        FORMULA,
                        SearchMethod.terminal(search.search()),
                        JavaLiterals.string(search.output().variable().name()),
                        JavaLiterals.string(search.solved().variable().name()),
                        JavaLiterals.string(search.target().javaName()),
                        JavaLiterals.string(
                                Requirement.unit(search.output().variable().unit())),
                        testCase.search(search))
                .build();
    }

    private MethodSpec sensitivity(Sensitivity sensitivity) {
        CheckedFormula derivative =
                Sensitivities.derivative(formula, sensitivity).orElseThrow();
        CheckedFormula elasticity =
                Sensitivities.elasticity(formula, sensitivity).orElseThrow();
        String what = derivative.method().substring(formula.method().length());
        return test(Character.toLowerCase(what.charAt(0)) + what.substring(1))
                .addAnnotation(FormulasTestClass.displayName(
                        "derivative: " + derivative.equation().text()))
                .addStatement(
                        "$L.differentiatedBy($L,\n$L,\n$L,\n$L)",
                        FORMULA,
                        JavaLiterals.string(sensitivity.parameter()),
                        direction(sensitivity.parameter()),
                        new TestCase(derivative, formulas, generated).full(),
                        new TestCase(elasticity, formulas, generated).full())
                .build();
    }

    /** The sign that the derivative is known to have: 1, -1, or 0 where it can have both. */
    private int direction(String parameter) {
        Direction direction = formula.analysis().behaviours().stream()
                .flatMap(behaviour -> behaviour.trends().stream())
                .filter(trend -> trend.parameter().equals(parameter))
                .map(Trend::direction)
                .findFirst()
                .orElse(Direction.UNKNOWN);
        return direction == Direction.NONDECREASING ? 1 : direction == Direction.NONINCREASING ? -1 : 0;
    }

    private MethodSpec printed() {
        String latex = Signatures.latexName(formula);
        CodeBlock.Builder check = CodeBlock.builder().add("$L.printed()$>$>", FORMULA);
        for (String name : printedNames()) {
            latexOf(name)
                    .ifPresent(written ->
                            check.add("\n.written($L, $L)", JavaLiterals.string(name), Source.string(written)));
        }
        for (Expr.Constant constant : formula.constants()) {
            check.add(
                    "\n.standingFor($L, $L)",
                    JavaLiterals.string(constant.name()),
                    JavaLiterals.string(notation.prefix().value(constant)));
        }
        formula.calls().stream().map(formulas::formula).forEach(callee -> check.add("\n.calling($L)", callee(callee)));
        check.add("\n.latex($T.$L())", generated, latex);
        if (!formula.parameters().isEmpty()) {
            check.add("\n.latexWith($T::$L)", generated, latex);
        }
        String mathml = notation.mathMl().equation(formula.equation().tree(), MathMlPrinter.Display.BLOCK);
        check.add("\n.mathml(\n$L)", Source.string(mathml));
        String spoken = notation.spoken().equation(formula.equation().tree());
        check.add("\n.spoken(\n$L)$<$<", Source.string(spoken));
        return test("printsWhatItComputes").addStatement(check.build()).build();
    }

    private List<String> printedNames() {
        return Stream.of(
                        formula.parameters().stream()
                                .map(parameter -> parameter.variable().name()),
                        formula.outputs().stream()
                                .map(output -> output.variable().name()),
                        formula.equation().tree().locals().stream()
                                .map(local -> local.name().name()),
                        formula.constants().stream().map(Expr.Constant::name))
                .flatMap(names -> names)
                .toList();
    }

    /** The LaTeX that the author gave a symbol; the formula's own declarations shadow the glossary. */
    private Optional<String> latexOf(String name) {
        return Stream.of(
                        formula.parameters().stream().map(Parameter::variable),
                        formula.outputs().stream().map(Output::variable),
                        set.symbols().stream(),
                        set.constants().stream().map(ConstantSymbol::variable))
                .flatMap(variables -> variables)
                .filter(variable -> variable.name().equals(name))
                .findFirst()
                .flatMap(Variable::latex);
    }

    private CodeBlock callee(CheckedFormula callee) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$L,\n$>$>$L",
                        JavaLiterals.string(callee.symbol().orElse(callee.method())),
                        Source.string(notation.prefix().output(callee.equation().tree(), 0)));
        callee.parameters()
                .forEach(parameter -> code.add(
                        ", $L", JavaLiterals.string(parameter.variable().name())));
        return code.add("$<$<").build();
    }
}
