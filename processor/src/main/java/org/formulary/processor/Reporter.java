package org.formulary.processor;

import java.util.Collection;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.ProblemText;
import org.formulary.processor.read.ElementOrigin;

/** Shows findings through the compiler, each at the text it is about. */
final class Reporter {

    private final Messager messager;

    Reporter(Messager messager) {
        this.messager = messager;
    }

    void report(Collection<Finding> findings) {
        findings.forEach(this::report);
    }

    void report(Finding finding) {
        Kind kind = kind(finding.problem().severity());
        String message = ProblemText.render(finding.problem(), finding.text().value());
        if (!(finding.text().origin() instanceof ElementOrigin origin)) {
            messager.printMessage(kind, message);
        } else if (origin.annotation().isEmpty()) {
            messager.printMessage(kind, message, origin.element());
        } else if (origin.value().isEmpty()) {
            messager.printMessage(
                    kind, message, origin.element(), origin.annotation().get());
        } else {
            messager.printMessage(
                    kind,
                    message,
                    origin.element(),
                    origin.annotation().get(),
                    origin.value().get());
        }
    }

    private static Kind kind(Problem.Severity severity) {
        return switch (severity) {
            case ERROR -> Kind.ERROR;
            case WARNING -> Kind.WARNING;
            case NOTE -> Kind.NOTE;
        };
    }
}
