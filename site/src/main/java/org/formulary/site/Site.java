package org.formulary.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.site.errors.ErrorCode;
import org.formulary.site.errors.ErrorCodes;
import org.formulary.site.export.BibTex;
import org.formulary.site.export.CslJson;
import org.formulary.site.export.FormulaFiles;
import org.formulary.site.export.Outline;
import org.formulary.site.math.Baseline;
import org.formulary.site.math.Typesetter;
import org.formulary.site.page.Addresses;
import org.formulary.site.page.Assets;
import org.formulary.site.page.Coordinates;
import org.formulary.site.page.PageWriter;
import org.formulary.site.search.SearchIndex;

/** All files of a site, by their path within it. */
final class Site {

    private final SortedMap<String, String> files = new TreeMap<>();
    private final PathNames names = new PathNames();

    private Site() {}

    /**
     * Makes the site.
     *
     * @throws CatalogueException if something cannot be drawn, or two pages would be one file
     */
    static Site of(Library library, Optional<Coordinates> artifact) throws IOException {
        Site site = new Site();
        List<ErrorCode> codes = ErrorCodes.all();
        SearchIndex index = SearchIndex.of(library, codes);
        Assets assets = Assets.of(
                resource("formulary.css") + Baseline.stylesheet(), Script.text(), index.names(), index.equations());
        assets.texts().forEach((name, text) -> site.add(name, text, "the shared file " + name));
        Typesetter typesetter = new Typesetter();
        PageWriter writer = new PageWriter(library, artifact, assets, typesetter);
        site.add("formulary.svg", resource("formulary.svg"), "the icon");
        site.add("index.html", writer.home(), "the home page");
        // Formulas before their sets: a picture that fails is then reported with the formula it belongs to.
        for (Entry entry : library.entries()) {
            site.add(Addresses.path(entry), writer.formula(entry), "the formula " + entry.fullId());
            for (String alias : entry.formula().aliases()) {
                String owner = "the alias " + alias + " of " + entry.fullId();
                site.add(Addresses.aliasPath(entry, alias), writer.alias(entry, alias), owner);
            }
        }
        FormulaFiles files = new FormulaFiles(typesetter);
        for (Catalogue set : library.sets()) {
            site.add(Addresses.path(set), writer.set(set), "the set " + set.id());
            files.of(set).forEach((path, text) -> site.add(path, text, "the file " + path));
        }
        site.add(Addresses.symbolsPath(), writer.symbols(), "the page of symbols");
        site.add(Addresses.worksPath(), writer.works(), "the page of references");
        site.add("formulas.json", FormulaFiles.all(library.sets()), "the whole catalogue");
        site.add("llms.txt", Outline.of(library), "the outline of the site");
        site.add("references.bib", BibTex.of(library.works()), "the references as BibTeX");
        site.add("references.json", CslJson.of(library.works()), "the references as CSL-JSON");
        site.add(Addresses.errorsPath(), writer.errors(codes), "the messages of the compiler");
        for (ErrorCode code : codes) {
            site.add(Addresses.path(code), writer.error(code), "the messages [" + code.code() + "]");
        }
        return site;
    }

    private void add(String path, String text, String owner) {
        names.claim(path, owner);
        files.put(path, text);
    }

    static String resource(String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program is incomplete: " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Text of each file by its path. */
    Map<String, String> files() {
        return files;
    }
}
