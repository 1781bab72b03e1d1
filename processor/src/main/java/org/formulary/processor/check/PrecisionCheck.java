package org.formulary.processor.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.algebra.BetterForms;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.CancellationSearch;
import org.formulary.processor.algebra.CancellationSearch.Suspect;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.Problem.Severity;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Rational;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/**
 * Warns where what the code runs loses more than half of its digits by cancellation, for arguments in their domains and of
 * plausible size: within 1e-30 and 1e30 in their declared units, where their domains do not ask for others.
 *
 * <p>That is measured against the exact value. Arguments count as exact, and yet a difference such as {@code E - k ln(Q)} is
 * not warned of where it passes through zero: what its roundings change there, a last place of an argument would change as
 * well, and no other form does better. It is warned of if the error is larger than that by far, or if a better form is known.
 */
final class PrecisionCheck {

    /** Points that are evaluated exactly before a suspicion is dropped. */
    private static final int MAX_MEASURED = 16;

    /** Operations for which other forms are sought, of those that lose no more than rounded arguments would. */
    private static final int MAX_GUILTY = 3;

    /** A form is better if it has lost so many times less. */
    private static final double BETTER = 1 << 10;

    /** Operations that are mended one after the other. */
    private static final int MAX_STEPS = 3;

    /** Forms that are searched for losses in all. */
    private static final int MAX_FORMS = 5;

    /** Smaller results are the business of underflow. */
    private static final double SMALLEST = 1e-290;

    /** Decimal digits of a double. */
    private static final int DIGITS = 16;

    /** Powers of ten up to this one are written out. */
    private static final int PLAIN_EXPONENT = 5;

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final Evaluation evaluation;
    private final ProposedForm proposals;
    private final ComputeAsCheck equality;
    private final Map<Integer, ReferenceFormula> references = new LinkedHashMap<>();
    private final IdentityHashMap<Expr, Optional<Equation>> rewritten = new IdentityHashMap<>();
    private int forms;

    PrecisionCheck(
            CheckedFormula formula,
            FormulaLookup formulas,
            Evaluation evaluation,
            ProposedForm proposals,
            ComputeAsCheck equality) {
        this.formula = formula;
        this.formulas = formulas;
        this.evaluation = evaluation;
        this.proposals = proposals;
        this.equality = equality;
    }

    /** A result that was found to have lost more than half of its digits, and its exact value, in coherent units. */
    private record Measured(Suspect suspect, Real exact, double error) {}

    /** A loss, and a form without it where one is known. */
    private record Loss(Measured measured, Optional<Equation> better) {}

    /**
     * Looks for the loss.
     *
     * @param computed the text that the code runs
     */
    Optional<Finding> check(SourceText computed) {
        return loss(formula.computed().tree(), MAX_STEPS)
                .map(loss -> new Finding(computed, problem(loss, computed.value())));
    }

    private Optional<Loss> loss(Equation equation, int steps) {
        forms++;
        List<Suspect> suspects = CancellationSearch.find(formula, equation, formulas);
        Optional<Measured> unstable =
                measured(suspects.stream().filter(Suspect::unstable).toList());
        if (unstable.isPresent()) {
            return unstable.map(found -> new Loss(found, better(equation, found, steps)));
        }
        IdentityHashMap<Expr, List<Suspect>> byGuilty = new IdentityHashMap<>();
        suspects.forEach(suspect -> byGuilty.computeIfAbsent(suspect.guilty(), guilty -> new ArrayList<>())
                .add(suspect));
        return suspects.stream()
                .map(Suspect::guilty)
                .distinct()
                .limit(MAX_GUILTY)
                .filter(guilty -> rewritten(equation, guilty).isPresent())
                .flatMap(guilty -> measured(byGuilty.get(guilty)).stream())
                .map(found -> new Loss(found, better(equation, found, steps)))
                .filter(loss -> loss.better().isPresent())
                .findFirst();
    }

    private Optional<Measured> measured(List<Suspect> suspects) {
        return suspects.stream()
                .limit(MAX_MEASURED)
                .flatMap(suspect -> measured(suspect).stream())
                .filter(found -> found.error() > CancellationSearch.HALF_OF_THE_DIGITS)
                .findFirst();
    }

    private Optional<Measured> measured(Suspect suspect) {
        try {
            Real exact = references
                    .computeIfAbsent(
                            suspect.output(),
                            output -> ReferenceFormula.parse(evaluation
                                    .printer()
                                    .output(formula.equation().tree(), output)))
                    .evaluate(environment(suspect.point()));
            return exact.signum() == 0 || Math.abs(exact.toDouble()) < SMALLEST
                    ? Optional.empty()
                    : Optional.of(new Measured(suspect, exact, error(exact, suspect.computed())));
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }

    private static double error(Real exact, double computed) {
        return exact.distance(computed) / Math.abs(exact.toDouble());
    }

    private Map<String, Real> environment(List<Double> point) {
        Map<String, Real> environment = new LinkedHashMap<>();
        for (int i = 0; i < point.size(); i++) {
            Variable variable = formula.parameters().get(i).variable();
            environment.put(variable.name(), Evaluation.coherent(Rational.of(point.get(i)), variable.unit()));
        }
        return environment;
    }

    private Optional<Equation> rewritten(Equation equation, Expr guilty) {
        return rewritten.computeIfAbsent(guilty, node -> rewriting(equation, node));
    }

    private Optional<Equation> rewriting(Equation equation, Expr guilty) {
        List<Variable> variables =
                formula.parameters().stream().map(Parameter::variable).toList();
        Optional<Box> box = Narrowing.domains(variables, Meaning.of(equation, formulas));
        return box.flatMap(domains -> BetterForms.of(equation, guilty, domains, formulas));
    }

    /** A form that is right where this one is not, that loses nothing elsewhere, and that is equal. */
    private Optional<Equation> better(Equation equation, Measured found, int steps) {
        Optional<Equation> form = steps == 0 || forms >= MAX_FORMS
                ? Optional.empty()
                : rewritten(equation, found.suspect().guilty())
                        .flatMap(proposals::read)
                        .map(CheckedEquation::tree);
        // What is mended may only show what else is lost.
        return form.flatMap(candidate ->
                        loss(candidate, steps - 1).map(Loss::better).orElse(Optional.of(candidate)))
                .filter(candidate -> improves(candidate, found))
                .filter(equality::isProved);
    }

    private boolean improves(Equation form, Measured found) {
        Suspect suspect = found.suspect();
        return CancellationSearch.computed(formula, form, formulas, suspect.output(), suspect.point())
                .filter(value -> error(found.exact(), value) * BETTER < found.error())
                .isPresent();
    }

    private Problem problem(Loss loss, String text) {
        Suspect suspect = loss.measured().suspect();
        Variable output = formula.outputs().get(suspect.output()).variable();
        Expr guilty = suspect.guilty();
        String exact = exact(loss.measured().exact(), output);
        int right = (int) Math.max(0, Math.floor(-Math.log10(loss.measured().error())));
        String help = loss.better()
                .map(form -> "write computeAs = \"" + PlainPrinter.equation(form) + "\"")
                .orElse("write a form without it as `computeAs`, narrow the domain,"
                        + " or say accept = \"precision: why it does no harm here\"");
        return new Problem(
                Code.PRECISION,
                Severity.WARNING,
                "`" + guilty.span().in(text) + "` loses digits at " + place(suspect.point()) + ": `" + output.name()
                        + "` is computed as " + computed(suspect.computed(), output) + " and is " + exact,
                List.of(new Label(guilty.span(), "leaves " + right + " of " + DIGITS + " digits")),
                Optional.of(help));
    }

    private static String computed(double coherent, Variable variable) {
        return figures(new BigDecimal(Double.toString(variable.unit().fromCoherent(coherent)))) + unit(variable);
    }

    private static String exact(Real coherent, Variable variable) {
        Rational value = Evaluation.inUnit(coherent, variable.unit());
        BigDecimal decimal =
                new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), new MathContext(DIGITS));
        return figures(decimal) + unit(variable);
    }

    /** As people write it: powers of ten where the number is large or small. */
    private static String figures(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        int exponent = plain.precision() - plain.scale() - 1;
        return Math.abs(exponent) <= PLAIN_EXPONENT
                ? plain.toPlainString()
                : plain.movePointLeft(exponent).toPlainString() + "e" + exponent;
    }

    private static String unit(Variable variable) {
        boolean none = variable.unit().dimension().isNone() && variable.unit().isCoherent();
        return none ? "" : " " + variable.unit().symbol();
    }

    private String place(List<Double> point) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) {
            Variable variable = formula.parameters().get(i).variable();
            values.add(variable.name() + " = "
                    + figures(new BigDecimal(point.get(i).toString())) + unit(variable));
        }
        return values.stream().collect(Collectors.joining(", "));
    }
}
