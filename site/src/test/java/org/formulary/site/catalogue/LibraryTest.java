package org.formulary.site.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Library.Entry;
import org.junit.jupiter.api.Test;

class LibraryTest {

    private static final String JSON = Fixture.json("physics.communication");

    private static Catalogue set(String json) {
        return new CatalogueReader().read(json, "a.json");
    }

    private static String refusal(String... json) {
        List<Catalogue> sets = List.of(json).stream().map(LibraryTest::set).toList();
        return assertThrows(CatalogueException.class, () -> Library.of(sets)).getMessage();
    }

    @Test
    void ordersSetsByIdentifierWhateverTheOrderOfTheFiles() {
        Catalogue communication = set(JSON);
        Catalogue other = set(Fixture.json("hostile.prose"));

        assertEquals(
                Library.of(List.of(communication, other)).sets(),
                Library.of(List.of(other, communication)).sets());
        assertEquals("hostile.prose", Fixture.library().sets().get(0).id());
    }

    @Test
    void knowsWhoCallsAFormula() {
        Library library = Fixture.library();
        Entry ring = library.entries().stream()
                .filter(e -> e.fullId().equals("physics.communication/ring-allreduce-time"))
                .findFirst()
                .orElseThrow();

        assertEquals(
                List.of("hostile.prose/1-2-0", "physics.communication/hierarchical-allreduce-time"),
                library.callers(ring).stream().map(Entry::fullId).toList());
    }

    @Test
    void refusesTwoSetsOfOneName() {
        assertEquals("two sets have the id physics.communication", refusal(JSON, JSON));
    }

    @Test
    void refusesASetThatUsesWhatIsNotThere() {
        assertEquals(
                "physics.communication: uses gone, which is no set of this site",
                refusal(JSON.replace("\"uses\": []", "\"uses\": [\"gone\"]")));
    }

    @Test
    void refusesTwoFormulasOfOneName() {
        assertEquals(
                "two formulas have the id physics.communication/fat-tree-hosts",
                refusal(JSON.replace("\"id\": \"oversubscription-effect\"", "\"id\": \"fat-tree-hosts\"")));
    }

    @Test
    void refusesACallOfWhatIsNotThere() {
        assertEquals(
                "physics.communication/hierarchical-allreduce-time: refers to physics.communication/gone,"
                        + " which is no formula of this site",
                refusal(JSON.replace(
                        "\"physics.communication/ring-allreduce-time\"", "\"physics.communication/gone\"")));
    }

    @Test
    void refusesASuccessorThatIsNotThere() {
        assertEquals(
                "physics.communication/double-binary-tree-allreduce-time: refers to gone,"
                        + " which is no formula of this site",
                refusal(JSON.replace("\"replacedBy\": \"ring-allreduce-time\"", "\"replacedBy\": \"gone\"")));
    }

    @Test
    void refusesAReferenceWithoutAnEntry() {
        assertEquals(
                "physics.communication/fat-tree-hosts: no reference has the key al-fares2008",
                refusal(JSON.replace("\"key\": \"al-fares2008\"", "\"key\": \"other\"")));
    }
}
