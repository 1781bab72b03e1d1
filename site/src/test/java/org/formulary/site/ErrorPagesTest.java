package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.formulary.site.errors.ErrorCode;
import org.formulary.site.errors.ErrorCodes;
import org.formulary.site.errors.ErrorExample;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages on the messages of the compiler. */
class ErrorPagesTest {

    private static final Map<String, String> SITE = Fixture.site();

    static List<ErrorCode> codes() {
        return ErrorCodes.all();
    }

    private static Document page(String path) {
        return Jsoup.parse(SITE.get(path));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aPageShowsDeclarationMessageAndMend(ErrorCode code) {
        Document page = page("errors/" + code.code() + ".html");
        assertEquals(code.title(), page.selectFirst("h1").text());
        assertEquals("[" + code.code() + "]", page.selectFirst(".title code").text());
        List<String> shown = page.select("pre").stream().map(Element::wholeText).toList();
        code.example().ifPresent(example -> {
            assertTrue(shown.contains(example.source()), shown.toString());
            assertTrue(shown.contains(example.message()), shown.toString());
            for (ErrorExample.Change change : example.changes()) {
                assertEquals("- " + change.before(), page.selectFirst("del").wholeText());
                assertEquals("+ " + change.after(), page.selectFirst("ins").wholeText());
            }
        });
    }

    @Test
    void theListLeadsToEachPageAndEveryPageLeadsToTheList() {
        List<String> links = page("errors/index.html").select("main li a").eachAttr("href");
        assertEquals(codes().stream().map(code -> code.code() + ".html").toList(), links);
        SITE.keySet().stream().filter(path -> path.endsWith(".html")).forEach(path -> {
            String up = path.indexOf('/') < 0 ? "" : "../";
            assertEquals(
                    up + "errors/index.html",
                    page(path).select(".colophon a").last().attr("href"),
                    path);
        });
    }

    @Test
    void aMendReplacesItsLine() {
        ErrorExample example = codes().get(0).example().orElseThrow();
        ErrorExample.Change change = example.changes().get(0);
        assertEquals(example.source().replace(change.before(), change.after()), example.mended());
    }
}
