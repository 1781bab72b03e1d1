package org.formulary.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.formulary.processor.generate.Overloads;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedFormula.Body;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ElementOrigin;

/**
 * What of a checked set Java can carry as one class of static methods.
 *
 * @param set the set without the formulas that it cannot, and without their callers
 * @param findings why it cannot
 */
record Writable(CheckedSet set, List<Finding> findings) {

    static Writable of(CheckedSet set, TypeElement type, Elements elements) {
        List<Finding> findings = new ArrayList<>();
        Set<String> refused = new TreeSet<>();
        for (CheckedFormula formula : Overloads.ofObject(set)) {
            refused.add(formula.fullId());
            findings.add(clash(
                    type,
                    formula,
                    "`" + formula.method() + "` would be generated as a static method, and"
                            + " every object has one of that name and with those parameters"));
        }
        for (Overloads.Clash clash : Overloads.clashes(set)) {
            if (refused.add(clash.later().fullId())) {
                findings.add(clash(
                        type,
                        clash.later(),
                        "`" + clash.earlier().method() + "` and `"
                                + clash.later().method() + "` would both generate `" + clash.signature() + "`"));
            }
        }
        CheckedSet written = set.without(refused);
        if (!isComplete(written, type, elements)) {
            // Default methods are called on an instance, and there can be none; the error is another one's.
            Set<String> defaults = written.formulas().stream()
                    .filter(formula -> formula.body() == Body.DEFAULT)
                    .map(CheckedFormula::fullId)
                    .collect(Collectors.toSet());
            written = written.without(defaults);
        }
        return new Writable(written, findings);
    }

    /** Whether each abstract method of the interface has a formula that computes it. */
    private static boolean isComplete(CheckedSet set, TypeElement type, Elements elements) {
        Set<String> computed = set.formulas().stream()
                .filter(formula -> formula.body() == Body.NONE)
                .map(CheckedFormula::method)
                .collect(Collectors.toSet());
        List<ExecutableElement> needed = ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .toList();
        return needed.size() == computed.size()
                && needed.stream()
                        .allMatch(method ->
                                computed.contains(method.getSimpleName().toString()));
    }

    private static Finding clash(TypeElement type, CheckedFormula formula, String summary) {
        Element place = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(formula.method()))
                .map(Element.class::cast)
                .findFirst()
                .orElse(type);
        return new Finding(
                new SourceText("", ElementOrigin.of(place)),
                Problem.error(Code.DECLARATION, summary, "rename `" + formula.method() + "`"));
    }
}
