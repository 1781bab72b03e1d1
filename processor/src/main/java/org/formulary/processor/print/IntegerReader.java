package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.IntegerNode.Operator;
import org.formulary.quantity.Rational;

/** Finds out which values are integers that can be computed exactly, and how. */
final class IntegerReader implements Expr.Visitor<Optional<IntegerNode>> {

    private final Map<String, JavaVariable> scope;
    private final Predicate<Expr.Call> counts;
    private final boolean rounding;

    /**
     * Reads in a scope.
     *
     * @param counts whether a called formula gives a count
     * @param rounding whether a rounded real may stand in for an exact integer
     */
    IntegerReader(Map<String, JavaVariable> scope, Predicate<Expr.Call> counts, boolean rounding) {
        this.scope = scope;
        this.counts = counts;
        this.rounding = rounding;
    }

    /** The value as an integer, if it is one. */
    Optional<IntegerNode> read(Expr expr) {
        return expr.accept(this);
    }

    @Override
    public Optional<IntegerNode> num(Expr.Num number) {
        return Coherent.value(number)
                .filter(Rational::isInteger)
                .map(value -> new IntegerNode.Literal(value.numerator()));
    }

    @Override
    public Optional<IntegerNode> constant(Expr.Constant constant) {
        return Optional.empty();
    }

    @Override
    public Optional<IntegerNode> pi(Expr.Pi pi) {
        return Optional.empty();
    }

    @Override
    public Optional<IntegerNode> hole(Expr.Hole hole) {
        return Optional.empty();
    }

    @Override
    public Optional<IntegerNode> neg(Expr.Neg negation) {
        return read(negation.operand()).map(IntegerNodes::negate);
    }

    @Override
    public Optional<IntegerNode> group(Expr.Group group) {
        return read(group.inner());
    }

    @Override
    public Optional<IntegerNode> factorial(Expr.Factorial factorial) {
        return operation(Operator.FACTORIAL, List.of(factorial.operand()));
    }

    @Override
    public Optional<IntegerNode> call(Expr.Call call) {
        return counts.test(call) ? Optional.of(new IntegerNode.Called(call)) : Optional.empty();
    }

    @Override
    public Optional<IntegerNode> name(Expr.Name name) {
        JavaVariable variable = scope.get(name.name());
        if (variable == null) {
            throw new IllegalArgumentException("`" + name.name() + "` is not declared");
        }
        if (!variable.integer()) {
            return rounded(name);
        }
        IntegerNode node = new IntegerNode.Variable(variable);
        return Optional.of(
                variable instanceof JavaVariable.Parameter parameter
                        ? IntegerNodes.multiply(new IntegerNode.Literal(parameter.factor()), node)
                        : node);
    }

    @Override
    public Optional<IntegerNode> binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> operation(Operator.ADD, List.of(binary.left(), binary.right()));
            case SUB -> operation(Operator.SUBTRACT, List.of(binary.left(), binary.right()));
            case MUL -> operation(Operator.MULTIPLY, List.of(binary.left(), binary.right()));
            case MOD -> operation(Operator.FLOOR_MOD, List.of(binary.left(), binary.right()));
            case DIV -> Optional.empty();
            case POW ->
                read(binary.left())
                        .flatMap(base -> read(binary.right())
                                .filter(exponent -> rounding
                                        || JavaBounds.ofDomains()
                                                        .of(exponent)
                                                        .low()
                                                        .signum()
                                                >= 0)
                                .map(exponent -> IntegerNodes.of(Operator.POWER, List.of(base, exponent))));
        };
    }

    @Override
    public Optional<IntegerNode> apply(Expr.Apply apply) {
        return switch (apply.function()) {
            case ABS -> operation(Operator.ABS, apply.arguments());
            case MIN -> operation(Operator.MIN, apply.arguments());
            case MAX -> operation(Operator.MAX, apply.arguments());
            case BINOMIAL -> operation(Operator.BINOMIAL, apply.arguments());
            case FACTORIAL -> operation(Operator.FACTORIAL, apply.arguments());
            case SIGN -> operation(Operator.SIGN, apply.arguments()).or(() -> rounded(apply));
            case FLOOR, CEIL, ROUND ->
                exactly()
                        .fraction(apply.arguments().get(0))
                        .flatMap(fraction -> fraction.rounded(apply.function()))
                        .or(() -> bitLength(apply))
                        .or(() -> rounded(apply));
            default -> Optional.empty();
        };
    }

    /** The same for what a step function is taken of: that is no integer only because its steps are. */
    private IntegerReader exactly() {
        return rounding ? new IntegerReader(scope, counts, false) : this;
    }

    private Optional<IntegerNode> rounded(Expr real) {
        return rounding ? Optional.of(new IntegerNode.Rounded(real)) : Optional.empty();
    }

    /** {@code floor} or {@code ceil} of {@code log2} of an integer. */
    private Optional<IntegerNode> bitLength(Expr.Apply apply) {
        Expr argument = apply.arguments().get(0);
        while (argument instanceof Expr.Group group) {
            argument = group.inner();
        }
        if (apply.function() == Function.ROUND
                || !(argument instanceof Expr.Apply logarithm)
                || logarithm.function() != Function.LOG2) {
            return Optional.empty();
        }
        return exactly()
                .operation(
                        apply.function() == Function.FLOOR ? Operator.FLOOR_LOG2 : Operator.CEIL_LOG2,
                        logarithm.arguments());
    }

    private Optional<IntegerNode> operation(Operator operator, List<Expr> operands) {
        List<IntegerNode> nodes = new ArrayList<>();
        for (Expr operand : operands) {
            Optional<IntegerNode> node = read(operand);
            if (node.isEmpty()) {
                return Optional.empty();
            }
            nodes.add(node.get());
        }
        return Optional.of(IntegerNodes.of(operator, nodes));
    }

    @Override
    public Optional<IntegerNode> reduction(Expr.Reduction reduction) {
        Optional<IntegerNode> from = read(reduction.from());
        Optional<IntegerNode> to = read(reduction.to());
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        var index = new JavaVariable.Index(JavaContext.indexName(reduction, scope), from.get(), to.get());
        Map<String, JavaVariable> inner = new HashMap<>(scope);
        inner.put(reduction.index().name(), index);
        return new IntegerReader(inner, counts, rounding)
                .read(reduction.body())
                .map(body -> new IntegerNode.Loop(reduction, index, body));
    }

    @Override
    public Optional<IntegerNode> cases(Expr.Cases cases) {
        List<IntegerNode.Branch> branches = new ArrayList<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            Optional<IntegerNode> value = read(branch.value());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            branches.add(new IntegerNode.Branch(branch.condition(), value.get()));
        }
        return read(cases.otherwise()).map(otherwise -> new IntegerNode.Choice(branches, otherwise));
    }

    /** The value as a quotient of integers, if it is one. */
    private Optional<IntegerFraction> fraction(Expr expr) {
        if (expr instanceof Expr.Num number) {
            return Coherent.value(number).map(IntegerFraction::of);
        } else if (expr instanceof Expr.Group group) {
            return fraction(group.inner());
        } else if (expr instanceof Expr.Neg negation) {
            return fraction(negation.operand())
                    .map(f -> new IntegerFraction(IntegerNodes.negate(f.numerator()), f.denominator()));
        } else if (expr instanceof Expr.Binary binary && binary.op() != BinaryOp.MOD && binary.op() != BinaryOp.POW) {
            return fraction(binary.left())
                    .flatMap(left -> fraction(binary.right()).flatMap(right -> left.combine(binary.op(), right)));
        }
        return read(expr)
                .filter(node -> !(node instanceof IntegerNode.Rounded))
                .map(node -> new IntegerFraction(node, new IntegerNode.Literal(BigInteger.ONE)));
    }
}
