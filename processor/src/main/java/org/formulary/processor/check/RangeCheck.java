package org.formulary.processor.check;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Enclosures;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.Finiteness.Trouble;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Guards;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range.Bound;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.Problem.Severity;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.quantity.Rational;

/**
 * Whether doubles and 64 bits carry a formula wherever its parameters are in their domains, and if not, what has to be
 * guarded so that it throws there. That a result itself is beyond the range of doubles somewhere is true of most formulas
 * and known to everyone: readers are told, the author is not. An integer that does not fit, or numbers on the way that do
 * not though the result does, are worth a note.
 */
final class RangeCheck {

    private static final Rational GREATEST = Rational.of(Double.MAX_VALUE);

    private RangeCheck() {}

    /**
     * What is proved and what is to be guarded.
     *
     * @param findings receives a note at the first point found where something other than the result leaves its range
     */
    static Finiteness check(
            FormulaDeclaration declaration,
            CheckedFormula formula,
            Definedness definedness,
            FormulaLookup formulas,
            List<Finding> findings) {
        Finiteness guarded = guarded(formula, definedness, formulas);
        boolean open = guarded.proved().size() < formula.outputs().size();
        Optional<RangeWitness.Found> witness = open ? new RangeWitness(formula, formulas).find() : Optional.empty();
        // Nearly every quotient of unbounded numbers fails somewhere beyond 1e100: readers are told, authors are
        // spared.
        witness.filter(found -> found.isOrdinary() && !AcceptCheck.accepts(declaration, Code.RANGE))
                .ifPresent(found -> findings.add(note(declaration, formula, found)));
        return witness.map(found -> new Finiteness(guarded.proved(), guarded.guards(), Optional.of(found.trouble())))
                .orElse(guarded);
    }

    /** What is proved and what is to be guarded; no arguments are looked for at which a number leaves its range. */
    static Finiteness guarded(CheckedFormula formula, Definedness definedness, FormulaLookup formulas) {
        Meaning meaning = Meaning.of(formula.computed().tree(), formulas);
        Optional<Box> box = box(formula, meaning);
        if (box.isEmpty()) {
            return Finiteness.UNKNOWN;
        }
        Set<String> proved = new LinkedHashSet<>();
        Set<String> unchecked = new LinkedHashSet<>();
        GuardCollector guards = new GuardCollector();
        for (int i = 0; i < formula.outputs().size(); i++) {
            Variable output = formula.outputs().get(i).variable();
            Expr value = formula.computed().tree().outputs().get(i).value();
            GuardCollector own = formula.outputs().size() > 1 ? new GuardCollector() : guards;
            Computed result = result(formula, i, meaning, box.get(), own);
            boolean carried = output.type().integer()
                    ? fits(value, output.type(), meaning, box.get())
                    : result.isCarried() && definedness.isProved();
            if (carried) {
                unchecked.add(output.name());
            }
            if (carried && own.all().isEmpty() && definedness.isProved()) {
                proved.add(output.name());
            }
            if (formula.outputs().size() > 1) {
                // Once more together with the others: a guard of one can be too weak for another.
                result(formula, i, meaning, box.get(), guards);
            }
        }
        return new Finiteness(proved, new Guards(guards.all(), unchecked), Optional.empty());
    }

    /** What the only result of a called formula can be, before its method looks at it. */
    static Computed result(CheckedFormula callee, FormulaLookup formulas) {
        Meaning meaning = Meaning.of(callee.computed().tree(), formulas);
        return box(callee, meaning)
                .map(box -> result(callee, 0, meaning, box, new GuardCollector()))
                .orElseGet(Computed::anything);
    }

    private static Computed result(CheckedFormula formula, int index, Meaning meaning, Box box, GuardCollector guards) {
        if (formula.hasBody()) {
            return Computed.anything();
        }
        Computed coherent = new DoubleRanges(formula, meaning, box, guards)
                .of(formula.computed().tree().outputs().get(index).value());
        return converted(coherent, formula.outputs().get(index));
    }

    /** A result as it is returned, in the declared unit. */
    private static Computed converted(Computed coherent, Output output) {
        double factor = output.variable().unit().factor().toDouble();
        boolean fits = coherent.maxAbs() / factor < Double.MAX_VALUE / 16;
        return output.variable().unit().isCoherent() || fits ? coherent : Computed.anything();
    }

    /** The domains of the parameters, within what their types hold. */
    private static Optional<Box> box(CheckedFormula formula, Meaning meaning) {
        List<Variable> parameters =
                formula.parameters().stream().map(Parameter::variable).toList();
        Optional<Box> box = Narrowing.domains(parameters, meaning);
        for (Variable parameter : parameters) {
            Interval held = held(parameter);
            box = box.flatMap(before -> before.narrowed(parameter.name(), held));
        }
        return box;
    }

    /** The values of a parameter's type, in coherent units. */
    private static Interval held(Variable parameter) {
        Interval type = parameter.type().integer() ? integers(parameter.type()) : reals();
        // A little more than that: a conversion rounds, and pi is no fraction.
        Rational room = Rational.of(parameter.unit().isCoherent() ? 1 : 1_000);
        Rational factor = parameter.unit().factor().times(room);
        return new Interval(
                type.lower().map(bound -> times(bound, factor)),
                type.upper().map(bound -> times(bound, factor)),
                false);
    }

    private static Bound times(Bound bound, Rational factor) {
        return new Bound(bound.value().times(factor), bound.open());
    }

    private static Interval reals() {
        return new Interval(
                Optional.of(new Bound(GREATEST.negate(), false)), Optional.of(new Bound(GREATEST, false)), false);
    }

    private static Interval integers(NumberType type) {
        BigInteger beyond = BigInteger.ONE.shiftLeft(type == NumberType.INT ? Integer.SIZE - 1 : Long.SIZE - 1);
        return new Interval(
                Optional.of(new Bound(Rational.of(beyond.negate()), false)),
                Optional.of(new Bound(Rational.of(beyond.subtract(BigInteger.ONE)), false)),
                true);
    }

    /** Whether an integer and all integers that it is made of fit. */
    private static boolean fits(Expr value, NumberType type, Meaning meaning, Box box) {
        CheckedIntegers integers = new CheckedIntegers(meaning, box, new Enclosures(meaning, box));
        return within(integers.enclosures().of(value), type) && integers.fit(value);
    }

    private static boolean within(Interval range, NumberType type) {
        return integers(type).hull(range).equals(integers(type));
    }

    /** Integers on the way to an integer. */
    private record CheckedIntegers(Meaning meaning, Box box, Enclosures enclosures) {
        boolean fit(Expr value) {
            boolean itself = value instanceof Expr.Num
                    || within(enclosures.of(value), NumberType.LONG)
                    || !enclosures.of(value).integer();
            return itself
                    && Stream.concat(
                                    Trees.operands(value).stream(),
                                    value instanceof Expr.Name name
                                            ? meaning.definition(name.name(), box).stream()
                                            : Stream.empty())
                            .allMatch(this::fit);
        }
    }

    private static Finding note(FormulaDeclaration declaration, CheckedFormula formula, RangeWitness.Found found) {
        Trouble trouble = found.trouble();
        String what = "the result is " + trouble.value()
                + switch (trouble.kind()) {
                    case INTEGER -> ", more than " + bits(formula) + " bits hold,";
                    case OVERFLOW -> ", more than a double holds,";
                    case UNDEFINED, WRONG -> ", but numbers on the way to it pass the range of doubles,";
                };
        Expr whole = formula.computed().tree().outputs().get(0).value();
        return new Finding(
                formula.computeAs().isPresent() ? declaration.computeAs() : declaration.equation(),
                new Problem(
                        Code.RANGE,
                        Severity.NOTE,
                        what + " at " + trouble.place(),
                        List.of(new Label(whole.span(), "the generated method throws there")),
                        Optional.of("where such arguments never occur, say so: domain = \"" + found.bound() + "\"")));
    }

    private static int bits(CheckedFormula formula) {
        return formula.outputs().get(0).variable().type() == NumberType.INT ? Integer.SIZE : Long.SIZE;
    }
}
