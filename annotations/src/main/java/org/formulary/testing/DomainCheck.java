package org.formulary.testing;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
        extremes(few.get(few.size() - 1)).filter(samples::isAdmitted).forEach(point -> accepts(point, true));
        for (Parameter parameter : formula.parameters()) {
            few.forEach(point -> outsideRange(parameter, point));
        }
        formula.domains().forEach(this::outsideDomain);
    }

    private void accepts(Point point) {
        accepts(point, false);
    }

    /** Where an argument is extreme, a formula that is called with what becomes of it may refuse that. */
    private void accepts(Point point, boolean isExtreme) {
        if (formula.outputs().stream().anyMatch(output -> output.isBeyondReach(point))) {
            return;
        }
        try {
            call(point);
        } catch (DomainException e) {
            boolean byCallee = isExtreme
                    ? !e.formula().equals(formula.name())
                    : formula.outputs().stream().anyMatch(output -> output.mayRefuse(e, point));
            if (!byCallee) {
                throw failure(point, "acceptance", e.getMessage());
            }
        } catch (ArithmeticException e) {
            // Whether there should have been a result is for the comparison with the equation to say.
            if (!formula.mayRefuseWith(e.getMessage())) {
                throw failure(point, "a refusal that names " + formula.name(), e.getMessage());
            }
        }
    }

    /** The greatest and the least values there are, one at a time and all together. */
    private Stream<Point> extremes(Point ordinary) {
        Stream<Point> single = formula.parameters().stream()
                .flatMap(parameter -> Stream.of(true, false)
                        .map(greatest -> ordinary.with(parameter.symbol(), extreme(parameter, greatest))));
        Stream<Point> joint = Stream.of(true, false).map(greatest -> {
            Point point = ordinary;
            for (Parameter parameter : formula.parameters()) {
                point = point.with(parameter.symbol(), extreme(parameter, greatest));
            }
            return point;
        });
        return Stream.concat(single, joint);
    }

    private static Number extreme(Parameter parameter, boolean greatest) {
        ArgumentRange range = parameter.range();
        return greatest ? range.greatest() : range.least();
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

    /** A domain that is more than a range says its units itself. */
    private String message(Parameter parameter, String requirement, Number value) {
        boolean isJoint =
                formula.domains().stream().anyMatch(domain -> domain.symbol().equals(parameter.symbol()));
        String unit = isJoint ? "" : parameter.unitText();
        String name = formula.name();
        String javaName = parameter.javaName();
        DomainException refusal = value instanceof Double real
                ? Arguments.outside(name, javaName, parameter.symbol(), requirement, unit, real)
                : Arguments.outside(name, javaName, parameter.symbol(), requirement, unit, value.longValue());
        return refusal.getMessage();
    }

    /** Points that only this domain refuses; that there are none is for its author to know. */
    private void outsideDomain(JointDomain domain) {
        Parameter parameter = formula.parameter(domain.symbol());
        Predicate<Point> refusedByOthers = point -> formula.domains().stream()
                .filter(other -> !other.equals(domain))
                .anyMatch(other -> !other.condition().isShown(point.environment()));
        Samples.of(seed, formula.parameters()).draw(DRAWN_OUTSIDE).stream()
                .filter(point -> isOutside(domain.condition(), point))
                .filter(refusedByOthers.negate())
                .forEach(point -> refuses(parameter, domain.requirement(), point));
    }

    /** Where a condition has no value it is not met; where nobody can tell, nothing is asked. */
    private static boolean isOutside(ReferenceCondition condition, Point point) {
        try {
            return condition.isRefuted(point.environment());
        } catch (UndefinedException e) {
            return true;
        } catch (UndecidedException e) {
            return false;
        }
    }

    private void call(Point point) {
        for (Output output : formula.outputs()) {
            Number result = JavaCall.of(output, point);
            if (!Double.isFinite(result.doubleValue())) {
                throw failure(point, "a finite result or an ArithmeticException", result.toString());
            }
        }
    }

    private AssertionError failure(Point point, String expected, String actual) {
        return new Outcome.Wrong(expected, actual).at(point, formula.name() + ": its domain", seed);
    }
}
