package org.formulary.tests.readme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.formulary.processor.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A newcomer who copies from the README gets what the README prints. */
class ReadmeTest {

    private static final Path SHIPPED = Readme.ROOT.resolve("formulas/src/main");
    private static final String COMMUNICATION = "org/formulary/mlsys/communication/Communication.java";
    private static final String BIBLIOGRAPHY = "org/formulary/mlsys/communication/communication.bib";

    @TempDir
    Path folder;

    @Test
    void theDeclarationOfTheTourIsTheShippedOne() throws Exception {
        String shipped = packed(Files.readString(SHIPPED.resolve("java").resolve(COMMUNICATION)));
        String shown = packed(
                Readme.block("java", "double ringAllreduceTime").lines().skip(1).collect(Collectors.joining()));
        for (String part : shown.split("\"?…[\"}]*,?", -1)) {
            assertTrue(shipped.contains(part), part);
        }
    }

    @Test
    void theMistakeOfTheTourIsReportedAsPrinted() throws Exception {
        String error = Readme.block("text", "40.028");
        String source = Files.readString(SHIPPED.resolve("java").resolve(COMMUNICATION));
        String equation = "T = 2(N - 1) M/(N B) + 2(N - 1) alpha";
        String mistaken = error.substring(error.lastIndexOf("T = 2")).strip();
        assertTrue(Readme.text().contains("`" + mistaken + "`"), mistaken);
        Compilation compilation = Compilation.in(folder)
                .source(COMMUNICATION, source.replace(equation, mistaken))
                .resource(
                        BIBLIOGRAPHY,
                        Files.readString(SHIPPED.resolve("resources").resolve(BIBLIOGRAPHY)))
                .compile();
        // The place in the file moves with every edit of the shipped set.
        String anywhere = error.stripTrailing().replaceFirst(", source \\d+:\\d+", "");
        assertTrue(compilation.errors().contains(anywhere), compilation.log());
    }

    @Test
    void theCallsOfTheTourReturnWhatIsPrinted() throws Exception {
        List<Readme.Call> calls = Readme.calls(Readme.block("java", "CommunicationFormulas.ringAllreduceTimeLatex()"));
        assertEquals(4, calls.size());
        Compilation program = program("org.formulary.mlsys.communication.CommunicationFormulas", calls)
                .compile();
        assertTrue(program.success(), program.log());
        assertOutcomes(calls, program.loader());
    }

    @Test
    void theEquationTurnedRoundReturnsWhatIsPrinted() throws Exception {
        List<Readme.Call> calls = Readme.calls(Readme.block("java", "SolveForBandwidth"));
        assertEquals(5, calls.size());
        Compilation program = program("org.formulary.mlsys.communication.CommunicationFormulas", calls)
                .compile();
        assertTrue(program.success(), program.log());
        assertOutcomes(calls, program.loader());
    }

    @Test
    void theSetOfYourOwnCompilesAndReturnsWhatIsPrinted() throws Exception {
        Compilation motion = compile("set", Readme.block("java", "interface Motion"));
        assertTrue(motion.success(), motion.log());
        List<Readme.Call> calls = Readme.calls(Readme.block("java", "MotionFormulas.stoppingDistance"));
        assertEquals(3, calls.size());
        Compilation program = program("org.example.motion.MotionFormulas", calls)
                .after(motion)
                .compile();
        assertTrue(program.success(), program.log());
        assertOutcomes(calls, program.loaderAfter(motion));
        Compilation tests = Compilation.in(folder.resolve("tests"))
                .after(motion)
                .source("org/example/motion/MotionProperties.java", Readme.block("java", "@FormulaTests(Motion"))
                .compile();
        assertTrue(tests.success(), tests.log());
        assertTrue(tests.generated("org/example/motion/MotionFormulasTest.java").contains("stoppingDistance"));
    }

    @Test
    void theMistakeInTheSetOfYourOwnIsReportedAsPrinted() {
        String source = Readme.block("java", "interface Motion").replace("d = 12.06 m\"", "d = 13.06 m\"");
        Compilation compilation = compile("mistake", source);
        assertFalse(compilation.success());
        assertEquals(
                List.of(Readme.block("text", "13.06").stripTrailing()),
                compilation.diagnostics().stream()
                        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                        .toList());
        long line = compilation.errorLines().get(0);
        assertTrue(Readme.text().contains("`then = \"d = 13.06 m\"` it stops at line " + line + ":"), "line " + line);
    }

    /** The README names the versions of tools that this build is tested with. */
    @Test
    void theVersionsOfThePomAreTheOnesTestedHere() throws Exception {
        String root = Files.readString(Readme.ROOT.resolve("pom.xml"));
        Pattern named = Pattern.compile("<artifactId>([\\w-]+)</artifactId>\\s*<version>([^<]+)</version>");
        List<MatchResult> shown = named.matcher(Readme.block("xml", "formulary-processor"))
                .results()
                .toList();
        assertEquals(6, shown.size());
        for (MatchResult pair : shown) {
            String artifact = pair.group(1).startsWith("formulary-") ? "formulary" : pair.group(1);
            if (!artifact.equals("motion")) {
                assertEquals(version(root, artifact), pair.group(2), artifact);
            }
        }
    }

    @Test
    void filesThatTheReadmeNamesAreThere() {
        List<String> names = Pattern.compile(
                        "\\]\\(([^)]+)\\)|`((?:formulas/)?[\\w./]*/[\\w./]+\\.java)`|`(\\.ci/run)`")
                .matcher(Readme.text())
                .results()
                .map(link ->
                        link.group(1) != null ? link.group(1) : link.group(2) != null ? link.group(2) : link.group(3))
                .filter(name -> !name.contains("org/example/"))
                .toList();
        assertEquals(3, names.size(), names.toString());
        names.forEach(name -> assertTrue(Files.isRegularFile(Readme.ROOT.resolve(name)), name));
    }

    private static String version(String pom, String artifact) {
        MatchResult found = Pattern.compile(
                        "<artifactId>" + Pattern.quote(artifact) + "</artifactId>\\s*<version>([^<]+)</version>")
                .matcher(pom)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError(artifact));
        String version = found.group(1);
        if (!version.startsWith("${")) {
            return version;
        }
        String property = version.substring(2, version.length() - 1);
        int start = pom.indexOf("<" + property + ">") + property.length() + 2;
        return pom.substring(start, pom.indexOf('<', start));
    }

    private Compilation compile(String name, String source) {
        return Compilation.in(folder.resolve(name))
                .source("org/example/motion/Motion.java", source)
                .compile();
    }

    private Compilation.Request program(String formulas, List<Readme.Call> calls) {
        String expressions =
                calls.stream().map(Readme.Call::expression).collect(Collectors.joining(",\n() -> ", "() -> ", ""));
        return Compilation.in(folder.resolve("program")).source("p/Program.java", """
                package p;

                import %s;
                import java.util.List;
                import java.util.concurrent.Callable;
                import java.util.function.Supplier;
                import org.formulary.quantity.Quantity;

                public class Program implements Supplier<List<Callable<Object>>> {
                    @Override
                    public List<Callable<Object>> get() {
                        return List.of(%s);
                    }
                }
                """.formatted(formulas, expressions));
    }

    private static void assertOutcomes(List<Readme.Call> calls, URLClassLoader loader) throws Exception {
        try (loader) {
            Supplier<?> program = (Supplier<?>)
                    loader.loadClass("p.Program").getDeclaredConstructor().newInstance();
            List<?> results = (List<?>) program.get();
            for (int i = 0; i < calls.size(); i++) {
                assertEquals(
                        calls.get(i).outcome(),
                        outcome((Callable<?>) results.get(i)),
                        calls.get(i).expression());
            }
        }
    }

    private static String outcome(Callable<?> call) throws Exception {
        try {
            return String.valueOf(call.call());
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }

    /** The text without the white space, in which a formatter may differ. */
    private static String packed(String text) {
        return text.replaceAll("\\s+", "");
    }
}
