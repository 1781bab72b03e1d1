package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;

/** A text as a unit: the unit, or why it is none. */
record UnitText(Optional<Unit> unit, Optional<UnitException> fault) {

    static UnitText read(String text) {
        try {
            return new UnitText(Optional.of(Unit.parse(text)), Optional.empty());
        } catch (UnitException e) {
            return new UnitText(Optional.empty(), Optional.of(e));
        }
    }

    /** Says why the text, which stands at {@code span}, names no unit, and behind what to write instead {@code more}. */
    Problem problem(Span span, String more) {
        UnitException reason = fault.orElseThrow();
        String instead = reason.suggestions().isEmpty()
                ? "a unit such as `GB/s`"
                : "`" + String.join("` or `", reason.suggestions()) + "`";
        return Problem.error(Code.UNITS, reason.reason(), "write " + instead + more, new Label(span, ""));
    }
}
