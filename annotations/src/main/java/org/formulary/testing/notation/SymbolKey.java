package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a symbol and a name of the equation language have in common: its parts, joined by underscores. {@code x33} and
 * {@code x_33} are printed alike and have one key; an upright letter is told from a slanted one by a prime.
 */
final class SymbolKey {

    private static final Pattern LETTER_AND_DIGITS = Pattern.compile("(\\p{L}|\\p{L}\\p{Ll}+)([0-9]+)");

    /** Greek letters that are drawn as Latin ones, upright. */
    private static final Map<String, String> LATIN_SHAPES = Map.ofEntries(
            Map.entry("Alpha", "A"),
            Map.entry("Beta", "B"),
            Map.entry("Epsilon", "E"),
            Map.entry("Zeta", "Z"),
            Map.entry("Eta", "H"),
            Map.entry("Iota", "I"),
            Map.entry("Kappa", "K"),
            Map.entry("Mu", "M"),
            Map.entry("Nu", "N"),
            Map.entry("Omicron", "O"),
            Map.entry("Rho", "P"),
            Map.entry("Tau", "T"),
            Map.entry("Chi", "X"));

    private SymbolKey() {}

    /** The key of a name. */
    static String of(String name) {
        List<String> parts = parts(name);
        parts.replaceAll(part -> LATIN_SHAPES.containsKey(part) ? upright(LATIN_SHAPES.get(part)) : part);
        return of(parts);
    }

    /** A name as it is said. */
    static String said(String name) {
        return String.join(" sub ", parts(name)).replace('_', ' ').replace('.', ' ');
    }

    /** A letter and its subscripts; a word is one part. */
    private static List<String> parts(String name) {
        List<String> parts = new ArrayList<>(List.of(name.split("_", -1)));
        Matcher digits = LETTER_AND_DIGITS.matcher(parts.get(0));
        if (digits.matches() && isLetter(digits.group(1))) {
            parts.set(0, digits.group(1));
            parts.add(1, digits.group(2));
        }
        return isLetter(parts.get(0)) ? parts : new ArrayList<>(List.of(name));
    }

    /** The key of a symbol whose parts were read. */
    static String of(List<String> parts) {
        return String.join("_", parts);
    }

    /** A part in upright letters. */
    static String upright(String letters) {
        return letters.codePointCount(0, letters.length()) == 1 ? letters + "'" : letters;
    }

    /** The name of a Greek letter, {@code alpha} or {@code Gamma}; any other letter by itself. */
    static String letter(int character) {
        String name = Character.getName(character);
        String last = name.substring(name.lastIndexOf(' ') + 1);
        String greek = last.equals("LAMDA") ? "LAMBDA" : last;
        if (name.startsWith("GREEK SMALL LETTER ")) {
            return greek.toLowerCase(Locale.ROOT);
        }
        if (name.startsWith("GREEK CAPITAL LETTER ")) {
            return greek.charAt(0) + greek.substring(1).toLowerCase(Locale.ROOT);
        }
        return Character.toString(character);
    }

    private static boolean isLetter(String part) {
        return part.codePointCount(0, part.length()) == 1 || LATIN_SHAPES.containsKey(part) || isGreek(part);
    }

    private static boolean isGreek(String part) {
        String upper = part.toUpperCase(Locale.ROOT);
        String letter = upper.equals("LAMBDA") ? "LAMDA" : upper;
        boolean capital = Character.isUpperCase(part.codePointAt(0));
        try {
            int found = Character.codePointOf("GREEK " + (capital ? "CAPITAL" : "SMALL") + " LETTER " + letter);
            return letter(found).equals(part);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
