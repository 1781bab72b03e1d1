package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.IntegerNode.Operation;

/**
 * Says between which bounds integers lie, and so which operations cannot leave the 64 bits of a {@code long}. Parameters
 * lie in their domains, and those named in {@code limits} no farther from 0 than said there.
 */
final class JavaBounds implements IntegerNode.Visitor<IntegerRange> {

    private final Map<String, BigInteger> limits;
    private final IdentityHashMap<IntegerNode, IntegerRange> known = new IdentityHashMap<>();

    JavaBounds(Map<String, BigInteger> limits) {
        this.limits = Map.copyOf(limits);
    }

    /** No limits beyond the domains. */
    static JavaBounds ofDomains() {
        return new JavaBounds(Map.of());
    }

    /** Where the value lies once it was computed in a long without overflow. */
    IntegerRange of(IntegerNode node) {
        return unbounded(node).within(IntegerRange.LONG);
    }

    /** Whether the value and every value on the way to it fit a long. */
    boolean fits(IntegerNode node) {
        return fitsItself(node) && node.parts().stream().allMatch(this::fits);
    }

    /** Whether the value fits a long if those it is made of do. */
    boolean fitsItself(IntegerNode node) {
        return IntegerRange.LONG.contains(unbounded(node));
    }

    private IntegerRange unbounded(IntegerNode node) {
        IntegerRange range = known.get(node);
        if (range == null) {
            range = node.accept(this);
            known.put(node, range);
        }
        return range;
    }

    @Override
    public IntegerRange literal(IntegerNode.Literal literal) {
        return new IntegerRange(literal.value(), literal.value());
    }

    @Override
    public IntegerRange called(IntegerNode.Called called) {
        return IntegerRange.LONG;
    }

    @Override
    public IntegerRange rounded(IntegerNode.Rounded rounded) {
        return IntegerRange.LONG;
    }

    @Override
    public IntegerRange choice(IntegerNode.Choice choice) {
        IntegerRange hull = of(choice.otherwise());
        for (IntegerNode.Branch branch : choice.branches()) {
            hull = hull.hull(of(branch.value()));
        }
        return hull;
    }

    @Override
    public IntegerRange variable(IntegerNode.Variable node) {
        JavaVariable variable = node.variable();
        if (variable instanceof JavaVariable.Parameter parameter) {
            IntegerRange domain = new IntegerRange(parameter.low(), parameter.high());
            BigInteger limit = limits.get(parameter.javaName());
            return limit == null ? domain : domain.within(new IntegerRange(limit.negate(), limit));
        } else if (variable instanceof JavaVariable.Index index) {
            IntegerRange from = of(index.from());
            return new IntegerRange(from.low(), of(index.to()).high().max(from.low()));
        }
        return ((JavaVariable.Local) variable).value().map(this::of).orElse(IntegerRange.LONG);
    }

    @Override
    public IntegerRange operation(Operation operation) {
        List<IntegerRange> operands =
                operation.operands().stream().map(this::of).toList();
        IntegerRange first = operands.get(0);
        IntegerRange last = operands.get(operands.size() - 1);
        return switch (operation.operator()) {
            case NEGATE -> first.negate();
            case ADD -> first.plus(last);
            case SUBTRACT -> first.plus(last.negate());
            case MULTIPLY -> first.times(last);
            case POWER -> first.power(last);
            case FLOOR_DIVIDE, CEIL_DIVIDE -> first.dividedBy(last);
            case FLOOR_MOD -> first.mod(last);
            case ABS -> first.abs();
            case SIGN -> new IntegerRange(BigInteger.ONE.negate(), BigInteger.ONE);
            case MIN -> operands.stream().reduce(IntegerRange::min).orElseThrow();
            case MAX -> operands.stream().reduce(IntegerRange::max).orElseThrow();
            case BINOMIAL -> IntegerRange.upTo(IntegerRange.saturatedPower(BigInteger.TWO, first.high()));
            case FACTORIAL -> IntegerRange.upTo(IntegerRange.saturatedPower(first.high(), first.high()));
            case FLOOR_LOG2, CEIL_LOG2 -> IntegerRange.upTo(BigInteger.valueOf(Long.SIZE));
        };
    }

    @Override
    public IntegerRange loop(IntegerNode.Loop loop) {
        IntegerRange body = of(loop.body());
        BigInteger terms = of(loop.index().to())
                .high()
                .subtract(of(loop.index().from()).low())
                .add(BigInteger.ONE)
                .max(BigInteger.ZERO);
        if (loop.reduction().kind() == Expr.Reduction.Kind.SUM) {
            return new IntegerRange(
                    body.low().min(BigInteger.ZERO).multiply(terms),
                    body.high().max(BigInteger.ZERO).multiply(terms));
        }
        BigInteger bound = IntegerRange.saturatedPower(body.magnitude().max(BigInteger.ONE), terms);
        return new IntegerRange(body.low().signum() >= 0 ? BigInteger.ZERO : bound.negate(), bound);
    }
}
