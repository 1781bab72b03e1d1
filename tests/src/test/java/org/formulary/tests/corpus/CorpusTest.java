package org.formulary.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.tools.Diagnostic;
import org.formulary.processor.Compilation;
import org.formulary.site.SiteMain;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** No false alarm: what textbooks print is accepted as they print it. */
class CorpusTest {

    /** Fewer than these verdicts in a hundred may be left open. */
    private static final double MOST_UNPROVED = 0.03;

    @TempDir
    private static Path folder;

    private static Compilation compilation;

    @BeforeAll
    static void compile() {
        compilation = Corpus.in(folder.resolve("corpus")).compile();
    }

    @Test
    void everyEquationIsAcceptedWithoutAWarning() {
        assertTrue(compilation.success(), compilation::log);
        assertEquals(List.of(), compilation.errors());
        assertEquals(List.of(), compilation.messages(Diagnostic.Kind.WARNING));
        assertEquals(List.of(), compilation.messages(Diagnostic.Kind.MANDATORY_WARNING));
    }

    @Test
    void itHasAHundredEquationsAndMore() {
        assertTrue(formulas() >= 100, () -> formulas() + " formulas");
    }

    @Test
    void almostEveryEquationIsProvedToHaveAValueInItsDomain() {
        List<String> unproved = compilation.messages(Diagnostic.Kind.NOTE).stream()
                .filter(note -> note.startsWith("[domain]"))
                .toList();
        assertTrue(unproved.size() <= MOST_UNPROVED * formulas(), () -> String.join("\n", unproved));
    }

    @Test
    void nineOfTenParametersHaveAClosedFormAndNoneFailsItsChecks() {
        List<String> solved = new ArrayList<>();
        List<String> open = new ArrayList<>();
        allFormulas()
                .forEach(formula -> formula.get("solutions")
                        .forEach(solution -> (solution.has("reason") ? open : solved)
                                .add(formula.get("id").asText() + " for "
                                        + solution.get("parameter").asText() + ": "
                                        + solution.path("reason").asText())));
        assertTrue(solved.size() >= 9 * open.size(), () -> solved.size() + " but for " + String.join("\n", open));
        assertEquals(
                List.of(),
                open.stream().filter(reason -> reason.contains("checks")).toList());
    }

    @Test
    void everyCatalogueFollowsTheSchema() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(CorpusTest.class
                        .getResource("/org/formulary/processor/catalogue-1.schema.json")
                        .openStream());
        for (String set : Corpus.SETS) {
            assertEquals(List.of(), schema.validate(catalogue(set), InputFormat.JSON), set);
        }
    }

    @Test
    void pagesShowThePhysicalConstantsOfAFormulaWithTheirUncertainty() throws IOException {
        Path catalogues = Files.createDirectories(folder.resolve("catalogues"));
        Files.writeString(catalogues.resolve("corpus.astronomy.json"), catalogue("Astronomy"));
        Path site = folder.resolve("site");
        SiteMain.main(new String[] {"--output", site.toString(), catalogues.toString()});
        String page;
        try (Stream<Path> files = Files.walk(site)) {
            page = Files.readString(files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith("schwarzschild-radius.html"))
                    .findFirst()
                    .orElseThrow());
        }
        String text = Jsoup.parse(page)
                .select("section[aria-labelledby=constants] tbody")
                .text();
        assertTrue(text.contains("6.67430 × 10−11 m^3/(kg s^2) 0.00015 × 10−11 m^3/(kg s^2) CODATA 2022"), text);
        assertTrue(text.contains("speed of light in vacuum 299792458 m/s exact CODATA 2022"), text);
    }

    private static String catalogue(String set) {
        return compilation.generated("META-INF/formulary/corpus." + id(set) + ".json");
    }

    private static long formulas() {
        return allFormulas().count();
    }

    private static Stream<JsonNode> allFormulas() {
        return Corpus.SETS.stream()
                .map(CorpusTest::catalogue)
                .map(CorpusTest::json)
                .flatMap(catalogue ->
                        StreamSupport.stream(catalogue.get("formulas").spliterator(), false));
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String id(String set) {
        return switch (set) {
            case "ControlAndSignals" -> "control";
            case "HeatTransfer" -> "heat";
            default -> set.toLowerCase(Locale.ROOT);
        };
    }

    /** What is generated computes the examples and keeps laws and domains. */
    @Test
    @Tag("campaign")
    @Tag("declaration-mutants")
    void theGeneratedTestsPass() throws IOException, ClassNotFoundException {
        assertTrue(compilation.success(), compilation::log);
        Compilation tests = Compilation.in(folder.resolve("tests"))
                .after(compilation)
                .source("corpus/Properties.java", """
                    package corpus;

                    /** Asks for the tests of all sets. */
                    @org.formulary.annotation.FormulaTests({%s})
                    final class Properties {
                        private Properties() {}
                    }
                    """.formatted(
                                Corpus.SETS.stream().map(set -> set + ".class").collect(Collectors.joining(", "))))
                .compile();
        assertTrue(tests.success(), tests::log);
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        try (URLClassLoader loader = tests.loaderAfter(compilation)) {
            List<Class<?>> types = new ArrayList<>();
            for (String set : Corpus.SETS) {
                types.add(loader.loadClass("corpus." + set + "FormulasTest"));
            }
            LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                    .selectors(types.stream().map(type -> selectClass(type)).toList())
                    .build();
            LauncherFactory.create().execute(request, listener);
        }
        assertTrue(listener.getSummary().getTestsFoundCount() > formulas());
        assertEquals(
                List.of(),
                listener.getSummary().getFailures().stream()
                        .map(failure -> failure.getTestIdentifier().getDisplayName() + ": "
                                + failure.getException().getMessage())
                        .toList());
    }
}
