package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Severity;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;

/** Reads what an author accepts: only warnings can be accepted, and each with a reason. */
final class AcceptCheck {

    private AcceptCheck() {}

    static List<Finding> check(FormulaDeclaration formula) {
        List<Finding> findings = new ArrayList<>();
        for (SourceText accepted : formula.accept()) {
            int colon = accepted.value().indexOf(':');
            String code = colon < 0 ? accepted.value() : accepted.value().substring(0, colon);
            boolean known = Arrays.stream(Code.values()).anyMatch(c -> c.text().equals(code.strip()));
            boolean reason =
                    colon >= 0 && !accepted.value().substring(colon + 1).isBlank();
            if (!known || !reason) {
                findings.add(new Finding(
                        accepted,
                        new Problem(
                                Code.SYNTAX,
                                Severity.ERROR,
                                known
                                        ? "`" + code.strip() + "` is accepted without a reason"
                                        : "`" + code.strip() + "` is no code of a finding",
                                List.of(Glossary.whole(accepted)),
                                Optional.of("write accept = \"precision: why it does no harm here\""))));
            }
        }
        return findings;
    }

    /** Whether the formula accepts findings of that code. */
    static boolean accepts(FormulaDeclaration formula, Code code) {
        return accepted(formula, code).isPresent();
    }

    private static Optional<SourceText> accepted(FormulaDeclaration formula, Code code) {
        return formula.accept().stream()
                .filter(text -> text.value().strip().startsWith(code.text() + ":"))
                .findFirst();
    }

    /**
     * What is left of a finding about precision: nothing where it is accepted, and a word on what is accepted for nothing.
     */
    static Optional<Finding> withoutAccepted(FormulaDeclaration formula, Optional<Finding> finding) {
        Optional<SourceText> accepted = accepted(formula, Code.PRECISION);
        if (accepted.isEmpty()) {
            return finding;
        }
        return finding.isPresent()
                ? Optional.empty()
                : accepted.map(text -> new Finding(
                        text,
                        new Problem(
                                Code.PRECISION,
                                Severity.WARNING,
                                "no loss of digits was found that would have to be accepted",
                                List.of(Glossary.whole(text)),
                                Optional.of("leave this out"))));
    }
}
