package org.formulary.processor.read;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.formulary.processor.problem.Origin;

/**
 * A place in the compiler's own terms, as precise as it is known.
 *
 * @param element the compiler's element, never a wrapper: the Eclipse compiler accepts no other
 * @param annotation the annotation on it
 * @param value the value within the annotation
 */
public record ElementOrigin(Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value)
        implements Origin {

    /** The element as a whole. */
    public static ElementOrigin of(Element element) {
        return new ElementOrigin(element, Optional.empty(), Optional.empty());
    }
}
