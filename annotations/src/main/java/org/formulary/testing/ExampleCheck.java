package org.formulary.testing;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.runtime.DomainException;

/** A worked example: the arguments as written, and what the equation and the generated methods must give for them. */
public final class ExampleCheck {

    private final FormulaUnderTest formula;
    private final Map<String, Number> given;

    ExampleCheck(FormulaUnderTest formula, Map<String, Number> given) {
        this.formula = formula;
        this.given = given;
    }

    /** The example with an argument: a decimal, and its unit; an empty unit is that of a pure number. */
    public ExampleCheck given(String symbol, String number, String unit) {
        Parameter parameter = formula.parameter(symbol);
        Real value = Conversions.fromCoherent(coherent(number, unit), parameter.unit());
        Map<String, Number> more = new LinkedHashMap<>(given);
        more.put(symbol, parameter.range().isInteger() ? (Number) count(symbol, value) : (Number) value.toDouble());
        return new ExampleCheck(formula, more);
    }

    private static long count(String symbol, Real value) {
        if (!value.isExact() || !value.rational().isInteger()) {
            throw new IllegalArgumentException(symbol + " is a count, and " + value + " is none");
        }
        return value.rational().numerator().longValueExact();
    }

    /**
     * The result, exact or rounded to the digits written.
     *
     * @throws AssertionError if the equation or the generated method gives another
     */
    public ExampleCheck then(String output, String number, String unit) {
        Output result = formula.output(output);
        Point point = point();
        Unit written = UnitText.parse(unit);
        Real exact = Conversions.fromCoherent(result.reference().evaluate(point.environment()), written);
        Rational halfDigit = halfOfLastDigit(number);
        Real off = exact.minus(Real.of(RationalText.parse(number))).abs();
        if (!isAtMost(off, halfDigit)) {
            throw failure(point, output, number + " " + unit, exact + " " + unit);
        }
        if (Outcome.of(() -> Agreement.judge(result, point)) instanceof Outcome.Wrong wrong) {
            throw failure(point, output, wrong.expected(), wrong.actual());
        }
        return this;
    }

    /**
     * The generated methods refuse the arguments.
     *
     * @throws AssertionError if one computes a result from them
     */
    public void refused() {
        Point point = point();
        for (Output output : formula.outputs()) {
            Optional<Number> result = result(output, point);
            if (result.isPresent()) {
                throw failure(point, output.name(), "a refusal", result.get().toString());
            }
        }
    }

    private static Optional<Number> result(Output output, Point point) {
        try {
            return Optional.of(JavaCall.of(output, point));
        } catch (DomainException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    private Point point() {
        for (Parameter parameter : formula.parameters()) {
            if (!given.containsKey(parameter.symbol())) {
                throw new IllegalArgumentException("the example gives no " + parameter.symbol());
            }
        }
        return Point.of(formula.parameters(), given);
    }

    private static Real coherent(String number, String unit) {
        return Conversions.toCoherent(Real.of(RationalText.parse(number)), UnitText.parse(unit));
    }

    private static Rational halfOfLastDigit(String number) {
        return Rational.of(new BigDecimal(number).ulp()).dividedBy(Rational.of(2));
    }

    /** A distance that no precision tells from the bound is taken to be the bound. */
    private static boolean isAtMost(Real distance, Rational bound) {
        try {
            return distance.compareTo(Real.of(bound)) <= 0;
        } catch (UndecidedException e) {
            return true;
        }
    }

    private AssertionError failure(Point point, String output, String expected, String actual) {
        return new AssertionError(formula.name() + ": the example's " + output + " does not hold\n  at " + point
                + "\n  expected " + expected + "\n  but was " + actual);
    }
}
