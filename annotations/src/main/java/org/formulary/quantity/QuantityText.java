package org.formulary.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;

/** Prints quantities with the prefix that leaves 1 to 999 before the point. */
final class QuantityText {

    /** Enough for each double to have its own text. */
    static final int MAX_DIGITS = 17;

    private static final BigDecimal DECIMAL_STEP = BigDecimal.valueOf(1000);
    private static final BigDecimal BINARY_STEP = BigDecimal.valueOf(1024);

    private final double coherent;
    private final int digits;

    private QuantityText(double coherent, int digits) {
        if (digits < 1 || digits > MAX_DIGITS) {
            throw new IllegalArgumentException(
                    "a number is printed with 1 to " + MAX_DIGITS + " digits, not " + digits);
        }
        this.coherent = coherent;
        this.digits = digits;
    }

    /** In that very unit. */
    static String in(Unit unit, double coherent, int digits) {
        return new QuantityText(coherent, digits).in(unit);
    }

    /** In that unit with a fitting prefix, binary if the unit has a binary one. */
    static String near(Unit unit, double coherent, int digits) {
        QuantityText text = new QuantityText(coherent, digits);
        boolean isBinary = unit.product()
                .leading()
                .filter(term -> term.prefix().isBinary())
                .isPresent();
        return text.in(text.fitting(unit, isBinary));
    }

    /** In that unit with a fitting binary prefix, if it takes them. */
    static String binary(Unit unit, double coherent, int digits) {
        QuantityText text = new QuantityText(coherent, digits);
        boolean isBinary = unit.product()
                .leading()
                .filter(term -> term.unit().takes(Prefix.KIBI))
                .isPresent();
        return text.in(text.fitting(unit, isBinary));
    }

    private String in(Unit unit) {
        String number = NumberText.of(rounded(unit), digits);
        return unit.product().terms().isEmpty() ? number : number + " " + unit.symbol();
    }

    /** From the exact number, so that all prefixes agree on what rounds up to the next one. */
    private BigDecimal rounded(Unit unit) {
        Rational number = unit.exactFromCoherent(coherent);
        MathContext context = new MathContext(digits, RoundingMode.HALF_EVEN);
        return unit.isAbsolute()
                ? withoutNoise(NumberText.rounded(number, MAX_DIGITS), unit).round(context)
                : NumberText.rounded(number, digits);
    }

    /** Without the decimals of a temperature that its value in K does not hold: 0 degC is 273.15 K in a double. */
    private BigDecimal withoutNoise(BigDecimal number, Unit unit) {
        double step = Math.ulp(coherent) / unit.factor().toDouble();
        int places = (int) Math.floor(-Math.log10(step));
        return places > 0 ? number.setScale(places, RoundingMode.HALF_EVEN) : number;
    }

    private Unit fitting(Unit unit, boolean isBinary) {
        return unit.product()
                .leading()
                .filter(term -> coherent != 0 && !fits(unit, term, isBinary))
                .map(term -> withPrefix(unit, term, isBinary))
                .orElse(unit);
    }

    private boolean fits(Unit unit, UnitTerm leading, boolean isBinary) {
        BigDecimal step = isBinary ? BINARY_STEP : DECIMAL_STEP;
        boolean isFamily = leading.prefix() == Prefix.NONE || leading.prefix().isBinary() == isBinary;
        return isFamily && isAtLeastOne(unit) && rounded(unit).abs().compareTo(step) < 0;
    }

    private boolean isAtLeastOne(Unit unit) {
        return rounded(unit).abs().compareTo(BigDecimal.ONE) >= 0;
    }

    /** The largest prefix that leaves 1 before the point, else the smallest. */
    private Unit withPrefix(Unit unit, UnitTerm leading, boolean isBinary) {
        return Arrays.stream(Prefix.values())
                .filter(prefix -> prefix == Prefix.NONE || prefix.isBinary() == isBinary)
                .filter(leading.unit()::isPrintedWith)
                .sorted(Comparator.reverseOrder())
                .map(prefix -> Unit.of(unit.product().withLeadingPrefix(prefix)))
                .reduce((larger, smaller) -> isAtLeastOne(larger) ? larger : smaller)
                .orElse(unit);
    }
}
