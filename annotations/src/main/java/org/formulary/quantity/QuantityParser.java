package org.formulary.quantity;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a number with a unit; the number as Java writes it, whatever the locale. */
final class QuantityParser {

    private static final int MAX_DIGITS = 400;
    private static final Pattern NUMBER = Pattern.compile("[+\\-−]?[0-9]++(?:\\.[0-9]++)?+(?:[eE][+\\-−]?[0-9]++)?+");
    private static final String NO_GROUPS =
            "a number is written without grouping and with a decimal point, as in 4500.5";

    private QuantityParser() {}

    static Quantity parse(String text) {
        int start = 0;
        while (start < text.length() && UnitLexer.isSpace(text.charAt(start))) {
            start++;
        }
        Matcher matcher = NUMBER.matcher(text).region(start, text.length());
        if (!matcher.lookingAt()) {
            throw fault(text, start, "a quantity starts with a number such as 2, 0.5 or 1e9");
        }
        int end = matcher.end();
        if (end < text.length() && ",._'’".indexOf(text.charAt(end)) >= 0) {
            throw fault(text, end, NO_GROUPS);
        }
        Rational number = number(text, start, matcher.group().replace('−', '-'));
        Unit unit = unit(text, end);
        double coherent = unit.toCoherent(number);
        if (!Double.isFinite(coherent)) {
            throw fault(text, start, "the number is out of range in " + Unit.coherent(unit.dimension()));
        }
        return Quantity.ofCoherent(coherent, unit);
    }

    private static Rational number(String text, int start, String number) {
        if (number.length() > MAX_DIGITS) {
            throw fault(text, start, "a number has at most " + MAX_DIGITS + " characters");
        }
        double nearest = Double.parseDouble(number);
        boolean isZero = number.matches("[+-]?[0.]+(?:[eE].*)?");
        if (isZero) {
            return Rational.ZERO;
        }
        if (Double.isInfinite(nearest) || nearest == 0) {
            throw fault(text, start, "the number is out of the range of doubles");
        }
        Rational exact = Rational.of(new BigDecimal(number));
        if (number.matches("[+-]?[0-9]+") && !Rational.of(nearest).equals(exact)) {
            throw fault(text, start, "no double is exactly this integer; with an exponent it is read as the nearest");
        }
        return exact;
    }

    private static Unit unit(String text, int from) {
        String unit = text.substring(from);
        if (unit.isBlank()) {
            return Unit.ONE;
        }
        try {
            return Unit.parse(unit);
        } catch (UnitException fault) {
            throw fault.within(text, from);
        }
    }

    private static UnitException fault(String text, int offset, String reason) {
        return UnitException.at(text, offset, reason, List.of());
    }
}
