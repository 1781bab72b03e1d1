package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.problem.Problem;

/**
 * Reads one number: digits, a point between digits, and an exponent. {@code 2e5} and {@code 2e-5} are numbers; in
 * {@code 2e}, {@code 2e_r} and {@code 2e5x} the number is 2, and a name follows.
 */
final class NumberLexer {

    /**
     * @param end where the text goes on
     * @param isUsable whether {@code text} is a number of sensible size
     */
    record Result(String text, int end, boolean isUsable, List<Problem> problems) {}

    private final String source;
    private final int start;
    private final StringBuilder number = new StringBuilder();
    private final List<Problem> problems = new ArrayList<>();
    private int position;

    private NumberLexer(String source, int start) {
        this.source = source;
        this.start = start;
        this.position = start;
    }

    static Result read(String source, int start) {
        return new NumberLexer(source, start).read();
    }

    private Result read() {
        if (character(position) == '.') {
            number.append("0.");
            position++;
            digits();
            problems.add(LexicalProblems.strayPoint(new Span(start, start + 1), "write `" + number + "`"));
        } else {
            digits();
            if (character(position) == '.' && isDigit(position + 1)) {
                number.append('.');
                position++;
                digits();
            }
        }
        int exponentLength = exponent();
        trailingPoints();
        separators();
        Span span = new Span(start, position);
        if (number.length() > Limits.NUMBER_LENGTH) {
            problems.add(LexicalProblems.longNumber(span));
            return new Result("", position, false, problems);
        }
        if (exponentLength > 4 || (exponentLength > 0 && Math.abs(decimalExponent()) > Limits.DECIMAL_EXPONENT)) {
            problems.add(LexicalProblems.hugeExponent(span));
            return new Result("", position, false, problems);
        }
        return new Result(number.toString(), position, true, problems);
    }

    private int decimalExponent() {
        int mark = number.indexOf("e") >= 0 ? number.indexOf("e") : number.indexOf("E");
        return Integer.parseInt(number.substring(mark + 1));
    }

    /** Reads an exponent if there is one and gives its length without sign and leading zeros. */
    private int exponent() {
        int mark = character(position);
        if (mark != 'e' && mark != 'E') {
            return 0;
        }
        int sign = character(position + 1);
        boolean signed = sign == '+' || sign == '-' || sign == '\u2212';
        int first = position + (signed ? 2 : 1);
        int end = first;
        while (isDigit(end)) {
            end += Character.charCount(character(end));
        }
        boolean nameGoesOn = !signed
                && (Letters.isLetter(character(end))
                        || Letters.subscriptDigit(character(end)) >= 0
                        || character(end) == '_');
        if (end == first || nameGoesOn) {
            return 0;
        }
        number.appendCodePoint(mark);
        if (signed) {
            number.append(sign == '+' ? '+' : '-');
        }
        int before = number.length();
        position = first;
        digits();
        int leading = before;
        while (leading < number.length() - 1 && number.charAt(leading) == '0') {
            leading++;
        }
        return number.length() - leading;
    }

    /** Takes {@code 5.} and {@code 1.2.3} in one piece, so that one message says it all. */
    private void trailingPoints() {
        while (character(position) == '.' && character(position + 1) != '.') {
            Span point = new Span(position, position + 1);
            boolean more = isDigit(position + 1);
            problems.add(
                    more
                            ? LexicalProblems.secondPoint(point)
                            : LexicalProblems.strayPoint(point, "write `" + number + "`"));
            position++;
            while (isDigit(position)) {
                position += Character.charCount(character(position));
            }
        }
    }

    /** Takes {@code 1_000} in one piece. */
    private void separators() {
        int from = position;
        while (character(position) == '_' && isDigit(position + 1)) {
            position++;
            digits();
        }
        if (position > from) {
            problems.add(LexicalProblems.separator(new Span(start, position), number.toString()));
        }
    }

    private void digits() {
        while (isDigit(position)) {
            number.append(Letters.digit(character(position)));
            position += Character.charCount(character(position));
        }
    }

    private boolean isDigit(int at) {
        return Letters.digit(character(at)) >= 0;
    }

    private int character(int at) {
        return at < source.length() ? source.codePointAt(at) : 0;
    }
}
