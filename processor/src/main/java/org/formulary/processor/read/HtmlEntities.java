package org.formulary.processor.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The character references of HTML in doc comments: those with a name of HTML 4, and numbers. */
final class HtmlEntities {

    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+\\d*));");
    private static final Map<String, Integer> NAMED = named();

    private HtmlEntities() {}

    /** The text with each reference as the character it stands for; what is none stays as it is. */
    static String read(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        return REFERENCE
                .matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(character(match.group(1), match.group(2), match.group(3))
                        .orElse(match.group())));
    }

    private static Optional<String> character(String decimal, String hexadecimal, String name) {
        Optional<Integer> number = name != null
                ? Optional.ofNullable(NAMED.get(name))
                : Optional.of(decimal != null ? Integer.parseInt(decimal) : Integer.parseInt(hexadecimal, 16));
        return number.filter(HtmlEntities::isText).map(Character::toString);
    }

    /** Whether there is such a character, and it is no half of one and no control character. */
    private static boolean isText(int number) {
        return Character.isValidCodePoint(number)
                && Character.getType(number) != Character.SURROGATE
                && !Character.isISOControl(number);
    }

    private static Map<String, Integer> named() {
        try (InputStream in = HtmlEntities.class.getResourceAsStream("html-entities.txt")) {
            if (in == null) {
                throw new IllegalStateException("the processor is incomplete: html-entities.txt is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(" ", -1))
                    .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> Integer.parseInt(row[1], 16)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
