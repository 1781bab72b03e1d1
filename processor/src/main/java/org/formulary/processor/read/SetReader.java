package org.formulary.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.formulary.processor.equation.Names;
import org.formulary.processor.model.CheckedFormula.Owner;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;

/** Reads an annotated interface. */
public final class SetReader {

    private static final String FORMULA_SET = "org.formulary.annotation.FormulaSet";
    private static final Pattern SET_ID = Pattern.compile("[a-z][a-z0-9]*([.-][a-z0-9]+)*");

    private final Elements elements;
    private final DocComments comments;
    private final FormulaReader formulas;

    /** Reads with the compiler's utilities. */
    public SetReader(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.comments = DocComments.in(environment);
        this.formulas = new FormulaReader(elements, environment.getTypeUtils(), comments);
    }

    /**
     * What was read of an interface.
     *
     * @param declaration absent where the interface cannot be a set at all
     * @param findings what is wrong with it or with the Java side of its formulas
     */
    public record Result(Optional<SetDeclaration> declaration, List<Finding> findings) {}

    /** Finds the checked model of a set by its interface. */
    @FunctionalInterface
    public interface KnownSets {

        /** The model of the set that the interface declares, if it is known by now. */
        Optional<CheckedSet> of(TypeElement setInterface);
    }

    /** Reads the interface with all its formulas. */
    public Result read(TypeElement type, KnownSets known) {
        AnnotationReader annotation =
                AnnotationReader.on(type, FORMULA_SET, elements).orElseThrow();
        List<Finding> findings = new ArrayList<>();
        SourceText place = new SourceText("", ElementOrigin.of(type));
        if (type.getKind() != ElementKind.INTERFACE || !type.getTypeParameters().isEmpty()) {
            return refused(
                    place,
                    "a formula set is an interface without type parameters",
                    "declare `interface " + type.getSimpleName() + "`",
                    findings);
        }
        for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
            if (e.getModifiers().contains(Modifier.PRIVATE)) {
                return refused(
                        place,
                        "a formula set that is private, or lies in a private type, cannot be called by generated code",
                        "remove `private`",
                        findings);
            }
        }
        SourceText id = annotation.text("id");
        if (!SET_ID.matcher(id.value()).matches()) {
            return refused(
                    id,
                    "the set id `" + id.value() + "` is not made of lower-case words joined by dots or hyphens",
                    "write one like `physics.communication`",
                    findings);
        }
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        Owner owner = new Owner(id.value(), packageName, nameInPackage(type), generatedName(type, "Formulas"));
        boolean docsKnown = docsKnown(type);
        List<FormulaDeclaration> read = new ArrayList<>();
        for (Element member : type.getEnclosedElements()) {
            if (member.getKind() == ElementKind.METHOD) {
                formulas.read((ExecutableElement) member, findings).ifPresent(read::add);
            }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
            if (method.getModifiers().contains(Modifier.ABSTRACT)
                    && !method.getEnclosingElement().equals(type)) {
                findings.add(new Finding(
                        place,
                        Problem.error(
                                Code.DECLARATION,
                                "`" + method.getSimpleName() + "` is inherited from `" + method.getEnclosingElement()
                                        + "`, and nothing computes it",
                                "give it a body; formulas of other sets are called by naming the set in `uses`")));
            }
        }
        SetDeclaration declaration = new SetDeclaration(
                place,
                owner,
                id,
                comments.javadoc(type),
                annotation.annotations("symbols").stream()
                        .map(SetReader::symbol)
                        .toList(),
                uses(annotation, known, findings),
                annotation.text("bibliography"),
                read,
                docsKnown);
        return new Result(Optional.of(declaration), findings);
    }

    /** The simple name of a class generated beside a type: nested names are joined by an underscore. */
    public static String generatedName(TypeElement type, String suffix) {
        return nameInPackage(type).replace('.', '_') + suffix;
    }

    /** The interfaces that a set's declaration says it uses. */
    public static List<TypeElement> uses(TypeElement type, Elements elements) {
        return AnnotationReader.on(type, FORMULA_SET, elements).stream()
                .flatMap(annotation -> annotation.types("uses").stream())
                .map(SetReader::element)
                .flatMap(Optional::stream)
                .toList();
    }

    /** The names by which the formulas of a set can be called, before anything is known of whether they are right. */
    public static Set<String> formulaNames(TypeElement type, Elements elements) {
        Set<String> names = new TreeSet<>();
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            AnnotationReader.on(method, FormulaReader.FORMULA, elements).ifPresent(annotation -> {
                names.add(method.getSimpleName().toString());
                Names.canonical(annotation.text("symbol").value()).ifPresent(names::add);
            });
        }
        return names;
    }

    private static Optional<TypeElement> element(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? Optional.of(element)
                : Optional.empty();
    }

    private List<CheckedSet> uses(AnnotationReader annotation, KnownSets known, List<Finding> findings) {
        List<CheckedSet> sets = new ArrayList<>();
        SourceText place = new SourceText("", annotation.origin());
        List<TypeElement> types = annotation.types("uses").stream()
                .map(SetReader::element)
                .flatMap(Optional::stream)
                .toList();
        for (TypeElement used : types) {
            known.of(used)
                    .ifPresentOrElse(
                            sets::add,
                            () -> findings.add(new Finding(
                                    place,
                                    Problem.error(
                                            Code.DECLARATION,
                                            "`" + used.getQualifiedName()
                                                    + "` in `uses` is not a formula set that was compiled with"
                                                    + " this processor",
                                            "name an interface with @FormulaSet whose generated class is on the class"
                                                    + " path"))));
        }
        return sets;
    }

    private boolean docsKnown(TypeElement type) {
        return comments.of(type).isPresent()
                || type.getEnclosedElements().stream()
                        .anyMatch(member -> comments.of(member).isPresent());
    }

    private static SymbolDeclaration symbol(AnnotationReader symbol) {
        return new SymbolDeclaration(
                symbol.text("name"),
                symbol.text("constant"),
                symbol.text("unit"),
                symbol.text("domain"),
                symbol.text("latex"),
                symbol.text("doc"));
    }

    private static String nameInPackage(TypeElement type) {
        Element outer = type.getEnclosingElement();
        return outer instanceof TypeElement enclosing
                ? nameInPackage(enclosing) + "." + type.getSimpleName()
                : type.getSimpleName().toString();
    }

    private static Result refused(SourceText place, String summary, String help, List<Finding> findings) {
        findings.add(new Finding(place, Problem.error(Code.DECLARATION, summary, help)));
        return new Result(Optional.empty(), findings);
    }
}
