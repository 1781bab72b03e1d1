package org.formulary.runtime;

import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;

/**
 * Finds the integer argument up to which, or from which on, a formula meets a target, where its value is known never to fall
 * or never to rise while that argument grows.
 *
 * <p>What it finds is exact: the formula as its method computes it meets the target at the argument found, and not at the
 * one beside it. An argument for which the formula refuses to give a value counts as beyond the target only if its result is
 * an integer that passed the 64-bit range; anything else that hides where the target is met is an {@link ArithmeticException}.
 * The search starts near 0 and takes no more than about 130 values.
 */
public final class IntegerSearch {

    private final String formula;
    private final String symbol;
    private final long least;
    private final long greatest;
    private final SearchTarget target;

    private IntegerSearch(String formula, String symbol, long least, long greatest, SearchTarget target) {
        this.formula = formula;
        this.symbol = symbol;
        this.least = least;
        this.greatest = greatest;
        this.target = target;
    }

    /**
     * A search in a formula with a real result.
     *
     * @param formula the formula's name
     * @param symbol the symbol of the argument that is searched for
     * @param least its least value
     * @param greatest its greatest value, not below the least
     * @param parameter the name in Java of the parameter that holds the target
     * @param result the symbol of the result
     * @param unit the unit of target and result; empty for a pure number
     * @param target what the result is compared with
     * @param value the result for an argument
     * @throws DomainException if the target is infinite or not a number
     */
    public static IntegerSearch real(
            String formula,
            String symbol,
            long least,
            long greatest,
            String parameter,
            String result,
            String unit,
            double target,
            LongToDoubleFunction value) {
        Arguments.finite(formula, parameter, result, target);
        return new IntegerSearch(
                formula, symbol, least, greatest, new SearchTarget.OfReal(parameter, result, unit, target, value));
    }

    /** A search in a formula with an integer result; see {@link #real}. */
    public static IntegerSearch integer(
            String formula,
            String symbol,
            long least,
            long greatest,
            String parameter,
            String result,
            String unit,
            long target,
            LongUnaryOperator value) {
        return new IntegerSearch(
                formula, symbol, least, greatest, new SearchTarget.OfInteger(parameter, result, unit, target, value));
    }

    /**
     * The largest argument whose value is at most the target; the values never fall.
     *
     * @throws DomainException saying how far down the values reach, if there is none
     * @throws ArithmeticException if values that cannot be computed hide it
     */
    public long largestAtMost() {
        return last(value -> value <= 0, "cannot be below");
    }

    /**
     * The smallest argument whose value is at least the target; the values never fall.
     *
     * @throws DomainException saying how far up the values reach, if there is none
     * @throws ArithmeticException if values that cannot be computed hide it
     */
    public long smallestAtLeast() {
        return first(value -> value < 0, "cannot be above");
    }

    /**
     * The smallest argument whose value is at most the target; the values never rise.
     *
     * @throws DomainException saying how far down the values reach, if there is none
     * @throws ArithmeticException if values that cannot be computed hide it
     */
    public long smallestAtMost() {
        return first(value -> value > 0, "cannot be below");
    }

    /**
     * The largest argument whose value is at least the target; the values never rise.
     *
     * @throws DomainException saying how far up the values reach, if there is none
     * @throws ArithmeticException if values that cannot be computed hide it
     */
    public long largestAtLeast() {
        return last(value -> value >= 0, "cannot be above");
    }

    private long last(SearchSide.Before before, String side) {
        return found(before, true, side);
    }

    private long first(SearchSide.Before before, String side) {
        return found(before, false, side);
    }

    /** The last argument before the place where the target is passed, or the first behind it. */
    private long found(SearchSide.Before before, boolean last, String side) {
        long start = start();
        boolean up = side(start, before) == SearchSide.BEFORE;
        SearchWalk walk = new SearchWalk(start, up, up ? greatest - start : start - least);
        walk.until(argument -> side(argument, before) != (up ? SearchSide.BEFORE : SearchSide.BEHIND));
        if (walk.isAtEnd()) {
            if (up == last) {
                return walk.near();
            }
            throw target.unreachable(formula, side, symbol, walk.near());
        }
        if (side(walk.far(), before) == SearchSide.REFUSED) {
            throw new ArithmeticException(formula + ": " + target.parameter() + " is not reached up to " + symbol
                    + " = " + walk.near() + ", and at " + walk.far() + " there is no result in the range of its type");
        }
        return up == last ? walk.near() : walk.far();
    }

    private SearchSide side(long argument, SearchSide.Before before) {
        try {
            return before.test(target.compare(argument)) ? SearchSide.BEFORE : SearchSide.BEHIND;
        } catch (ArithmeticException e) {
            return target.isPassedRange(e, formula) ? SearchSide.PASSED_RANGE : SearchSide.REFUSED;
        }
    }

    /** An argument, as near to 1 as there is one, for which there is a value. */
    private long start() {
        long start = within(1);
        ArithmeticException refusal = refusal(start);
        for (int exponent = 0; refusal != null && exponent < Long.SIZE; exponent++) {
            for (long candidate : new long[] {within(1L << exponent), within(-1L << exponent)}) {
                if (refusal(candidate) == null) {
                    return candidate;
                }
            }
        }
        if (refusal != null) {
            throw refusal;
        }
        return start;
    }

    private ArithmeticException refusal(long argument) {
        try {
            target.compare(argument);
            return null;
        } catch (ArithmeticException e) {
            return e;
        }
    }

    private long within(long argument) {
        return Math.max(least, Math.min(greatest, argument));
    }
}
