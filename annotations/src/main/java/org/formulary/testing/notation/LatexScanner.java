package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts LaTeX into commands, characters and groups. */
final class LatexScanner {

    private static final Pattern TOKEN = Pattern.compile("\\\\[A-Za-z]+|\\\\.|\\P{M}\\p{M}*", Pattern.DOTALL);

    /** A unit: upright letters, and the signs that stand outside of them. */
    private static final Pattern UNIT =
            Pattern.compile("(\\\\mu|\\\\Omega|\\{\\}\\^\\{\\\\circ\\}|\\\\%|\\\\mathrm\\{([^{}]|\\{[^{}]*\\})*\\})+");

    private final String text;
    private int position;

    LatexScanner(String text) {
        this.text = text;
    }

    boolean atEnd() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
        return position == text.length();
    }

    /** The next command or character. */
    String token() {
        return takes(TOKEN).orElseThrow(() -> new UnreadableException("more is missing at the end of " + text));
    }

    /** Reads what matches, if it is next. */
    Optional<String> takes(Pattern pattern) {
        atEnd();
        Matcher matcher = pattern.matcher(text).region(position, text.length());
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        position = matcher.end();
        return Optional.of(matcher.group());
    }

    /** Reads that text if it is next, and neither a longer command nor a symbol that has a subscript of its own. */
    boolean takes(String literal) {
        atEnd();
        int end = position + literal.length();
        if (!text.startsWith(literal, position)) {
            return false;
        }
        boolean command = literal.matches(".*\\\\[A-Za-z]+");
        char after = end < text.length() ? text.charAt(end) : ' ';
        if ((command && Character.isLetter(after)) || (after == '_' && !literal.equals("_"))) {
            return false;
        }
        position = end;
        return true;
    }

    /** What stands in the braces that come next. */
    String braced() {
        atEnd();
        RowParser.refuse(position == text.length() || text.charAt(position) != '{', "braces are missing in " + text);
        int start = position + 1;
        position = closing(start);
        return text.substring(start, position++);
    }

    /** What stands in the square brackets that come next, if they do. */
    Optional<String> bracketed() {
        return takes(Pattern.compile("\\[[^]]*\\]")).map(found -> found.substring(1, found.length() - 1));
    }

    private int closing(int start) {
        int depth = 1;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return i;
            }
        }
        throw new UnreadableException("a brace is never closed in " + text);
    }

    /** The spelling of the unit that comes next. */
    String unit() {
        String latex = takes(UNIT).orElseThrow(() -> new UnreadableException("a number's unit is missing in " + text));
        return latex.replace("\\mathrm{", "")
                .replace("{}^{\\circ}", "deg")
                .replace("\\mathring{A}", "angstrom")
                .replace("\\mu", "u")
                .replace("\\Omega", "Ohm")
                .replace("\\,", " ")
                .replace("\\%", "%")
                .replace("{", "")
                .replace("}", "");
    }

    /** The cells of an environment's lines, whose beginning has been read; reads up to its end. */
    List<List<String>> cells(String environment) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int start = position;
        int depth = 0;
        while (true) {
            atEnd();
            int at = position;
            String token = token();
            switch (token) {
                case "{" -> position = closing(position) + 1;
                case "\\begin" -> depth++;
                case "&", "\\\\" -> {
                    if (depth == 0) {
                        line.add(text.substring(start, at));
                        start = position;
                    }
                    if (depth == 0 && token.equals("\\\\")) {
                        lines.add(List.copyOf(line));
                        line.clear();
                    }
                }
                case "\\end" -> {
                    if (depth-- == 0) {
                        line.add(text.substring(start, at));
                        lines.add(line);
                        RowParser.refuse(!braced().equals(environment), "an environment that ends as another");
                        return lines;
                    }
                }
                default -> {
                    // Belongs to the cell.
                }
            }
        }
    }

    /** The characters that text with escapes stands for. */
    static String unescaped(String latex) {
        return latex.replaceAll("\\\\([_%&#${}])", "$1");
    }
}
