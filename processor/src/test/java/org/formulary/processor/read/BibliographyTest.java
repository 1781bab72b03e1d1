package org.formulary.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.Reference;
import org.formulary.processor.read.Bibliography.BibliographyException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BibliographyTest {

    @Test
    void readsAuthorsTitleAndIdentifiers() throws BibliographyException {
        Map<String, Reference> references = Bibliography.parse("""
                @article{sanders2009,
                  author  = {Sanders, Peter and Speck, Jochen and Jesper Larsson Tr{\\"a}ff},
                  title   = {Two-tree algorithms for full bandwidth broadcast, reduction and scan},
                  journal = {Parallel Computing},
                  year    = 2009,
                  pages   = {581--594},
                  doi     = {10.1016/j.parco.2009.09.001}
                }
                @misc{liu2023,
                  author = "Hao Liu",
                  title  = "Ring {A}ttention",
                  eprint = "2310.01889",
                  url    = "https://example.org/a_b%20c",
                  year   = "2023"
                }
                """);
        assertEquals(List.of("liu2023", "sanders2009"), List.copyOf(references.keySet()));
        assertEquals(
                new Reference(
                        "sanders2009",
                        "article",
                        List.of("Peter Sanders", "Jochen Speck", "Jesper Larsson Tr\u00e4ff"),
                        "2009",
                        "Two-tree algorithms for full bandwidth broadcast, reduction and scan",
                        "Parallel Computing",
                        Optional.of("10.1016/j.parco.2009.09.001"),
                        Optional.empty(),
                        Optional.empty()),
                references.get("sanders2009"));
        assertEquals(
                new Reference(
                        "liu2023",
                        "misc",
                        List.of("Hao Liu"),
                        "2023",
                        "Ring Attention",
                        "",
                        Optional.empty(),
                        Optional.of("2310.01889"),
                        Optional.of("https://example.org/a_b%20c")),
                references.get("liu2023"));
    }

    @Test
    void anEmptyFileHasNoEntries() throws BibliographyException {
        assertTrue(Bibliography.parse("").isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"@article{a, title = {open", "@article a", "@article{a, title = }", "@article{a, month = mai}"})
    void whatIsNotBibtexIsRefusedInOneLine(String text) {
        BibliographyException e = assertThrows(BibliographyException.class, () -> Bibliography.parse(text));
        assertEquals(1, e.getMessage().lines().count(), e.getMessage());
    }
}
