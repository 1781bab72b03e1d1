package org.formulary.processor.print;

/** The one place where text becomes LaTeX: every character stands for itself. */
final class LatexEscape {

    private LatexEscape() {}

    /** Text for the argument of {@code \text}, {@code \mathrm} or {@code \operatorname}. */
    static String text(String text) {
        StringBuilder latex = new StringBuilder();
        text.codePoints().forEach(c -> latex.append(character(c)));
        return latex.toString();
    }

    private static String character(int c) {
        return switch (c) {
            case '_', '%', '&', '#', '$', '{', '}' -> "\\" + Character.toString(c);
            case '\\' -> "{\\backslash}";
            case '~' -> "{\\sim}";
            case '^' -> "{\\wedge}";
            default -> Character.toString(c);
        };
    }
}
