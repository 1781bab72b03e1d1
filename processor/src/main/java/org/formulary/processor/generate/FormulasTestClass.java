package org.formulary.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import java.util.HashSet;
import java.util.Set;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaNames;

/** Writes the JUnit Jupiter class that tests the generated class of a set, {@code CommunicationFormulasTest}. */
public final class FormulasTestClass {

    private FormulasTestClass() {}

    /**
     * Writes the class.
     *
     * @param set the set
     * @param formulas finds the formulas its equations call
     * @param packageName the package it stands in
     */
    public static SourceFile generate(CheckedSet set, FormulaLookup formulas, String packageName) {
        String name = set.owner().className() + "Test";
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc(
                        "$L",
                        new JavadocText()
                                .line("Holds " + JavadocText.code(set.owner().className())
                                        + " against what its formulas declare, in arbitrary precision."))
                .addAnnotation(displayName(set.title()));
        Set<String> taken = new HashSet<>(Set.of(name, set.owner().className()));
        for (CheckedFormula formula : set.formulas()) {
            String method = formula.method();
            String nested = JavaNames.unused(Character.toUpperCase(method.charAt(0)) + method.substring(1), taken);
            taken.add(nested);
            type.addType(new FormulaTests(set, formula, formulas).type(nested));
        }
        return SourceFile.of(packageName, type.build());
    }

    static AnnotationSpec displayName(String text) {
        return AnnotationSpec.builder(ClassName.get("org.junit.jupiter.api", "DisplayName"))
                .addMember("value", "$L", JavaLiterals.string(text))
                .build();
    }
}
