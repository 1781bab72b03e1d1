package org.formulary.processor.generate;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/**
 * What a variable must be, as messages say it behind "must be".
 *
 * @param text {@code > 0}, {@code even}, {@code <= N}; empty where every number will do
 * @param unit the unit that numbers in the text are in; empty for pure numbers and relations to other variables
 */
record Requirement(String text, String unit) {

    static Requirement of(Variable variable) {
        if (variable.domain().isEmpty()) {
            return new Requirement("", unit(variable.unit()));
        }
        Domain domain = variable.domain().get();
        return domain.range().exact()
                ? new Requirement(bounds(domain.range()), unit(variable.unit()))
                : new Requirement(relation(variable, domain), "");
    }

    /** A unit as messages say it: nothing for pure numbers. */
    static String unit(Unit unit) {
        return unit.equals(Unit.ONE) ? "" : unit.symbol();
    }

    private static String bounds(Range range) {
        List<String> bounds = Stream.concat(
                        range.lower().stream().map(bound -> (bound.open() ? "> " : ">= ") + number(bound.value())),
                        range.upper().stream().map(bound -> (bound.open() ? "< " : "<= ") + number(bound.value())))
                .toList();
        return String.join(" and ", bounds);
    }

    /** A decimal where there is a finite one. */
    static String number(Rational value) {
        try {
            return new BigDecimal(value.numerator())
                    .divide(new BigDecimal(value.denominator()))
                    .toPlainString();
        } catch (ArithmeticException e) {
            return value.toString();
        }
    }

    private static String relation(Variable variable, Domain domain) {
        return ofItself(variable, domain).orElse("such that " + domain.text().strip());
    }

    /** What the condition says of the variable in its first place. */
    private static Optional<String> ofItself(Variable variable, Domain domain) {
        if (domain.condition() instanceof Condition.Is is && is.path().name().equals(variable.name())) {
            return switch (is.property()) {
                case INTEGER -> Optional.of("an integer");
                case EVEN -> Optional.of("even");
                case ODD -> Optional.of("odd");
                case GIVEN, ABSENT -> Optional.empty();
            };
        }
        if (domain.condition() instanceof Condition.Comparison comparison
                && comparison.relations().size() == 1
                && comparison.operands().get(0) instanceof Expr.Name name
                && name.name().equals(variable.name())) {
            String other = comparison.operands().get(1).span().in(domain.text());
            return Optional.of(comparison.relations().get(0).text() + " " + other);
        }
        return Optional.empty();
    }
}
