package org.formulary.processor.print;

import java.util.Map;
import java.util.Optional;

/** The Greek letters by their English names. */
final class Greek {

    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("alpha", "\u03b1"),
            Map.entry("beta", "\u03b2"),
            Map.entry("gamma", "\u03b3"),
            Map.entry("delta", "\u03b4"),
            Map.entry("epsilon", "\u03b5"),
            Map.entry("zeta", "\u03b6"),
            Map.entry("eta", "\u03b7"),
            Map.entry("theta", "\u03b8"),
            Map.entry("iota", "\u03b9"),
            Map.entry("kappa", "\u03ba"),
            Map.entry("lambda", "\u03bb"),
            Map.entry("mu", "\u03bc"),
            Map.entry("nu", "\u03bd"),
            Map.entry("xi", "\u03be"),
            Map.entry("pi", "\u03c0"),
            Map.entry("rho", "\u03c1"),
            Map.entry("sigma", "\u03c3"),
            Map.entry("tau", "\u03c4"),
            Map.entry("upsilon", "\u03c5"),
            Map.entry("phi", "\u03c6"),
            Map.entry("chi", "\u03c7"),
            Map.entry("psi", "\u03c8"),
            Map.entry("omega", "\u03c9"),
            Map.entry("Gamma", "\u0393"),
            Map.entry("Delta", "\u0394"),
            Map.entry("Theta", "\u0398"),
            Map.entry("Lambda", "\u039b"),
            Map.entry("Xi", "\u039e"),
            Map.entry("Pi", "\u03a0"),
            Map.entry("Sigma", "\u03a3"),
            Map.entry("Upsilon", "\u03a5"),
            Map.entry("Phi", "\u03a6"),
            Map.entry("Psi", "\u03a8"),
            Map.entry("Omega", "\u03a9"));

    private static final Map<String, String> LATIN_SHAPES = Map.ofEntries(
            Map.entry("omicron", "o"),
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

    private Greek() {}

    /** Whether the word names a Greek letter. */
    static boolean isLetter(String word) {
        return LETTERS.containsKey(word) || LATIN_SHAPES.containsKey(word);
    }

    /** The LaTeX of a letter; one that looks like a Latin letter has no command of its own and is set as that, upright. */
    static Optional<String> latex(String word) {
        return LETTERS.containsKey(word)
                ? Optional.of("\\" + word)
                : Optional.ofNullable(LATIN_SHAPES.get(word)).map(letter -> "\\mathrm{" + letter + "}");
    }

    /** The character itself. */
    static Optional<String> character(String word) {
        return Optional.ofNullable(LETTERS.containsKey(word) ? LETTERS.get(word) : LATIN_SHAPES.get(word));
    }
}
