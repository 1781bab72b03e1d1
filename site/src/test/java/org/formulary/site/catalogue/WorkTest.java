package org.formulary.site.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Library.Entry;
import org.junit.jupiter.api.Test;

class WorkTest {

    private static Catalogue set(String id, String key, String doi) {
        String json = Fixture.json("physics.communication")
                .replace("\"id\": \"physics.communication\"", "\"id\": \"" + id + "\"")
                .replace("physics.communication/", id + "/")
                .replace("\"al-fares2008\"", "\"" + key + "\"")
                .replace("10.1145/1402958.1402967", doi);
        return new CatalogueReader().read(json, id);
    }

    private static Map<String, Integer> cited(Catalogue... sets) {
        Map<String, Integer> cited = new TreeMap<>();
        Library.of(List.of(sets)).works().stream()
                .filter(work -> work.reference().title().startsWith("A Scalable, Commodity"))
                .forEach(work -> cited.put(work.key(), work.citedBy().size()));
        return cited;
    }

    @Test
    void oneWorkOfSeveralSetsStandsOnceWhateverItsKeys() {
        assertEquals(
                Map.of("al-fares2008", 2),
                cited(set("a.a", "al-fares2008", "10.1/Same"), set("b.b", "fat-tree", "10.1/sAME")));
    }

    @Test
    void twoWorksWithOneKeyGetTwo() {
        assertEquals(
                Map.of("al-fares2008", 1, "al-fares2008-2", 1),
                cited(set("a.a", "al-fares2008", "10.1/one"), set("b.b", "al-fares2008", "10.1/two")));
    }

    @Test
    void everyCitationLeadsBack() {
        Library library = Fixture.library();
        long citations = library.entries().stream()
                .map(Entry::formula)
                .mapToLong(formula -> formula.references().size())
                .sum();
        assertEquals(
                citations,
                library.works().stream()
                        .mapToLong(work -> work.citedBy().size())
                        .sum());
    }
}
