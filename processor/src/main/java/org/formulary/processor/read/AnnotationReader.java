package org.formulary.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.formulary.processor.problem.SourceText;

/** The values of one annotation, each with its place. Values that the compiler could not resolve read as absent. */
final class AnnotationReader {

    private final Element element;
    private final AnnotationMirror annotation;
    private final Map<String, AnnotationValue> values = new HashMap<>();
    private final Elements elements;

    AnnotationReader(Element element, AnnotationMirror annotation, Elements elements) {
        this.element = element;
        this.annotation = annotation;
        this.elements = elements;
        put(elements.getElementValuesWithDefaults(annotation));
        // What is written, last: of that compilers know the place.
        put(annotation.getElementValues());
    }

    /** The annotation of that name on the element, if there is one. */
    static Optional<AnnotationReader> on(Element element, String annotationName, Elements elements) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
            if (type.getQualifiedName().contentEquals(annotationName)) {
                return Optional.of(new AnnotationReader(element, mirror, elements));
            }
        }
        return Optional.empty();
    }

    /** The string under that name. */
    SourceText text(String name) {
        return value(name).map(this::text).orElseGet(() -> new SourceText("", origin()));
    }

    /** The strings under that name. */
    List<SourceText> texts(String name) {
        return list(name).stream().map(this::text).toList();
    }

    /** The annotations under that name. */
    List<AnnotationReader> annotations(String name) {
        return list(name).stream()
                .filter(value -> value.getValue() instanceof AnnotationMirror)
                .map(value -> new AnnotationReader(element, (AnnotationMirror) value.getValue(), elements))
                .toList();
    }

    /** The types under that name; a type that is not on the class path is left out, the compiler reports it. */
    List<TypeMirror> types(String name) {
        return list(name).stream()
                .filter(value -> value.getValue() instanceof TypeMirror)
                .map(value -> (TypeMirror) value.getValue())
                .toList();
    }

    /** The annotation as a place. */
    ElementOrigin origin() {
        return new ElementOrigin(element, Optional.of(annotation), Optional.empty());
    }

    private SourceText text(AnnotationValue value) {
        String string = value.getValue() instanceof String written ? written : "";
        return new SourceText(string, new ElementOrigin(element, Optional.of(annotation), Optional.of(value)));
    }

    private List<AnnotationValue> list(String name) {
        Object value = value(name).map(AnnotationValue::getValue).orElse(List.of());
        if (value instanceof List<?> items) {
            return items.stream().map(item -> (AnnotationValue) item).toList();
        }
        return List.of();
    }

    private Optional<AnnotationValue> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    private void put(Map<? extends ExecutableElement, ? extends AnnotationValue> members) {
        members.forEach((member, value) -> values.put(member.getSimpleName().toString(), value));
    }
}
