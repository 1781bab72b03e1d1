package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into pieces that fit the constants of a class file. */
public final class CatalogueChunks {

    /** The most bytes of modified UTF-8 that a constant may have (JVMS 4.4.7). */
    public static final int MAX_BYTES = 65_535;

    private static final int SURROGATE = 3;

    private CatalogueChunks() {}

    /**
     * Pieces that make up the text when joined, each of at most {@link #MAX_BYTES} bytes in modified UTF-8; a surrogate
     * pair is never cut.
     */
    public static List<String> of(String text) {
        List<String> chunks = new ArrayList<>();
        int start = 0;
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean pair = Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            int size = pair ? 2 * SURROGATE : bytes(unit);
            if (bytes + size > MAX_BYTES) {
                chunks.add(text.substring(start, i));
                start = i;
                bytes = 0;
            }
            bytes += size;
            i += pair ? 1 : 0;
        }
        chunks.add(text.substring(start));
        return List.copyOf(chunks);
    }

    /** The bytes of one UTF-16 unit in modified UTF-8, where NUL takes two and every surrogate three. */
    private static int bytes(char unit) {
        if (unit >= 1 && unit <= 0x7f) {
            return 1;
        }
        return unit <= 0x7ff ? 2 : SURROGATE;
    }
}
