package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes texts apart as far as it needs no grammar: names, numbers, spaces and signs. */
final class Words {

    private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*|[\\p{N}.]+|\\s+|[<>!]=|\\S");

    private Words() {}

    /** The words that make up a text. */
    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    /** Where the operand ends that begins at a word: behind it, or behind the bracket that closes it. */
    static int end(List<String> words, int from) {
        int open = 0;
        for (int i = from; i < words.size(); i++) {
            open += words.get(i).equals("(") ? 1 : words.get(i).equals(")") ? -1 : 0;
            if (open <= 0) {
                return i + 1;
            }
        }
        return words.size();
    }

    /** The text with another in the place of some words. */
    static String replace(List<String> words, int from, int to, String text) {
        return String.join("", words.subList(0, from)) + text + String.join("", words.subList(to, words.size()));
    }
}
