package org.formulary.processor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.read.CatalogueReader;
import org.formulary.processor.read.SetReader;

/**
 * The checked sets of this compilation, compiled on demand, and those that earlier compilations left on the class path.
 * Each is looked up once.
 */
final class KnownSets implements SetReader.KnownSets {

    private static final String CHECKED_MODEL = "org.formulary.annotation.CheckedModel";

    private final Elements elements;
    private final Function<TypeElement, Optional<CheckedSet>> compiler;
    private final Map<String, TypeElement> expected = new LinkedHashMap<>();
    private final Map<String, Optional<CheckedSet>> byInterface = new HashMap<>();
    private final Map<String, CheckedFormula> formulas = new LinkedHashMap<>();
    private final Map<String, Set<String>> formulaNames = new HashMap<>();

    KnownSets(Elements elements, Function<TypeElement, Optional<CheckedSet>> compiler) {
        this.elements = elements;
        this.compiler = compiler;
    }

    /** Announces interfaces of this round that are to be compiled. */
    void expect(List<TypeElement> types) {
        types.forEach(type -> expected.put(type.getQualifiedName().toString(), type));
    }

    @Override
    public Optional<CheckedSet> of(TypeElement type) {
        String name = type.getQualifiedName().toString();
        if (byInterface.containsKey(name)) {
            return byInterface.get(name);
        }
        // Until it is known, a set that uses itself, directly or around a corner, has no such set to use.
        byInterface.put(name, Optional.empty());
        Optional<CheckedSet> set = expected.containsKey(name) ? compiler.apply(type) : fromClassPath(type);
        if (set.isPresent() && !expected.containsKey(name)) {
            // Its formulas may call those of sets that the caller never names.
            SetReader.uses(type, elements).forEach(this::of);
        }
        byInterface.put(name, set);
        set.ifPresent(known -> known.formulas().forEach(formula -> formulas.put(formula.fullId(), formula)));
        return set;
    }

    /** The formula of that full identifier, of any set known so far; null if there is none. */
    CheckedFormula find(String fullId) {
        return formulas.get(fullId);
    }

    /** The interfaces of other sets that have a formula of that name, whether compiled already or not. */
    List<String> having(String name, TypeElement but) {
        Set<String> sets = new TreeSet<>();
        expected.forEach((qualified, type) -> {
            // Read once: each misspelt name asks all sets.
            Set<String> names =
                    formulaNames.computeIfAbsent(qualified, missing -> SetReader.formulaNames(type, elements));
            if (names.contains(name)) {
                sets.add(qualified);
            }
        });
        byInterface.forEach((qualified, set) -> set.stream()
                .filter(known -> !expected.containsKey(qualified))
                .flatMap(known -> known.formulas().stream())
                .filter(formula -> formula.method().equals(name)
                        || formula.symbol().filter(name::equals).isPresent())
                .forEach(formula -> sets.add(qualified)));
        sets.remove(but.getQualifiedName().toString());
        return List.copyOf(sets);
    }

    /** Finds formulas of a set and of all sets known so far. */
    FormulaLookup lookup(CheckedSet set) {
        Map<String, CheckedFormula> own = new HashMap<>();
        set.formulas().forEach(formula -> own.put(formula.fullId(), formula));
        return id -> Optional.ofNullable(own.get(id))
                .or(() -> Optional.ofNullable(formulas.get(id)))
                .orElseThrow(() -> new IllegalArgumentException("no formula " + id));
    }

    private Optional<CheckedSet> fromClassPath(TypeElement type) {
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        String simpleName = SetReader.generatedName(type, "Formulas");
        String className = packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
        return Optional.ofNullable(elements.getTypeElement(className))
                .flatMap(KnownSets::chunks)
                .map(json -> CatalogueReader.read(className, json));
    }

    private static Optional<String> chunks(TypeElement generated) {
        for (AnnotationMirror mirror : generated.getAnnotationMirrors()) {
            TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
            if (annotation.getQualifiedName().contentEquals(CHECKED_MODEL)) {
                StringBuilder json = new StringBuilder();
                for (AnnotationValue value : mirror.getElementValues().values()) {
                    if (value.getValue() instanceof List<?> pieces) {
                        pieces.forEach(piece -> json.append(((AnnotationValue) piece).getValue()));
                    } else {
                        json.append(value.getValue());
                    }
                }
                return Optional.of(json.toString());
            }
        }
        return Optional.empty();
    }
}
