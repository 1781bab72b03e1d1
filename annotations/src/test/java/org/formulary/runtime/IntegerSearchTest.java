package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** Searches among all integers, next to the ends of their range and next to where values end. */
class IntegerSearchTest {

    private static final String FORMULA = "steps";

    private static IntegerSearch integer(long least, long greatest, long target, LongUnaryOperator value) {
        return IntegerSearch.integer(FORMULA, "n", least, greatest, "maxSteps", "s", "", target, value);
    }

    private static IntegerSearch real(long least, long greatest, double target, LongToDoubleFunction value) {
        return IntegerSearch.real(FORMULA, "n", least, greatest, "maxTime", "T", "s", target, value);
    }

    @Test
    void findsEachArgumentOfSmallRangesWhateverTheTarget() {
        for (long least = -9; least <= 9; least++) {
            for (long greatest = least; greatest <= 9; greatest++) {
                for (long target = -20; target <= 20; target++) {
                    compare(least, greatest, target);
                }
            }
        }
    }

    /** Against looking at each argument: values 2 floor(n/2), so that each stands twice and odd ones never. */
    private static void compare(long least, long greatest, long target) {
        Long largestAtMost = null;
        Long smallestAtLeast = null;
        Long largestAtLeast = null;
        Long smallestAtMost = null;
        for (long n = least; n <= greatest; n++) {
            long value = 2 * Math.floorDiv(n, 2);
            largestAtMost = value <= target ? Long.valueOf(n) : largestAtMost;
            smallestAtLeast = value >= target && smallestAtLeast == null ? Long.valueOf(n) : smallestAtLeast;
            largestAtLeast = -value >= target ? Long.valueOf(n) : largestAtLeast;
            smallestAtMost = -value <= target && smallestAtMost == null ? Long.valueOf(n) : smallestAtMost;
        }
        IntegerSearch rising = integer(least, greatest, target, n -> 2 * Math.floorDiv(n, 2));
        IntegerSearch falling = integer(least, greatest, target, n -> -2 * Math.floorDiv(n, 2));
        String at = least + " to " + greatest + " for " + target;
        assertFound(largestAtMost, rising::largestAtMost, at);
        assertFound(smallestAtLeast, rising::smallestAtLeast, at);
        assertFound(largestAtLeast, falling::largestAtLeast, at);
        assertFound(smallestAtMost, falling::smallestAtMost, at);
    }

    private interface Search {
        long find();
    }

    private static void assertFound(Long expected, Search search, String at) {
        if (expected == null) {
            assertThrows(DomainException.class, search::find, at);
        } else {
            assertEquals(expected, search.find(), at);
        }
    }

    @Test
    void reachesBothEndsOfLong() {
        long[] ends = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, Long.MAX_VALUE - 1, Long.MAX_VALUE};
        for (long target : ends) {
            IntegerSearch all = integer(Long.MIN_VALUE, Long.MAX_VALUE, target, n -> n);
            assertEquals(target, all.largestAtMost());
            assertEquals(target, all.smallestAtLeast());
        }
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 10_000; i++) {
            long target = random.nextLong() >> random.nextInt(64);
            assertEquals(
                    target,
                    integer(Long.MIN_VALUE, Long.MAX_VALUE, target, n -> n).largestAtMost());
            assertEquals(
                    ~target,
                    integer(Long.MIN_VALUE, Long.MAX_VALUE, target, n -> ~n).smallestAtMost());
        }
    }

    @Test
    void takesTheEndOfTheRangeWhereAllMeetTheTarget() {
        assertEquals(
                Long.MAX_VALUE, real(1, Long.MAX_VALUE, 1, n -> (n - 1.0) / n).largestAtMost());
        assertEquals(1, real(1, Long.MAX_VALUE, 0, n -> (n - 1.0) / n).smallestAtLeast());
    }

    @Test
    void takesAResultBeyondTheRangeOfItsTypeForLarger() {
        LongUnaryOperator power = n -> ExactMath.power(2, n, FORMULA);
        assertEquals(62, integer(0, Long.MAX_VALUE, Long.MAX_VALUE, power).largestAtMost());
        assertEquals(63, integer(0, Long.MAX_VALUE, Long.MAX_VALUE, power).smallestAtLeast());
        LongUnaryOperator small = n -> ExactMath.toInt(n, FORMULA);
        assertEquals(
                Integer.MIN_VALUE,
                integer(Long.MIN_VALUE, Long.MAX_VALUE, Integer.MIN_VALUE, small)
                        .smallestAtLeast());
        assertEquals(
                Integer.MAX_VALUE + 1L,
                integer(Long.MIN_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE + 1L, small)
                        .smallestAtLeast());
    }

    @Test
    void refusesToGuessWhereValuesCannotBeComputed() {
        LongToDoubleFunction power = n -> Results.finite(FORMULA, Math.pow(2, (double) n));
        assertEquals(1000, real(0, Long.MAX_VALUE, 0x1p1000, power).largestAtMost());
        ArithmeticException hidden = assertThrows(
                ArithmeticException.class, real(0, Long.MAX_VALUE, Double.MAX_VALUE, power)::largestAtMost);
        assertEquals(
                "steps: maxTime is not reached up to n = 1023, and at 1024 there is no result in the range of its type",
                hidden.getMessage());
        // A called formula that passed the range says nothing of the result.
        LongUnaryOperator called = n -> ExactMath.power(2, n, "other") % 7;
        assertThrows(ArithmeticException.class, integer(0, Long.MAX_VALUE, 7, called)::largestAtMost);
        LongToDoubleFunction never = n -> Results.finite(FORMULA, Double.NaN);
        assertThrows(ArithmeticException.class, real(0, 9, 1, never)::largestAtMost);
    }

    @Test
    void startsWhereThereAreValues() {
        LongToDoubleFunction power = n -> Results.finite(FORMULA, Math.pow(2, (double) -n));
        assertEquals(-5, real(Long.MIN_VALUE, Long.MAX_VALUE, 32, power).smallestAtMost());
        LongToDoubleFunction far = n -> Results.finite(FORMULA, n > -1000 ? Double.NaN : (double) n);
        assertEquals(
                -1 << 20, real(Long.MIN_VALUE, Long.MAX_VALUE, -1 << 20, far).largestAtMost());
    }

    @Test
    void saysHowFarValuesReach() {
        DomainException below = assertThrows(
                DomainException.class, real(2, Long.MAX_VALUE, 3e-6, n -> 2 * (n - 1) * 7e-6)::largestAtMost);
        assertEquals(
                "steps: maxTime (T) cannot be below 14 us, the value at n = 2, with these arguments, got 3 us",
                below.getMessage());
        DomainException above = assertThrows(DomainException.class, integer(1, 9, 100, n -> n * n)::smallestAtLeast);
        assertEquals(
                "steps: maxSteps (s) cannot be above 81, the value at n = 9, with these arguments, got 100",
                above.getMessage());
        assertThrows(DomainException.class, () -> real(1, 9, Double.NaN, n -> n));
        assertThrows(DomainException.class, () -> real(1, 9, Double.POSITIVE_INFINITY, n -> n));
    }

    @Test
    void takesFewValues() {
        int[] calls = {0};
        LongToDoubleFunction counted = n -> {
            calls[0]++;
            return n;
        };
        real(Long.MIN_VALUE, Long.MAX_VALUE, -0x1p62 - 0x1p20, counted).largestAtMost();
        assertTrue(calls[0] <= 130, "took " + calls[0]);
    }
}
