package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
        position += found ? length(phrase) : 0;
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
        return takesLongest(phrases.stream().filter(this::isNext));
    }

    /** Reads the longest of these phrases that is next and stands at the end or before one of these words. */
    Optional<String> takesOneOf(Set<String> phrases, Set<String> following) {
        return takesLongest(phrases.stream().filter(phrase -> {
            int end = position + length(phrase);
            return isNext(phrase) && (end == words.size() || following.contains(words.get(end)));
        }));
    }

    private Optional<String> takesLongest(Stream<String> phrases) {
        Optional<String> longest = phrases.max(Comparator.comparing(SpokenWords::length));
        longest.ifPresent(this::takes);
        return longest;
    }

    private static int length(String phrase) {
        return phrase.split(" ", -1).length;
    }

    /** Reads these words, which have to be next. */
    void require(String phrase) {
        RowParser.refuse(!takes(phrase), "\"" + phrase + "\" is missing before " + this);
    }

    /** Reads words up to the first that is one of these. */
    List<String> upTo(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (!atEnd() && !ends.contains(words.get(position))) {
            taken.add(words.get(position));
            position++;
        }
        return taken;
    }

    /** What is still to be read. */
    @Override
    public String toString() {
        return atEnd() ? "the end" : String.join(" ", words.subList(position, words.size()));
    }
}
