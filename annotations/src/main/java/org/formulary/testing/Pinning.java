package org.formulary.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Moves points to where a condition holds that chance would hardly meet: an equation {@code N = 1} or {@code M = 2 k} in it
 * sets the parameter on its one side to the nearest double or integer to what the other side is.
 */
final class Pinning {

    static final Pinning NONE = new Pinning(List.of());

    private record Equation(Claim claim, Parameter parameter, ReferenceFormula value) {}

    private final List<Equation> equations;

    private Pinning(List<Equation> equations) {
        this.equations = List.copyOf(equations);
    }

    /** The pinning by the equations that a condition consists of. */
    static Pinning of(ReferenceCondition condition, List<Parameter> parameters) {
        Map<String, Parameter> bySymbol = new LinkedHashMap<>();
        parameters.forEach(parameter -> bySymbol.put(parameter.symbol(), parameter));
        List<Equation> equations = new ArrayList<>();
        conjuncts(condition.root()).forEach(claim -> {
            if (claim instanceof Claim.Comparison c && c.relation() == Claim.Relation.EQUAL) {
                equation(c, c.left(), c.right(), bySymbol)
                        .or(() -> equation(c, c.right(), c.left(), bySymbol))
                        .ifPresent(equations::add);
            }
        });
        return new Pinning(equations);
    }

    private static Stream<Claim> conjuncts(Claim claim) {
        return claim instanceof Claim.And and ? and.parts().stream().flatMap(Pinning::conjuncts) : Stream.of(claim);
    }

    private static Optional<Equation> equation(Claim claim, Node side, Node other, Map<String, Parameter> parameters) {
        return side instanceof Node.Name name
                ? Optional.ofNullable(parameters.get(name.name()))
                        .map(parameter -> new Equation(claim, parameter, new ReferenceFormula(other)))
                : Optional.empty();
    }

    /** The point with the pinned parameters moved; unchanged where an equation gives no value. */
    Point apply(Point point) {
        Point moved = point;
        for (Equation equation : equations) {
            moved = move(moved, equation);
        }
        return moved;
    }

    /**
     * The exact values in coherent units; where a pinned parameter is at the double nearest to what its equation says, it has
     * that value itself, for 0.7 is no double.
     */
    Map<String, Real> environment(Point point) {
        Map<String, Real> environment = point.environment();
        for (Equation equation : equations) {
            Parameter parameter = equation.parameter();
            if (!parameter.range().isInteger()) {
                exact(equation, environment, point).ifPresent(value -> environment.put(parameter.symbol(), value));
            }
        }
        return environment;
    }

    /**
     * Whether a condition holds at a point with its exact values. An equation that gave a parameter its value holds, which no
     * number of digits would tell where that value is irrational, as of an angle of one degree.
     */
    boolean holds(ReferenceCondition condition, Point point, Map<String, Real> environment) {
        return conjuncts(condition.root())
                .allMatch(claim -> isMet(claim, point) || new ReferenceCondition(claim).isShown(environment));
    }

    @SuppressWarnings("ReferenceEquality")
    private boolean isMet(Claim claim, Point point) {
        Map<String, Real> before = point.environment();
        return equations.stream()
                .filter(equation -> equation.claim() == claim)
                .filter(equation -> !equation.parameter().range().isInteger())
                .anyMatch(equation -> exact(equation, before, point).isPresent());
    }

    private static Optional<Real> exact(Equation equation, Map<String, Real> environment, Point point) {
        Parameter parameter = equation.parameter();
        try {
            Real value = equation.value().evaluate(environment);
            double nearest = Conversions.fromCoherent(value, parameter.unit()).toDouble();
            return Optional.of(value).filter(exact -> nearest == point.real(parameter.symbol()));
        } catch (ArithmeticException e) {
            // An equation without a value pins nothing.
            return Optional.empty();
        }
    }

    private static Point move(Point point, Equation equation) {
        Parameter parameter = equation.parameter();
        try {
            Real value = Conversions.fromCoherent(equation.value().evaluate(point.environment()), parameter.unit());
            double real = value.toDouble();
            if (!Double.isFinite(real)) {
                return point;
            }
            Number pinned = parameter.range().isInteger()
                    ? (Number) value.lower().floor().longValueExact()
                    : (Number) real;
            return point.with(parameter.symbol(), pinned);
        } catch (ArithmeticException e) {
            return point;
        }
    }
}
