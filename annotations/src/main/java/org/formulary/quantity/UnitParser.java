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
    private final List<UnitToken> tokens;
    private int position;
    private int nesting;

    private UnitParser(String text, UnitTable table) {
        this.text = text;
        this.table = table;
        this.tokens = UnitLexer.read(text);
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
        if (peek().kind() == UnitToken.Kind.END) {
            throw fault(peek(), "a unit is missing; a pure number has the unit 1");
        }
        Unit unit = unit();
        if (peek().kind() != UnitToken.Kind.END) {
            throw misplaced(peek());
        }
        return unit;
    }

    private Unit unit() {
        int start = peek().offset();
        Unit unit = product();
        while (peek().kind() == UnitToken.Kind.SLASH) {
            UnitToken slash = next();
            Unit dividend = unit;
            int from = peek().offset();
            Unit divisor = power();
            unit = located(slash, () -> dividend.dividedBy(divisor));
            refuseProduct(start, slash, from);
        }
        return unit;
    }

    /** {@code a/b*c}: which is divided by c depends on the tool. */
    private void refuseProduct(int start, UnitToken slash, int from) {
        int end = tokens.get(position - 1).end();
        UnitToken place = peek();
        if (place.kind() == UnitToken.Kind.TIMES) {
            next();
        }
        if (place.kind() == UnitToken.Kind.TIMES || startsPower()) {
            int next = peek().offset();
            power();
            String above = text.substring(start, slash.offset()).strip();
            String below = text.substring(from, end);
            String last = text.substring(next, tokens.get(position - 1).end());
            List<String> readings = List.of(above + "/(" + below + " " + last + ")", above + " " + last + "/" + below);
            throw UnitException.at(
                    text,
                    place.offset(),
                    "tools disagree on a product after \"/\": write " + String.join(" or ", readings),
                    readings);
        }
    }

    private Unit product() {
        UnitToken first = peek();
        if (first.kind() == UnitToken.Kind.NUMBER && first.text().equals("1")) {
            next();
            if (startsPower() || peek().kind() == UnitToken.Kind.TIMES || peek().kind() == UnitToken.Kind.POWER) {
                throw fault(first, "a number has no place inside a unit, apart from the 1 of 1/s");
            }
            return Unit.ONE;
        }
        Unit product = power();
        while (startsPower() || peek().kind() == UnitToken.Kind.TIMES) {
            UnitToken place = peek();
            if (place.kind() == UnitToken.Kind.TIMES) {
                next();
            } else {
                refuseTemperature(tokens.get(position - 1), place);
            }
            Unit multiplicand = product;
            Unit factor = power();
            product = located(place, () -> multiplicand.times(factor));
        }
        return product;
    }

    /** {@code degrees C} is no product of an angle and a charge. */
    private void refuseTemperature(UnitToken degree, UnitToken letter) {
        if (degree.text().matches("deg|degrees?|°")
                && letter.text().matches("[CFK]|[Cc]elsius|[Ff]ahrenheit|[Kk]elvins?")) {
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

    private Unit power() {
        UnitToken start = peek();
        Unit base = primary();
        UnitToken operator = peek();
        if (operator.kind() != UnitToken.Kind.POWER && operator.kind() != UnitToken.Kind.SUPERSCRIPT) {
            return base;
        }
        next();
        Rational exponent = operator.kind() == UnitToken.Kind.POWER ? exponent() : Rational.of(integer(operator));
        return located(start, () -> base.power(exponent));
    }

    private Rational exponent() {
        if (peek().kind() != UnitToken.Kind.OPEN) {
            return Rational.of(signedInteger());
        }
        next();
        long numerator = signedInteger();
        long denominator = 1;
        if (peek().kind() == UnitToken.Kind.SLASH) {
            next();
            UnitToken token = next();
            denominator = integer(token);
            if (denominator == 0) {
                throw fault(token, "an exponent is divided by 0");
            }
        }
        close();
        return Rational.of(numerator, denominator);
    }

    private long signedInteger() {
        boolean negative = peek().kind() == UnitToken.Kind.MINUS;
        if (negative) {
            next();
        }
        long magnitude = integer(next());
        return negative ? -magnitude : magnitude;
    }

    private long integer(UnitToken token) {
        if (!token.text().matches("-?[0-9]{1,4}")) {
            throw fault(token, "an exponent is an integer such as 2, -1, or a fraction in brackets such as (1/2)");
        }
        return Long.parseLong(token.text());
    }

    private Unit primary() {
        UnitToken token = peek();
        return switch (token.kind()) {
            case NAME -> {
                next();
                yield Unit.of(List.of(name(token)));
            }
            case OPEN -> group();
            case NUMBER -> throw number(token);
            default -> throw misplaced(token);
        };
    }

    private UnitTerm name(UnitToken token) {
        return table.find(token.text()).orElseThrow(() -> {
            Suggestions meant = Suggestions.of(token.text(), table);
            return UnitException.at(text, token.offset(), meant.reason(), meant.spellings());
        });
    }

    private Unit group() {
        UnitToken open = next();
        if (++nesting > MAX_NESTING) {
            throw fault(open, "brackets are nested more than " + MAX_NESTING + " deep");
        }
        Unit unit = unit();
        close();
        nesting--;
        return unit;
    }

    private void close() {
        if (peek().kind() != UnitToken.Kind.CLOSE) {
            throw peek().kind() == UnitToken.Kind.END
                    ? fault(peek(), "a closing bracket is missing")
                    : misplaced(peek());
        }
        next();
    }

    private UnitException number(UnitToken number) {
        UnitToken before = tokens.get(Math.max(position - 1, 0));
        if (before.kind() == UnitToken.Kind.NAME && before.end() == number.offset()) {
            String power = before.text() + "^" + number.text();
            return UnitException.at(
                    text,
                    number.offset(),
                    "a number has no place inside a unit: if a power is meant, write " + power,
                    List.of(power));
        }
        return fault(number, "a number has no place inside a unit");
    }

    private UnitException misplaced(UnitToken token) {
        return switch (token.kind()) {
            case END -> fault(token, "the unit ends where another name is due");
            case NUMBER -> number(token);
            case SLASH -> fault(token, "nothing stands before \"/\": write 1/s for the inverse of s");
            default -> fault(token, UnitException.echo(token.text()) + " has no place here");
        };
    }

    private UnitException fault(UnitToken token, String reason) {
        return UnitException.at(text, token.offset(), reason, List.of());
    }

    /** Runs a step of unit arithmetic; its faults are told at the token. */
    private Unit located(UnitToken token, Supplier<Unit> step) {
        try {
            return step.get();
        } catch (UnitException fault) {
            throw fault.within(text, token.offset());
        }
    }

    private boolean startsPower() {
        return switch (peek().kind()) {
            case NAME, OPEN, NUMBER -> true;
            default -> false;
        };
    }

    private UnitToken peek() {
        return tokens.get(position);
    }

    private UnitToken next() {
        UnitToken token = tokens.get(position);
        if (token.kind() != UnitToken.Kind.END) {
            position++;
        }
        return token;
    }
}
