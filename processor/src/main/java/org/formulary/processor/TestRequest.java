package org.formulary.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ElementOrigin;

/**
 * What {@code @FormulaTests} asks for.
 *
 * @param sets the sets to test
 * @param findings types that are no sets
 */
record TestRequest(List<CheckedSet> sets, List<Finding> findings) {

    static TestRequest read(TypeElement type, AnnotationMirror annotation, KnownSets known) {
        List<CheckedSet> sets = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (AnnotationValue value : annotation.getElementValues().values()) {
            // A single class needs no braces, and a class that is not on the class path is no type at all.
            List<?> values = value.getValue() instanceof List<?> list ? list : List.of(value);
            for (Object item : values) {
                if (((AnnotationValue) item).getValue() instanceof DeclaredType declared) {
                    TypeElement set = (TypeElement) declared.asElement();
                    Optional<CheckedSet> found = known.of(set);
                    found.ifPresentOrElse(
                            sets::add,
                            () -> findings.add(new Finding(
                                    new SourceText(
                                            "", new ElementOrigin(type, Optional.of(annotation), Optional.of(value))),
                                    Problem.error(
                                            Code.DECLARATION,
                                            "`" + set.getQualifiedName()
                                                    + "` is not a formula set that was compiled with this processor",
                                            "name an interface with @FormulaSet whose generated class is on the class"
                                                    + " path"))));
                }
            }
        }
        return new TestRequest(sets, findings);
    }
}
