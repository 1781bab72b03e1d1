package org.formulary.tests.readme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The README, read as its fenced blocks. */
final class Readme {

    static final Path ROOT = Path.of("..");

    private static final Pattern BLOCK = Pattern.compile("^```(\\w+)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private Readme() {}

    static String text() {
        try {
            return Files.readString(ROOT.resolve("README.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The only block of that language which contains that text. */
    static String block(String language, String part) {
        List<String> found = BLOCK.matcher(text())
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .filter(block -> block.contains(part))
                .toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " blocks of " + language + " contain " + part);
        }
        return found.get(0);
    }

    /** The calls that a block of Java shows. */
    static List<Call> calls(String block) {
        return Pattern.compile("(.+?);\\s*// ([^\\n]*)\\n", Pattern.DOTALL)
                .matcher(block)
                .results()
                .map(Readme::call)
                .toList();
    }

    private static Call call(MatchResult result) {
        return new Call(result.group(1).strip(), result.group(2).strip());
    }

    /** An expression, and what the README says it returns or throws. */
    record Call(String expression, String outcome) {}
}
