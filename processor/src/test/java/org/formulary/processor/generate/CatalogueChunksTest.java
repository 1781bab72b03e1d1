package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pieces that fit the constants of a class file. */
class CatalogueChunksTest {

    /** Characters of one to four bytes, NUL with its two, and a pair of surrogates. */
    private static final List<String> CHARACTERS = List.of(
            "a", "\0", "\u007f", "\u0080", "\u07ff", "\u0800", "\uffff", "\ud83d\ude00", "a\ud83d\ude00", "\ud83d");

    @Test
    void everyPieceFitsAConstantAndAllMakeUpTheText() throws IOException {
        for (String character : CHARACTERS) {
            for (int length :
                    new int[] {0, 1, 10_000, 10_922, 21_845, 21_846, 32_767, 32_768, 65_535, 65_536, 131_071}) {
                String text = character.repeat(length);
                List<String> chunks = CatalogueChunks.of(text);
                assertEquals(text, String.join("", chunks));
                for (String chunk : chunks) {
                    // Throws for more than 65,535 bytes of modified UTF-8.
                    new DataOutputStream(OutputStream.nullOutputStream()).writeUTF(chunk);
                }
            }
        }
    }

    @Test
    void piecesAreAsLongAsTheyCanBe() {
        assertEquals(List.of(65_535, 65_535, 1), lengths("a".repeat(131_071)));
        assertEquals(List.of(32_767, 1), lengths("\u00e9".repeat(32_768)));
        assertEquals(List.of(21_845, 5), lengths("\u2013".repeat(21_850)));
        assertEquals(List.of(0), lengths(""));
    }

    @Test
    void aPairOfSurrogatesIsNeverCut() {
        for (int before = 0; before < 6; before++) {
            for (String chunk : CatalogueChunks.of("a".repeat(before) + "\ud83d\ude00".repeat(30_000))) {
                assertFalse(Character.isLowSurrogate(chunk.charAt(0)), "begins within a pair");
                assertFalse(Character.isHighSurrogate(chunk.charAt(chunk.length() - 1)), "ends within a pair");
            }
        }
    }

    private static List<Integer> lengths(String text) {
        return CatalogueChunks.of(text).stream().map(String::length).toList();
    }
}
