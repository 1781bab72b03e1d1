package org.formulary.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.site.catalogue.Library;
import org.formulary.site.page.Coordinates;

/** The catalogues that tests build a site of: a usual one and one whose every text is hostile. */
public final class Fixture {

    private Fixture() {}

    /** The folder of the catalogue files. */
    public static Path folder() {
        return resource("catalogues");
    }

    /** A test resource of this package. */
    public static Path resource(String name) {
        URL found = Fixture.class.getResource(name);
        if (found == null) {
            throw new IllegalStateException("no resource " + name);
        }
        try {
            return Path.of(found.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A catalogue as JSON. */
    public static String json(String set) {
        try {
            return Files.readString(folder().resolve(set + ".json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The catalogues. */
    public static Library library() {
        try {
            return Library.of(CatalogueFiles.at(List.of(folder())).read());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The catalogues that this build ships. */
    public static Library shipped() {
        try {
            return Library.of(
                    CatalogueFiles.onClassPath(Fixture.class.getClassLoader()).read());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files of their site, made once for all tests. */
    public static Map<String, String> site() {
        return Made.SITE;
    }

    private static final class Made {
        private static final Map<String, String> SITE = Map.copyOf(newSite());
    }

    /** All files of their site, made anew. */
    static Map<String, String> newSite() {
        try {
            return Site.of(library(), Optional.of(Coordinates.parse("org.example:formulas:1.0")))
                    .files();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
