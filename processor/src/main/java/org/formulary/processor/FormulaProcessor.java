package org.formulary.processor;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.formulary.processor.check.Differentiating;
import org.formulary.processor.check.SetChecker;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Reference;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.BibliographyFinder;
import org.formulary.processor.read.ElementOrigin;
import org.formulary.processor.read.SetDeclaration;
import org.formulary.processor.read.SetReader;
import org.formulary.processor.read.SourceFiles;

/**
 * The compiler of formula sets: reads annotated interfaces, parses their equations, checks them and generates what
 * architecture and README list. Aggregating in the terms of incremental builds, for it reads the bibliography.
 */
@AutoService(Processor.class)
@SupportedOptions(FormulaProcessor.RESOURCES)
public final class FormulaProcessor extends AbstractProcessor {

    /** The option that names the folder in which bibliographies are looked for first. */
    static final String RESOURCES = "formulary.resources";

    private static final String ANNOTATIONS = "org.formulary.annotation.";
    private static final String FORMULA_SET = ANNOTATIONS + "FormulaSet";
    private static final String FORMULA = ANNOTATIONS + "Formula";
    private static final String FORMULA_TESTS = ANNOTATIONS + "FormulaTests";

    private Reporter reporter;
    private KnownSets sets;
    private Output output;
    private BibliographyFinder bibliographies;

    /** For the service loader of the compiler. */
    public FormulaProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        // All of them, so that the compiler sees each claimed; never "*".
        return Set.of(
                FORMULA_SET,
                FORMULA_TESTS,
                FORMULA,
                ANNOTATIONS + "Param",
                ANNOTATIONS + "Symbol",
                ANNOTATIONS + "Example",
                ANNOTATIONS + "CheckedModel");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        reporter = new Reporter(environment.getMessager(), SourceFiles.of(environment));
        output = new Output(environment);
        sets = new KnownSets(environment.getElementUtils(), this::compile);
        bibliographies = new BibliographyFinder(
                environment.getFiler(),
                Optional.ofNullable(environment.getOptions().get(RESOURCES)));
    }

    // The annotations are this processor's own, and unclaimed ones would be a warning under -Xlint:all.
    @SuppressWarnings("DoNotClaimAnnotations")
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        List<TypeElement> declared = annotated(FORMULA_SET, round);
        sets.expect(declared);
        declared.forEach(type -> guarded(type, () -> sets.of(type)));
        annotated(FORMULA_TESTS, round).forEach(type -> guarded(type, () -> tests(type)));
        annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(FORMULA))
                .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .filter(method -> !(method.getEnclosingElement() instanceof TypeElement owner
                        && annotation(owner, FORMULA_SET).isPresent()))
                .forEach(this::outsideOfSets);
        return true;
    }

    /** Read, check, generate: all of a set, once. */
    private Optional<CheckedSet> compile(TypeElement type) {
        SetReader.Result read = new SetReader(processingEnv).read(type, sets);
        reporter.report(read.findings());
        if (read.declaration().isEmpty()) {
            return Optional.empty();
        }
        SetDeclaration declaration = read.declaration().get();
        List<Finding> findings = new ArrayList<>();
        Map<String, Reference> bibliography = bibliographies.find(declaration, findings);
        reporter.report(findings);
        SetChecker.Result checked =
                SetChecker.check(declaration, bibliography, sets::find, name -> sets.having(name, type));
        // Where there is no bibliography to look in, its absence is the one error.
        boolean bibliographyMissing = Finding.anyError(findings);
        reporter.report(checked.findings().stream()
                .filter(finding -> !(bibliographyMissing && finding.problem().code() == Code.REFERENCE))
                .toList());
        Writable writable = Writable.of(checked.set(), type, processingEnv.getElementUtils());
        reporter.report(writable.findings());
        reporter.report(output.write(writable.set(), type, sets.lookup(writable.set())));
        return Optional.of(writable.set());
    }

    private void outsideOfSets(Element method) {
        reporter.report(new Finding(
                new SourceText("", ElementOrigin.of(method)),
                Problem.error(
                        Code.DECLARATION,
                        "`" + method.getSimpleName() + "` is a formula outside of a formula set",
                        "declare `" + method.getEnclosingElement().getSimpleName()
                                + "` as an interface with @FormulaSet, or remove @Formula")));
    }

    private void tests(TypeElement type) {
        TestRequest request =
                TestRequest.read(type, annotation(type, FORMULA_TESTS).orElseThrow(), sets);
        reporter.report(request.findings());
        for (CheckedSet set : request.sets()) {
            FormulaLookup formulas = sets.lookup(set);
            reporter.report(output.writeTests(Differentiating.completed(set, formulas), type, formulas));
        }
    }

    /** A failure of ours is reported at the element it happened at, and the other elements go on. */
    private void guarded(TypeElement type, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError e) {
            reporter.report(InternalFailure.finding(type, e));
        }
    }

    private static List<TypeElement> annotated(String annotation, RoundEnvironment round) {
        // In order of name, whatever order the compiler has them in.
        return round.getRootElements().stream()
                .flatMap(FormulaProcessor::withNested)
                .filter(type -> annotation(type, annotation).isPresent())
                .sorted(Comparator.comparing(type -> type.getQualifiedName().toString()))
                .toList();
    }

    private static Optional<? extends AnnotationMirror> annotation(TypeElement type, String name) {
        return type.getAnnotationMirrors().stream()
                .filter(mirror -> ((TypeElement) mirror.getAnnotationType().asElement())
                        .getQualifiedName()
                        .contentEquals(name))
                .findFirst();
    }

    private static Stream<TypeElement> withNested(Element element) {
        return element instanceof TypeElement type
                ? Stream.concat(
                        Stream.of(type), type.getEnclosedElements().stream().flatMap(FormulaProcessor::withNested))
                : Stream.empty();
    }
}
