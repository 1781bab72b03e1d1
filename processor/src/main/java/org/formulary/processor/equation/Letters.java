package org.formulary.processor.equation;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/** Which characters make names and numbers, and how each is spelled in ASCII. */
final class Letters {

    /** In the order of U+03B1 to U+03C9; the final sigma is a sigma. */
    private static final String[] ALPHABET = {
        "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu",
        "xi", "omicron", "pi", "rho", "sigma", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega"
    };

    private static final int SMALL_ALPHA = 0x3B1;
    private static final int CAPITAL_ALPHA = 0x391;

    private static final Map<Integer, String> GREEK = greek();

    private Letters() {}

    private static Map<Integer, String> greek() {
        Map<Integer, String> names = new HashMap<>();
        for (int i = 0; i < ALPHABET.length; i++) {
            String name = ALPHABET[i];
            names.put(SMALL_ALPHA + i, name);
            if (Character.isLetter(CAPITAL_ALPHA + i)) {
                names.put(CAPITAL_ALPHA + i, Character.toUpperCase(name.charAt(0)) + name.substring(1));
            }
        }
        // Variants and twins of Greek letters that keyboards and fonts put in their place.
        names.put(0xB5, "mu");
        names.put(0x2126, "Omega");
        names.put(0x2206, "Delta");
        names.put(0x3D1, "theta");
        names.put(0x3D5, "phi");
        names.put(0x3F0, "kappa");
        names.put(0x3F1, "rho");
        names.put(0x3F5, "epsilon");
        return Map.copyOf(names);
    }

    static boolean isLetter(int character) {
        return isAsciiLetter(character) || GREEK.containsKey(character) || isOtherLetter(character);
    }

    private static boolean isAsciiLetter(int character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    }

    /** Letters on the line, which raised and lowered ones and the ordinal signs are not. */
    private static boolean isOtherLetter(int character) {
        return Character.isLetter(character)
                && Character.getType(character) != Character.MODIFIER_LETTER
                && character != 0xAA
                && character != 0xBA;
    }

    /** The ASCII spelling of a letter; a letter of another script stands for itself, and no declared name has it. */
    static String spell(int letter) {
        if (isAsciiLetter(letter)) {
            return Character.toString(letter);
        }
        if (isMathematicalAlphanumeric(letter)) {
            int plain = Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFKC)
                    .codePointAt(0);
            return isMathematicalAlphanumeric(plain) ? Character.toString(letter) : spell(plain);
        }
        return GREEK.getOrDefault(letter, Character.toString(letter));
    }

    /** The value of a digit on the line, or -1. */
    static int digit(int character) {
        if (character >= '0' && character <= '9') {
            return character - '0';
        }
        // The five styles of mathematical digits, ten of each.
        return character >= 0x1D7CE && character <= 0x1D7FF ? (character - 0x1D7CE) % 10 : -1;
    }

    /** The value of a subscript digit, or -1. */
    static int subscriptDigit(int character) {
        return character >= 0x2080 && character <= 0x2089 ? character - 0x2080 : -1;
    }

    /** The value of a superscript digit, or -1. */
    static int superscriptDigit(int character) {
        return switch (character) {
            case 0xB9 -> 1;
            case 0xB2 -> 2;
            case 0xB3 -> 3;
            case 0x2070 -> 0;
            default -> character >= 0x2074 && character <= 0x2079 ? character - 0x2070 : -1;
        };
    }

    static boolean isSuperscriptMinus(int character) {
        return character == 0x207B;
    }

    private static boolean isMathematicalAlphanumeric(int character) {
        return character >= 0x1D400 && character <= 0x1D7FF;
    }
}
