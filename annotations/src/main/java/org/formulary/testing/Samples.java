package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Points of a domain, the same for the same seed: first each parameter at each of its boundary values while the others are
 * ordinary, then all drawn together, over many orders of magnitude and with a liking for boundaries, powers of two and
 * equal values. Points that a condition refuses are left out.
 */
public final class Samples {

    /** Draws for each point asked for, after which the domain is taken to be too thin to hit. */
    private static final int DRAWS_PER_POINT = 200;

    private final long seed;
    private final List<Parameter> parameters;
    private final List<ReferenceCondition> conditions;

    private Samples(long seed, List<Parameter> parameters, List<ReferenceCondition> conditions) {
        this.seed = seed;
        this.parameters = List.copyOf(parameters);
        this.conditions = List.copyOf(conditions);
    }

    /** Points of the product of the parameters' ranges. */
    public static Samples of(long seed, List<Parameter> parameters) {
        return new Samples(seed, parameters, List.of());
    }

    /** Those of the points at which a condition holds, in coherent units. */
    public Samples where(ReferenceCondition condition) {
        List<ReferenceCondition> more = new ArrayList<>(conditions);
        more.add(condition);
        return new Samples(seed, parameters, more);
    }

    /** Up to {@code count} points; fewer where the conditions leave too little room to hit by chance. */
    public List<Point> draw(int count) {
        return stream(count).toList();
    }

    /** {@link #draw}, each point only when it is asked for. */
    Stream<Point> stream(int count) {
        if (parameters.isEmpty()) {
            return Stream.of(Point.of(parameters, Map.of()));
        }
        ArgumentGenerator generator = new ArgumentGenerator(new SplitMix(seed));
        List<Point> boundaries = boundaries(generator);
        Stream<Point> random = Stream.generate(() -> joint(generator)).limit((long) count * DRAWS_PER_POINT);
        return Stream.concat(boundaries.stream(), random)
                .filter(this::isAdmitted)
                .limit(count);
    }

    /**
     * Points at which numbers of ordinary formulas pass the range of doubles and of 64 bits, plainest first: each parameter
     * at its extremes while the others are plain, then all at extremes.
     */
    List<Point> extremes() {
        return Extremes.of(parameters).stream().filter(this::isAdmitted).toList();
    }

    /** Points at which a count is about a power of two. */
    List<Point> binaryCounts() {
        return BinaryCounts.of(parameters).stream().filter(this::isAdmitted).toList();
    }

    /** The same, with those that a condition refuses: {@link #isAdmitted} tells them. */
    public List<Point> possibleExtremes() {
        return Extremes.of(parameters);
    }

    private List<Point> boundaries(ArgumentGenerator generator) {
        List<Point> points = new ArrayList<>();
        for (Parameter parameter : parameters) {
            for (Number value : ArgumentGenerator.boundaryValues(parameter.range())) {
                points.add(Point.of(parameters, (Parameter other) -> generator.ordinary(other.range()))
                        .with(parameter.symbol(), value));
            }
        }
        return points;
    }

    private Point joint(ArgumentGenerator generator) {
        List<Number> before = new ArrayList<>();
        return Point.of(parameters, (Parameter parameter) -> {
            Number value = generator.any(parameter.range(), before);
            before.add(value);
            return value;
        });
    }

    /** Whether the point lies in all ranges and no condition refuses it. */
    public boolean isAdmitted(Point point) {
        return point.isInRange() && firstRefusing(point).isEmpty();
    }

    private Optional<ReferenceCondition> firstRefusing(Point point) {
        if (conditions.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Real> environment = point.environment();
        return conditions.stream()
                .filter(condition -> !condition.isShown(environment))
                .findFirst();
    }
}
