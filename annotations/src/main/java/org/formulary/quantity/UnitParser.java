package org.formulary.quantity;

import java.util.List;
import java.util.function.Supplier;

/**
 * Reads unit text by this grammar, where each name is one of a {@link UnitTable}:
 *
 * <pre>
 * unit     := product ("/" power)*            after "/", a "*" or a juxtaposed unit is refused: tools disagree on it
 * product  := power (("*" | "·")? power)*
 * power    := primary ((("^" | "**") exponent) | superscript)?
 * exponent := "-"? integer | "(" "-"? integer ("/" integer)? ")"
 * primary  := name | "(" unit ")" | "1"       the 1 only alone or before "/"
 * </pre>
 */
final class UnitParser {

    static final int MAX_LENGTH = 1000;
    private static final int MAX_NESTING = 32;

    private final String text;
    private final UnitTable table;
    private final UnitTokens tokens;
    private int nesting;

    private UnitParser(String text, UnitTable table) {
        this.text = text;
        this.table = table;
        this.tokens = new UnitTokens(text);
    }

    /**
     * Reads a whole text.
     *
     * @throws UnitException if it is not a unit
     */
    static Unit parse(String text, UnitTable table) {
        if (text.length() > MAX_LENGTH) {
            throw UnitException.at(text, MAX_LENGTH, "a unit has at most " + MAX_LENGTH + " characters", List.of());
        }
        return new UnitParser(text, table).whole();
    }

    private Unit whole() {
        UnitToken start = tokens.peek();
        if (start.kind() == UnitToken.Kind.END) {
            throw tokens.fault(start, "a unit is missing; a pure number has the unit 1");
        }
        UnitProduct unit = unit();
        if (tokens.peek().kind() != UnitToken.Kind.END) {
            throw tokens.misplaced(tokens.peek());
        }
        return located(start, () -> Unit.of(unit));
    }

    private UnitProduct unit() {
        int start = tokens.peek().offset();
        UnitProduct unit = product();
        while (tokens.peek().kind() == UnitToken.Kind.SLASH) {
            UnitToken slash = tokens.next();
            UnitProduct dividend = unit;
            int from = tokens.peek().offset();
            UnitProduct divisor = power();
            unit = located(slash, () -> dividend.dividedBy(divisor));
            refuseProduct(start, slash, from);
        }
        return unit;
    }

    /** {@code a/b*c}: which is divided by c depends on the tool. */
    private void refuseProduct(int start, UnitToken slash, int from) {
        int end = tokens.previous().end();
        UnitToken place = tokens.peek();
        if (place.kind() == UnitToken.Kind.TIMES) {
            tokens.next();
        }
        if (place.kind() == UnitToken.Kind.TIMES || tokens.startsPower()) {
            int next = tokens.peek().offset();
            power();
            String above = text.substring(start, slash.offset()).strip() + "/";
            String below = text.substring(from, end);
            String last = " " + text.substring(next, tokens.previous().end());
            List<String> readings = List.of(above + "(" + below + last + ")", "(" + above + below + ")" + last);
            throw UnitException.at(
                    text,
                    place.offset(),
                    "tools disagree on a product after \"/\": write " + String.join(" or ", readings),
                    readings);
        }
    }

    private UnitProduct product() {
        UnitToken first = tokens.peek();
        if (first.kind() == UnitToken.Kind.NUMBER && first.text().equals("1")) {
            tokens.next();
            if (tokens.startsPower()
                    || tokens.peek().kind() == UnitToken.Kind.TIMES
                    || tokens.peek().kind() == UnitToken.Kind.POWER) {
                throw tokens.fault(first, "a number has no place inside a unit, apart from the 1 of 1/s");
            }
            return UnitProduct.ONE;
        }
        UnitProduct product = power();
        while (tokens.startsPower() || tokens.peek().kind() == UnitToken.Kind.TIMES) {
            UnitToken place = tokens.peek();
            if (place.kind() == UnitToken.Kind.TIMES) {
                tokens.next();
            } else {
                refuseTemperature(tokens.previous(), place);
            }
            UnitProduct multiplicand = product;
            UnitProduct factor = power();
            product = located(place, () -> multiplicand.times(factor));
        }
        return product;
    }

    /** Whether two factors with a space between them look like a temperature. */
    static boolean readsAsTemperature(String degree, String letter) {
        return degree.matches("deg|degrees?|°") && letter.matches("[CFK]|[Cc]elsius|[Ff]ahrenheit|[Kk]elvins?");
    }

    /** {@code degrees C} is no product of an angle and a charge. */
    private void refuseTemperature(UnitToken degree, UnitToken letter) {
        if (readsAsTemperature(degree.text(), letter.text())) {
            String meant = letter.text().matches("[Kk].*")
                    ? "K"
                    : "deg" + Character.toUpperCase(letter.text().charAt(0));
            throw UnitException.at(
                    text,
                    degree.offset(),
                    "\"" + degree.text() + " " + letter.text() + "\" is not a unit: did you mean " + meant + "?",
                    List.of(meant));
        }
    }

    private UnitProduct power() {
        UnitToken start = tokens.peek();
        UnitProduct base = primary();
        UnitToken operator = tokens.peek();
        if (operator.kind() != UnitToken.Kind.POWER && operator.kind() != UnitToken.Kind.SUPERSCRIPT) {
            return base;
        }
        tokens.next();
        Rational exponent = operator.kind() == UnitToken.Kind.POWER ? exponent() : Rational.of(integer(operator));
        return located(start, () -> base.power(exponent));
    }

    private Rational exponent() {
        if (tokens.peek().kind() != UnitToken.Kind.OPEN) {
            return Rational.of(signedInteger());
        }
        tokens.next();
        long numerator = signedInteger();
        long denominator = 1;
        if (tokens.peek().kind() == UnitToken.Kind.SLASH) {
            tokens.next();
            UnitToken token = tokens.next();
            denominator = integer(token);
            if (denominator == 0) {
                throw tokens.fault(token, "an exponent is divided by 0");
            }
        }
        close();
        return Rational.of(numerator, denominator);
    }

    private long signedInteger() {
        boolean negative = tokens.peek().kind() == UnitToken.Kind.MINUS;
        if (negative) {
            tokens.next();
        }
        long magnitude = integer(tokens.next());
        return negative ? -magnitude : magnitude;
    }

    private long integer(UnitToken token) {
        if (!token.text().matches("-?[0-9]{1,4}")) {
            throw tokens.fault(
                    token, "an exponent is an integer such as 2, -1, or a fraction in brackets such as (1/2)");
        }
        return Long.parseLong(token.text());
    }

    private UnitProduct primary() {
        UnitToken token = tokens.peek();
        return switch (token.kind()) {
            case NAME -> {
                tokens.next();
                yield UnitProduct.of(name(token));
            }
            case OPEN -> group();
            case NUMBER -> throw tokens.number(token);
            default -> throw tokens.misplaced(token);
        };
    }

    private UnitTerm name(UnitToken token) {
        return table.find(token.text()).orElseThrow(() -> {
            Suggestions meant = Suggestions.of(token.text());
            return UnitException.at(text, token.offset(), meant.reason(), meant.spellings());
        });
    }

    private UnitProduct group() {
        UnitToken open = tokens.next();
        if (++nesting > MAX_NESTING) {
            throw tokens.fault(open, "brackets are nested more than " + MAX_NESTING + " deep");
        }
        UnitProduct unit = unit();
        close();
        nesting--;
        return unit;
    }

    private void close() {
        if (tokens.peek().kind() != UnitToken.Kind.CLOSE) {
            throw tokens.peek().kind() == UnitToken.Kind.END
                    ? tokens.fault(tokens.peek(), "a closing bracket is missing")
                    : tokens.misplaced(tokens.peek());
        }
        tokens.next();
    }

    /** Runs a step of unit arithmetic; its faults are told at the token. */
    private <T> T located(UnitToken token, Supplier<T> step) {
        try {
            return step.get();
        } catch (UnitException fault) {
            throw fault.within(text, token.offset());
        }
    }
}
