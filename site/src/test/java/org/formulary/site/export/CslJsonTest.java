package org.formulary.site.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CslJsonTest {

    private static JsonNode item(String type, String year) throws IOException {
        Reference reference = new Reference(
                "key",
                type,
                List.of("Ludwig van Beethoven"),
                Optional.of(year),
                "A \"title\"",
                Optional.of("Venue"),
                Optional.of("10.1/x"),
                Optional.of("2310.01889"),
                Optional.of("https://example.org/"));
        return new ObjectMapper()
                .readTree(CslJson.of(List.of(new Work("key", reference, List.of()))))
                .get(0);
    }

    @Test
    void anItemHasAllThatIsKnown() throws IOException {
        assertEquals(new ObjectMapper().readTree("""
                {"id": "key", "type": "article-journal", "author": [{"literal": "Ludwig van Beethoven"}],
                 "title": "A \\"title\\"", "container-title": "Venue", "issued": {"date-parts": [[2009]]},
                 "DOI": "10.1/x", "number": "arXiv:2310.01889", "URL": "https://example.org/"}
                """), item("article", "2009"));
    }

    @ParameterizedTest
    @CsvSource({
        "article,article-journal,container-title",
        "inproceedings,paper-conference,container-title",
        "book,book,publisher",
        "phdthesis,thesis,publisher",
        "techreport,report,publisher",
        "misc,document,publisher"
    })
    void kindsOfBibtexHaveTheirEqual(String type, String written, String venue) throws IOException {
        JsonNode item = item(type, "2009");
        assertEquals(written, item.get("type").textValue());
        assertEquals("Venue", item.get(venue).textValue());
    }

    @Test
    void aYearThatIsNoNumberIsLeftOut() throws IOException {
        assertFalse(item("misc", "in press").has("issued"));
    }
}
