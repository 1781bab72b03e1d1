package org.formulary.site.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BibTexTest {

    private static Work work(String type, String title, String... authors) {
        Reference reference = new Reference(
                "key",
                type,
                List.of(authors),
                Optional.of("2009"),
                title,
                Optional.of("Venue"),
                Optional.of("10.1/a_b"),
                Optional.empty(),
                Optional.empty());
        return new Work("key", reference, List.of());
    }

    @Test
    void anEntryHasAllThatIsKnown() {
        assertEquals("""
                @article{key,
                  author = {Ada Lovelace and Charles Babbage},
                  title = {{On Engines}},
                  journal = {Venue},
                  year = {2009},
                  doi = {10.1/a_b}
                }
                """, BibTex.of(List.of(work("article", "On Engines", "Ada Lovelace", "Charles Babbage"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "100 % of R&D     | 100 \\% of R\\&D",
                "a_b #1 $x$       | a\\_b \\#1 \\$x\\$",
                "{x} \\y          | \\{x\\} \\textbackslash{}y",
                "x~y^z            | x\\textasciitilde{}y\\textasciicircum{}z"
            })
    void signsOfTexAreEscaped(String title, String written) {
        assertTrue(BibTex.of(List.of(work("misc", title))).contains("  title = {{" + written + "}},\n"));
    }

    @Test
    void aNameWithTheWordThatPartsNamesStaysOneName() {
        assertTrue(BibTex.of(List.of(work("misc", "T", "Research and Development Ltd", "B")))
                .contains("author = {{Research and Development Ltd} and B}"));
    }

    @ParameterizedTest
    @CsvSource({
        "article,journal",
        "inproceedings,booktitle",
        "book,publisher",
        "phdthesis,school",
        "online,howpublished"
    })
    void theVenueIsWhatItsKindOfEntryCallsIt(String type, String field) {
        assertTrue(BibTex.of(List.of(work(type, "T"))).contains("  " + field + " = {Venue}"));
    }

    /** Whatever the catalogues hold, braces match and each entry ends where the next begins. */
    @Test
    void bracesMatchInEveryEntryOfTheFixture() {
        List<Work> works = Fixture.library().works();
        int depth = 0;
        int entries = 0;
        String file = BibTex.of(works);
        for (int i = 0; i < file.length(); i++) {
            char c = file.charAt(i);
            boolean escaped = i > 0 && file.charAt(i - 1) == '\\';
            if (c == '@' && depth == 0) {
                entries++;
            } else if (c == '{' && !escaped) {
                depth++;
            } else if (c == '}' && !escaped) {
                depth--;
            }
            assertTrue(depth >= 0);
        }
        assertEquals(0, depth);
        assertEquals(works.size(), entries);
    }
}
