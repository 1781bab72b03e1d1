package org.formulary.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.formulary.quantity.Quantity;

/**
 * A formula under test: its parameters, its equation in prefix form and the methods generated from it. Each check draws
 * its points from the {@linkplain Seed seed} in force and throws an {@link AssertionError} that shows seed, plainest failing
 * arguments, what was expected and what came. The system property {@code formulary.points} sets how many points each check
 * draws; 200 without it.
 */
public final class FormulaCase {

    private final FormulaUnderTest formula;

    private FormulaCase(FormulaUnderTest formula) {
        this.formula = formula;
    }

    /** Begins the description of the formula that messages call {@code name}. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /**
     * Every result agrees with the equation in arbitrary precision: integers exactly, reals to their tolerance.
     *
     * @return how many results were compared, all outputs and points together
     */
    public int agrees() {
        Agreement check = new Agreement(formula);
        return formula.outputs().stream().mapToInt(check::check).sum();
    }

    /**
     * Boundaries of the domain are accepted; what lies just outside, is infinite or not a number, is refused with the message
     * that names formula, parameter, requirement and value.
     */
    public void keepsDomain() {
        new DomainCheck(formula).check();
    }

    /** The methods for quantities agree with the equation whichever unit each argument comes in. */
    public void agreesInAnyUnit() {
        UnitCheck check = new UnitCheck(formula);
        formula.outputs().stream()
                .filter(output -> output.quantity().isPresent())
                .forEach(check::check);
    }

    /** A law holds at all points of the domain. */
    public void law(String text, String claim) {
        check(Law.of(text, claim));
    }

    /** A law holds at all points of the domain that meet a condition. */
    public void law(String text, String claim, String when) {
        check(Law.of(text, claim, when));
    }

    /** While a parameter grows and all others stay, an output never falls, but for rounding. */
    public void neverFalls(String output, String parameter) {
        new TrendCheck(formula, output, parameter).check(1);
    }

    /** While a parameter grows and all others stay, an output never rises, but for rounding. */
    public void neverRises(String output, String parameter) {
        new TrendCheck(formula, output, parameter).check(-1);
    }

    private void check(Law law) {
        long seed = Seed.current();
        LawResult result = law.test(formula.parameters(), formula.conditions(), seed, Seed.points());
        result.counterexample().ifPresent(counterexample -> {
            throw new AssertionError(formula.name() + ": the law " + law.text() + " fails\n  at " + counterexample
                    + "\n  repeat with " + Seed.option(seed));
        });
        if (result.points() == 0) {
            throw new AssertionError(formula.name() + ": no point of the domain was found to test the law " + law.text()
                    + "\n  repeat with " + Seed.option(seed));
        }
    }

    /**
     * An inverse gives back the argument that it was solved for: at what the formula gives for arguments, as near as a unit in
     * the last place of that value moves it.
     *
     * @param output the output that it was solved from
     * @param inverse the inverse: the output is its first parameter, the argument its result
     */
    public void solvedBy(String output, FormulaCase inverse) {
        new RoundTrip(formula, formula.output(output), inverse.formula, true).check();
    }

    /** One of several inverses, which need not be the one that gives the argument back, agrees with its equation there. */
    public void solvedInPartBy(String output, FormulaCase inverse) {
        new RoundTrip(formula, formula.output(output), inverse.formula, false).check();
    }

    /**
     * A search finds the largest integer for which an output is at most a target.
     *
     * @param output the output
     * @param parameter the parameter that is searched for
     * @param target the Java name of the target, by which refusals call it
     * @param unit the unit of the target in refusals
     * @param search calls the generated method for a target and the other arguments of a point
     */
    public void largestAtMost(
            String output, String parameter, String target, String unit, ToLongBiFunction<Number, Point> search) {
        new SearchCheck(formula, output, parameter, true, true, search).check(target, unit);
    }

    /** A search finds the smallest integer for which an output is at least a target; see {@link #largestAtMost}. */
    public void smallestAtLeast(
            String output, String parameter, String target, String unit, ToLongBiFunction<Number, Point> search) {
        new SearchCheck(formula, output, parameter, false, false, search).check(target, unit);
    }

    /** A search finds the smallest integer for which an output is at most a target; see {@link #largestAtMost}. */
    public void smallestAtMost(
            String output, String parameter, String target, String unit, ToLongBiFunction<Number, Point> search) {
        new SearchCheck(formula, output, parameter, false, true, search).check(target, unit);
    }

    /** A search finds the largest integer for which an output is at least a target; see {@link #largestAtMost}. */
    public void largestAtLeast(
            String output, String parameter, String target, String unit, ToLongBiFunction<Number, Point> search) {
        new SearchCheck(formula, output, parameter, true, false, search).check(target, unit);
    }

    /**
     * Derivative and elasticity agree with their own equations, and these with difference quotients of the formula's; and the
     * derivative has the sign that it is known to have.
     *
     * @param parameter by which they are
     * @param sign 1 if the derivative is never below 0, -1 if it is never above, 0 if nothing is known
     */
    public void differentiatedBy(String parameter, int sign, FormulaCase derivative, FormulaCase elasticity) {
        derivative.agrees();
        elasticity.agrees();
        new SlopeTest(formula, parameter, sign, derivative.formula, elasticity.formula).check();
    }

    /** Begins a worked example. */
    public ExampleCheck example() {
        return new ExampleCheck(formula, Map.of());
    }

    /** Begins the check of what is printed of the formula. */
    public PrintedCheck printed() {
        return PrintedCheck.of(formula);
    }

    /** Collects the description of a formula. */
    public static final class Builder {

        private final String name;
        private final List<Parameter> parameters = new ArrayList<>();
        private final List<JointDomain> domains = new ArrayList<>();
        private final List<String> callees = new ArrayList<>();
        private final Map<String, Output> outputs = new LinkedHashMap<>();

        private Builder(String name) {
            this.name = name;
        }

        /**
         * A parameter.
         *
         * @param symbol its name in prefix form
         * @param javaName its name in Java
         * @param range where its values lie, in the declared unit
         * @param unit the declared unit as messages print it; empty for a pure number
         * @param requirement its domain as messages print it; empty where there is none
         */
        public Builder parameter(String symbol, String javaName, ArgumentRange range, String unit, String requirement) {
            parameters.add(Parameter.of(symbol, javaName, range, unit, requirement));
            return this;
        }

        /**
         * A domain that is more than the parameter's range.
         *
         * @param symbol the parameter that is refused outside
         * @param requirement the domain as messages print it
         * @param condition in prefix form over all parameters, in coherent units
         */
        public Builder where(String symbol, String requirement, String condition) {
            domains.add(new JointDomain(symbol, requirement, ReferenceFormula.parseCondition(condition)));
            return this;
        }

        /** The names of other formulas that the generated method calls, which refuse in their own names. */
        public Builder calling(String... methods) {
            callees.addAll(List.of(methods));
            return this;
        }

        /**
         * A real result.
         *
         * @param output its symbol
         * @param unit its declared unit; empty for a pure number
         * @param reference the equation in prefix form
         * @param tolerance how far the method may be off
         * @param java calls the generated method
         */
        public Builder real(
                String output, String unit, String reference, Tolerance tolerance, ToDoubleFunction<Point> java) {
            return add(output, reference, new Output.Computation.InReals(UnitText.parse(unit), tolerance, java));
        }

        /** An integer result of type {@code long}. */
        public Builder integer(String output, String reference, ToLongFunction<Point> java) {
            return add(output, reference, new Output.Computation.InIntegers(Long.SIZE, java));
        }

        /** An integer result of type {@code int}. */
        public Builder int32(String output, String reference, ToIntFunction<Point> java) {
            return add(output, reference, new Output.Computation.InIntegers(Integer.SIZE, java::applyAsInt));
        }

        private Builder add(String output, String reference, Output.Computation computation) {
            ReferenceFormula equation = ReferenceFormula.parse(reference);
            outputs.put(
                    output, new Output(output, equation, equation, computation, Optional.empty(), Output.Context.NONE));
            return this;
        }

        /** The form that the code runs for an output, where it is not the equation. */
        public Builder computedAs(String output, String form) {
            return change(output, o -> o.withComputed(ReferenceFormula.parse(form)));
        }

        /** The generated method for quantities. */
        public Builder quantity(String output, Function<Point, Quantity> java) {
            return change(output, o -> o.withQuantity(java));
        }

        private Builder change(String output, UnaryOperator<Output> change) {
            if (outputs.computeIfPresent(output, (symbol, o) -> change.apply(o)) == null) {
                throw new IllegalArgumentException("no output " + output + " among " + outputs.keySet());
            }
            return this;
        }

        /** The formula as described so far. */
        public FormulaCase build() {
            return new FormulaCase(
                    new FormulaUnderTest(name, parameters, domains, List.copyOf(outputs.values()), callees));
        }
    }
}
