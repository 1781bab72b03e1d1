package org.formulary.processor.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Finiteness.Kind;
import org.formulary.processor.model.Finiteness.Trouble;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.testing.Point;
import org.formulary.testing.RangeProbe;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/** Looks for arguments in their domains at which numbers leave the range of their type: the first of the worst kind. */
final class RangeWitness {

    private static final int DIGITS = 4;

    private static final List<Kind> WORST_FIRST = List.of(Kind.INTEGER, Kind.WRONG, Kind.UNDEFINED, Kind.OVERFLOW);

    private final CheckedFormula formula;
    private final List<ReferenceFormula> outputs;
    private final List<Point> points;

    RangeWitness(CheckedFormula formula, FormulaLookup formulas) {
        PrefixPrinter printer = new PrefixPrinter(formulas);
        this.formula = formula;
        this.points = new Sampling(formula, printer).extremes();
        this.outputs = IntStream.range(0, formula.outputs().size())
                .mapToObj(index ->
                        ReferenceFormula.parse(printer.output(formula.computed().tree(), index)))
                .toList();
    }

    /**
     * What was found.
     *
     * @param trouble what happens, and where
     * @param bound a domain that excludes the place
     */
    record Found(Trouble trouble, String bound) {
        Kind kind() {
            return trouble.kind();
        }
    }

    /** What happens, and where; empty where nothing was found to. */
    Optional<Found> find() {
        Optional<Found> worst = Optional.empty();
        for (Point point : points) {
            for (int i = 0; i < outputs.size(); i++) {
                Optional<Found> found = at(point, formula.outputs().get(i), outputs.get(i));
                if (found.isPresent() && (worst.isEmpty() || isWorse(found.get(), worst.get()))) {
                    worst = found;
                }
            }
            if (worst.filter(found -> found.kind() == Kind.INTEGER).isPresent()) {
                break;
            }
        }
        return worst;
    }

    private static boolean isWorse(Found a, Found b) {
        return WORST_FIRST.indexOf(a.kind()) < WORST_FIRST.indexOf(b.kind());
    }

    private Optional<Found> at(Point point, Output output, ReferenceFormula reference) {
        try {
            NumberType type = output.variable().type();
            return type.integer()
                    ? integer(point, reference.evaluate(point.environment()), type)
                    : RangeProbe.at(point, reference)
                            .map(probe -> found(Kind.valueOf(probe.kind().name()), point, probe.exact()));
        } catch (UndefinedException | UndecidedException e) {
            // No value there, or none that is known.
            return Optional.empty();
        }
    }

    private Optional<Found> integer(Point point, Real exact, NumberType type) {
        int bits = type == NumberType.INT ? Integer.SIZE : Long.SIZE;
        boolean beyond = exact.isExact() && exact.rational().floor().bitLength() >= bits;
        return beyond ? Optional.of(found(Kind.INTEGER, point, exact)) : Optional.empty();
    }

    private Found found(Kind kind, Point point, Real exact) {
        Rational value = exact.isExact() ? exact.rational() : Rational.of(exact.toBigDecimal(DIGITS));
        String number = Places.scientific(Evaluation.decimal(value, DIGITS));
        return new Found(new Trouble(kind, Places.of(formula, point), number), bound(point));
    }

    /** A domain for the parameter that is farthest from 1. */
    private String bound(Point point) {
        Variable farthest = formula.parameters().stream()
                .map(Parameter::variable)
                .max(Comparator.comparingDouble(variable -> distance(Places.at(point, variable))))
                .orElseThrow();
        Rational value = Places.at(point, farthest);
        String name = farthest.name();
        if (farthest.type().integer()) {
            return name + " <= 1000000";
        }
        boolean large = value.abs().compareTo(Rational.ONE) > 0;
        return value.signum() < 0
                ? name + (large ? " >= -1e12" : " <= -1e-12")
                : name + (large ? " <= 1e12" : " >= 1e-12");
    }

    private static double distance(Rational value) {
        return value.signum() == 0 ? 0 : Math.abs(Math.log(value.abs().toDouble()));
    }
}
