package org.formulary.testing;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.runtime.Arguments;
import org.formulary.runtime.DomainException;

/** Checks both sides of every boundary of a domain. */
final class DomainCheck {

    /** What comes before the value in a refusal. */
    private static final String GOT = ", got ";

    /** Counts beyond this do not fit into a quantity exactly. */
    private static final double GREATEST_COUNT = 0x1p53;

    private static final int POINTS = 5;
    private static final int DRAWN_OUTSIDE = 200;

    /** Parameters that are at their extremes independently of each other; there are 2 to that power ways. */
    private static final int EXTREME_TOGETHER = 5;

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
        List<Point> plain =
                inside.stream().filter(point -> !point.isNextToBoundary()).toList();
        List<Point> ordinary = plain.isEmpty() ? inside : plain;
        List<Point> few = ordinary.subList(Math.max(0, ordinary.size() - POINTS), ordinary.size());
        Stream.concat(extremes(few.get(few.size() - 1)).filter(samples::isAdmitted), samples.binaryCounts().stream())
                .forEach(point -> accepts(point, true));
        for (Parameter parameter : formula.parameters()) {
            few.forEach(point -> outsideRange(parameter, point));
            outsideInQuantities(parameter, few.get(0));
        }
        formula.domains().forEach(domain -> outsideDomain(domain, few.get(0)));
        severalOutside(few.get(0));
    }

    private void accepts(Point point) {
        accepts(point, false);
    }

    /** Where an argument is extreme, a formula that is called with what becomes of it may refuse that. */
    private void accepts(Point point, boolean isExtreme) {
        // Only what counts may be busy for years.
        if (formula.parameters().stream()
                        .anyMatch(parameter -> parameter.range().isInteger())
                && formula.outputs().stream().anyMatch(output -> output.isBeyondReach(point))) {
            return;
        }
        try {
            call(point);
        } catch (DomainException e) {
            boolean byCallee = isExtreme
                    ? !e.formula().equals(formula.name())
                    : formula.outputs().stream().anyMatch(output -> output.mayRefuse(e, point));
            if (!byCallee && !mayTurn(point)) {
                throw failure(point, "acceptance", e.getMessage());
            }
        } catch (ArithmeticException e) {
            // Whether there should have been a result is for the comparison with the equation to say.
            if (!formula.mayRefuseWith(e.getMessage())) {
                throw failure(point, "a refusal that names " + formula.name(), e.getMessage());
            }
        }
    }

    /** Whether rounding alone may take arguments into a domain or out of it. */
    private boolean mayTurn(Point point) {
        return formula.domains().stream().anyMatch(domain -> domain.condition().mayTurn(point.roundedEnvironment()));
    }

    /** The greatest and the least values there are: of one parameter, and of the first few in all ways together. */
    private Stream<Point> extremes(Point ordinary) {
        Stream<Point> single = formula.parameters().stream()
                .flatMap(parameter -> Stream.of(true, false)
                        .map(greatest -> ordinary.with(parameter.symbol(), extreme(parameter, greatest))));
        int together = Math.min(formula.parameters().size(), EXTREME_TOGETHER);
        Stream<Point> joint = IntStream.range(0, 1 << together).mapToObj(greatest -> {
            Point point = ordinary;
            for (int i = 0; i < formula.parameters().size(); i++) {
                Parameter parameter = formula.parameters().get(i);
                boolean isGreatest = ((greatest >> (i % together)) & 1) == 1;
                point = point.with(parameter.symbol(), extreme(parameter, isGreatest));
            }
            return point;
        });
        return Stream.of(single, joint, staggered(ordinary)).flatMap(points -> points);
    }

    /** Each parameter near its extreme and twice as near as the next or the one before: where one must be above the other. */
    private Stream<Point> staggered(Point ordinary) {
        int count = formula.parameters().size();
        return Stream.of(true, false)
                .flatMap(greatest -> Stream.of(true, false).map(rising -> {
                    Point point = ordinary;
                    for (int i = 0; i < count; i++) {
                        Parameter parameter = formula.parameters().get(i);
                        Number extreme = extreme(parameter, greatest);
                        int steps = rising ? count - i : i + 1;
                        point = point.with(parameter.symbol(), stepped(extreme, greatest ? -steps : steps));
                    }
                    return point;
                }));
    }

    private static Number stepped(Number extreme, int steps) {
        if (extreme instanceof Double real) {
            return Math.scalb(real, steps);
        }
        long whole = extreme.longValue();
        return steps < 0 ? whole >> -steps : whole + steps;
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

    /** Of several arguments out of their ranges the first is named. */
    private void severalOutside(Point inside) {
        Point outside = inside;
        for (int i = formula.parameters().size() - 1; i >= 0; i--) {
            Parameter parameter = formula.parameters().get(i);
            ArgumentRange range = parameter.range();
            Optional<Number> value = range.justBelow()
                    .or(range::justAbove)
                    .or(() -> range.isInteger() ? Optional.empty() : Optional.of(Double.NaN));
            if (value.isPresent()) {
                outside = outside.with(parameter.symbol(), value.get());
                refuses(parameter, parameter.requirement(), outside);
            }
        }
    }

    /** What is far outside is so in whatever unit it comes, though its digits may be others. */
    private void outsideInQuantities(Parameter parameter, Point point) {
        Stream<Double> below = parameter.range().justBelow().stream()
                .map(Number::doubleValue)
                .map(value -> value - Math.max(1, Math.abs(value)));
        Stream<Double> above = parameter.range().justAbove().stream()
                .map(Number::doubleValue)
                .map(value -> value + Math.max(1, Math.abs(value)));
        Stream.concat(below, above)
                .filter(value -> Math.abs(value) < GREATEST_COUNT)
                .map(value -> point.with(
                        parameter.symbol(), parameter.range().isInteger() ? (Number) value.longValue() : value))
                .forEach(outside -> formula.outputs().stream()
                        .flatMap(output -> output.quantity().stream())
                        .forEach(java -> refuses(parameter, outside, java)));
    }

    private void refuses(Parameter parameter, Point outside, Function<Point, Quantity> java) {
        String expected = message(parameter, parameter.requirement(), outside.value(parameter.symbol()));
        String actual;
        try {
            actual = "acceptance: " + java.apply(outside);
        } catch (DomainException e) {
            actual = e.getMessage();
        }
        String untilValue = expected.substring(0, expected.lastIndexOf(GOT) + GOT.length());
        if (!actual.startsWith(untilValue)) {
            throw failure(outside, "the refusal " + expected, actual);
        }
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
    private void outsideDomain(JointDomain domain, Point ordinary) {
        Parameter parameter = formula.parameter(domain.symbol());
        Predicate<Point> refusedByOthers = point -> formula.domains().stream()
                .filter(other -> !other.equals(domain))
                .anyMatch(other -> !other.condition().isShown(point.environment()));
        Samples all = Samples.of(seed, formula.parameters());
        Stream.concat(all.draw(DRAWN_OUTSIDE).stream(), extremes(ordinary).filter(all::isAdmitted))
                .filter(point -> isOutside(domain.condition(), point))
                .filter(refusedByOthers.negate())
                .filter(point -> !mayTurn(point))
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
