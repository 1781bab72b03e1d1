package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.CatalogueReader;
import org.formulary.site.catalogue.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

    private static final String HASHED = "[a-z-]+-[0-9a-f]{10}\\.(css|js)";

    private static Site site(Catalogue... sets) throws IOException {
        return Site.of(Library.of(List.of(sets)), Optional.empty());
    }

    private static Catalogue communication(String from, String to) {
        String json = Fixture.json("physics.communication");
        assertTrue(json.contains(from), "the fixture has " + from);
        return new CatalogueReader().read(json.replace(from, to), "a.json");
    }

    @Test
    void sameCataloguesGiveTheSameBytesInAnyOrder() throws IOException {
        List<Catalogue> sets = new ArrayList<>(Fixture.library().sets());
        Site first = Site.of(Library.of(sets), Optional.empty());
        Collections.reverse(sets);

        assertEquals(first.files(), Site.of(Library.of(sets), Optional.empty()).files());
    }

    @Test
    void linesEndWithLineFeedsOnly() {
        Fixture.site().forEach((path, text) -> assertFalse(text.contains("\r"), path));
    }

    @Test
    void noLinkOfTheSiteIsBroken(@TempDir Path folder) throws IOException {
        new OutputFolder(folder).write(Fixture.site());

        assertEquals(List.of(), new LinkChecker(folder).check());
    }

    @Test
    void nuHtmlCheckerFindsNothing(@TempDir Path folder) throws Exception {
        new OutputFolder(folder).write(Fixture.site());
        EmbeddedValidator validator = new EmbeddedValidator();
        validator.setOutputFormat(EmbeddedValidator.OutputFormat.GNU);

        for (String path : Fixture.site().keySet()) {
            if (path.endsWith(".html")) {
                assertEquals("", validator.validate(folder.resolve(path)), path);
            }
        }
    }

    @Test
    void equationThatCannotBeDrawnStopsTheSiteWithItsName() {
        Catalogue bad = communication("\"latexForRendering\": \"H = ", "\"latexForRendering\": \"H = \\\\nosuch{k} ");

        CatalogueException refusal = assertThrows(CatalogueException.class, () -> site(bad));

        assertTrue(
                refusal.getMessage()
                        .startsWith("physics.communication/fat-tree-hosts: cannot typeset \"H = \\nosuch{k} "),
                refusal.getMessage());
    }

    @Test
    void damagedMathmlStopsTheSiteWithItsName() {
        Catalogue bad = communication("<mi>H</mi>", "<mi>H</mo>");

        assertTrue(assertThrows(CatalogueException.class, () -> site(bad))
                .getMessage()
                .startsWith("physics.communication/fat-tree-hosts: MathML is not well-formed"));
    }

    @Test
    void unitThatIsNoneStopsTheSiteWithItsName() {
        Catalogue bad = communication("\"unit\": \"GB/s\"", "\"unit\": \"GX/s\"");

        assertTrue(assertThrows(CatalogueException.class, () -> site(bad))
                .getMessage()
                .startsWith("physics.communication/ring-allreduce-time: "));
    }

    @Test
    void formulaMayHaveTheNameOfASectionOfItsSetsPage(@TempDir Path folder) throws IOException {
        new OutputFolder(folder)
                .write(site(communication("\"id\": \"fat-tree-hosts\"", "\"id\": \"symbols\""))
                        .files());

        assertEquals(List.of(), new LinkChecker(folder).check());
    }

    @Test
    void pagesAreTheFilesOfTheCatalogues() {
        assertEquals(
                Set.of(
                        "formulary.svg",
                        "formulas.json",
                        "index.html",
                        "llms.txt",
                        "references.bib",
                        "references.html",
                        "references.json",
                        "symbols.html",
                        "hostile.prose/index.html",
                        "hostile.prose/1-2-0.html",
                        "hostile.prose/calc_1_2_0.html",
                        "physics.communication/index.html",
                        "physics.communication/ring-allreduce-time.html",
                        "physics.communication/calc_ring_allreduce_time.html",
                        "physics.communication/hierarchical-allreduce-time.html",
                        "physics.communication/calc_hierarchical_allreduce_time.html",
                        "physics.communication/oversubscription-effect.html",
                        "physics.communication/calc_oversubscription_effect.html",
                        "physics.communication/fat-tree-hosts.html",
                        "physics.communication/calc_fat_tree_hosts.html",
                        "physics.communication/ring-tree-crossover-size.html",
                        "physics.communication/calc_ring_tree_crossover_size.html",
                        "physics.communication/double-binary-tree-allreduce-time.html",
                        "physics.communication/calc_double_binary_tree_allreduce_time.html"),
                files().filter(path -> !path.startsWith("errors/")
                                && !path.matches(HASHED)
                                && !path.matches(".*\\.(tex|mml)")
                                && !path.matches(".*/.*\\.(json|svg)"))
                        .collect(Collectors.toSet()));
    }

    @Test
    void sharedFilesAreNamedAfterTheirContent() {
        assertEquals(
                List.of("formulary.css", "formulary.js", "search-equations.js", "search.js"),
                files().filter(path -> path.matches(HASHED))
                        .map(path -> path.replaceFirst("-[0-9a-f]{10}", ""))
                        .sorted()
                        .toList());
    }

    @Test
    void besideEachFormulaStandItsFilesForPrograms() {
        for (Library.Entry entry : Fixture.library().entries()) {
            for (String extension : List.of("json", "tex", "mml", "svg")) {
                assertTrue(Fixture.site().containsKey(entry.fullId() + "." + extension), entry.fullId());
            }
        }
    }

    private static Stream<String> files() {
        return Fixture.site().keySet().stream();
    }
}
