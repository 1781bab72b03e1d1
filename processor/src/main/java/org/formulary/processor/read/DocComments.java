package org.formulary.processor.read;

import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** The documentation comments of declarations. */
interface DocComments {

    /** The text of a declaration's comment, without its stars; empty where it has none. */
    Optional<String> of(Element element);

    /** What a declaration's comment says. */
    default Javadoc javadoc(Element element) {
        return of(element).map(Javadoc::parse).orElse(Javadoc.NONE);
    }

    /**
     * The comments that the compiler keeps. Asked for a single one, javac looks through the whole file for its declaration;
     * with its syntax trees, those of a type are found together.
     */
    static DocComments in(ProcessingEnvironment environment) {
        DocComments single =
                element -> Optional.ofNullable(environment.getElementUtils().getDocComment(element));
        try {
            return JavacDocComments.of(environment, single);
        } catch (LinkageError | IllegalArgumentException e) {
            return single;
        }
    }
}
