package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Span;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;

/** Reads unit attributes. */
final class UnitAttribute {

    private UnitAttribute() {}

    /**
     * The unit that the text names; dimensionless where it is blank.
     *
     * @param findings receives why it names none
     */
    static Optional<Unit> read(SourceText text, List<Finding> findings) {
        if (text.isBlank()) {
            return Optional.of(Unit.ONE);
        }
        try {
            return Optional.of(Unit.parse(text.value()));
        } catch (UnitException e) {
            int start = Math.min(e.offset().orElse(0), text.value().length());
            Label rest = new Label(new Span(start, text.value().length()), "");
            String help = e.suggestions().isEmpty()
                    ? "write a unit such as `GB/s`"
                    : "write `" + String.join("` or `", e.suggestions()) + "`";
            findings.add(new Finding(text, Problem.error(Code.UNITS, e.reason(), help, rest)));
            return Optional.empty();
        }
    }
}
