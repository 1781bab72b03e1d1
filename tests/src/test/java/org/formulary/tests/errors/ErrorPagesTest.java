package org.formulary.tests.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.formulary.processor.Compilation;
import org.formulary.processor.problem.Code;
import org.formulary.site.errors.ErrorCode;
import org.formulary.site.errors.ErrorCodes;
import org.formulary.site.errors.ErrorExample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example of each page fails with the very message on it, and its mend compiles without any. */
class ErrorPagesTest {

    @TempDir
    Path folder;

    static Stream<ErrorCode> examples() {
        return ErrorCodes.all().stream().filter(code -> code.example().isPresent());
    }

    @Test
    void everyCodeHasAPageAndOnlyTheCompilersOwnFaultHasNoExample() {
        List<String> codes = ErrorCodes.all().stream().map(ErrorCode::code).toList();
        assertEquals(new TreeSet<>(Arrays.stream(Code.values()).map(Code::text).toList()), new TreeSet<>(codes));
        assertEquals(
                List.of(Code.INTERNAL.text()),
                codes.stream()
                        .filter(code ->
                                examples().noneMatch(example -> example.code().equals(code)))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExampleFailsWithTheMessageOnThePage(ErrorCode code) {
        ErrorExample example = code.example().orElseThrow();
        Compilation compilation = compile(example, example.source());
        assertFalse(compilation.success());
        assertEquals(example.message(), printed(compilation));
        assertTrue(compilation.errors().get(0).startsWith("[" + code.code() + "]"), compilation.log());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theMendCompilesWithoutAMessage(ErrorCode code) {
        ErrorExample example = code.example().orElseThrow();
        Compilation compilation = compile(example, example.mended());
        assertTrue(compilation.success(), compilation.log());
        assertEquals("", printed(compilation));
    }

    private Compilation compile(ErrorExample example, String source) {
        Compilation.Request request = Compilation.in(folder).source(example.path(), source);
        example.files().forEach(request::resource);
        return request.compile();
    }

    /** What javac prints where it is called in the folder of the sources. */
    private String printed(Compilation compilation) {
        return compilation.log().replace(folder.resolve("sources") + java.io.File.separator, "");
    }
}
