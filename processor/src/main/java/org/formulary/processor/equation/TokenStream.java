package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** The tokens of a text, all brackets in pairs, and the place that has been reached. */
final class TokenStream {

    /** What can be read at a glance. */
    private static final int LONGEST_QUOTE = 80;

    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");

    private final String text;
    private final List<Token> tokens;
    private final int[] partners;
    private final List<Problem> lexical;
    private final List<Span> units = new ArrayList<>();
    private int position;

    private TokenStream(String text, Lexer.Lexed lexed, int[] partners) {
        this.text = text;
        this.tokens = lexed.tokens();
        this.lexical = lexed.problems();
        this.partners = partners;
    }

    /** Empty, with the reasons reported, where brackets do not pair. */
    static Optional<TokenStream> open(String text, Findings findings) {
        Lexer.Lexed lexed = Lexer.lex(text);
        Optional<TokenStream> stream =
                Brackets.match(text, lexed.tokens(), findings).map(partners -> new TokenStream(text, lexed, partners));
        if (stream.isEmpty()) {
            lexed.problems().forEach(findings::report);
        }
        return stream;
    }

    /** Reports what the lexer found, apart from what is part of a unit, or is wrong for a better reason. */
    void reportLexical(Findings findings) {
        lexical.stream()
                .filter(problem -> units.stream().noneMatch(unit -> covers(unit, problem)))
                .filter(problem -> !findings.hasErrorAt(problem.labels().get(0).span()))
                .forEach(findings::report);
    }

    private static boolean covers(Span unit, Problem problem) {
        Label label = problem.labels().get(0);
        return unit.start() <= label.span().start() && label.span().end() <= unit.end();
    }

    /** The stretch holds a unit, in which the lexer has no say. */
    void holdsUnit(Span span) {
        units.add(span);
    }

    boolean hasLexicalProblem(Span within) {
        return lexical.stream().anyMatch(problem -> covers(within, problem));
    }

    String text() {
        return text;
    }

    /** The text under a span, on one line, and without its middle where it is long. */
    String quote(Span span) {
        int length = span.end() - span.start();
        if (length <= LONGEST_QUOTE) {
            return onOneLine(span.in(text));
        }
        String head = text.substring(span.start(), span.start() + LONGEST_QUOTE / 2);
        String tail = text.substring(span.end() - LONGEST_QUOTE / 2, span.end());
        return onOneLine(head + " ... " + tail);
    }

    private static String onOneLine(String part) {
        return WHITE_SPACE.matcher(part).replaceAll(" ");
    }

    int position() {
        return position;
    }

    void moveTo(int index) {
        position = index;
    }

    Token peek() {
        return tokens.get(position);
    }

    /** The token {@code ahead} places further on, or the last one. */
    Token peek(int ahead) {
        return tokens.get(Math.min(position + ahead, tokens.size() - 1));
    }

    Token get(int index) {
        return tokens.get(index);
    }

    int size() {
        return tokens.size();
    }

    /** The token just taken. */
    Token last() {
        return tokens.get(Math.max(position - 1, 0));
    }

    Token next() {
        Token token = tokens.get(position);
        if (token.kind() != Kind.END) {
            position++;
        }
        return token;
    }

    boolean at(Kind kind) {
        return peek().kind() == kind;
    }

    boolean accept(Kind kind) {
        if (at(kind)) {
            position++;
            return true;
        }
        return false;
    }

    /** The index of the bracket that belongs to the one at {@code index}. */
    int partner(int index) {
        return partners[index];
    }

    /** The first token from {@code index} on, outside brackets, that is of one of the kinds, or the end. */
    int find(int index, Kind... kinds) {
        List<Kind> wanted = List.of(kinds);
        int i = index;
        while (tokens.get(i).kind() != Kind.END
                && !wanted.contains(tokens.get(i).kind())) {
            i = tokens.get(i).kind().opens() ? partners[i] + 1 : i + 1;
        }
        return i;
    }
}
