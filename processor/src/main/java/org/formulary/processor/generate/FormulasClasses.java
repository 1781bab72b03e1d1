package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.print.JavaLiterals;

/**
 * Writes the class of static methods for a set. Where it would have more constants than a class file holds, the first
 * formulas go into a class that it extends, and so on: static methods are inherited, so that callers see one class.
 */
public final class FormulasClasses {

    private final CheckedSet set;
    private final FormulaLookup formulas;
    private final QuantityRecords records = new QuantityRecords();
    private final MethodNames names;

    private FormulasClasses(CheckedSet set, FormulaLookup formulas) {
        this.set = set;
        this.formulas = formulas;
        this.names = new MethodNames(set.formulas().stream()
                .flatMap(formula -> Signatures.names(formula).stream())
                .collect(Collectors.toSet()));
    }

    /**
     * Writes the class, and those that it extends.
     *
     * @param set the set; {@link Overloads} finds no clash in it
     * @param formulas finds the formulas its equations call
     * @param model the checked model as JSON, cut into pieces for the class file; empty: none
     * @param generatedBy the processor's name for {@code @Generated}; empty where that annotation is not visible
     * @return each class behind the one that it extends; the last is the class that has the name of the set
     */
    public static List<SourceFile> generate(
            CheckedSet set, FormulaLookup formulas, List<String> model, Optional<String> generatedBy) {
        return new FormulasClasses(set, formulas).files(model, generatedBy);
    }

    private List<SourceFile> files(List<String> model, Optional<String> generatedBy) {
        String packageName = set.owner().packageName();
        List<SourceFile> files = new ArrayList<>();
        Optional<ClassName> base = Optional.empty();
        FormulasClass current = empty();
        ConstantCount constants = new ConstantCount();
        boolean countable = ConstantCount.mayBeTooMany(set);
        for (CheckedFormula formula : countable ? calleesFirst() : set.formulas()) {
            if (constants.isNearlyFull()) {
                String name = set.owner().className() + "Part" + (files.size() + 1);
                files.add(SourceFile.of(packageName, current.part(name, generatedBy, base)));
                base = Optional.of(ClassName.get(packageName, name));
                current = empty();
                constants = new ConstantCount();
            }
            List<MethodSpec> methods = current.add(formula);
            if (countable) {
                methods.forEach(constants::add);
            }
        }
        LongTexts texts = new LongTexts();
        List<String> literals =
                model.stream().map(JavaLiterals::string).map(texts::name).toList();
        files.add(SourceFile.of(packageName, current.whole(literals, generatedBy, base), texts));
        return files;
    }

    private FormulasClass empty() {
        return new FormulasClass(set, formulas, records, names);
    }

    /** A class sees what those that it extends have, not what extends it. */
    private List<CheckedFormula> calleesFirst() {
        Map<String, CheckedFormula> own = new LinkedHashMap<>();
        set.formulas().forEach(formula -> own.put(formula.fullId(), formula));
        Map<String, CheckedFormula> ordered = new LinkedHashMap<>();
        own.keySet().forEach(id -> order(id, own, ordered));
        return List.copyOf(ordered.values());
    }

    private static void order(String id, Map<String, CheckedFormula> own, Map<String, CheckedFormula> ordered) {
        CheckedFormula formula = own.get(id);
        if (formula != null && !ordered.containsKey(id)) {
            formula.calls().forEach(callee -> order(callee, own, ordered));
            ordered.put(id, formula);
        }
    }
}
