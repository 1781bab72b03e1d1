package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.quantity.Unit;

/**
 * Evaluates an equation at one point as generated code does, in doubles and in the order written, with a bound on the
 * roundings of every value. Where these may turn a case or a step the result is unknown.
 */
final class RoundedEvaluation implements Expr.Visitor<Rounded> {

    /** SumsOfProducts of a sum that are added up; longer ones are not looked at. */
    private static final int MAX_TERMS = 100;

    private final Meaning meaning;
    private final Map<String, Rounded> names;
    private final Losses losses;
    private final RoundedOperations operations;

    /**
     * Evaluates at a point.
     *
     * @param names the parameters in coherent units; the evaluation adds outputs and local results to them
     * @param losses is told what digits each operation loses
     */
    RoundedEvaluation(Meaning meaning, Map<String, Rounded> names, Losses losses) {
        this(meaning, names, losses, new RoundedOperations(true));
    }

    private RoundedEvaluation(
            Meaning meaning, Map<String, Rounded> names, Losses losses, RoundedOperations operations) {
        this.meaning = meaning;
        this.names = names;
        this.losses = losses;
        this.operations = operations;
    }

    Rounded of(Expr expr) {
        return expr.accept(this);
    }

    private Rounded noted(Expr expr, Rounded result, List<Rounded> operands) {
        losses.note(expr, result, operands);
        return result;
    }

    @Override
    public Rounded num(Expr.Num num) {
        if (num.unit().isEmpty() && num.value().isInteger()) {
            return Rounded.count(num.value().numerator());
        }
        return num.unit()
                .map(literal -> constant(literal.unit().toCoherent(num.value())))
                .orElseGet(() -> constant(num.value().toDouble()));
    }

    @Override
    public Rounded constant(Expr.Constant constant) {
        return constant(constant.value().nearest());
    }

    /** A literal that is not sure to be a double itself. */
    private static Rounded constant(double value) {
        boolean whole = value == Math.rint(value) && Math.abs(value) <= Rounded.EXACT_INTEGERS;
        return Rounded.constant(value, whole ? 0 : Math.abs(value) * Rounded.HALF_ULP);
    }

    @Override
    public Rounded name(Expr.Name name) {
        Rounded known = names.get(name.name());
        if (known == null) {
            known = of(meaning.definitions().get(name.name()));
            names.put(name.name(), known);
        }
        return known;
    }

    @Override
    public Rounded pi(Expr.Pi pi) {
        return Rounded.constant(Math.PI, Math.PI * Rounded.HALF_ULP);
    }

    @Override
    public Rounded neg(Expr.Neg neg) {
        return operations.negate(of(neg.operand()));
    }

    @Override
    public Rounded binary(Expr.Binary binary) {
        Rounded left = of(binary.left());
        Rounded right = of(binary.right());
        return noted(binary, operations.binary(binary.op(), left, right), List.of(left, right));
    }

    @Override
    public Rounded factorial(Expr.Factorial factorial) {
        return operations.factorial(of(factorial.operand()));
    }

    @Override
    public Rounded apply(Expr.Apply apply) {
        List<Rounded> arguments = new ArrayList<>();
        for (Expr argument : apply.arguments()) {
            arguments.add(of(argument));
        }
        return noted(apply, operations.apply(apply.function(), arguments), arguments);
    }

    /**
     * The called formula passes on the errors of its arguments; what it loses by itself is found where it is declared.
     */
    @Override
    public Rounded call(Expr.Call call) {
        if (losses.isExhausted()) {
            return Rounded.UNKNOWN;
        }
        CheckedFormula callee = meaning.formulas().formula(call.formula());
        Map<String, Rounded> arguments = new HashMap<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            String name = callee.parameters().get(i).variable().name();
            arguments.put(name, of(call.arguments().get(i)));
        }
        Meaning inner = Meaning.of(callee.computed().tree(), meaning.formulas());
        Rounded value = new RoundedEvaluation(inner, arguments, losses.ofCalled(), new RoundedOperations(false))
                .of(callee.computed().tree().outputs().get(0).value());
        return Rounded.of(value, value.value(), 1, Math.abs(value.value()) * Rounded.HALF_ULP);
    }

    @Override
    public Rounded reduction(Expr.Reduction reduction) {
        double from = of(reduction.from()).value();
        double to = of(reduction.to()).value();
        boolean hides = names.containsKey(reduction.index().name());
        if (hides || !(to - from < MAX_TERMS)) {
            return Rounded.UNKNOWN;
        }
        boolean sum = reduction.kind() == Expr.Reduction.Kind.SUM;
        Rounded result = Rounded.count(sum ? 0 : 1);
        for (double i = from; i <= to && !losses.isExhausted(); i++) {
            Map<String, Rounded> inner = new HashMap<>(names);
            inner.put(reduction.index().name(), Rounded.count(i));
            Rounded term = new RoundedEvaluation(meaning, inner, losses, operations).of(reduction.body());
            Rounded next = operations.binary(sum ? BinaryOp.ADD : BinaryOp.MUL, result, term);
            result = noted(reduction, next, List.of(result, term));
        }
        return losses.isExhausted() ? Rounded.UNKNOWN : result;
    }

    @Override
    public Rounded group(Expr.Group group) {
        return of(group.inner());
    }

    @Override
    public Rounded cases(Expr.Cases cases) {
        RoundedConditions conditions = new RoundedConditions(this);
        for (Expr.Cases.Branch branch : cases.branches()) {
            Truth truth = branch.condition().accept(conditions);
            if (truth != Truth.FAILS) {
                return truth == Truth.HOLDS ? of(branch.value()) : Rounded.UNKNOWN;
            }
        }
        return of(cases.otherwise());
    }

    @Override
    public Rounded hole(Expr.Hole hole) {
        return Rounded.UNKNOWN;
    }

    /** A parameter's value in coherent units; integers are exact. */
    static Rounded argument(double declared, Unit unit, boolean integer, int index, int number) {
        double value = unit.toCoherent(declared);
        if (integer && unit.isCoherent()) {
            return Rounded.count(value);
        }
        double error = unit.isCoherent() ? 0 : Math.abs(value) * Rounded.HALF_ULP;
        double slope = integer ? 0 : value - unit.toCoherent(0.0);
        return Rounded.argument(value, error, slope, index, number);
    }
}
