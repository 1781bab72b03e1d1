package org.formulary.site.errors;

import java.util.List;
import java.util.Optional;

/**
 * A code at the head of messages, and what it is about.
 *
 * @param code the word in brackets
 * @param title what the messages say, in a few words
 * @param says what it covers, in paragraphs
 * @param why why the compiler asks for it, in paragraphs
 * @param example a declaration that fails so; none for what no declaration can cause
 */
public record ErrorCode(
        String code, String title, List<String> says, List<String> why, Optional<ErrorExample> example) {

    /** Lists are copied. */
    public ErrorCode {
        says = List.copyOf(says);
        why = List.copyOf(why);
    }
}
