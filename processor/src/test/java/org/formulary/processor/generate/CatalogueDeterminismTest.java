package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Where the compiler runs leaves no trace in a catalogue. */
class CatalogueDeterminismTest {

    @Test
    void theDefaultLocaleLeavesNoTrace() {
        String expected = both();
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab", "de-DE", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals(expected, both(), tag);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void anotherProcessWithAnotherCharsetAndLineEndWritesTheSameBytes() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=US-ASCII",
                        "-Duser.language=tr",
                        "-Dline.separator=\r\n",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CatalogueDeterminismTest.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        byte[] written = process.getInputStream().readAllBytes();
        assertEquals(0, process.waitFor());
        assertEquals(both(), new String(written, StandardCharsets.UTF_8));
    }

    /** Writes both layouts to standard output, as UTF-8. */
    public static void main(String[] arguments) throws IOException {
        OutputStream out = System.out;
        out.write(both().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static String both() {
        return Catalogues.lines(Catalogues.communication())
                + Catalogues.ascii(Catalogues.communication())
                + Catalogues.lines(Catalogues.random(7));
    }
}
