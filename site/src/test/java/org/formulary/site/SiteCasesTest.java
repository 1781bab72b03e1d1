package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.CatalogueReader;
import org.formulary.site.catalogue.Library;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Faults that other tools' sites had, each by its identifier in {@code site-cases.jsonl}, looked for in ours. */
class SiteCasesTest {

    private static final Map<String, String> SITE = Fixture.site();
    private static final String HOSTILE = "hostile.prose/1-2-0.html";

    /** What only a browser shows; the tests of the whole product open one. */
    private static final List<String> IN_A_BROWSER = List.of(
            "base-url-search",
            "decimal-comma",
            "decimal-comma-2",
            "eq-overflow-page",
            "index-size-guard",
            "redirect-fragment-lost",
            "search-freeze",
            "search-subword");

    @TempDir
    private Path folder;

    private Map<String, Executable> checks() {
        Map<String, Executable> checks = new TreeMap<>();
        checks.put("html-unbalanced", SiteCasesTest::markupInProseIsText);
        checks.put("html-swallowed", SiteCasesTest::angleBracketsAreShown);
        checks.put("backslash-eaten", SiteCasesTest::backslashesAreKept);
        checks.put("a11y-touch", SiteCasesTest::accessibleEquationLiesOverThePicture);
        checks.put("copy-double", SiteCasesTest::copyGivesLatexOnce);
        checks.put("toc-id-not-title", SiteCasesTest::listsShowTitles);
        checks.put("anchor-dup-crash", SiteCasesTest::identifiersAreUnique);
        checks.put("anchor-percent-encoded", SiteCasesTest::identifiersAreRaw);
        checks.put("anchor-digit-first", SiteCasesTest::identifiersMayBeginWithADigit);
        checks.put("case-insensitive-fs", SiteCasesTest::namesDifferByMoreThanCase);
        checks.put("base-url-doubled", this::siteWorksInAnyFolder);
        checks.put("linkcheck-misses", this::checkerReadsTheBuiltPages);
        checks.put("linkcheck-encoded-fragment", this::checkerDecodesFragments);
        checks.put("print-chrome", SiteCasesTest::printHidesNavigation);
        checks.put("heading-overflow-measured", SiteCasesTest::longIdentifiersMayBreak);
        checks.put("timestamp", this::noTimeOfBuild);
        checks.put("csp-inline", SiteCasesTest::nothingInline);
        checks.put("file-modules", SiteCasesTest::scriptsAreClassic);
        checks.put("csp-wasm", SiteCasesTest::scriptsAreClassic);
        checks.put("index-blocks-page", SiteCasesTest::noPageLoadsTheIndex);
        checks.put("search-raw-latex", SiteCasesTest::theIndexHoldsNoLatex);
        checks.put("index-318mb", SiteCasesTest::theIndexIsASmallPartOfTheSite);
        checks.put("index-kills-safari", SiteCasesTest::theIndexIsASmallPartOfTheSite);
        checks.put("dark-svg-plot", SiteCasesTest::plotsTakeTheirColoursFromThePage);
        checks.put("eq-overflow-mobile", SiteCasesTest::wideEquationsScrollByKeyboard);
        checks.put("page-too-big", SiteCasesTest::pagesStaySmall);
        return checks;
    }

    @TestFactory
    Stream<DynamicTest> cases() {
        return checks().entrySet().stream()
                .map(check ->
                        DynamicTest.dynamicTest(check.getKey(), () -> assertAll(check.getKey(), check.getValue())));
    }

    @Test
    void everyGivenCaseIsCheckedHereOrInABrowser() throws IOException {
        ObjectMapper json = new ObjectMapper();
        TreeSet<String> given = new TreeSet<>();
        for (String line : Files.readAllLines(Fixture.resource("site-cases.jsonl"))) {
            given.add(json.readTree(line).get("id").asText());
        }
        TreeSet<String> known = new TreeSet<>(checks().keySet());
        known.addAll(IN_A_BROWSER);

        assertEquals(known, given);
    }

    private static Document page(String path) {
        return Jsoup.parse(SITE.get(path));
    }

    private static void eachPage(Consumer<Document> check) {
        SITE.keySet().stream().filter(path -> path.endsWith(".html")).forEach(path -> check.accept(page(path)));
    }

    private static void markupInProseIsText() {
        Document page = page(HOSTILE);
        assertEquals(0, page.select("b, i, [onclick], [onmouseover]").size());
        assertEquals(1, page.select("script[src]").size());
        assertTrue(page.select("script").size() <= 2, "the script and the data of the calculator");
        assertEquals(1, page.select("main").size());
        assertTrue(
                page.selectFirst("footer").parent().normalName().equals("body"), "nothing closed what it did not open");
        assertEquals(0, page.select("a[href^=javascript]").size());
    }

    private static void angleBracketsAreShown() {
        assertTrue(page(HOSTILE).selectFirst(".limit.holds p").text().contains("open <name>.bmp & \"quote\""));
    }

    private static void backslashesAreKept() {
        assertTrue(page(HOSTILE).selectFirst(".limit.holds p").text().contains("$n \\leq 0$ with `l`"));
    }

    private static void accessibleEquationLiesOverThePicture() {
        eachPage(page -> page.select(".math").forEach(math -> {
            assertEquals("true", math.selectFirst("> svg").attr("aria-hidden"));
            Element accessible = math.selectFirst("> .alt");
            assertFalse(accessible.text().isEmpty(), "words or MathML");
            assertEquals(null, accessible.nextElementSibling(), "nothing lies over it");
            assertTrue(accessible.parents().stream().noneMatch(parent -> parent.hasAttr("aria-hidden")));
        }));
        String overlay = rule(".math .alt, .math .copied");
        assertTrue(overlay.contains("position: absolute; inset: 0"), "over the picture, where a finger finds it");
        assertFalse(overlay.contains("clip") || overlay.contains("display") || overlay.contains("visibility"), overlay);
        assertEquals(1, page(HOSTILE).select(".statement .alt > math").size());
    }

    private static void copyGivesLatexOnce() {
        Element equation = page("physics.communication/fat-tree-hosts.html").selectFirst(".statement .math");
        assertEquals(
                "H = 2\\left\\lfloor \\frac{k}{2} \\right\\rfloor^{L}",
                equation.selectFirst(".copied").text());
        assertTrue(rule(".math .copied + .alt").contains("user-select: none"));
        assertTrue(rule(".math .copied").contains("user-select: all"));
    }

    private static void listsShowTitles() {
        assertEquals(
                "Time of a ring AllReduce",
                page("physics.communication/index.html")
                        .selectFirst("#formula-ring-allreduce-time a")
                        .text());
    }

    private static void identifiersAreUnique() {
        eachPage(page -> {
            List<String> ids = page.select("[id]").eachAttr("id");
            assertEquals(ids.size(), ids.stream().distinct().count());
        });
    }

    private static void identifiersAreRaw() {
        assertEquals(
                1, page(HOSTILE).select("[id=\"reference-DBLP:conf/x-(1)\"]").size());
        assertEquals(1, page(HOSTILE).select("a[href=#parameter-x]").size());
        eachPage(page -> page.select("[id]").forEach(e -> assertFalse(e.id().contains("%"), e.id())));
    }

    private static void identifiersMayBeginWithADigit() {
        assertTrue(SITE.containsKey("hostile.prose/1-2-0.html"));
        assertEquals(
                1, page("hostile.prose/index.html").select("#formula-1-2-0").size());
    }

    private static void namesDifferByMoreThanCase() {
        String json = Fixture.json("physics.communication").replace("\"calc_fat_tree_hosts\"", "\"Fat-Tree-Hosts\"");
        Library library = Library.of(List.of(new CatalogueReader().read(json, "a.json")));
        CatalogueException refusal = assertThrows(CatalogueException.class, () -> Site.of(library, Optional.empty()));
        assertTrue(refusal.getMessage().contains("fat-tree-hosts.html"), refusal.getMessage());
        assertTrue(refusal.getMessage().contains("Fat-Tree-Hosts.html"), refusal.getMessage());
    }

    private void siteWorksInAnyFolder() throws IOException {
        Path below = folder.resolve("noir/deeper");
        new OutputFolder(below).write(SITE);
        assertEquals(List.of(), new LinkChecker(below).check());
        eachPage(page ->
                page.select("[href]").forEach(e -> assertFalse(e.attr("href").startsWith("/"), e.outerHtml())));
    }

    private void checkerReadsTheBuiltPages() throws IOException {
        Files.writeString(
                folder.resolve("a.html"), "<article class=card><div><a href='dead.html'>x</a></div></article>");
        assertEquals(List.of("a.html: dead.html: no such file"), new LinkChecker(folder).check());
    }

    private void checkerDecodesFragments() throws IOException {
        Files.writeString(
                folder.resolve("a.html"), "<a href='#%3Cinit%3E(int%5B%5D)'>x</a><p id='&lt;init>(int[])'>y</p>");
        assertEquals(List.of(), new LinkChecker(folder).check());
    }

    private static void printHidesNavigation() {
        String print = shared("css").split("@media print", -1)[1];
        assertTrue(
                print.contains(".bar, .skip, .neighbours, .colophon, .tools, .calculator, button { display: none }"));
        eachPage(page -> page.select("nav")
                .forEach(nav -> assertTrue(nav.closest(".bar, .neighbours, .colophon") != null, nav.outerHtml())));
    }

    private static void longIdentifiersMayBreak() {
        String html = SITE.get("hostile.prose/1-2-0.html");
        assertTrue(html.contains("calc_<wbr>ring_<wbr>allreduce_<wbr>time_<wbr>00000"));
        assertTrue(
                shared("css")
                        .contains(
                                "h1, h2, h3 { font-weight: 600; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere }"));
    }

    private void noTimeOfBuild() throws IOException {
        new OutputFolder(folder.resolve("first")).write(SITE);
        new OutputFolder(folder.resolve("second")).write(Fixture.newSite());
        try (Stream<Path> files = Files.walk(folder.resolve("first"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path other =
                        folder.resolve("second").resolve(folder.resolve("first").relativize(file));
                assertEquals(-1, Files.mismatch(file, other), file.toString());
            }
        }
    }

    private static void nothingInline() {
        eachPage(page -> {
            assertEquals(0, page.select("style, [style]").size());
            page.select("script").forEach(script -> {
                // Data in a script element is no script: no policy looks at it.
                boolean data = script.attr("type").equals("application/json");
                assertEquals(data, !script.data().isEmpty(), script.outerHtml());
                assertFalse(script.attr("src").contains(":"), "of the site's own");
            });
            for (Element element : page.getAllElements()) {
                for (Attribute attribute : element.attributes()) {
                    assertFalse(attribute.getKey().startsWith("on"), element.outerHtml());
                }
            }
            page.select("link[rel=stylesheet], link[rel=icon]")
                    .forEach(link -> assertFalse(link.attr("href").contains(":"), "of the site's own"));
        });
        assertFalse(shared("css").contains("url("), "the stylesheet loads nothing");
    }

    private static void scriptsAreClassic() {
        eachPage(page -> page.select("script[src]").forEach(script -> {
            assertEquals("", script.attr("type"), "no module");
            assertTrue(script.hasAttr("defer"));
        }));
        assertTrue(SITE.keySet().stream().noneMatch(path -> path.endsWith(".mjs") || path.endsWith(".wasm")));
        for (String forbidden :
                List.of("import(", "import ", "export ", "fetch(", "XMLHttpRequest", "eval(", "Function(")) {
            assertFalse(shared("js").contains(forbidden), forbidden);
        }
    }

    private static void noPageLoadsTheIndex() {
        eachPage(page -> page.select("script[src]")
                .forEach(script -> assertTrue(
                        script.attr("src").matches("(\\.\\./)?formulary-[0-9a-f]{10}\\.js"), script.outerHtml())));
    }

    private static void theIndexHoldsNoLatex() {
        for (String part : List.of("search", "search-equations")) {
            assertFalse(shared(part, "js").matches("(?s).*\\\\(frac|left|cdot|alpha).*"), shared(part, "js"));
        }
        assertTrue(shared("search-equations", "js").contains("2(N - 1) M/(N B)"), "equations as plain text");
    }

    private static void theIndexIsASmallPartOfTheSite() {
        long site = SITE.values().stream().mapToLong(SiteCasesTest::bytes).sum();
        int index = bytes(shared("search", "js")) + bytes(shared("search-equations", "js"));
        assertTrue(index < site / 20, index + " of " + site + " bytes");
    }

    private static void plotsTakeTheirColoursFromThePage() {
        Elements plots = page("physics.communication/ring-allreduce-time.html").select("svg.plot");
        assertFalse(plots.isEmpty());
        plots.select("*").forEach(element -> {
            assertFalse(element.hasAttr("fill") || element.hasAttr("stroke"), element.outerHtml());
        });
        for (String selector : List.of(".plot text", ".plot .grid", ".plot .curve", ".plot .example")) {
            assertTrue(rule(selector).matches("(?s).*(fill|stroke): var\\(--.*"), "both schemes set " + selector);
        }
    }

    private static void wideEquationsScrollByKeyboard() {
        Element wide =
                page("physics.communication/hierarchical-allreduce-time.html").selectFirst(".statement .equation");
        assertEquals("0", wide.attr("tabindex"));
        assertFalse(wide.attr("aria-label").isEmpty());
        assertTrue(rule(".equation").contains("overflow-x: auto"));
        assertTrue(rule(".scroll").contains("overflow-x: auto"));
        Elements laws =
                page("physics.communication/hierarchical-allreduce-time.html").select(".laws .scroll");
        assertFalse(laws.isEmpty());
        laws.forEach(law -> assertEquals("0", law.attr("tabindex")));
        assertFalse(page("physics.communication/fat-tree-hosts.html")
                .selectFirst(".statement .equation")
                .hasAttr("tabindex"));
    }

    private static void pagesStaySmall() {
        int shared = bytes(shared("css")) + bytes(shared("js"));
        for (Library.Entry entry : Fixture.library().entries()) {
            String path = entry.fullId() + ".html";
            int page = bytes(SITE.get(path).replaceAll("(?s)<svg class=\"plot\".*?</svg>", ""));
            assertTrue(page <= 68_000, path + " has " + page + " bytes without its plots");
            assertTrue(
                    page + shared <= 130_000, path + " transfers " + (page + shared) + " bytes with style and script");
        }
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** The stylesheet or the script of all pages. */
    private static String shared(String extension) {
        return shared("formulary", extension);
    }

    private static String shared(String stem, String extension) {
        return SITE.entrySet().stream()
                .filter(file -> file.getKey().matches(stem + "-[0-9a-f]{10}\\." + extension))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    /** The declarations of a rule of the stylesheet. */
    private static String rule(String selector) {
        String css = shared("css");
        int start = css.indexOf("\n" + selector + " {");
        assertTrue(start >= 0, "a rule for " + selector);
        return css.substring(start, css.indexOf('}', start));
    }
}
