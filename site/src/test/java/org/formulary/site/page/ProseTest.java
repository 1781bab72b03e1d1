package org.formulary.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Optional;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseTest {

    private static final Catalogue SET = Fixture.library().sets().stream()
            .filter(set -> set.id().equals("physics.communication"))
            .findFirst()
            .orElseThrow();

    private static String html(String text) {
        StringOutput out = new StringOutput();
        OwaspHtmlTemplateOutput html = new OwaspHtmlTemplateOutput(out);
        html.setContext("p", null);
        Prose.paragraphs(SET, Optional.of(text)).forEach(paragraph -> paragraph.writeTo(html));
        return out.toString();
    }

    /** Here {@code ~} stands for a no-break space. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "takes N - 1 rounds|takes N~−~1 rounds",
                "2(N - 1) startups|2(N~−~1) startups",
                "((N - 1) - ceil(log2 N))|((N~−~1)~−~ceil(log2 N))",
                "side^(dims - 1) nodes|side^(dims~−~1) nodes",
                "At N = 2 the estimate|At N~=~2 the estimate",
                "the ring - as here - is|the ring - as here - is",
                "a full-duplex link|a full-duplex link",
                "alpha + M/B is|alpha + M/B is",
            })
    void mathematicsInALineKeepsTogether(String text, String shown) {
        assertEquals(shown, Prose.typeset(text).replace('\u00a0', '~'));
    }

    @Test
    void identifierOfAFormulaOfTheSetIsALink() {
        assertEquals(
                "as <a href=\"ring-allreduce-time.html\">ring-allreduce-time</a>. Not full-duplex.",
                html("as ring-allreduce-time. Not full-duplex."));
    }

    @Test
    void whatAnAuthorWritesIsEscaped() {
        assertEquals("a &lt;b&gt; &amp; c", html("a <b> & c"));
    }

    @Test
    void emptyLinesPartParagraphs() {
        assertEquals(2, Prose.paragraphs(SET, Optional.of("One.\n\nTwo.")).size());
        assertEquals(List.of(), Prose.paragraphs(SET, Optional.empty()));
    }
}
