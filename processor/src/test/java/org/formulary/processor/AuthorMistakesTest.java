package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What authors get wrong, with all that they read then: nothing half-written, nothing that only follows from a mistake. */
class AuthorMistakesTest {

    @TempDir
    Path folder;

    static Stream<Mistake> mistakes() throws IOException {
        try (var stream = AuthorMistakesTest.class.getResourceAsStream("author-mistakes.txt")) {
            return Mistake.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8)).stream();
        }
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void eachIsAnsweredByWholeMessages(Mistake mistake) {
        Compilation.Request request = Compilation.in(folder);
        mistake.sources().forEach(request::source);
        Compilation compilation = request.compile();
        assertEquals(String.join("\n", mistake.messages()), String.join("\n", all(compilation)), mistake.name());
    }

    /** Errors, then warnings, then notes, each as the processor wrote it and without the indentation that javac adds. */
    static List<String> all(Compilation compilation) {
        return Stream.of(
                        javax.tools.Diagnostic.Kind.ERROR,
                        javax.tools.Diagnostic.Kind.WARNING,
                        javax.tools.Diagnostic.Kind.NOTE)
                .flatMap(kind -> compilation.messages(kind).stream())
                .map(message -> message.replace("\n  ", "\n"))
                .toList();
    }
}
