package org.formulary.processor.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;

/** Exact evaluation of checked trees, by the evaluator that generated tests use as well. */
final class Evaluation {

    private final PrefixPrinter printer;

    /** Evaluates with the formulas that may be called. */
    Evaluation(FormulaLookup formulas) {
        this.printer = new PrefixPrinter(formulas);
    }

    /** The arguments in coherent units: those given, then the defaults of the others. */
    Map<String, Real> environment(CheckedFormula formula, List<Binding> given) {
        Map<String, Real> environment = new LinkedHashMap<>();
        for (Parameter parameter : formula.parameters()) {
            Variable variable = parameter.variable();
            environment.put(variable.name(), coherent(binding(parameter, given), variable));
        }
        return environment;
    }

    /** The arguments of a point in coherent units. */
    static Map<String, Real> environment(CheckedFormula formula, Point point) {
        Map<String, Real> environment = new LinkedHashMap<>();
        for (Parameter parameter : formula.parameters()) {
            Variable variable = parameter.variable();
            environment.put(variable.name(), coherent(at(point, variable), variable.unit()));
        }
        return environment;
    }

    /** The value of one argument of a point, in its declared unit. */
    static Rational at(Point point, Variable variable) {
        return variable.type().integer()
                ? Rational.of(point.integer(variable.name()))
                : Rational.of(point.real(variable.name()));
    }

    /** The value of a parameter: the one given, or its default. */
    static Binding binding(Parameter parameter, List<Binding> given) {
        return given.stream()
                .filter(candidate ->
                        candidate.name().name().equals(parameter.variable().name()))
                .findFirst()
                .or(parameter::defaultValue)
                .orElseThrow();
    }

    /** A given value in coherent units. */
    static Real coherent(Binding binding, Variable variable) {
        return coherent(binding.value(), BindingCheck.unit(binding, variable));
    }

    /** A number of a unit in coherent units. */
    static Real coherent(Rational value, Unit unit) {
        Rational rational = value.times(unit.factor()).plus(unit.offset());
        return unit.piPower() == 0
                ? Real.of(rational)
                : ReferenceFormula.parse("(* " + rational + " (^ pi " + unit.piPower() + "))")
                        .evaluate(Map.of());
    }

    /** Whether a condition holds at a point. */
    boolean holds(Condition condition, Map<String, Real> environment) {
        return ReferenceFormula.parseCondition(printer.condition(condition)).test(environment);
    }

    /**
     * Whether a value given for a variable is in its domain. Bounds are compared in the declared unit where they are in it:
     * that 90 degrees are at most 90 degrees is not to be seen from any number of digits in radians.
     *
     * @param environment the arguments in coherent units, which the domain may name
     */
    boolean admits(Variable variable, Binding binding, Map<String, Real> environment) {
        Optional<Domain> bounds =
                variable.domain().filter(domain -> domain.range().exact());
        Optional<Rational> value = BindingCheck.inDeclaredUnit(binding, variable);
        if (bounds.isPresent() && value.isPresent()) {
            return bounds.get().range().contains(value.get());
        }
        return variable.domain()
                .filter(domain -> !holds(domain.condition(), environment))
                .isEmpty();
    }

    /** An output of an equation at a point, in coherent units. */
    Real output(CheckedEquation equation, int index, Map<String, Real> environment) {
        return ReferenceFormula.parse(printer.output(equation.tree(), index)).evaluate(environment);
    }

    /** The prefix form of an output. */
    PrefixPrinter printer() {
        return printer;
    }

    /** A value in coherent units taken to a unit; exact where the value is. */
    static Rational inUnit(Real value, Unit unit) {
        Real scaled = unit.piPower() == 0
                ? value
                : ReferenceFormula.parse("(/ x (^ pi " + unit.piPower() + "))").evaluate(Map.of("x", value));
        Rational rational = scaled.isExact() ? scaled.rational() : middle(scaled);
        return rational.minus(unit.offset()).dividedBy(unit.factor());
    }

    /** A value to about 40 digits, as a fraction; 0 where it cannot be told from it. */
    static Real rounded(Real value) {
        if (value.isExact()) {
            return value;
        }
        boolean nearZero = value.lower().signum() != value.upper().signum();
        return Real.of(nearZero ? Rational.ZERO : value.lower());
    }

    /** A fraction within some 40 digits of the number: far more than any example writes. */
    private static Rational middle(Real value) {
        return value.lower().plus(value.upper()).dividedBy(Rational.of(2));
    }

    /** A number with that many significant digits, without trailing zeros, as plain text where that is short. */
    static String decimal(Rational value, int digits) {
        return decimal(
                new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), new MathContext(digits)),
                digits);
    }

    /** The same of a number that need not be a fraction, nor of a size that one could write out. */
    static String decimal(Real value, int digits) {
        return value.isExact() ? decimal(value.rational(), digits) : decimal(value.toBigDecimal(digits), digits);
    }

    private static String decimal(BigDecimal value, int digits) {
        BigDecimal decimal = value.stripTrailingZeros();
        boolean plain = decimal.scale() <= digits + 3 && (long) decimal.precision() - decimal.scale() <= digits + 3;
        return plain ? decimal.toPlainString() : decimal.toString();
    }

    /** What stands behind a number in a unit; nothing for a pure number. */
    static String suffix(Unit unit) {
        return unit.dimension().isNone() && unit.isCoherent() ? "" : " " + unit.symbol();
    }
}
