package org.formulary.processor.problem;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes names equal that print alike, whatever script they are typed in. */
final class LookAlikes {

    private static final String CYRILLIC = "АВЕЅІЈКМНОРСТУХаеѕіјорсухһ";
    private static final String AS_LATIN = "ABESIJKMHOPCTYXaesijopcyxh";

    /** Greek letters, which equations spell by name, and the Latin letters they pass for. */
    private static final Map<String, String> GREEK = Map.ofEntries(
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
            Map.entry("Upsilon", "Y"),
            Map.entry("Chi", "X"),
            Map.entry("alpha", "a"),
            Map.entry("gamma", "y"),
            Map.entry("iota", "i"),
            Map.entry("kappa", "k"),
            Map.entry("nu", "v"),
            Map.entry("omicron", "o"),
            Map.entry("rho", "p"),
            Map.entry("upsilon", "u"),
            Map.entry("chi", "x"),
            Map.entry("omega", "w"));

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SUBSCRIPTS = Pattern.compile("_");

    private LookAlikes() {}

    static String fold(String name) {
        String plain =
                MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
        return SUBSCRIPTS
                .splitAsStream(plain)
                .map(part -> GREEK.getOrDefault(part, letters(part)))
                .collect(Collectors.joining("_"));
    }

    private static String letters(String part) {
        return part.codePoints().mapToObj(LookAlikes::letter).collect(Collectors.joining());
    }

    private static String letter(int character) {
        int index = CYRILLIC.indexOf(character);
        return index >= 0
                ? AS_LATIN.substring(index, index + 1)
                : Stream.of("0O", "1l", "Il")
                        .filter(pair -> pair.charAt(0) == character)
                        .map(pair -> pair.substring(1))
                        .findFirst()
                        .orElse(Character.toString(character));
    }
}
