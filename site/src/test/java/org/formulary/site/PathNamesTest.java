package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.formulary.site.catalogue.CatalogueException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathNamesTest {

    private final PathNames names = new PathNames();

    @Test
    void namesBothThatWouldBeOneFile() {
        names.claim("set/S.html", "the formula S");

        CatalogueException refusal =
                assertThrows(CatalogueException.class, () -> names.claim("set/s.html", "the alias s"));

        assertEquals(
                "the formula S (set/S.html) and the alias s (set/s.html) would be one file where case does not count",
                refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "set/a.html, set/a.html", // the same
        "set/a.html, Set/b.html", // folders
        "set/\u00e9.html, set/e\u0301.html", // composed and not
        "set/stra\u00dfe.html, set/STRASSE.html", // letters that grow
        "index.html, index.html/a.html" // a file and a folder
    })
    void refusesWhatSomeFileSystemTakesForOne(String first, String second) {
        names.claim(first, "first");

        assertThrows(CatalogueException.class, () -> names.claim(second, "second"));
    }

    @Test
    void takesNeighboursInAFolder() {
        names.claim("set/a.html", "a");
        names.claim("set/b.html", "b");
        names.claim("other/a.html", "c");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set/../a.html",
                "set/a b.html",
                "set/.a.html",
                "set//a.html",
                "/a.html",
                "set/a:b.html",
                "s?/a",
                "a."
            })
    void refusesWhatIsNoFileName(String path) {
        String message = assertThrows(CatalogueException.class, () -> names.claim(path, "x"))
                .getMessage();

        assertTrue(message.contains("is no file name"), message);
    }
}
