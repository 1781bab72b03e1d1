package org.formulary.processor.equation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The spelling of names and the words that cannot be names. */
public final class Names {

    /** The words of the grammar. */
    static final Map<String, Token.Kind> KEYWORDS = Map.of(
            "if", Token.Kind.IF,
            "else", Token.Kind.ELSE,
            "where", Token.Kind.WHERE,
            "when", Token.Kind.WHEN,
            "and", Token.Kind.AND,
            "or", Token.Kind.OR,
            "not", Token.Kind.NOT,
            "is", Token.Kind.IS,
            "mod", Token.Kind.MOD);

    /** The constant of the circle. */
    static final String PI = "pi";

    /** Refused as a function, so that no reader has to guess its base; refused as a symbol for the same reason. */
    static final String LOG = "log";

    private static final Set<String> RESERVED = Stream.of(
                    KEYWORDS.keySet().stream(),
                    Stream.of(Function.values()).map(Function::spelling),
                    Stream.of(Reductions.SUM, Reductions.PRODUCT, PI, LOG))
            .flatMap(names -> names)
            .collect(Collectors.toUnmodifiableSet());

    private Names() {}

    /**
     * The canonical spelling of a name or path: {@code alpha_local} for {@code α_local}, {@code x_1} for {@code x₁}.
     * Empty if the text is none, or has letters that are neither Latin nor Greek, which no declared name may have.
     */
    public static Optional<String> canonical(String written) {
        if (written.length() > Limits.TEXT_LENGTH) {
            return Optional.empty();
        }
        Lexer.Lexed lexed = Lexer.lex(written);
        List<Token> tokens = lexed.tokens();
        boolean oneWord = lexed.problems().isEmpty()
                && tokens.size() == 2
                && tokens.get(0).span().equals(new Span(0, written.length()))
                && (tokens.get(0).kind() == Token.Kind.NAME
                        || KEYWORDS.containsKey(tokens.get(0).text()));
        return oneWord && isAscii(tokens.get(0).text())
                ? Optional.of(tokens.get(0).text())
                : Optional.empty();
    }

    /** Whether the word has a meaning of its own in the language, so that no symbol can have it. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    /** Whether a name as it was read has Latin and Greek letters only, the latter spelled out. */
    static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 0x80);
    }
}
