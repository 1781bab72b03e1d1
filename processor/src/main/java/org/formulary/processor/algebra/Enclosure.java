package org.formulary.processor.algebra;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Between which bounds values lie over a box, node by node: every value that exists lies there. */
final class Enclosure implements Expr.Visitor<Interval> {

    private final Meaning meaning;
    private final Box box;
    private final Narrowing narrowing;
    private final IdentityHashMap<Expr, Interval> known = new IdentityHashMap<>();
    private final PiMultiples multiples;

    Enclosure(Meaning meaning, Box box) {
        this.meaning = meaning;
        this.box = box;
        this.narrowing = new Narrowing(meaning);
        this.multiples = new PiMultiples(meaning, box, this::of);
    }

    /** Where the value lies. */
    Interval of(Expr expr) {
        Interval interval = known.get(expr);
        if (interval == null) {
            interval = expr.accept(this);
            known.put(expr, interval);
        }
        return interval;
    }

    @Override
    public Interval num(Expr.Num num) {
        return coherent(num);
    }

    /** A number in coherent units. */
    static Interval coherent(Expr.Num num) {
        if (num.unit().isEmpty()) {
            return Interval.of(num.value());
        }
        Unit unit = num.unit().get().unit();
        Interval rational = Interval.of(num.value().times(unit.factor()).plus(unit.offset()));
        return IntervalArithmetic.times(rational, Box.piPower(unit.piPower()));
    }

    @Override
    public Interval name(Expr.Name name) {
        return box.has(name.name())
                ? box.interval(name.name())
                : meaning.definition(name.name(), box).map(this::of).orElse(Interval.ALL);
    }

    @Override
    public Interval constant(Expr.Constant constant) {
        PhysicalConstant value = constant.value();
        return IntervalArithmetic.times(Interval.of(value.value()), Box.piPower(value.piPower()));
    }

    @Override
    public Interval pi(Expr.Pi pi) {
        return Turns.PI;
    }

    @Override
    public Interval neg(Expr.Neg neg) {
        return of(neg.operand()).negate();
    }

    @Override
    public Interval binary(Expr.Binary binary) {
        Interval left = of(binary.left());
        Interval right = of(binary.right());
        return switch (binary.op()) {
            case ADD -> IntervalArithmetic.plus(left, right);
            case SUB -> IntervalArithmetic.minus(left, right);
            case MUL -> IntervalArithmetic.times(left, right);
            case DIV -> IntervalArithmetic.dividedBy(left, right);
            case MOD -> IntervalArithmetic.mod(left, right);
            case POW -> IntervalPowers.power(left, right);
        };
    }

    @Override
    public Interval factorial(Expr.Factorial factorial) {
        return FunctionRanges.factorial(of(factorial.operand()));
    }

    @Override
    public Interval apply(Expr.Apply apply) {
        Function function = apply.function();
        if (function == Function.SIN || function == Function.COS || function == Function.TAN) {
            Interval turns = turns(apply.arguments().get(0));
            return switch (function) {
                case SIN -> Turns.sine(turns);
                case COS -> Turns.cosine(turns);
                default -> Turns.tangent(turns);
            };
        }
        return FunctionRanges.apply(
                function, apply.arguments().stream().map(this::of).toList());
    }

    /** Where an angle lies, in multiples of pi. */
    Interval turns(Expr angle) {
        return multiples.of(angle).orElseGet(() -> Turns.of(of(angle)));
    }

    /** The called equation over a box of its own: where the arguments and its domains leave its parameters. */
    @Override
    public Interval call(Expr.Call call) {
        CheckedFormula callee = meaning.formulas().formula(call.formula());
        List<Variable> parameters =
                callee.parameters().stream().map(Parameter::variable).toList();
        Meaning inner = Meaning.of(callee.equation().tree(), meaning.formulas());
        Optional<Box> narrowed = Narrowing.domains(parameters, inner);
        for (int i = 0; i < parameters.size() && narrowed.isPresent(); i++) {
            Interval argument = of(call.arguments().get(i));
            String name = parameters.get(i).name();
            narrowed = narrowed.flatMap(arguments -> arguments.narrowed(name, argument));
        }
        Interval value = narrowed.map(arguments -> new Enclosure(inner, arguments)
                        .of(callee.equation().tree().outputs().get(0).value()))
                .orElse(Interval.ALL);
        boolean integer = callee.outputs().stream()
                .map(Output::variable)
                .allMatch(output -> output.type().integer() && output.unit().isCoherent());
        return integer ? value.intersect(Interval.INTEGERS).orElse(value) : value;
    }

    @Override
    public Interval reduction(Expr.Reduction reduction) {
        Optional<Box> terms = terms(reduction);
        Interval none = Interval.of(reduction.kind() == Expr.Reduction.Kind.SUM ? Rational.ZERO : Rational.ONE);
        if (terms.isEmpty()) {
            return none;
        }
        Interval body = new Enclosure(meaning, terms.get()).of(reduction.body());
        if (reduction.kind() == Expr.Reduction.Kind.SUM) {
            Interval count = IntervalArithmetic.plus(
                    IntervalArithmetic.minus(of(reduction.to()), of(reduction.from())), Interval.of(Rational.ONE));
            // A sum of no terms is 0, and so is any number of terms times 0.
            Interval counted = IntervalArithmetic.max(count, Interval.of(Rational.ZERO))
                    .intersect(Interval.INTEGERS)
                    .orElse(count);
            return IntervalArithmetic.times(counted, body);
        }
        Interval powers =
                IntervalPowers.power(body, new Interval(Interval.NON_NEGATIVE.lower(), Optional.empty(), true));
        return body.isNonNegative() ? powers.hull(none) : body.integer() ? Interval.INTEGERS : Interval.ALL;
    }

    /** The box of the terms of a sum or product; empty where it has none. */
    Optional<Box> terms(Expr.Reduction reduction) {
        Interval from = of(reduction.from());
        Interval to = of(reduction.to());
        Expr.Name index = reduction.index();
        return narrowing
                .compared(box, reduction.from(), Relation.LE, reduction.to())
                .flatMap(some ->
                        Interval.between(from.lower(), to.upper(), true).map(range -> some.with(index.name(), range)))
                .map(some -> outside(index, reduction.from())
                        ? some.with(new Fact(index, Relation.GE, reduction.from()))
                        : some)
                .map(some -> outside(index, reduction.to())
                        ? some.with(new Fact(index, Relation.LE, reduction.to()))
                        : some);
    }

    private static boolean outside(Expr.Name index, Expr end) {
        return Trees.freeNames(end).stream().noneMatch(name -> name.name().equals(index.name()));
    }

    @Override
    public Interval group(Expr.Group group) {
        return of(group.inner());
    }

    @Override
    public Interval cases(Expr.Cases cases) {
        Optional<Box> rest = Optional.of(box);
        Optional<Interval> hull = Optional.empty();
        for (Expr.Cases.Branch branch : cases.branches()) {
            Optional<Interval> value = rest.flatMap(before -> narrowing.where(before, branch.condition()))
                    .map(here -> new Enclosure(meaning, here).of(branch.value()));
            hull = united(hull, value);
            rest = rest.flatMap(before -> narrowing.whereNot(before, branch.condition()));
        }
        return united(hull, rest.map(here -> new Enclosure(meaning, here).of(cases.otherwise())))
                .orElse(Interval.ALL);
    }

    private static Optional<Interval> united(Optional<Interval> a, Optional<Interval> b) {
        return a.isPresent() && b.isPresent() ? Optional.of(a.get().hull(b.get())) : a.or(() -> b);
    }

    @Override
    public Interval hole(Expr.Hole hole) {
        return Interval.ALL;
    }
}
