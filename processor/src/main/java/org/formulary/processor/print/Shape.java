package org.formulary.processor.print;

import java.util.List;
import org.formulary.processor.print.Notation.Binomial;
import org.formulary.processor.print.Notation.Branches;
import org.formulary.processor.print.Notation.Digits;
import org.formulary.processor.print.Notation.Fence;
import org.formulary.processor.print.Notation.Fraction;
import org.formulary.processor.print.Notation.Limits;
import org.formulary.processor.print.Notation.Measure;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Power;
import org.formulary.processor.print.Notation.Root;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;

/** What the neighbours of a piece of notation see of it. */
final class Shape {

    private Shape() {}

    /** Whether delimiters around it must grow: it has a bar, a superscript, a root, limits or several lines. */
    static boolean isTall(Notation notation) {
        if (notation instanceof Row row) {
            return row.items().stream().anyMatch(Shape::isTall);
        }
        if (notation instanceof Fence fence) {
            return isTall(fence.inner());
        }
        if (notation instanceof Measure measure) {
            return isTall(measure.number());
        }
        return notation instanceof Fraction
                || notation instanceof Power
                || notation instanceof Root
                || notation instanceof Limits
                || notation instanceof Binomial
                || notation instanceof Branches;
    }

    /** The thing at the left edge. */
    static Notation first(Notation notation) {
        if (notation instanceof Row row && !row.items().isEmpty()) {
            return first(row.items().get(0));
        }
        return notation instanceof Power power ? first(power.base()) : notation;
    }

    /** The thing at the right edge; of a power its base. */
    static Notation last(Notation notation) {
        if (notation instanceof Row row && !row.items().isEmpty()) {
            List<Notation> items = row.items();
            return last(items.get(items.size() - 1));
        }
        return notation instanceof Power power ? last(power.base()) : notation;
    }

    /** Whether it begins with a minus sign. */
    static boolean beginsWithMinus(Notation notation) {
        return first(notation) instanceof Operator operator && operator.sign() == Sign.NEGATIVE;
    }

    /** Whether it begins with a digit, the numerator of a leading fraction included. */
    static boolean beginsWithDigit(Notation notation) {
        Notation first = first(notation);
        if (first instanceof Fraction fraction) {
            return beginsWithDigit(fraction.numerator());
        }
        return first instanceof Digits || first instanceof Measure;
    }

    /** Whether it is a fraction of two plain numbers. */
    static boolean isNumericFraction(Notation notation) {
        return notation instanceof Fraction fraction
                && fraction.numerator() instanceof Digits
                && fraction.denominator() instanceof Digits;
    }
}
