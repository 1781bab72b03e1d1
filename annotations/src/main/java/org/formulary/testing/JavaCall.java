package org.formulary.testing;

/** Calls a generated method for bare numbers, whichever its result's type. */
final class JavaCall {

    private JavaCall() {}

    static Number of(Output output, Point point) {
        if (output.computation() instanceof Output.Computation.InReals reals) {
            return reals.java().applyAsDouble(point);
        }
        return ((Output.Computation.InIntegers) output.computation()).java().applyAsLong(point);
    }
}
