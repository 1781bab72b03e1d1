package org.formulary.tests.misprints;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** LaTeX cut into commands, numbers and characters, each with its place. */
final class LatexTokens {

    private static final Pattern TOKEN = Pattern.compile("\\\\[A-Za-z]+|\\\\.|[0-9]+(\\.[0-9]+)?|\\S", Pattern.DOTALL);

    private LatexTokens() {}

    record Token(String text, int start, int end) {}

    static List<Token> of(String latex) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(latex);
        while (matcher.find()) {
            tokens.add(new Token(matcher.group(), matcher.start(), matcher.end()));
        }
        return tokens;
    }

    /** The index of the token that closes what one opens; -1 if none does. */
    static int closing(List<Token> tokens, int open, String opener, String closer) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            String text = tokens.get(i).text();
            depth += text.equals(opener) ? 1 : text.equals(closer) ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }
}
