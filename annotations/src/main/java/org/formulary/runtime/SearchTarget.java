package org.formulary.runtime;

import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;

/** What the values of a formula are compared with while an argument of it is searched for. */
sealed interface SearchTarget {

    /** The name in Java of the parameter that holds the target. */
    String parameter();

    /** The symbol of the result. */
    String result();

    /** How the value at an argument compares with the target. */
    int compare(long argument);

    /** Whether a refusal to compute says that the result itself is beyond the range of its type. */
    boolean isPassedRange(ArithmeticException refusal, String formula);

    /** The value at an argument, with its unit. */
    String shown(long argument);

    /** The target with its unit. */
    String shown();

    /** The refusal of a target that no argument meets, to be thrown; the value at {@code end} is the nearest there is. */
    default DomainException unreachable(String formula, String side, String symbol, long end) {
        return new DomainException(
                formula,
                parameter(),
                result(),
                side + " " + shown(end) + ", the value at " + symbol + " = " + end + ", with these arguments, got "
                        + shown());
    }

    /** A real target. */
    record OfReal(String parameter, String result, String unit, double target, LongToDoubleFunction value)
            implements SearchTarget {
        @Override
        public int compare(long argument) {
            double found = value.applyAsDouble(argument);
            // 0 and -0 are one value.
            return found < target ? -1 : found > target ? 1 : 0;
        }

        @Override
        public boolean isPassedRange(ArithmeticException refusal, String formula) {
            return false;
        }

        @Override
        public String shown(long argument) {
            return Arguments.measured(value.applyAsDouble(argument), unit);
        }

        @Override
        public String shown() {
            return Arguments.measured(target, unit);
        }
    }

    /** An integer target. */
    record OfInteger(String parameter, String result, String unit, long target, LongUnaryOperator value)
            implements SearchTarget {
        @Override
        public int compare(long argument) {
            return Long.compare(value.applyAsLong(argument), target);
        }

        @Override
        public boolean isPassedRange(ArithmeticException refusal, String formula) {
            return refusal instanceof PassedRangeException passed
                    && passed.formula().equals(formula);
        }

        @Override
        public String shown(long argument) {
            return inUnit(value.applyAsLong(argument));
        }

        @Override
        public String shown() {
            return inUnit(target);
        }

        private String inUnit(long number) {
            return unit.isEmpty() ? Long.toString(number) : number + " " + unit;
        }
    }
}
