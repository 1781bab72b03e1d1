package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Words that are being read, one after the other; commas and semicolons are words of their own. */
final class SpokenWords {

    private final List<String> words;
    private int position;

    SpokenWords(String text) {
        this.words = List.of(text.replaceAll("[,;](?= |$)", " $0").split(" +", -1));
    }

    boolean atEnd() {
        return position == words.size();
    }

    /** Whether these words are next. */
    boolean isNext(String phrase) {
        List<String> parts = List.of(phrase.split(" ", -1));
        int end = position + parts.size();
        return end <= words.size() && words.subList(position, end).equals(parts);
    }

    /** Reads these words if they are next. */
    boolean takes(String phrase) {
        boolean found = isNext(phrase);
        position += found ? phrase.split(" ", -1).length : 0;
        return found;
    }

    /** Reads the next word if it is of that form. */
    Optional<String> takes(Pattern form) {
        if (atEnd() || !form.matcher(words.get(position)).matches()) {
            return Optional.empty();
        }
        position++;
        return Optional.of(words.get(position - 1));
    }

    /** Reads the longest of these phrases that is next, if any is. */
    Optional<String> takesOneOf(Set<String> phrases) {
        return takesOneOf(phrases, "");
    }

    /** Reads the longest of these phrases that is next and goes on with other than that word. */
    Optional<String> takesOneOf(Set<String> phrases, String unless) {
        Optional<String> longest = phrases.stream()
                .filter(phrase -> isNext(phrase) && !isNext(phrase + " " + unless))
                .max((one, other) -> Integer.compare(one.length(), other.length()));
        longest.ifPresent(this::takes);
        return longest;
    }

    /** Reads these words, which have to be next. */
    void require(String phrase) {
        RowParser.refuse(!takes(phrase), "\"" + phrase + "\" is missing before " + rest());
    }

    /** Reads words up to the first that is one of these. */
    List<String> upTo(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (!atEnd() && !ends.contains(words.get(position))) {
            taken.add(words.get(position));
            position++;
        }
        RowParser.refuse(taken.isEmpty(), "not understood: " + rest());
        return taken;
    }

    /** What is still to be read. */
    private String rest() {
        return atEnd() ? "the end" : String.join(" ", words.subList(position, words.size()));
    }
}
