package org.formulary.runtime;

/** LaTeX text cut into commands and single characters; spaces between them are passed over. */
final class LatexTokens {

    private final String text;
    private int position;

    LatexTokens(String text) {
        this.text = text;
    }

    LatexTokens copy() {
        LatexTokens copy = new LatexTokens(text);
        copy.position = position;
        return copy;
    }

    void moveTo(LatexTokens other) {
        position = other.position;
    }

    boolean hasNext() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
        return position < text.length();
    }

    String next() {
        hasNext();
        int start = position;
        position++;
        if (text.charAt(start) == '\\') {
            while (position < text.length() && isCommandLetter(text.charAt(position))) {
                position++;
            }
            if (position == start + 1 && position < text.length()) {
                position++;
            }
        }
        return text.substring(start, position);
    }

    private static boolean isCommandLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** Passes over {@code {...}} if one is next. */
    boolean skipGroup() {
        LatexTokens ahead = copy();
        if (!ahead.hasNext() || !ahead.next().equals("{") || !ahead.skipTo("{", "}")) {
            return false;
        }
        moveTo(ahead);
        return true;
    }

    /** Passes over {@code [...]} if one is next. */
    void skipOptionalArgument() {
        LatexTokens ahead = copy();
        if (ahead.hasNext() && ahead.next().equals("[") && ahead.skipTo("[", "]")) {
            moveTo(ahead);
        }
    }

    /** Passes over what follows an opening bracket, and the closing one that belongs to it. */
    boolean skipTo(String opener, String closer) {
        int depth = 1;
        while (depth > 0 && hasNext()) {
            String token = next();
            if (token.equals(opener)) {
                depth++;
            } else if (token.equals(closer)) {
                depth--;
            }
        }
        return depth == 0;
    }

    /** Passes over what follows {@code \left}, to the {@code \right} that belongs to it and its delimiter. */
    boolean skipDelimited() {
        if (!skipTo("\\left", "\\right") || !hasNext()) {
            return false;
        }
        next();
        return true;
    }

    /** Passes over the rest of a decimal number. */
    void skipNumber() {
        skipDigits();
        if (position < text.length() && text.charAt(position) == '.' && isDigit(position + 1)) {
            position++;
            skipDigits();
        }
    }

    private void skipDigits() {
        while (isDigit(position)) {
            position++;
        }
    }

    private boolean isDigit(int index) {
        return index < text.length() && Character.isDigit(text.charAt(index));
    }

    /** The text before the next token. */
    String passed() {
        return text.substring(0, position);
    }
}
