package org.formulary.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Library.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {

    private static Reference work(String doi, String arxiv, String url) {
        return new Reference(
                "k",
                "misc",
                List.of(),
                Optional.empty(),
                "t",
                Optional.empty(),
                Optional.ofNullable(doi),
                Optional.ofNullable(arxiv),
                Optional.ofNullable(url));
    }

    @Test
    void pagesStandByIdentifier() {
        Entry ring = Fixture.library().entries().get(1);

        assertEquals("physics.communication/ring-allreduce-time.html", Addresses.path(ring));
        assertEquals("physics.communication/index.html", Addresses.path(ring.set()));
        assertEquals("ring-allreduce-time.html", Addresses.fromSet(ring.set(), ring));
        assertEquals(
                "../physics.communication/ring-allreduce-time.html",
                Addresses.fromSet(Fixture.library().sets().get(0), ring));
    }

    @Test
    void encodesOnce() {
        assertEquals("#sort%28%29%20%25", Addresses.fragment("sort() %"));
        assertEquals("#%CE%B1_1", Addresses.fragment("α_1"));
        assertEquals(
                Optional.of("https://doi.org/10.1000/a%3Cb%3E%23c"), Addresses.doi(work("10.1000/a<b>#c", null, null)));
        assertEquals(
                Optional.of("https://arxiv.org/abs/cs/0101001v1"), Addresses.arxiv(work(null, "cs/0101001v1", null)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "data:text/html,x",
                "ftp://example.org",
                "//example.org",
                "https://a b",
                " https://x"
            })
    void linksOnlyToTheWeb(String url) {
        assertEquals(Optional.empty(), Addresses.web(work(null, null, url)));
    }

    @Test
    void keepsAWebAddressAsItIs() {
        String url = "https://example.org/a%20b?x=1&y=2#z";

        assertEquals(Optional.of(url), Addresses.web(work(null, null, url)));
    }
}
