package org.formulary.processor.check;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Finiteness.Kind;
import org.formulary.processor.model.Finiteness.Trouble;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.testing.Point;
import org.formulary.testing.RangeProbe;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Samples;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/** Looks for arguments in their domains at which numbers leave the range of their type: best such that the result does not. */
final class RangeWitness {

    /** How far from 1, in e-folds, numbers are that occur. */
    private static final double ORDINARY = 230;

    private static final int DIGITS = 4;

    private final CheckedFormula formula;
    private final List<ReferenceFormula> outputs;
    private final Samples domain;

    /** Extremes, those nearest to ordinary numbers first. */
    private final List<Point> points;

    RangeWitness(CheckedFormula formula, FormulaLookup formulas) {
        PrefixPrinter printer = new PrefixPrinter(formulas);
        this.formula = formula;
        this.domain = new Sampling(formula, printer).samples();
        // As many terms as there are extremes for their number would take too long.
        this.points = loops(formula, formulas) ? List.of() : sorted(domain.possibleExtremes());
        this.outputs = IntStream.range(0, formula.outputs().size())
                .mapToObj(index ->
                        ReferenceFormula.parse(printer.output(formula.computed().tree(), index)))
                .toList();
    }

    private List<Point> sorted(List<Point> extremes) {
        IdentityHashMap<Point, Double> reaches = new IdentityHashMap<>();
        extremes.forEach(point -> reaches.put(point, reach(point)));
        return extremes.stream().sorted(Comparator.comparing(reaches::get)).toList();
    }

    private static boolean loops(CheckedFormula formula, FormulaLookup formulas) {
        return Trees.values(formula.computed().tree()).stream()
                        .flatMap(value -> Trees.all(value).stream())
                        .anyMatch(Expr.Reduction.class::isInstance)
                || Trees.calls(formula.computed().tree()).stream()
                        .anyMatch(call -> loops(formulas.formula(call.formula()), formulas));
    }

    /**
     * What was found.
     *
     * @param trouble what happens, and where
     * @param isOrdinary whether arguments of a size that occurs lead there
     * @param bound a domain that excludes the place
     */
    record Found(Trouble trouble, boolean isOrdinary, String bound) {
        Kind kind() {
            return trouble.kind();
        }
    }

    /** What happens, and where; empty where nothing was found to. */
    Optional<Found> find() {
        Optional<Found> overflow = Optional.empty();
        for (int i = 0; i < outputs.size(); i++) {
            NumberType type = formula.outputs().get(i).variable().type();
            Optional<Found> found = type.integer()
                    ? integer(outputs.get(i), type == NumberType.INT ? Integer.SIZE : Long.SIZE)
                    : RangeProbe.first(points, domain::isAdmitted, outputs.get(i))
                            .flatMap(probe -> found(Kind.valueOf(probe.kind().name()), probe.point(), probe.exact()));
            if (found.filter(some -> some.kind() != Kind.OVERFLOW).isPresent()) {
                return found;
            }
            overflow = overflow.or(() -> found);
        }
        return overflow;
    }

    private Optional<Found> integer(ReferenceFormula reference, int bits) {
        for (Point point : points) {
            try {
                if (reference.isWithin(Math.scalb(1.0, bits - 1), point) || !domain.isAdmitted(point)) {
                    continue;
                }
                Real exact = reference.evaluate(point.environment());
                if (exact.isExact() && exact.rational().floor().bitLength() >= bits) {
                    return found(Kind.INTEGER, point, exact);
                }
            } catch (UndefinedException | UndecidedException e) {
                // No value there, or none that is known: another point may do.
            }
        }
        return Optional.empty();
    }

    private Optional<Found> found(Kind kind, Point point, Real exact) {
        try {
            String number = Places.scientific(Evaluation.decimal(exact, DIGITS));
            return Optional.of(new Found(
                    new Trouble(kind, Places.of(formula, point), number), isOrdinary(kind, point), bound(point)));
        } catch (UndecidedException e) {
            return Optional.empty();
        }
    }

    /** Counts pass 64 bits soon; that numbers of any size overflow somewhere goes without saying. */
    private boolean isOrdinary(Kind kind, Point point) {
        return kind == Kind.INTEGER || (kind != Kind.OVERFLOW && reach(point) <= ORDINARY);
    }

    /** How far the real argument is from 1 that is farthest from it. */
    private double reach(Point point) {
        double reach = 0;
        for (Parameter parameter : formula.parameters()) {
            Variable variable = parameter.variable();
            if (!variable.type().integer()) {
                reach = Math.max(reach, distance(point.real(variable.name())));
            }
        }
        return reach;
    }

    /** A domain for the parameter that is farthest from 1. */
    private String bound(Point point) {
        Variable farthest = formula.parameters().stream()
                .map(Parameter::variable)
                .max(Comparator.comparingDouble(
                        variable -> distance(Evaluation.at(point, variable).toDouble())))
                .orElseThrow();
        Rational value = Evaluation.at(point, farthest);
        String name = farthest.name();
        if (farthest.type().integer()) {
            return name + " <= 1000000";
        }
        boolean large = value.abs().compareTo(Rational.ONE) > 0;
        return value.signum() < 0
                ? name + (large ? " >= -1e12" : " <= -1e-12")
                : name + (large ? " <= 1e12" : " >= 1e-12");
    }

    private static double distance(double value) {
        return value == 0 ? 0 : Math.abs(Math.log(Math.abs(value)));
    }
}
