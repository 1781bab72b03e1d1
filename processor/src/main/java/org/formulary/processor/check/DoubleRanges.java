package org.formulary.processor.check;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Enclosures;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.check.Computed.Exactness;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;
import org.formulary.quantity.Rational;

/**
 * Follows an equation as doubles compute it, over a box: what each number can be, and which must be guarded because what is
 * made of them would hide that they are infinite, no number, or without digits.
 */
final class DoubleRanges implements Expr.Visitor<Computed> {

    /** A shift by tiny numbers up to this, as a binary logarithm, goes unnoticed. */
    static final double BUDGET = -970;

    /** A tail that is off by no more than this, as a binary logarithm, has its digits where it is a normal number. */
    static final double TAIL = -1073;

    /** More than all roundings of a number without cancellation add up to. */
    private static final double ROUNDINGS = 1e-12;

    private final CheckedFormula formula;
    private final Meaning meaning;
    private final Box box;
    private final GuardCollector guards;
    private final Enclosures enclosures;
    private final IdentityHashMap<Expr, Computed> known = new IdentityHashMap<>();

    /**
     * Follows the form of a formula that is computed.
     *
     * @param guards receives what has to be guarded
     */
    DoubleRanges(CheckedFormula formula, Meaning meaning, Box box, GuardCollector guards) {
        this.formula = formula;
        this.meaning = meaning;
        this.box = box;
        this.guards = guards;
        this.enclosures = new Enclosures(meaning, box);
    }

    /** The same over a part of the box. */
    DoubleRanges in(Box inner) {
        return new DoubleRanges(formula, meaning, inner, guards);
    }

    /** What the value can be. */
    Computed of(Expr expr) {
        Computed computed = known.get(expr);
        if (computed == null) {
            computed = isExactInteger(expr) ? integer(expr) : within(expr.accept(this), expr);
            known.put(expr, computed);
        }
        return computed;
    }

    private Computed integer(Expr expr) {
        Interval range = enclosures.of(expr);
        double min = lower(range);
        double max = upper(range);
        boolean exact = Math.max(Math.abs(min), Math.abs(max)) <= 0x1p53;
        return Computed.between(min, max, 1, exact ? Exactness.NONE : Exactness.ROUNDED);
    }

    /** Whether the value is never 0. */
    boolean isNeverZero(Expr expr) {
        return enclosures.tight(expr).excludesZero();
    }

    /** Whether Java computes the value in integers, from integers alone. */
    private boolean isExactInteger(Expr expr) {
        return isInteger(expr) && Trees.operands(expr).stream().allMatch(this::isMadeOfIntegers);
    }

    private boolean isMadeOfIntegers(Expr expr) {
        boolean step = expr instanceof Expr.Binary binary && binary.op() == BinaryOp.DIV;
        boolean logarithm = expr instanceof Expr.Apply apply && apply.function() == Function.LOG2;
        boolean fraction = expr instanceof Expr.Num || expr instanceof Expr.Group || expr instanceof Expr.Binary;
        return (isInteger(expr) || step || logarithm || fraction)
                && (!(expr instanceof Expr.Name) || isInteger(expr))
                && Trees.operands(expr).stream().allMatch(this::isMadeOfIntegers);
    }

    boolean isInteger(Expr expr) {
        return formula.computed()
                .typing()
                .find(expr)
                .filter(type -> type.integer())
                .isPresent();
    }

    /** A number without cancellation is where the exact one is, but for its roundings. */
    private Computed within(Computed computed, Expr expr) {
        if (computed.error() == Exactness.ANY) {
            return computed;
        }
        Interval exact = enclosures.tight(expr);
        double margin = computed.isLossy() ? StrictMath.pow(2, computed.lost() + 2) : 0;
        double min = lower(exact);
        double max = upper(exact);
        double from = min - Math.abs(min) * ROUNDINGS - (min == 0 ? 0 : margin);
        double to = max + Math.abs(max) * ROUNDINGS + (max == 0 ? 0 : margin);
        Computed inside = computed.within(
                computed.isLossy() || !exact.isPositive() ? from : Math.max(from, computed.least()),
                computed.isLossy() || !exact.isNegative() ? to : Math.min(to, -computed.least()));
        // An infinity where the exact number is within reach comes from a number on the way.
        return computed.isFinite() || computed.huge() ? inside : computed;
    }

    private static double lower(Interval interval) {
        return interval.lower()
                .map(bound -> bound.open() && bound.value().signum() == 0
                        ? Double.MIN_VALUE
                        : bound.value().toDouble())
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private static double upper(Interval interval) {
        return -lower(interval.negate());
    }

    // What hides a loss.

    /** The operand, guarded where it may be infinite or no number. */
    Computed finite(Expr operand) {
        Computed computed = of(operand);
        if (!computed.isCarried()) {
            guards.finite(operand);
        }
        return computed.finite();
    }

    /** The operand, guarded where it may be infinite though the exact number is not huge, or no number. */
    Computed faithful(Expr operand) {
        Computed computed = of(operand);
        boolean faithful = computed.isFinite() || computed.huge();
        return faithful && !computed.undefined() ? computed : finite(operand);
    }

    /** The number with all that made it lose digits guarded. */
    Computed kept(Computed computed) {
        computed.culprits().forEach(guards::keep);
        return computed.whole();
    }

    /** The operand, guarded where it may have lost digits: as a divisor, or the operand of a root or logarithm. */
    Computed withDigits(Computed computed, Expr operand, boolean canBeZero) {
        if (!computed.isLossy() || computed.outweighsItsLoss()) {
            return computed;
        }
        boolean itself = computed.culprits().stream().anyMatch(culprit -> culprit.equals(Trees.bare(operand)));
        if (canBeZero || itself || computed.lost() > TAIL) {
            kept(computed);
        }
        if (canBeZero || itself) {
            return computed.whole();
        }
        guards.normal(operand);
        return computed.normal();
    }

    static Computed scaled(Computed result, Computed operand, double by) {
        return operand.isLossy() ? result.losing(operand.lost() + by, operand.culprits()) : result;
    }

    // Leaves.

    @Override
    public Computed num(Expr.Num num) {
        Interval value = enclosures.of(num);
        double nearest = upper(value);
        boolean exact = value.point()
                .filter(point -> Rational.of(nearest).equals(point))
                .isPresent();
        return exact
                ? Computed.between(nearest, nearest, Math.abs(nearest), Exactness.NONE)
                : range(value, Exactness.ROUNDED);
    }

    private static Computed range(Interval value, Exactness error) {
        double min = lower(value);
        double max = upper(value);
        return Computed.between(min, max, Double.MIN_VALUE, error).within(min, max);
    }

    @Override
    public Computed pi(Expr.Pi pi) {
        return Computed.between(Math.PI, Math.PI, Math.PI, Exactness.ROUNDED);
    }

    @Override
    public Computed constant(Expr.Constant constant) {
        Interval value = enclosures.of(constant);
        double least = Math.min(Math.abs(lower(value)), Math.abs(upper(value)));
        return ComputedArithmetic.leastOf(range(value, Exactness.ROUNDED), least);
    }

    @Override
    public Computed name(Expr.Name name) {
        Optional<Expr> definition = meaning.definition(name.name(), box);
        if (definition.isPresent()) {
            return of(definition.get());
        }
        Interval value = enclosures.of(name);
        boolean index = value.integer();
        // A parameter is checked to be finite, but its conversion may pass that; what it may lose is next to 0 itself.
        Computed argument = isConverted(name)
                ? converted(value)
                : range(value, Exactness.NONE).finite();
        return index ? ComputedArithmetic.leastOf(argument, 1) : argument;
    }

    /** What a conversion makes of numbers: the least of them lose digits, or become 0, and a divisor is none then. */
    private static Computed converted(Interval value) {
        Computed argument = range(value, Exactness.ROUNDED);
        return argument.minAbs() < Double.MIN_NORMAL && !argument.canBeZero()
                ? argument.losing(Computed.OF_UNDERFLOW, List.of())
                : argument;
    }

    private boolean isConverted(Expr.Name name) {
        return formula.parameters().stream()
                .map(Parameter::variable)
                .anyMatch(variable ->
                        variable.name().equals(name.name()) && !variable.unit().isCoherent());
    }

    @Override
    public Computed hole(Expr.Hole hole) {
        return Computed.anything();
    }

    @Override
    public Computed group(Expr.Group group) {
        return of(group.inner());
    }

    @Override
    public Computed neg(Expr.Neg neg) {
        return ComputedArithmetic.negate(of(neg.operand()));
    }

    @Override
    public Computed factorial(Expr.Factorial factorial) {
        of(factorial.operand());
        return range(enclosures.of(factorial), Exactness.ROUNDED);
    }

    // Operations.

    @Override
    public Computed binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> ComputedArithmetic.add(of(binary.left()), of(binary.right()));
            case SUB -> ComputedArithmetic.add(of(binary.left()), ComputedArithmetic.negate(of(binary.right())));
            case MUL -> new ComputedProducts(this, guards).multiply(binary);
            case DIV -> new ComputedProducts(this, guards).divide(binary);
            case MOD -> {
                Computed divisor = kept(finite(binary.right()));
                kept(finite(binary.left()));
                yield Computed.between(-divisor.maxAbs(), divisor.maxAbs(), Double.MIN_VALUE, Exactness.ANY);
            }
            case POW -> new ComputedPowers(this).of(binary);
        };
    }

    @Override
    public Computed apply(Expr.Apply apply) {
        return new ComputedFunctions(this).of(apply);
    }

    // Cases, calls, sums.

    @Override
    public Computed cases(Expr.Cases cases) {
        return new ComputedCases(this, meaning).of(cases, box);
    }

    /** A called method checks its own numbers; arguments that are not finite it refuses. */
    @Override
    public Computed call(Expr.Call call) {
        call.arguments().forEach(argument -> kept(of(argument)));
        CheckedFormula callee = meaning.formulas().formula(call.formula());
        Computed result = RangeCheck.result(callee, meaning.formulas()).finite();
        boolean converted = !callee.outputs().get(0).variable().unit().isCoherent();
        return converted
                ? Computed.anything().orUndefined(false)
                : result.whole().with(Exactness.ANY);
    }

    /** Whether the last operation of a called formula may lack digits next to 0, which the callee need not mind. */
    boolean mayBeTail(Expr.Call call) {
        CheckedFormula callee = meaning.formulas().formula(call.formula());
        Computed result = RangeCheck.result(callee, meaning.formulas());
        // The conversion back moves the loss as far as the one before it has.
        boolean converted = !callee.outputs().get(0).variable().unit().isCoherent();
        return result.isLossy() && (converted || result.lost() <= TAIL);
    }

    @Override
    public Computed reduction(Expr.Reduction reduction) {
        of(reduction.from());
        of(reduction.to());
        Optional<Box> terms = enclosures.terms(reduction);
        boolean sum = reduction.kind() == Expr.Reduction.Kind.SUM;
        if (terms.isEmpty()) {
            double none = sum ? 0 : 1;
            return Computed.between(none, none, 1, Exactness.NONE);
        }
        Computed term = in(terms.get()).of(reduction.body());
        return sum ? ComputedLoops.sum(term) : ComputedLoops.product(reduction, kept(term), guards);
    }
}
