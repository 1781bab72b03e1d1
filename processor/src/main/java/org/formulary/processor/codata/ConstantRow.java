package org.formulary.processor.codata;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** A row of the table of constants. */
final class ConstantRow {

    private static final String EXACT = "exact";

    /** So many digits of an exact value without end are printed, as CODATA does. */
    private static final MathContext SHOWN = new MathContext(10, RoundingMode.DOWN);

    private static final Pattern FACTOR = Pattern.compile("(/?)(pi|[-+.e0-9]+)(?:\\^([0-9]+))?");

    private Rational rational = Rational.ONE;
    private int piPower;

    private ConstantRow() {}

    /** The constant that a row of name, value, uncertainty and unit describes. */
    static PhysicalConstant read(String row) {
        String[] columns = row.split(" \\| ", -1);
        String[] factors = columns[1].split(" ", -1);
        ConstantRow value = new ConstantRow();
        for (String factor : factors) {
            value.multiply(factor);
        }
        return new PhysicalConstant(
                columns[0],
                factors.length == 1 ? columns[1] : value.shown(),
                value.rational,
                value.piPower,
                Unit.parse(columns[3]),
                columns[2].equals(EXACT) ? Optional.empty() : Optional.of(columns[2]));
    }

    private void multiply(String text) {
        Matcher factor = FACTOR.matcher(text);
        if (!factor.matches()) {
            throw new IllegalArgumentException("no factor: " + text);
        }
        int power = factor.group(3) == null ? 1 : Integer.parseInt(factor.group(3));
        int signed = factor.group(1).isEmpty() ? power : -power;
        if (factor.group(2).equals("pi")) {
            piPower += signed;
        } else {
            rational =
                    rational.times(Rational.of(new BigDecimal(factor.group(2))).power(signed));
        }
    }

    private String shown() {
        BigDecimal digits =
                BigDecimal.valueOf(PhysicalConstant.nearest(rational, piPower)).round(SHOWN);
        int exponent = digits.precision() - digits.scale() - 1;
        boolean plain = exponent >= 0 && exponent < SHOWN.getPrecision();
        return plain
                ? digits.toPlainString() + "…"
                : digits.movePointLeft(exponent).toPlainString() + "…e" + exponent;
    }
}
