package org.formulary.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JavadocTest {

    @Test
    void theFirstSentenceIsTheSummary() {
        Javadoc javadoc = Javadoc.parse(" Time of 3.5 hops. It grows.\n\n <p>Second\n paragraph.\n");
        assertEquals("Time of 3.5 hops.", javadoc.summary());
        assertEquals("It grows.\n\nSecond paragraph.", javadoc.text());
    }

    @Test
    void tagsAreReadByName() {
        Javadoc javadoc = Javadoc.parse(
                " Time.\n\n @param nGpus participants on\n     the ring\n @param b bandwidth\n @return seconds\n @since 1\n");
        assertEquals(Map.of("nGpus", "participants on the ring", "b", "bandwidth"), javadoc.parameters());
        assertEquals("seconds", javadoc.result());
        assertEquals("", javadoc.text());
    }

    @Test
    void inlineTagsAndMarkupComeDownToTheirText() {
        Javadoc javadoc = Javadoc.parse(
                " See {@link Ring#time(double) the ring}, {@link Tree#time} and {@code a < b && {c}}; <b>bold</b>, 1 &lt; 2.");
        assertEquals("See the ring, Tree.time and a < b && {c}; bold, 1 < 2.", javadoc.summary());
    }

    @Test
    void referencesToCharactersAreReadAndOthersKept() {
        assertEquals(
                "\u00a9 \u03b1 \u03b2 & \u2264 \u03a9 \u03a9 &amp; &nothing; &#0; &#xD800; AT&T;",
                Javadoc.parse(
                                " &copy; &alpha; &beta; &amp; &le; &#937; &#x3a9; {@code &amp;} &nothing; &#0; &#xD800; AT&T;")
                        .summary());
    }

    @Test
    void anAddressIsNoTag() {
        assertEquals(
                "Write to a@b.c now.", Javadoc.parse(" Write to a@b.c now.").summary());
    }

    @Test
    void noCommentIsEmpty() {
        assertEquals(Javadoc.NONE, Javadoc.parse(""));
    }
}
