package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.problem.Problem;

/**
 * Text to tokens, in one spelling: Greek letters become their names, {@code −} becomes a minus, {@code x₁} becomes
 * {@code x_1}. Never fails: what has no meaning becomes a {@link Token.Kind#BAD} token and a problem.
 */
final class Lexer {

    /**
     * The tokens, the last one of kind {@code END}, and what was found wrong on the way. A problem inside brackets that
     * turn out to hold a unit is none.
     */
    record Lexed(List<Token> tokens, List<Problem> problems) {}

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private int position;

    private Lexer(String text) {
        this.text = text;
    }

    static Lexed lex(String text) {
        Lexer lexer = new Lexer(text);
        while (lexer.position < text.length()) {
            lexer.step();
        }
        lexer.add(Token.Kind.END, text.length(), "");
        return new Lexed(List.copyOf(lexer.tokens), List.copyOf(lexer.problems));
    }

    private void step() {
        int start = position;
        int character = text.codePointAt(start);
        if (Character.isWhitespace(character) || Character.isSpaceChar(character)) {
            position += Character.charCount(character);
        } else if (Letters.isLetter(character)) {
            name();
        } else if (Letters.digit(character) >= 0 || isPointBeforeDigit(start)) {
            NumberLexer.Result number = NumberLexer.read(text, start);
            problems.addAll(number.problems());
            position = number.end();
            add(number.isUsable() ? Token.Kind.NUMBER : Token.Kind.BAD, start, number.text());
        } else if (Letters.superscriptDigit(character) >= 0 || Letters.isSuperscriptMinus(character)) {
            superscript();
        } else {
            sign(character);
        }
    }

    private boolean isPointBeforeDigit(int start) {
        return text.charAt(start) == '.'
                && start + 1 < text.length()
                && Letters.digit(text.codePointAt(start + 1)) >= 0;
    }

    private void name() {
        int start = position;
        StringBuilder name = new StringBuilder();
        word(name);
        while (peek(0) == '.' && position + 1 < text.length() && Letters.isLetter(text.codePointAt(position + 1))) {
            position++;
            name.append('.');
            word(name);
        }
        String spelling = name.toString();
        add(Names.KEYWORDS.getOrDefault(spelling, Token.Kind.NAME), start, spelling);
    }

    /** A letter, letters and digits, and subscripts that begin with {@code _} or are made of subscript digits. */
    private void word(StringBuilder name) {
        boolean inSubscriptDigits = false;
        while (position < text.length()) {
            int character = text.codePointAt(position);
            int subscript = Letters.subscriptDigit(character);
            if (subscript >= 0) {
                name.append(inSubscriptDigits ? "" : "_").append(subscript);
            } else if (isWordCharacter(character)) {
                appendWordCharacter(name, character);
            } else if (character == '_'
                    && position + 1 < text.length()
                    && isWordCharacter(text.codePointAt(position + 1))) {
                name.append('_');
            } else {
                return;
            }
            inSubscriptDigits = subscript >= 0;
            position += Character.charCount(character);
        }
    }

    private static boolean isWordCharacter(int character) {
        return Letters.isLetter(character) || Letters.digit(character) >= 0;
    }

    private static void appendWordCharacter(StringBuilder name, int character) {
        int digit = Letters.digit(character);
        if (digit >= 0) {
            name.append(digit);
        } else {
            name.append(Letters.spell(character));
        }
    }

    private void superscript() {
        int start = position;
        StringBuilder number = new StringBuilder();
        if (Letters.isSuperscriptMinus(peek(0))) {
            number.append('-');
            position++;
        }
        while (Letters.superscriptDigit(peek(0)) >= 0) {
            number.append(Letters.superscriptDigit(peek(0)));
            position++;
        }
        boolean isNumber = Letters.superscriptDigit(text.charAt(position - 1)) >= 0;
        if (isNumber && number.length() <= Limits.NUMBER_LENGTH) {
            add(Token.Kind.SUPERSCRIPT, start, number.toString());
        } else {
            Span span = new Span(start, position);
            problems.add(isNumber ? LexicalProblems.longNumber(span) : LexicalProblems.meaningless(text, span));
            add(Token.Kind.BAD, start, "");
        }
    }

    private void sign(int character) {
        int start = position;
        Optional<Signs.Sign> sign = Signs.at(text, start);
        if (sign.isPresent()) {
            position += sign.get().spelling().length();
            sign.get()
                    .ours()
                    .ifPresent(ours -> problems.add(LexicalProblems.foreign(text, new Span(start, position), ours)));
            add(sign.get().kind(), start, sign.get().spelling());
        } else {
            do {
                position += Character.charCount(character);
            } while (position < text.length() && text.codePointAt(position) == character);
            problems.add(LexicalProblems.meaningless(text, new Span(start, position)));
            add(Token.Kind.BAD, start, "");
        }
    }

    private char peek(int ahead) {
        return position + ahead < text.length() ? text.charAt(position + ahead) : 0;
    }

    private void add(Token.Kind kind, int start, String spelling) {
        tokens.add(new Token(kind, new Span(start, position), spelling));
    }
}
