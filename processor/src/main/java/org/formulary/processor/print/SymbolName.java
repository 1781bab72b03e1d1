package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A canonical name taken apart as it is printed: {@code B_local} is a letter with a subscript, {@code x33} too,
 * {@code num_ports} and {@code hardware.memory} are words.
 *
 * @param base a letter, the name of a Greek letter, or a word
 * @param subscripts in order; letters, numbers, names of Greek letters, or words
 */
record SymbolName(String base, List<String> subscripts) {

    private static final Pattern LETTER_AND_DIGITS = Pattern.compile("(\\p{L}+)([0-9]+)");

    SymbolName {
        subscripts = List.copyOf(subscripts);
    }

    static SymbolName of(String name) {
        String[] parts = name.split("_", -1);
        List<String> subscripts = new ArrayList<>();
        String base = parts[0];
        Matcher digits = LETTER_AND_DIGITS.matcher(base);
        if (digits.matches() && isLetter(digits.group(1))) {
            base = digits.group(1);
            subscripts.add(digits.group(2));
        }
        if (!isLetter(base)) {
            return new SymbolName(name, List.of());
        }
        subscripts.addAll(List.of(parts).subList(1, parts.length));
        return new SymbolName(base, subscripts);
    }

    /** Whether it is printed upright, as a word. */
    boolean isWord() {
        return !isLetter(base);
    }

    /** Whether the part is a single letter, Latin or Greek. */
    static boolean isLetter(String part) {
        return Greek.isLetter(part)
                || (part.codePointCount(0, part.length()) == 1 && Character.isLetter(part.codePointAt(0)));
    }

    /** Whether the part is a number. */
    static boolean isNumber(String part) {
        return part.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
