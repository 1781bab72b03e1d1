package org.formulary.tests.misprints;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.generate.FormulasClasses;
import org.formulary.processor.generate.FormulasTestClass;
import org.formulary.processor.generate.SourceFile;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;

/**
 * One formula with what is generated for it: the class of its methods, beside those that it calls, and its tests alone.
 *
 * @param name its full identifier
 * @param methodsName the full name of the class of methods
 * @param methods its source
 * @param testsName the full name of the test class
 * @param tests its source
 * @param foreign the source of a class with nothing but what the formula calls
 * @param classes loads what the author wrote
 */
record Subject(
        String name,
        String methodsName,
        String methods,
        String testsName,
        String tests,
        String foreign,
        ClassLoader classes) {

    static Subject of(CheckedSet set, CheckedFormula formula, ClassLoader classes) {
        Map<String, CheckedFormula> byId =
                set.formulas().stream().collect(Collectors.toMap(CheckedFormula::fullId, each -> each));
        FormulaLookup lookup = byId::get;
        Set<CheckedFormula> called = Stream.iterate(
                        Set.of(formula),
                        callers -> !callers.isEmpty(),
                        callers -> callers.stream()
                                .flatMap(caller -> caller.calls().stream())
                                .map(byId::get)
                                .collect(Collectors.toSet()))
                .skip(1)
                .flatMap(Set::stream)
                .collect(Collectors.toSet());
        List<CheckedFormula> foreign =
                set.formulas().stream().filter(called::contains).toList();
        List<CheckedFormula> both = set.formulas().stream()
                .filter(each -> called.contains(each) || each.equals(formula))
                .toList();
        SourceFile methods = FormulasClasses.generate(with(set, both), lookup, List.of(), java.util.Optional.empty())
                .get(0);
        SourceFile tests = FormulasTestClass.generate(
                with(set, List.of(formula)), lookup, set.owner().packageName());
        String packageName = set.owner().packageName() + ".";
        return new Subject(
                formula.fullId(),
                packageName + methods.className(),
                methods.text(),
                packageName + tests.className(),
                tests.text(),
                FormulasClasses.generate(with(set, foreign), lookup, List.of(), java.util.Optional.empty())
                        .get(0)
                        .text(),
                classes);
    }

    private static CheckedSet with(CheckedSet set, List<CheckedFormula> formulas) {
        return new CheckedSet(
                set.owner(),
                set.title(),
                set.text(),
                set.uses(),
                set.symbols(),
                set.constants(),
                formulas,
                set.references());
    }
}
