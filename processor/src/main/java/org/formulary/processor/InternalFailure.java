package org.formulary.processor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ElementOrigin;

/** Words for a failure of the processor itself. */
final class InternalFailure {

    private InternalFailure() {}

    /** The finding for a failure while an element was processed: what, where in our code, and which version. */
    static Finding finding(TypeElement type, Throwable failure) {
        String place = Arrays.stream(failure.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("org.formulary."))
                .findFirst()
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("an unknown place");
        String what =
                failure.getClass().getSimpleName() + (failure.getMessage() == null ? "" : ": " + failure.getMessage());
        return new Finding(
                new SourceText("", ElementOrigin.of(type)),
                new Problem(
                        Code.INTERNAL,
                        Problem.Severity.ERROR,
                        "Formulary " + version() + " failed on `" + type.getQualifiedName() + "` at " + place + " ("
                                + what + ")",
                        List.of(),
                        Optional.of("this is a fault of Formulary, not of the declaration: please report it with the"
                                + " declaration")));
    }

    /** The version in the manifest; a build that runs from classes has none. */
    static String version() {
        return Optional.ofNullable(FormulaProcessor.class.getPackage().getImplementationVersion())
                .orElse("(development build)");
    }
}
