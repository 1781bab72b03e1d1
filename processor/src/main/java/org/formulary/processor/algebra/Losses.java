package org.formulary.processor.algebra;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;

/** What the operations of one evaluation lost: the worst of them, how near each was to losing all, and how large numbers grew. */
final class Losses {

    /** Functions with a zero at which an argument that was rounded tells little: {@code ln} near 1. */
    private static final Set<Function> VANISHING =
            EnumSet.of(Function.LN, Function.LOG2, Function.LOG10, Function.ACOS);

    /** Results beyond these are the business of under- and overflow. */
    private static final double LARGEST = 1e290;

    private static final double SMALLEST = 1e-290;

    /** An operation whose result carries a larger part of error than its operands. */
    record Loss(Expr node, double factor) {}

    /** Operations of one evaluation, those of called formulas included. */
    private static final int MAX_OPERATIONS = 2_000;

    private final IdentityHashMap<Expr, Integer> watched;
    private final double[] ratios;
    private final AtomicInteger operations;
    private Optional<Loss> worst = Optional.empty();
    private boolean inRange = true;

    private Losses(IdentityHashMap<Expr, Integer> watched, AtomicInteger operations) {
        this.watched = watched;
        this.ratios = new double[watched.size()];
        Arrays.fill(ratios, Double.NaN);
        this.operations = operations;
    }

    /** Watches the nodes that are its keys; their values are the places in {@link #ratios}. */
    static Losses watching(IdentityHashMap<Expr, Integer> nodes) {
        return new Losses(nodes, new AtomicInteger());
    }

    /** Watches nothing. */
    static Losses ignored() {
        return new Losses(new IdentityHashMap<>(0), new AtomicInteger());
    }

    /** Watches nothing, and counts its operations with those of this one. */
    Losses ofCalled() {
        return new Losses(new IdentityHashMap<>(0), operations);
    }

    /** Whether an operation can lose digits of what was rounded before. */
    static boolean isCandidate(Expr expr) {
        return (expr instanceof Expr.Binary binary && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB))
                || (expr instanceof Expr.Apply apply && VANISHING.contains(apply.function()))
                || expr instanceof Expr.Reduction;
    }

    /** How many operations there were. */
    int operations() {
        return operations.get();
    }

    /** Whether there were so many that the evaluation is to end. */
    boolean isExhausted() {
        return operations.get() > MAX_OPERATIONS;
    }

    void note(Expr node, Rounded result, List<Rounded> operands) {
        operations.incrementAndGet();
        Integer place = watched.get(node);
        double size = Math.abs(result.value());
        inRange &= size == 0 || (size < LARGEST && size > SMALLEST);
        if (place == null) {
            return;
        }
        double before = 0;
        double largest = 0;
        for (Rounded operand : operands) {
            before = Math.max(before, operand.relativeError());
            largest = Math.max(largest, Math.abs(operand.value()));
        }
        ratios[place] = result.value() / largest;
        double factor = result.relativeError() / Math.max(before, Rounded.HALF_ULP);
        if (before > 0 && (worst.isEmpty() || factor > worst.get().factor())) {
            worst = Optional.of(new Loss(node, factor));
        }
    }

    /** How each watched operation's result compares to its operands; not a number where it was not evaluated. */
    double[] ratios() {
        return ratios;
    }

    /** The operation that multiplied the error most. */
    Optional<Loss> worst() {
        return worst;
    }

    /** Whether no number on the way came near the ends of the range of doubles. */
    boolean staysInRange() {
        return inRange;
    }
}
