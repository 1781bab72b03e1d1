package org.formulary.quantity;

import java.util.List;

/** The tokens of a text, one at a time, and the faults there can be with them. */
final class UnitTokens {

    private final String text;
    private final List<UnitToken> tokens;
    private int position;

    UnitTokens(String text) {
        this.text = text;
        this.tokens = UnitLexer.read(text);
    }

    UnitToken peek() {
        return tokens.get(position);
    }

    UnitToken next() {
        UnitToken token = peek();
        if (token.kind() != UnitToken.Kind.END) {
            position++;
        }
        return token;
    }

    /** The token read last; at the start, the first. */
    UnitToken previous() {
        return tokens.get(Math.max(position - 1, 0));
    }

    /** Whether a further factor stands here. */
    boolean startsPower() {
        return switch (peek().kind()) {
            case NAME, OPEN, NUMBER -> true;
            default -> false;
        };
    }

    UnitException number(UnitToken number) {
        UnitToken before = previous();
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

    UnitException misplaced(UnitToken token) {
        return switch (token.kind()) {
            case END -> fault(token, "the unit ends where another name is due");
            case NUMBER -> number(token);
            case SLASH -> fault(token, "nothing stands before \"/\": write 1/s for the inverse of s");
            default -> fault(token, UnitException.echo(token.text()) + " has no place here");
        };
    }

    UnitException fault(UnitToken token, String reason) {
        return UnitException.at(text, token.offset(), reason, List.of());
    }
}
