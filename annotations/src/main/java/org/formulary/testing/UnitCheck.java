package org.formulary.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;
import org.formulary.runtime.DomainException;

/** Holds the methods for quantities against the equation while arguments come in units of all sizes. */
final class UnitCheck {

    private static final List<String> PREFIXES = List.of("n", "u", "m", "k", "M", "G", "Ki", "Mi", "Gi");

    /** A conversion may round a value across its domain's boundary, if it was this close to it. */
    private static final double NEAR = 1e-14;

    /** Counts beyond this do not fit into a quantity exactly. */
    private static final long GREATEST_COUNT = 1L << 53;

    private static final Unit METRE = Unit.parse("m");
    private static final Unit KILOGRAM = Unit.parse("kg");

    private final FormulaUnderTest formula;
    private final long seed = Seed.current();
    private final Map<String, List<Unit>> alternatives = new LinkedHashMap<>();

    UnitCheck(FormulaUnderTest formula) {
        this.formula = formula;
        for (Parameter parameter : formula.parameters()) {
            boolean fixed = parameter.range().isInteger()
                    || parameter.unit().dimension().isNone();
            alternatives.put(parameter.symbol(), fixed ? List.of() : alternatives(parameter.unit()));
        }
    }

    private static List<Unit> alternatives(Unit unit) {
        Stream<Unit> prefixed = PREFIXES.stream().flatMap(prefix -> {
            try {
                return Stream.of(Unit.parse(prefix + unit.symbol()));
            } catch (UnitException e) {
                return Stream.of();
            }
        });
        return Stream.concat(Stream.of(unit), prefixed)
                .filter(other -> other.dimension().equals(unit.dimension()))
                .toList();
    }

    void check(Output output) {
        SplitMix random = new SplitMix(seed);
        Samples samples = formula.samples(seed);
        List<Point> points = new ArrayList<>();
        for (Point point : samples.draw(Seed.points())) {
            points.add(inRandomUnits(point, random));
        }
        Function<Point, Quantity> java = output.quantity().orElseThrow();
        PointwiseCheck.over(
                points,
                samples,
                point -> judge(output, java, point),
                formula.name() + ": " + output.name() + " from quantities in any unit",
                seed);
        points.stream().findFirst().ifPresent(point -> refusesOtherDimensions(java, point));
    }

    /** Each quantity of another dimension is refused, and of several the first. */
    private void refusesOtherDimensions(Function<Point, Quantity> java, Point point) {
        Point severalWrong = point;
        for (int i = formula.parameters().size() - 1; i >= 0; i--) {
            Parameter parameter = formula.parameters().get(i);
            if (!parameter.unit().dimension().isNone()) {
                Unit other = parameter.unit().dimension().equals(METRE.dimension()) ? KILOGRAM : METRE;
                Point wrong = point.mislabelled(parameter.symbol(), other);
                severalWrong = severalWrong.mislabelled(parameter.symbol(), other);
                String expected = expected(parameter, wrong.quantity(parameter.symbol()));
                refuses(java, wrong, expected);
                refuses(java, severalWrong, expected);
            }
        }
    }

    private String expected(Parameter parameter, Quantity given) {
        String fault = "must be in " + parameter.unit().symbol() + ", got " + given + " ("
                + given.dimension().describe() + ")";
        return new DomainException(formula.name(), parameter.javaName(), parameter.symbol(), fault).getMessage();
    }

    private void refuses(Function<Point, Quantity> java, Point point, String expected) {
        String actual;
        try {
            actual = java.apply(point).toString();
        } catch (DomainException e) {
            actual = e.getMessage();
        }
        if (!actual.equals(expected)) {
            throw new Outcome.Wrong("the refusal " + expected, actual)
                    .at(point, formula.name() + ": a quantity of another dimension", seed);
        }
    }

    private Point inRandomUnits(Point point, SplitMix random) {
        Point changed = point;
        for (Parameter parameter : formula.parameters()) {
            List<Unit> units = alternatives.get(parameter.symbol());
            if (!units.isEmpty()) {
                Point candidate = changed.in(parameter.symbol(), units.get(random.below(units.size())));
                changed = Double.isFinite(candidate.real(parameter.symbol())) ? candidate : changed;
            }
        }
        return changed;
    }

    private Outcome judge(Output output, Function<Point, Quantity> java, Point point) {
        if (isNearBoundary(point) || output.isBeyondReach(point)) {
            return Outcome.OPEN;
        }
        if (!(output.computation() instanceof Output.Computation.InReals reals)) {
            return judgeCount(output, java, point);
        }
        try {
            Quantity result = java.apply(point);
            if (!result.dimension().equals(reals.unit().dimension())) {
                return new Outcome.Wrong("a quantity in " + reals.unit(), result.toString());
            }
            return new RealJudgement(output, reals.unit(), Tolerance.roundingBound())
                    .judge(point, () -> result.in(reals.unit()));
        } catch (DomainException e) {
            return output.mayRefuse(e, point) ? Outcome.OPEN : new Outcome.Wrong("acceptance", e.getMessage());
        } catch (ArithmeticException e) {
            return new RealJudgement(output, reals.unit(), Tolerance.roundingBound()).judge(point, () -> {
                throw e;
            });
        }
    }

    private static Outcome judgeCount(Output output, Function<Point, Quantity> java, Point point) {
        Real exact = output.reference().evaluate(point.environment());
        try {
            double actual = java.apply(point).value();
            return exact.toDouble() == actual
                    ? Outcome.RIGHT
                    : Agreement.mayHaveJumped(output, point)
                            ? Outcome.OPEN
                            : new Outcome.Wrong(exact.toString(), Double.toString(actual));
        } catch (ArithmeticException | UnitException e) {
            boolean fits = Math.abs(exact.toDouble()) < GREATEST_COUNT && !output.mayBeOutOfReach(point);
            return fits ? new Outcome.Wrong(exact.toString(), e.toString()) : Outcome.OPEN;
        }
    }

    /** Whether a count with a dimension has more digits than the quantity that it is given as. */
    private static boolean isUncountable(Parameter parameter, Point point) {
        return parameter.range().isInteger()
                && !parameter.unit().dimension().isNone()
                && Math.abs((double) point.integer(parameter.symbol())) > GREATEST_COUNT;
    }

    private boolean isNearBoundary(Point point) {
        for (Parameter parameter : formula.parameters()) {
            Unit unit = point.unit(parameter.symbol());
            if (isUncountable(parameter, point)) {
                return true;
            }
            if (!unit.isCoherent() || !unit.equals(parameter.unit())) {
                double given = point.real(parameter.symbol());
                double coherent = unit.toCoherent(given);
                if (given != 0 && Math.abs(coherent) < Double.MIN_NORMAL) {
                    // The quantity has lost digits, or is 0 already: what it stands for is no longer known.
                    return true;
                }
                double value = parameter.unit().fromCoherent(coherent);
                double margin = Math.abs(value) * NEAR;
                if (!parameter.range().contains(value - margin)
                        || !parameter.range().contains(value + margin)) {
                    return true;
                }
            }
        }
        return formula.conditions().stream().anyMatch(condition -> !condition.isShown(point.environment()));
    }
}
