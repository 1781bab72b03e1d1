package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;

/**
 * A canonical name taken apart as it is printed: {@code B_local} is a letter with a subscript, {@code x33} too,
 * {@code num_ports} and {@code hardware.memory} are words.
 *
 * @param base a letter, the name of a Greek letter, or a word
 * @param subscripts in order; letters, numbers, names of Greek letters, or words
 */
record SymbolName(String base, List<String> subscripts) {

    SymbolName {
        subscripts = List.copyOf(subscripts);
    }

    static SymbolName of(String name) {
        int letters = 0;
        while (letters < name.length() && Character.isLetter(name.codePointAt(letters))) {
            letters += Character.charCount(name.codePointAt(letters));
        }
        int digits = letters;
        while (digits < name.length() && isDigit(name.charAt(digits))) {
            digits++;
        }
        String base = name.substring(0, letters);
        boolean whole = digits == name.length() || name.charAt(digits) == '_';
        if (!whole || !isLetter(base)) {
            return new SymbolName(name, List.of());
        }
        List<String> subscripts = new ArrayList<>();
        if (digits > letters) {
            subscripts.add(name.substring(letters, digits));
        }
        if (digits < name.length()) {
            subscripts.addAll(List.of(name.substring(digits + 1).split("_", -1)));
        }
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
        for (int i = 0; i < part.length(); i++) {
            if (!isDigit(part.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}
