package org.formulary.testing;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.formulary.testing.notation.EquationReader;
import org.formulary.testing.notation.PrintedEquation;
import org.formulary.testing.notation.UnreadableException;

/**
 * Holds printed equations against what the formula computes: each is read as a person reads it, and what it says has the
 * values of the equation all over the domain.
 */
public final class PrintedCheck {

    private final FormulaUnderTest formula;
    private final EquationReader reader;

    PrintedCheck(FormulaUnderTest formula, EquationReader reader) {
        this.formula = formula;
        this.reader = reader;
    }

    /** The check of a formula whose symbols are printed as their names say. */
    static PrintedCheck of(FormulaUnderTest formula) {
        List<String> names = Stream.concat(
                        formula.parameters().stream().map(Parameter::symbol),
                        formula.outputs().stream().map(Output::name))
                .toList();
        return new PrintedCheck(formula, EquationReader.of(names));
    }

    /** Says that a symbol has LaTeX of its own. */
    public PrintedCheck written(String symbol, String latex) {
        return new PrintedCheck(formula, reader.written(symbol, latex));
    }

    /** Says what a symbol stands for that is neither a parameter nor a result: its value in prefix form. */
    public PrintedCheck standingFor(String symbol, String value) {
        return new PrintedCheck(formula, reader.taking(symbol, value));
    }

    /** Says what a called formula is: the name it is printed by, its equation in prefix form, and its parameters. */
    public PrintedCheck calling(String name, String equation, String... parameters) {
        return new PrintedCheck(formula, reader.calling(name, equation, List.of(parameters)));
    }

    /**
     * The LaTeX of the equation.
     *
     * @throws AssertionError if it cannot be read, or says something else
     */
    public PrintedCheck latex(String latex) {
        Markup.requireLatex(latex);
        says(read(latex, () -> reader.latex(latex)), latex);
        return this;
    }

    /**
     * The LaTeX of the equation with symbols of the reader's own: a sum, a product or a power in place of any parameter or
     * of all leaves the equation what it was.
     *
     * @throws AssertionError if it does not
     */
    public PrintedCheck latexWith(Function<String[], String> latex) {
        String plain = latex.apply(new String[0]);
        new ForeignSymbols(formula, reader).check(latex, plain);
        return latex(plain);
    }

    /**
     * The MathML of the equation.
     *
     * @throws AssertionError if it cannot be read, or says something else
     */
    public PrintedCheck mathml(String mathml) {
        says(read(mathml, () -> reader.mathml(Markup.parseMathml(mathml))), mathml);
        return this;
    }

    /**
     * The equation in English words.
     *
     * @throws AssertionError if they cannot be understood, or say something else
     */
    public PrintedCheck spoken(String words) {
        says(read(words, () -> reader.spoken(words)), words);
        return this;
    }

    static PrintedEquation read(String text, Supplier<PrintedEquation> reading) {
        try {
            return reading.get();
        } catch (UnreadableException e) {
            throw new AssertionError(e.getMessage() + "\n  in " + text, e);
        }
    }

    private void says(PrintedEquation printed, String text) {
        List<String> outputs = formula.outputs().stream().map(Output::name).toList();
        if (!printed.outputs().equals(outputs)) {
            throw new AssertionError(
                    "equations for " + printed.outputs() + " instead of " + outputs + "\n  in " + text);
        }
        for (Output output : formula.outputs()) {
            says(output, printed, text);
        }
    }

    private void says(Output output, PrintedEquation printed, String text) {
        ReferenceFormula read = ReferenceFormula.parse(printed.value(output.name()));
        if (CanonicalNode.isSame(read.root(), output.reference().root())) {
            return;
        }
        long seed = Seed.current();
        Samples samples = formula.samples(seed);
        PointwiseCheck.over(
                samples.draw(Seed.points()),
                samples,
                point -> compare(output.reference(), read, point),
                formula.name() + ": " + output.name() + " against " + text,
                seed);
    }

    private static Outcome compare(ReferenceFormula equation, ReferenceFormula printed, Point point) {
        Map<String, Real> environment = point.environment();
        Real expected;
        try {
            expected = equation.evaluate(environment);
        } catch (UndefinedException e) {
            return Outcome.OPEN;
        }
        try {
            Claim same = new Claim.Comparison(Claim.Relation.EQUAL, equation.root(), printed.root());
            return new ReferenceCondition(same).isRefuted(environment)
                    ? new Outcome.Wrong(
                            expected.toString(), printed.evaluate(environment).toString())
                    : Outcome.RIGHT;
        } catch (UndefinedException e) {
            return new Outcome.Wrong(expected.toString(), e.getMessage());
        }
    }
}
