package org.formulary.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import gg.jte.Content;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HtmlTest {

    private static String html(Content content) {
        StringOutput out = new StringOutput();
        OwaspHtmlTemplateOutput html = new OwaspHtmlTemplateOutput(out);
        html.setContext("p", null);
        content.writeTo(html);
        return out.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "ringAllreduceTime, ring<wbr>Allreduce<wbr>Time",
        "calc_ring_time_00, calc_<wbr>ring_<wbr>time_<wbr>00",
        "org.formulary.A, org.<wbr>formulary.<wbr>A",
        "set/formula, set/<wbr>formula",
        "x, x",
        "nGPUs, n<wbr>GPUs",
        "a_<b>, a_<wbr>&lt;b&gt;"
    })
    void identifiersBreakWhereTheirWordsMeet(String name, String expected) {
        assertEquals(expected, html(Html.identifier(name)));
    }

    @Test
    void emptyLinesPartParagraphsAndLineBreaksDoNot() {
        assertEquals(
                List.of("One line, two lines.", "Second."),
                Html.paragraphs(Optional.of("One line,\n  two lines.\n \n\nSecond.\r\n\r\n")));
        assertEquals(List.of(), Html.paragraphs(Optional.of(" \n ")));
        assertEquals(List.of(), Html.paragraphs(Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "'the time; zero for one', 'The time; zero for one.'",
        "'Already one.', 'Already one.'",
        "'n, the count', 'n, the count.'",
        "'over\n two lines', 'Over two lines.'"
    })
    void phrasesBecomeSentences(String phrase, String sentence) {
        assertEquals(sentence, Html.sentence(phrase));
    }
}
