package org.formulary.tests.whole;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The sources of the shipped communication formulas, read from the module beside this one. */
final class ShippedSource {

    static final String PATH = "org/formulary/mlsys/communication/Communication.java";
    static final String BIBLIOGRAPHY = "org/formulary/mlsys/communication/communication.bib";

    private ShippedSource() {}

    static String java() {
        return read("src/main/java/" + PATH);
    }

    static String bibliography() {
        return read("src/main/resources/" + BIBLIOGRAPHY);
    }

    /** The text with one part replaced, which must be there exactly once. */
    static String replaced(String text, String part, String replacement) {
        if (text.split(java.util.regex.Pattern.quote(part), -1).length != 2) {
            throw new AssertionError("expected exactly one " + part);
        }
        return text.replace(part, replacement);
    }

    private static String read(String path) {
        try {
            return Files.readString(Path.of("..", "formulas").resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
