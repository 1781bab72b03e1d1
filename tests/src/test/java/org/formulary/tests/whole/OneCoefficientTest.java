package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.Compilation;
import org.formulary.site.SiteMain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changing one coefficient of one shipped equation changes everything that shows it, and the example refuses it. */
class OneCoefficientTest {

    private static final String EQUATION = "T = 2(N - 1) M/(N B) + 2(N - 1) alpha";
    private static final String CHANGED = "T = 3(N - 1) M/(N B) + 2(N - 1) alpha";

    @TempDir
    Path folder;

    @Test
    void theExampleFailsAtCompileTimeWithACaretUnderIt() {
        String source = ShippedSource.replaced(ShippedSource.java(), EQUATION, CHANGED);
        Compilation compilation = compile("broken", source);
        assertFalse(compilation.success());
        String error = compilation.errors().stream()
                .filter(message -> message.contains("T = 35.028 ms"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(compilation.log()));
        assertEquals("""
                [example] `T` is 52.528 ms for these arguments (1:1)
                    T = 35.028 ms
                    ^^^^^^^^^^^^^ is 52.528 ms
                  help: write T = 52.528 ms, or mend the equation: %s""".formatted(CHANGED), error);
        long line = source.substring(0, source.indexOf("T = 35.028 ms")).lines().count();
        assertTrue(compilation.errorLines().contains(line), compilation.log());
    }

    @Test
    void javaLatexMathmlPageAndTestsChangeTogether() throws Exception {
        String plain = withoutClaims(ShippedSource.java());
        Compilation before = compile("before", plain);
        Compilation after = compile("after", ShippedSource.replaced(plain, EQUATION, CHANGED));
        assertTrue(before.success(), before.log());
        assertTrue(after.success(), after.log());

        String java = "org/formulary/mlsys/communication/CommunicationFormulas.java";
        List<String> oldLines = differing(before.generated(java), after.generated(java));
        List<String> newLines = differing(after.generated(java), before.generated(java));
        assertTrue(newLines.stream().anyMatch(line -> line.contains("3 * (nGpus - 1)")), newLines.toString());
        assertTrue(newLines.stream().anyMatch(line -> line.contains("\\\\frac{3(")), newLines.toString());
        assertTrue(oldLines.stream().anyMatch(line -> line.contains("\\\\frac{2(")), oldLines.toString());

        String catalogue = "META-INF/formulary/physics.communication.json";
        String json = String.join("\n", differing(after.generated(catalogue), before.generated(catalogue)));
        assertTrue(json.contains("\"latex\": \"T = \\\\frac{3(N - 1) M}{N B}"), json);
        assertTrue(json.contains("<mn>3</mn>"), json);

        String page = "physics.communication/ring-allreduce-time.html";
        String oldPage = Files.readString(site("before").resolve(page));
        String newPage = Files.readString(site("after").resolve(page));
        String changes = String.join("\n", differing(newPage, oldPage));
        assertTrue(changes.contains(CHANGED), changes);
        assertTrue(changes.contains("\\frac{3("), changes);

        String test = "p/CommunicationFormulasTest.java";
        assertNotEquals(
                tests("before", before).generated(test), tests("after", after).generated(test));
    }

    private Compilation compile(String name, String source) {
        return Compilation.in(folder.resolve(name))
                .source(ShippedSource.PATH, source)
                .resource(ShippedSource.BIBLIOGRAPHY, ShippedSource.bibliography())
                .compile();
    }

    private Compilation tests(String name, Compilation set) {
        return Compilation.in(folder.resolve(name + "-tests"))
                .after(set)
                .source("p/Properties.java", """
                        package p;

                        import org.formulary.annotation.FormulaTests;
                        import org.formulary.mlsys.communication.Communication;

                        @FormulaTests(Communication.class)
                        class Properties {}
                        """)
                .compile();
    }

    private Path site(String name) throws Exception {
        Path site = folder.resolve(name + "-site");
        SiteMain.main(new String[] {
            "--output",
            site.toString(),
            folder.resolve(name).resolve("classes/META-INF/formulary").toString()
        });
        return site;
    }

    /** The source without examples and laws, which would refuse the change. */
    private static String withoutClaims(String source) {
        Matcher claims = Pattern.compile(
                        "\\n\\s+(laws|examples) =\\s*(\\{.*?\\n?\\s*}|@Example\\([^)]*\\)|\"[^\"]*\")(?=,?\\n)",
                        Pattern.DOTALL)
                .matcher(source);
        return claims.replaceAll("").replaceAll(",(\\s*,)+", ",").replaceAll(",(\\s*\\))", "$1");
    }

    private static List<String> differing(String text, String other) {
        List<String> known = other.lines().toList();
        return text.lines().filter(line -> !known.contains(line)).toList();
    }
}
