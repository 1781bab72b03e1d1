package org.formulary.testing;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.formulary.runtime.Arguments;
import org.formulary.runtime.DomainException;

/** Checks both sides of every boundary of a domain. */
final class DomainCheck {

    private static final int POINTS = 5;
    private static final int DRAWN_OUTSIDE = 200;

    private final FormulaUnderTest formula;
    private final long seed = Seed.current();
    private final Samples samples;

    DomainCheck(FormulaUnderTest formula) {
        this.formula = formula;
        this.samples = formula.samples(seed);
    }

    void check() {
        List<Point> inside = samples.draw(POINTS + 4 * formula.parameters().size());
        if (inside.isEmpty()) {
            throw new AssertionError(
                    formula.name() + ": no point of its domain was found\n  repeat with " + Seed.option(seed));
        }
        // The first points drawn are those on the boundaries.
        inside.forEach(this::accepts);
        List<Point> few = inside.subList(Math.max(0, inside.size() - POINTS), inside.size());
        for (Parameter parameter : formula.parameters()) {
            few.forEach(point -> outsideRange(parameter, point));
        }
        formula.domains().forEach(this::outsideDomain);
    }

    private void accepts(Point point) {
        try {
            call(point);
        } catch (DomainException e) {
            throw failure(point, "acceptance", e.getMessage());
        } catch (ArithmeticException e) {
            // Whether there should have been a result is for the comparison with the equation to say.
            return;
        }
    }

    private void outsideRange(Parameter parameter, Point point) {
        ArgumentRange range = parameter.range();
        range.justBelow().ifPresent(value -> refuses(parameter, point, value));
        range.justAbove().ifPresent(value -> refuses(parameter, point, value));
        if (!range.isInteger()) {
            for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
                refuses(parameter, point, value);
            }
        }
    }

    private void refuses(Parameter parameter, Point point, Number value) {
        refuses(parameter, parameter.requirement(), point.with(parameter.symbol(), value));
    }

    private void refuses(Parameter parameter, String requirement, Point point) {
        String expected = message(parameter, requirement, point.value(parameter.symbol()));
        try {
            call(point);
        } catch (DomainException e) {
            if (!expected.equals(e.getMessage())) {
                throw failure(point, "the refusal " + expected, e.getMessage());
            }
            return;
        } catch (RuntimeException e) {
            throw failure(point, "the refusal " + expected, e.toString());
        }
        throw failure(point, "the refusal " + expected, "acceptance");
    }

    private String message(Parameter parameter, String requirement, Number value) {
        // What a domain says of several parameters is no number in a unit.
        boolean joint =
                formula.domains().stream().anyMatch(domain -> domain.symbol().equals(parameter.symbol()));
        String unit = joint ? "" : parameter.unitText();
        return value instanceof Double real
                ? Arguments.outside(formula.name(), parameter.javaName(), parameter.symbol(), requirement, unit, real)
                        .getMessage()
                : Arguments.outside(
                                formula.name(),
                                parameter.javaName(),
                                parameter.symbol(),
                                requirement,
                                unit,
                                value.longValue())
                        .getMessage();
    }

    /** Points that only this domain refuses; that there are none is for its author to know. */
    private void outsideDomain(JointDomain domain) {
        Parameter parameter = formula.parameter(domain.symbol());
        Predicate<Point> refusedByOthers = point -> formula.domains().stream()
                .filter(other -> !other.equals(domain))
                .anyMatch(other -> !Samples.holds(other.condition(), point.environment()));
        Optional<Point> outside = Samples.of(seed, formula.parameters()).draw(DRAWN_OUTSIDE).stream()
                .filter(point -> !Samples.holds(domain.condition(), point.environment()))
                .filter(refusedByOthers.negate())
                .findFirst();
        outside.ifPresent(point -> refuses(parameter, domain.requirement(), point));
    }

    private void call(Point point) {
        for (Output output : formula.outputs()) {
            JavaCall.of(output, point);
        }
    }

    private AssertionError failure(Point point, String expected, String actual) {
        return new Outcome.Wrong(expected, actual).at(point, formula.name() + ": its domain", seed);
    }
}
