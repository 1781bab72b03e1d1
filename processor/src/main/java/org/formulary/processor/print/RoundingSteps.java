package org.formulary.processor.print;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;

/**
 * Counts by how many roundings the result of printed Java can be off, in units of half a last place, where nothing cancels:
 * for products, quotients, roots and sums of terms that are not negative.
 */
public final class RoundingSteps implements Expr.Visitor<OptionalInt> {

    private static final int OF_A_FUNCTION = 3;

    private final FormulaLookup formulas;
    private final Map<String, JavaVariable> integers = new HashMap<>();
    private final Map<String, Integer> reals = new HashMap<>();

    private RoundingSteps(FormulaLookup formulas) {
        this.formulas = formulas;
    }

    /** The number of roundings in an output; empty where a term may be negative or an error may be magnified. */
    public static OptionalInt of(CheckedFormula formula, int output, FormulaLookup formulas) {
        RoundingSteps steps = new RoundingSteps(formulas);
        for (Parameter parameter : formula.parameters()) {
            Variable variable = parameter.variable();
            int given = variable.unit().isCoherent() ? 0 : 1;
            steps.declare(parameter, OptionalInt.of(given));
        }
        OptionalInt found = steps.output(formula, output);
        boolean converted = !formula.outputs().get(output).variable().unit().isCoherent();
        return found.isPresent() && converted ? OptionalInt.of(found.getAsInt() + 1) : found;
    }

    private void declare(Parameter parameter, OptionalInt roundings) {
        Variable variable = parameter.variable();
        if (JavaParameters.isExact(variable)) {
            integers.put(variable.name(), JavaParameters.plain(parameter));
            return;
        }
        integers.put(variable.name(), JavaParameters.real(parameter.javaName()));
        Optional<Range.Bound> lower = variable.domain().map(Domain::range).flatMap(Range::lower);
        boolean notNegative = lower.isPresent()
                && lower.get().value().signum() >= 0
                && variable.unit().offset().signum() == 0;
        if (notNegative && roundings.isPresent()) {
            reals.put(variable.name(), roundings.getAsInt());
        }
    }

    private OptionalInt output(CheckedFormula formula, int output) {
        Equation equation = formula.computed().tree();
        for (Equation.Definition local : equation.locals()) {
            define(local);
        }
        for (Equation.Definition earlier : equation.outputs().subList(0, output)) {
            define(earlier);
        }
        return count(equation.outputs().get(output).value());
    }

    private void define(Equation.Definition definition) {
        String name = definition.name().name();
        Optional<IntegerNode> exact = integer(definition.value());
        integers.put(name, new JavaVariable.Local(name, exact, false));
        if (exact.isEmpty()) {
            count(definition.value()).ifPresent(roundings -> reals.put(name, roundings));
        }
    }

    private Optional<IntegerNode> integer(Expr expr) {
        return new IntegerReader(
                        integers,
                        call -> formulas.formula(call.formula())
                                .outputs()
                                .get(0)
                                .variable()
                                .type()
                                .integer(),
                        false)
                .read(expr);
    }

    private OptionalInt count(Expr expr) {
        Optional<IntegerNode> exact = integer(expr);
        if (exact.isPresent()) {
            boolean notNegative = JavaBounds.ofDomains().of(exact.get()).low().signum() >= 0;
            return notNegative ? OptionalInt.of(1) : OptionalInt.empty();
        }
        return expr.accept(this);
    }

    @Override
    public OptionalInt num(Expr.Num number) {
        return number.value().signum() >= 0 ? OptionalInt.of(1) : OptionalInt.empty();
    }

    @Override
    public OptionalInt constant(Expr.Constant constant) {
        return constant.value().value().signum() >= 0 ? OptionalInt.of(1) : OptionalInt.empty();
    }

    @Override
    public OptionalInt pi(Expr.Pi pi) {
        return OptionalInt.of(1);
    }

    @Override
    public OptionalInt name(Expr.Name name) {
        Integer roundings = reals.get(name.name());
        return roundings == null ? OptionalInt.empty() : OptionalInt.of(roundings);
    }

    @Override
    public OptionalInt group(Expr.Group group) {
        return count(group.inner());
    }

    @Override
    public OptionalInt neg(Expr.Neg negation) {
        return OptionalInt.empty();
    }

    @Override
    public OptionalInt factorial(Expr.Factorial factorial) {
        return OptionalInt.empty();
    }

    @Override
    public OptionalInt reduction(Expr.Reduction reduction) {
        return OptionalInt.empty();
    }

    @Override
    public OptionalInt hole(Expr.Hole hole) {
        return OptionalInt.empty();
    }

    @Override
    public OptionalInt binary(Expr.Binary binary) {
        OptionalInt left = count(binary.left());
        return switch (binary.op()) {
            case ADD -> combine(left, count(binary.right()), (l, r) -> Math.max(l, r) + 1);
            case MUL, DIV -> combine(left, count(binary.right()), (l, r) -> l + r + 1);
            case POW ->
                Constant.of(binary.right())
                                .filter(exponent -> exponent.toString().equals("2"))
                                .isPresent()
                        ? combine(left, left, (l, r) -> l + r + 1)
                        : OptionalInt.empty();
            case SUB, MOD -> OptionalInt.empty();
        };
    }

    @Override
    public OptionalInt apply(Expr.Apply apply) {
        List<OptionalInt> arguments =
                apply.arguments().stream().map(this::count).toList();
        OptionalInt first = arguments.get(0);
        return switch (apply.function()) {
            case SQRT -> first.isPresent() ? OptionalInt.of(first.getAsInt() / 2 + 1) : first;
            case MIN, MAX ->
                arguments.stream().reduce((l, r) -> combine(l, r, Math::max)).orElseThrow();
            case LOG2, LOG10, LN -> ofInteger(apply) ? OptionalInt.of(OF_A_FUNCTION) : OptionalInt.empty();
            default -> OptionalInt.empty();
        };
    }

    /** Whether the argument is a count that is at least 1, so that its logarithm is neither rounded nor negative. */
    private boolean ofInteger(Expr.Apply logarithm) {
        return integer(logarithm.arguments().get(0))
                .filter(node -> node instanceof IntegerNode.Variable)
                .filter(node -> JavaBounds.ofDomains().of(node).low().signum() > 0)
                .isPresent();
    }

    @Override
    public OptionalInt call(Expr.Call call) {
        CheckedFormula callee = formulas.formula(call.formula());
        RoundingSteps inner = new RoundingSteps(formulas);
        for (int i = 0; i < call.arguments().size(); i++) {
            inner.declare(callee.parameters().get(i), count(call.arguments().get(i)));
        }
        return inner.output(callee, 0);
    }

    @Override
    public OptionalInt cases(Expr.Cases cases) {
        OptionalInt most = count(cases.otherwise());
        for (Expr.Cases.Branch branch : cases.branches()) {
            most = combine(most, count(branch.value()), Math::max);
        }
        return most;
    }

    private static OptionalInt combine(OptionalInt left, OptionalInt right, IntBinaryOperator roundings) {
        return left.isPresent() && right.isPresent()
                ? OptionalInt.of(roundings.applyAsInt(left.getAsInt(), right.getAsInt()))
                : OptionalInt.empty();
    }
}
