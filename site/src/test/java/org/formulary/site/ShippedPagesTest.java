package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import org.formulary.site.catalogue.Library;
import org.formulary.site.page.Coordinates;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of the formulas that this build ships, as a reader meets them. */
class ShippedPagesTest {

    private static Map<String, String> site;

    @BeforeAll
    static void makeSite() throws IOException {
        site = newSite();
    }

    private static Map<String, String> newSite() throws IOException {
        return Site.of(
                        Library.of(CatalogueFiles.onClassPath(ShippedPagesTest.class.getClassLoader())
                                .read()),
                        Optional.of(Coordinates.parse("org.formulary:formulary-formulas:0.1.0")))
                .files();
    }

    private static Stream<String> pages() {
        return site.keySet().stream().filter(path -> path.endsWith(".html")).sorted();
    }

    private static Document page(String path) {
        return Jsoup.parse(site.get(path));
    }

    @Test
    void aPageSaysHowTheResultGoesAndWhichLawsWereProved() {
        Document page = page("physics.communication/ring-allreduce-time.html");
        page.select(".alt").remove();
        assertEquals(
                "Proved: T never falls as M, N or alpha grows, never rises as B grows, and is never negative.",
                page.select(".trends").text());
        assertEquals(List.of("proved", "proved"), page.select(".laws .tag").eachText());
        assertEquals(
                List.of("ring-allreduce-data-factor.html", "ring-allreduce-latency-steps.html"),
                page.select(".laws a").eachAttr("href"));
    }

    @Test
    void aPageTellsTheDerivativeByEachRealParameter() {
        Document page = page("physics.communication/tree-allreduce-time.html");
        page.select(".alt").remove();
        assertEquals(
                List.of("derivative-by-messageBytes", "derivative-by-bandwidth", "derivative-by-latency"),
                page.select(".derivatives details").eachAttr("id"));
        assertEquals(
                List.of("in s/byte", "in s^2/byte"),
                page.select(".derivatives .hint").eachText());
        assertEquals(
                "dT_dM = 2 ceil(log2(N))/B",
                page.select(".derivatives dd code").first().text());
    }

    @Test
    void aPageSolvesTheEquationForEachParameterThatItCan() {
        Document page = page("physics.communication/tree-allreduce-time.html");
        assertEquals(
                List.of("solved-for-messageBytes", "solved-for-nGpus", "solved-for-bandwidth", "solved-for-latency"),
                page.select(".solved details").eachAttr("id"));
        assertEquals(
                List.of(
                        "double value = CommunicationFormulas.treeAllreduceTimeSolveForMessageBytes("
                                + " 4.4e-4, 1000, 5e10, 2e-6);",
                        "long value = CommunicationFormulas.treeAllreduceTimeSolveForLargestNGpus("
                                + " 4.4e-4, 1000000.0, 5e10, 2e-6);",
                        "long value = CommunicationFormulas.treeAllreduceTimeSolveForSmallestNGpus("
                                + " 4.4e-4, 1000000.0, 5e10, 2e-6);",
                        "double value = CommunicationFormulas.treeAllreduceTimeSolveForBandwidth("
                                + " 4.4e-4, 1000000.0, 1000, 2e-6);",
                        "double value = CommunicationFormulas.treeAllreduceTimeSolveForLatency("
                                + " 4.4e-4, 1000000.0, 1000, 5e10);"),
                page.select(".solved pre").eachText().stream()
                        .map(text -> text.replaceAll("\\s+", " "))
                        .toList());
        page.select(".alt").remove();
        String text = page.select(".solved").text();
        assertTrue(text.contains("No closed form was found: it stands in `ceil`"), text);
        assertTrue(text.contains("The largest N for which T is at most what is given"), text);
        Document crossover = page("physics.communication/ring-tree-crossover-size.html");
        crossover.select(".alt").remove();
        assertTrue(crossover.select(".solved").text().contains("Not for N: it stands in several places"));
    }

    @Test
    void nuHtmlCheckerFindsNothing(@TempDir Path folder) throws Exception {
        new OutputFolder(folder).write(site);
        EmbeddedValidator validator = new EmbeddedValidator();
        validator.setOutputFormat(EmbeddedValidator.OutputFormat.GNU);

        for (String path : pages().toList()) {
            assertEquals("", validator.validate(folder.resolve(path)), path);
        }
    }

    @Test
    void secondRunGivesTheSameBytes() throws IOException {
        assertEquals(site, newSite());
    }

    @Test
    void titlesAndDescriptionsTellPagesApart() {
        List<String> titles = pages().map(path -> page(path).title()).toList();
        List<String> descriptions = pages().map(
                        path -> page(path).selectFirst("meta[name=description]").attr("content"))
                .toList();

        assertEquals(titles.size(), Set.copyOf(titles).size());
        assertEquals(descriptions.size(), Set.copyOf(descriptions).size());
        pages().forEach(path ->
                assertEquals("en", page(path).selectFirst("html").attr("lang"), path));
    }

    @Test
    void headingsLeaveOutNoLevel() {
        pages().forEach(path -> {
            int level = 0;
            for (Element heading : page(path).select("h1, h2, h3, h4")) {
                int next = heading.tagName().charAt(1) - '0';
                assertTrue(next <= level + 1, () -> path + ": " + heading);
                assertTrue(next > 1 || level == 0, () -> path + ": two of the first level");
                level = next;
            }
            assertTrue(level > 0, path);
        });
    }

    @Test
    void mathematicsIsCopiedAsOneLineOfText() {
        List<String> copied = new ArrayList<>();
        pages().map(ShippedPagesTest::page)
                .flatMap(page -> page.select(".math").stream())
                .forEach(math ->
                        copied.add(math.select("> .copied[aria-hidden=true]").text()));

        assertTrue(copied.contains("T = f_ring(N) M/B + s_ring(N) alpha"), "a law");
        assertTrue(copied.contains("alpha = 2 us"), "a given value");
        assertTrue(copied.contains("num_ports >= 1"), "a domain");
        assertTrue(copied.stream().noneMatch(String::isEmpty));
    }
}
