package org.formulary.processor;

import java.util.Collection;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.ProblemText;
import org.formulary.processor.read.ElementOrigin;
import org.formulary.processor.read.SourceFiles;
import org.formulary.processor.read.SourcePlace;

/** Shows findings through the compiler, each at the text it is about. */
final class Reporter {

    private final Messager messager;
    private final SourceFiles files;

    Reporter(Messager messager, SourceFiles files) {
        this.messager = messager;
        this.files = files;
    }

    void report(Collection<Finding> findings) {
        findings.forEach(this::report);
    }

    void report(Finding finding) {
        Kind kind = kind(finding.problem().severity());
        Optional<SourcePlace> place = finding.problem().labels().stream()
                .findFirst()
                .flatMap(label -> files.find(finding.text(), label.span().start()));
        String message =
                ProblemText.render(finding.problem(), finding.text().value(), place.map(SourcePlace::lineAndColumn));
        if (place.isPresent()) {
            place.get().report(kind, message);
        } else if (!(finding.text().origin() instanceof ElementOrigin origin)) {
            messager.printMessage(kind, message);
        } else if (origin.element() instanceof RecordComponentElement component) {
            // Compilers know no place of a record component, but that of its field.
            messager.printMessage(kind, message, field(component));
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

    private static Element field(RecordComponentElement component) {
        return ElementFilter.fieldsIn(component.getEnclosingElement().getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
                .map(Element.class::cast)
                .findFirst()
                .orElse(component);
    }

    private static Kind kind(Problem.Severity severity) {
        return switch (severity) {
            case ERROR -> Kind.ERROR;
            case WARNING -> Kind.WARNING;
            case NOTE -> Kind.NOTE;
        };
    }
}
