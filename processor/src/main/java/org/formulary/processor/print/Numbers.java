package org.formulary.processor.print;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.Notation.Digits;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Power;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;

/** Sets numbers: the digits as written, an exponent as a power of ten. */
final class Numbers {

    private static final Pattern NUMBER = Pattern.compile("([-+]?)([0-9.]+)(?:[eE]([-+]?)0*([0-9]+))?");

    private Numbers() {}

    /** Whether it is printed as digits alone. */
    static boolean isPlain(Expr.Num number) {
        return notation(number) instanceof Digits;
    }

    static Notation notation(Expr.Num number) {
        return notation(number.text(), number.unit());
    }

    /** A number, with its unit where that is printed. */
    static Notation notation(String text, Optional<Expr.UnitLiteral> unit) {
        Notation number = number(text);
        return unit.filter(UnitText::isPrinted)
                .map(literal -> (Notation) new Notation.Measure(number, literal.unit()))
                .orElse(number);
    }

    /** A number alone. */
    static Notation number(String text) {
        Matcher matcher = NUMBER.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a number: " + text);
        }
        Notation digits = unsigned(matcher);
        return matcher.group(1).equals("-") ? Row.of(new Operator(Sign.NEGATIVE), digits) : digits;
    }

    private static Notation unsigned(Matcher number) {
        Digits mantissa = new Digits(number.group(2));
        if (number.group(4) == null) {
            return mantissa;
        }
        Digits digits = new Digits(number.group(4));
        boolean negative = number.group(3).equals("-");
        Power power = new Power(new Digits("10"), negative ? Row.of(new Operator(Sign.NEGATIVE), digits) : digits);
        return mantissa.text().equals("1") ? power : Row.of(mantissa, new Operator(Sign.TIMES), power);
    }
}
