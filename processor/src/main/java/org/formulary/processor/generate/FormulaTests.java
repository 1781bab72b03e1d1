package org.formulary.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Solution;
import org.formulary.processor.print.MathMlPrinter;

/** Writes the tests of one formula, a nested class. */
final class FormulaTests {

    private static final String JUPITER = "org.junit.jupiter.api";
    private static final ClassName TEST = ClassName.get(JUPITER, "Test");
    private static final ClassName NESTED = ClassName.get(JUPITER, "Nested");
    private static final ClassName MARKUP = ClassName.get("org.formulary.testing", "Markup");
    private static final String FORMULA = "FORMULA";
    private static final String WITH_DEFAULTS = "WITH_DEFAULTS";

    private final CheckedFormula formula;
    private final CatalogueNotation notation;
    private final ClassName generated;
    private final FormulaLookup formulas;
    private final TestCase testCase;

    FormulaTests(CheckedSet set, CheckedFormula formula, FormulaLookup formulas) {
        this.formula = formula;
        this.notation = CatalogueNotation.of(set, formula, formulas);
        this.generated = ClassName.get(set.owner().packageName(), set.owner().className());
        this.formulas = formulas;
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
        List<Integer> counts = Signatures.parameterCounts(formula);
        Optional<CodeBlock> shortest =
                counts.size() > 1 ? testCase.withDefaults(counts.get(counts.size() - 1)) : Optional.empty();
        shortest.ifPresent(code -> type.addField(constant(WITH_DEFAULTS, code)));
        type.addMethod(call("agreesWithArbitraryPrecision", FORMULA, "agrees"));
        if (!formula.parameters().isEmpty()) {
            type.addMethod(call("keepsItsDomain", FORMULA, "keepsDomain"));
        }
        if (testCase.hasQuantities()) {
            type.addMethod(call("agreesInAnyUnit", FORMULA, "agreesInAnyUnit"));
        }
        shortest.ifPresent(code -> type.addMethod(call("fillsInDefaults", WITH_DEFAULTS, "agrees")));
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
        return type.addMethod(markup()).build();
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

    private MethodSpec markup() {
        MethodSpec.Builder test = test("printsWellFormedMarkup");
        String latex = Signatures.latexName(formula);
        test.addStatement("$T.requireLatex($T.$L())", MARKUP, generated, latex);
        if (!formula.parameters().isEmpty()) {
            test.addStatement("$T.requireLatex($T.$L($S))", MARKUP, generated, latex, "a + b");
        }
        String mathml = notation.mathMl().equation(formula.equation().tree(), MathMlPrinter.Display.BLOCK);
        return test.addStatement("$T.requireMathml(\n$L)", MARKUP, Source.string(mathml))
                .build();
    }
}
