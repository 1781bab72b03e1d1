package org.formulary.processor.print;

/** The one place where text becomes LaTeX: every character stands for itself. */
final class LatexEscape {

    private LatexEscape() {}

    /** Text for the argument of {@code \text}, {@code \mathrm} or {@code \operatorname}. */
    static String text(String text) {
        StringBuilder latex = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            append(text.charAt(i), latex);
        }
        return latex.toString();
    }

    private static void append(char c, StringBuilder latex) {
        switch (c) {
            case '_', '%', '&', '#', '$', '{', '}' -> latex.append('\\').append(c);
            case '\\' -> latex.append("{\\backslash}");
            case '~' -> latex.append("{\\sim}");
            case '^' -> latex.append("{\\wedge}");
            default -> latex.append(c);
        }
    }
}
