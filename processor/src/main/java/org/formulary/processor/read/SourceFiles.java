package org.formulary.processor.read;

import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import org.formulary.processor.problem.SourceText;

/** The source files of a compilation, as far as the compiler at hand shows them. */
public interface SourceFiles {

    /** Where a character of an author's string stands; empty where the compiler does not tell. */
    Optional<SourcePlace> find(SourceText text, int offset);

    /** What the compiler shows: javac its syntax trees, others nothing, and neither does javac behind a wrapper. */
    static SourceFiles of(ProcessingEnvironment environment) {
        try {
            return JavacSourceFiles.of(environment);
        } catch (LinkageError | IllegalArgumentException e) {
            return (text, offset) -> Optional.empty();
        }
    }
}
