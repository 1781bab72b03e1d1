package org.formulary.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.formulary.processor.model.CheckedFormula.Body;
import org.formulary.processor.model.CheckedFormula.RecordType;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;

/** Reads an annotated method. */
final class FormulaReader {

    static final String FORMULA = "org.formulary.annotation.Formula";
    private static final String EXAMPLE_GIVEN = "given";
    private static final String PARAM = "org.formulary.annotation.Param";

    private final Elements elements;
    private final Types types;
    private final DocComments comments;

    FormulaReader(Elements elements, Types types, DocComments comments) {
        this.elements = elements;
        this.types = types;
        this.comments = comments;
    }

    /**
     * Reads the method, if it is a formula and Java can carry it.
     *
     * @param findings receives why it cannot
     */
    Optional<FormulaDeclaration> read(ExecutableElement method, List<Finding> findings) {
        Optional<AnnotationReader> annotation = AnnotationReader.on(method, FORMULA, elements);
        SourceText place = new SourceText("", ElementOrigin.of(method));
        boolean isAbstract = method.getModifiers().contains(Modifier.ABSTRACT);
        if (annotation.isEmpty()) {
            if (isAbstract) {
                findings.add(refusal(
                        place,
                        "`" + method.getSimpleName() + "` has neither a body nor @Formula, so nothing computes it",
                        "declare its equation with @Formula, or give it a body"));
            }
            return Optional.empty();
        }
        if (method.getModifiers().contains(Modifier.PRIVATE)) {
            findings.add(refusal(
                    place, "a private method cannot be a formula: generated code has to call it", "remove `private`"));
            return Optional.empty();
        }
        if (!method.getTypeParameters().isEmpty() || method.isVarArgs()) {
            findings.add(refusal(
                    place,
                    "a formula takes plain numbers: no type parameters, no varargs",
                    "declare a parameter for each number"));
            return Optional.empty();
        }
        if (!isAbstract && method.getThrownTypes().stream().anyMatch(this::isChecked)) {
            findings.add(refusal(
                    place,
                    "a formula's body cannot throw a checked exception: callers of a formula expect none",
                    "throw an unchecked exception"));
            return Optional.empty();
        }
        Javadoc javadoc = comments.javadoc(method);
        List<Finding> own = new ArrayList<>();
        List<ParameterDeclaration> parameters = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            String name = parameter.getSimpleName().toString();
            number(parameter.asType(), parameter, "parameter `" + name + "`", own)
                    .ifPresent(type -> parameters.add(
                            parameter(parameter, type, javadoc.parameters().getOrDefault(name, ""))));
        }
        Optional<ResultDeclaration> result = result(method, javadoc, own);
        findings.addAll(own);
        if (result.isEmpty() || Finding.anyError(own)) {
            return Optional.empty();
        }
        AnnotationReader formula = annotation.get();
        return Optional.of(new FormulaDeclaration(
                place,
                method.getSimpleName().toString(),
                isAbstract ? Body.NONE : method.getModifiers().contains(Modifier.STATIC) ? Body.STATIC : Body.DEFAULT,
                elements.isDeprecated(method),
                javadoc,
                parameters,
                result.get(),
                formula.text("equation"),
                formula.text("symbol"),
                formula.text("computeAs"),
                formula.text("unit"),
                formula.text("assumptions"),
                formula.text("excludes"),
                formula.text("derivation"),
                formula.text("notes"),
                formula.texts("references"),
                formula.texts("laws"),
                formula.annotations("examples").stream()
                        .map(example -> new ExampleDeclaration(example.text(EXAMPLE_GIVEN), example.text("then")))
                        .toList(),
                formula.texts("accept"),
                formula.texts("aliases"),
                formula.text("replacedBy")));
    }

    private Optional<ResultDeclaration> result(ExecutableElement method, Javadoc javadoc, List<Finding> findings) {
        TypeMirror type = method.getReturnType();
        if (type instanceof DeclaredType declared
                && declared.asElement().getKind() == ElementKind.RECORD
                && declared.getTypeArguments().isEmpty()) {
            return components((TypeElement) declared.asElement(), javadoc, findings);
        }
        return number(type, method, "the result of `" + method.getSimpleName() + "`", findings)
                .map(ResultDeclaration.Scalar::new);
    }

    private Optional<ResultDeclaration> components(TypeElement type, Javadoc javadoc, List<Finding> findings) {
        Javadoc own = comments.javadoc(type);
        Map<String, ParameterDeclaration> components = new LinkedHashMap<>();
        for (Element member : type.getEnclosedElements()) {
            if (member instanceof RecordComponentElement component) {
                String name = component.getSimpleName().toString();
                String doc = own.parameters().getOrDefault(name, javadoc.result());
                number(component.asType(), component, "record component `" + name + "`", findings)
                        .ifPresent(number -> components.put(name, parameter(component, number, doc)));
            }
        }
        if (components.isEmpty() && !Finding.anyError(findings)) {
            findings.add(refusal(
                    new SourceText("", ElementOrigin.of(type)),
                    "the record `" + type + "` has no components",
                    "give it a component for each output of the equation"));
            return Optional.empty();
        }
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        String qualified = type.getQualifiedName().toString();
        String name = packageName.isEmpty() ? qualified : qualified.substring(packageName.length() + 1);
        return Optional.of(new ResultDeclaration.Components(
                new RecordType(packageName, name, List.copyOf(components.keySet())), List.copyOf(components.values())));
    }

    private ParameterDeclaration parameter(Element element, NumberType type, String doc) {
        SourceText place = new SourceText("", ElementOrigin.of(element));
        Optional<AnnotationReader> param = AnnotationReader.on(element, PARAM, elements);
        return new ParameterDeclaration(
                place,
                element.getSimpleName().toString(),
                type,
                text(param, "value", place),
                text(param, "unit", place),
                text(param, "domain", place),
                text(param, "latex", place),
                text(param, "defaultValue", place),
                text(param, "calibrated", place),
                doc);
    }

    private static SourceText text(Optional<AnnotationReader> annotation, String name, SourceText otherwise) {
        return annotation.map(reader -> reader.text(name)).orElse(otherwise);
    }

    private Optional<NumberType> number(TypeMirror type, Element element, String what, List<Finding> findings) {
        Optional<NumberType> number = switch (type.getKind()) {
            case INT -> Optional.of(NumberType.INT);
            case LONG -> Optional.of(NumberType.LONG);
            case DOUBLE -> Optional.of(NumberType.DOUBLE);
            default -> Optional.empty();
        };
        if (number.isPresent()) {
            return number;
        }
        boolean unresolved = type.getKind() == TypeKind.ERROR;
        String summary = unresolved
                ? what + " is of a type that could not be resolved, `" + type + "`"
                : what + " is of type `" + types.erasure(type) + "`, which is no number of a formula";
        String help = unresolved
                ? "see the compiler's own message about that type"
                : "use long for counts and double for other numbers; several results come back as a record of them";
        findings.add(refusal(new SourceText("", ElementOrigin.of(element)), summary, help));
        return Optional.empty();
    }

    private boolean isChecked(TypeMirror thrown) {
        return List.of("java.lang.RuntimeException", "java.lang.Error").stream()
                .map(elements::getTypeElement)
                .noneMatch(unchecked -> types.isSubtype(thrown, unchecked.asType()));
    }

    private static Finding refusal(SourceText place, String summary, String help) {
        return new Finding(place, Problem.error(Code.DECLARATION, summary, help));
    }
}
