package org.formulary.tests.misprints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.formulary.annotation.FormulaSet;
import org.formulary.processor.check.SetChecker;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.read.BibliographyFinder;
import org.formulary.processor.read.SetDeclaration;
import org.formulary.processor.read.SetReader;

/** Keeps the checked sets that the generators get; catalogues leave out what they say to generators alone. */
final class CheckingProcessor extends AbstractProcessor {

    private final Map<String, CheckedSet> sets = new LinkedHashMap<>();

    /** The set of an identifier. */
    CheckedSet set(String id) {
        return sets.get(id);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(FormulaSet.class.getName());
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getElementsAnnotatedWith(FormulaSet.class).forEach(type -> check((TypeElement) type));
        return false;
    }

    private void check(TypeElement type) {
        SetDeclaration declaration = new SetReader(processingEnv)
                .read(type, used -> Optional.empty())
                .declaration()
                .orElseThrow();
        List<Finding> findings = new ArrayList<>();
        Optional<String> resources =
                Optional.ofNullable(processingEnv.getOptions().get("formulary.resources"));
        CheckedSet set = SetChecker.check(
                        declaration,
                        new BibliographyFinder(processingEnv.getFiler(), resources).find(declaration, findings),
                        id -> null,
                        name -> List.of())
                .set();
        sets.put(set.owner().setId(), set);
    }
}
