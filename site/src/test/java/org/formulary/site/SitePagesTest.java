package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Equation;
import org.formulary.site.catalogue.Formula.Example;
import org.formulary.site.catalogue.Formula.Parameter;
import org.formulary.site.catalogue.Library.Entry;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands on the pages of the fixture's site. */
class SitePagesTest {

    private static final Map<String, String> SITE = Fixture.site();
    private static final String HOSTILE = "hostile.prose/1-2-0.html";

    static List<Entry> entries() {
        return Fixture.library().entries();
    }

    static List<Catalogue> sets() {
        return Fixture.library().sets();
    }

    private static Document page(String path) {
        return Jsoup.parse(SITE.get(path));
    }

    private static Document page(Entry entry) {
        return page(entry.fullId() + ".html");
    }

    private static String plain(String text) {
        // Prose gets its minus signs and no-break spaces on the page.
        return text.replace("\u00a0−\u00a0", " - ")
                .replaceAll("[\\s\u00a0]+", " ")
                .strip();
    }

    private static void assertShows(Element page, String text) {
        // A capital may have been given to a phrase that stands as a sentence.
        String shown = plain(page.wholeText()).toLowerCase(Locale.ROOT);
        assertTrue(shown.contains(plain(text).toLowerCase(Locale.ROOT)), () -> "missing: " + text);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void formulaPageShowsEveryFieldOfTheCatalogue(Entry entry) {
        Formula formula = entry.formula();
        List<String> expected = new ArrayList<>(List.of(entry.fullId(), formula.heading(), formula.method()));
        formula.symbol().ifPresent(expected::add);
        formula.text().ifPresent(expected::add);
        formula.assumptions().ifPresent(expected::add);
        formula.excludes().ifPresent(expected::add);
        formula.derivation().ifPresent(expected::add);
        formula.notes().ifPresent(expected::add);
        formula.result().ifPresent(expected::add);
        formula.record().ifPresent(r -> expected.add(r.name()));
        addEquation(formula.equation(), expected);
        formula.computeAs().ifPresent(e -> addEquation(e, expected));
        formula.parameters().forEach(p -> addParameter(p, expected));
        formula.outputs().forEach(o -> expected.addAll(List.of(o.name().replace('_', ' '), o.component(), o.type())));
        formula.outputs().forEach(o -> o.doc().ifPresent(expected::add));
        formula.outputs().forEach(o -> o.unit().ifPresent(expected::add));
        formula.outputs().forEach(o -> o.dimension().ifPresent(expected::add));
        formula.outputs().forEach(o -> o.domain().ifPresent(d -> expected.add(plainMath(d.mathml()))));
        formula.laws()
                .forEach(l -> expected.addAll(
                        List.of(plainMath(l.mathml()), l.status(), l.points() == 0 ? "" : "" + l.points())));
        formula.definedness().ifPresent(found -> {
            expected.add(found.status().equals("proved") ? "in their domains: proved." : "Not proved to be defined");
            expected.addAll(found.unproved());
        });
        formula.equivalence()
                .ifPresent(known -> expected.add(
                        known.status().equals("proved")
                                ? "The two were proved equal."
                                : "tested at " + known.points() + " points and found equal."));
        formula.finiteness().ifPresent(found -> {
            boolean proved = found.finite().size() == formula.outputs().size();
            expected.add(proved ? "Finite for all parameters in their domains: proved." : "the method");
            found.trouble().ifPresent(trouble -> expected.add(trouble.place()));
        });
        formula.examples().forEach(e -> addExample(e, expected));
        expected.addAll(formula.aliases());
        formula.accepted().forEach(a -> expected.addAll(List.of(a.split(": ", 2))));

        Document page = page(entry);
        expected.forEach(text -> assertShows(page.body(), text));
        assertShows(
                page.body(),
                formula.java()
                        .signature()
                        .replace("(", "( ")
                        .replaceAll("\\( ", "(")
                        .split("\\(", -1)[0]);
    }

    /** The text of an equation as it stands in its MathML. */
    private static String plainMath(String mathml) {
        return Jsoup.parse(mathml).body().wholeText();
    }

    private static void addEquation(Equation equation, List<String> expected) {
        expected.add(equation.text());
        expected.add(equation.latex());
    }

    private static void addParameter(Parameter parameter, List<String> expected) {
        expected.addAll(List.of(parameter.name(), parameter.symbol().replace('_', ' '), parameter.type()));
        parameter.unit().ifPresent(expected::add);
        parameter.dimension().ifPresent(expected::add);
        parameter.domain().ifPresent(d -> expected.add(plainMath(d.mathml())));
        parameter.calibrated().ifPresent(c -> expected.add(plainMath(c.mathml())));
        parameter.defaultValue().ifPresent(d -> expected.add(d.text()));
        parameter.doc().ifPresent(expected::add);
    }

    private static void addExample(Example example, List<String> expected) {
        example.given().forEach(b -> expected.add(plainMath(b.mathml())));
        example.then().forEach(b -> expected.add(plainMath(b.mathml())));
        expected.add(example.refused() ? "the arguments are refused" : "");
    }

    @ParameterizedTest
    @MethodSource("sets")
    void setPageShowsEveryFormulaSymbolAndReference(Catalogue set) {
        Document page = page(set.id() + "/index.html");

        assertShows(page.body(), set.title());
        set.text().lines().filter(line -> !line.isBlank()).forEach(line -> assertShows(page.body(), line));
        assertShows(page.body(), set.qualifiedClassName());
        assertShows(page.body(), set.interfaceName());
        for (Formula formula : set.formulas()) {
            Element row = page.getElementById("formula-" + formula.id());
            assertEquals(formula.id() + ".html", row.selectFirst("a").attr("href"));
            assertShows(row, formula.heading());
            assertShows(row, formula.method());
            assertEquals(1, row.select(".equation > .math > svg").size());
        }
        for (Catalogue.Symbol symbol : set.symbols()) {
            Element row = page.getElementById("symbol-" + symbol.name());
            symbol.unit().ifPresent(unit -> assertShows(row, unit));
            symbol.domain().ifPresent(domain -> assertShows(row, plainMath(domain.mathml())));
            symbol.doc().ifPresent(doc -> assertShows(row, doc));
        }
        for (Reference work : set.references()) {
            assertShows(page.body(), work.title());
            work.authors().forEach(author -> assertShows(page.body(), author));
            work.year().ifPresent(year -> assertShows(page.body(), year));
            work.venue().ifPresent(venue -> assertShows(page.body(), venue));
        }
    }

    @Test
    void homePageListsTheSetsByTitle() {
        Document home = page("index.html");

        for (Catalogue set : sets()) {
            Element row = home.getElementById("set-" + set.id());
            assertEquals(set.id() + "/index.html", row.selectFirst("a").attr("href"));
            assertEquals(set.title(), row.selectFirst("a").text());
        }
        assertShows(home.body(), "7 formulas");
    }

    @Test
    void referencesLinkToDoiAndArxiv() {
        Element work = page("physics.communication/fat-tree-hosts.html").getElementById("reference-al-fares2008");
        Element bare = page(HOSTILE).getElementById("reference-bare");

        assertEquals(
                "Mohammad Al-Fares, Alexander Loukissas and Amin Vahdat (2008). A Scalable, Commodity Data Center Network"
                        + " Architecture. Proceedings of the ACM SIGCOMM 2008 Conference on Data Communication."
                        + " doi:10.1145/1402958.1402967 al-fares2008",
                work.text());
        assertEquals(
                List.of("https://doi.org/10.1145/1402958.1402967"),
                work.select("a").eachAttr("href"));
        assertEquals(
                List.of("https://arxiv.org/abs/2310.01889", "https://example.org/?a=1&b=2"),
                bare.select("a").eachAttr("href"));
        assertEquals("Without authors. arXiv:2310.01889 https://example.org/?a=1&b=2 bare", bare.text());
    }

    @Test
    void formulasLinkToThoseTheyCallAndAreCalledBy() {
        assertEquals(
                "ring-allreduce-time.html",
                page("physics.communication/hierarchical-allreduce-time.html")
                        .selectFirst("dl.related a")
                        .attr("href"));
        assertEquals(
                List.of("../hostile.prose/1-2-0.html", "hierarchical-allreduce-time.html"),
                page("physics.communication/ring-allreduce-time.html")
                        .select("dl.related a")
                        .eachAttr("href"));
    }

    @Test
    void assumptionsAndExclusionsStandInBoxes() {
        Document page = page("physics.communication/ring-allreduce-time.html");

        assertEquals("assumptions", page.selectFirst(".limit.holds h2").id());
        assertEquals("excludes", page.selectFirst(".limit.excludes h2").id());
    }

    @Test
    void deprecatedFormulaNamesItsSuccessorBeforeItsEquation() {
        Document page = page("physics.communication/double-binary-tree-allreduce-time.html");

        Element notice = page.selectFirst(".notice");
        assertEquals(
                "Use Time of a ring AllReduce instead.", notice.selectFirst("p").text());
        assertEquals("ring-allreduce-time.html", notice.selectFirst("p a").attr("href"));
        assertEquals("statement", notice.nextElementSibling().className());
        assertShows(
                page("physics.communication/index.html").getElementById("formula-double-binary-tree-allreduce-time"),
                "deprecated");
    }

    @Test
    void aliasLeadsToItsFormulaWithoutAScript() {
        Document page = page("physics.communication/calc_ring_allreduce_time.html");

        assertEquals(
                "0; url=ring-allreduce-time.html",
                page.selectFirst("meta[http-equiv=refresh]").attr("content"));
        assertEquals(
                "ring-allreduce-time.html",
                page.selectFirst("link[rel=canonical]").attr("href"));
        assertEquals("ring-allreduce-time.html", page.selectFirst("main a").attr("href"));
        assertEquals("Time of a ring AllReduce", page.selectFirst("main a").text());
    }

    @Test
    void everyAliasHasItsPage() {
        for (Entry entry : entries()) {
            for (String alias : entry.formula().aliases()) {
                assertTrue(SITE.containsKey(entry.set().id() + "/" + alias + ".html"), alias);
            }
        }
    }

    @Test
    void mavenDependencyIsShownWhereItIsKnown() {
        assertShows(page("physics.communication/fat-tree-hosts.html").body(), "<artifactId>formulas</artifactId>");
    }

    @Test
    void everySectionAndParameterHasAnAnchor() {
        Document page = page("physics.communication/ring-allreduce-time.html");

        page.select("h2")
                .forEach(heading -> assertEquals(
                        "#" + heading.id(), heading.selectFirst("a").attr("href")));
        assertEquals(
                Set.of("parameter-messageBytes", "parameter-nGpus", "parameter-bandwidth", "parameter-latency"),
                Set.copyOf(page.select("section[aria-labelledby=parameters] tbody tr")
                        .eachAttr("id")));
        assertFalse(page.select("#result-T").isEmpty());
        assertFalse(page.select("#example-1").isEmpty());
    }
}
