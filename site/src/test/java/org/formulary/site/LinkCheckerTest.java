package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinkCheckerTest {

    @TempDir
    private Path root;

    @BeforeEach
    void otherPage() throws IOException {
        write("set/other.html", "<h2 id='here'>x</h2><p id='a b'><p id='&lt;init&gt;(int[])'><p id='100%'>");
        write("style.css", "");
    }

    private void write(String path, String html) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, html);
    }

    private List<String> check(String html) throws IOException {
        write("set/page.html", html);
        return new LinkChecker(root).check();
    }

    @Test
    void followsRelativeLinksAndAnchors() throws IOException {
        assertEquals(
                List.of(),
                check(
                        "<link href='../style.css'><p id='own'><a href='#own'></a><a href='other.html#here'></a>"
                                + "<a href='../set/other.html'></a><a href='#'></a><a href=''></a><a href='other.html?q=1'></a>"));
    }

    @Test
    void decodesFragmentsBeforeComparing() throws IOException {
        assertEquals(
                List.of(),
                check("<a href='other.html#%3Cinit%3E(int%5B%5D)'></a><a href='other.html#a%20b'></a>"
                        + "<a href='other.html#100%25'></a>"));
    }

    @Test
    void leavesTheWebAlone() throws IOException {
        assertEquals(
                List.of(),
                check(
                        "<a href='https://example.org/x'></a><a href='mailto:a@example.org'></a><a href='//example.org'></a>"));
    }

    @Test
    void reportsWhatIsMissing() throws IOException {
        assertEquals(
                List.of(
                        "set/page.html: gone.html: no such file",
                        "set/page.html: other.html#gone: no such anchor",
                        "set/page.html: #gone: no such anchor",
                        "set/page.html: ../: no such file",
                        "set/page.html: gone.png: no such file"),
                check("<article><div><a href='gone.html'></a></div></article><a href='other.html#gone'></a>"
                        + "<a href='#gone'></a><a href='../'></a><img src='gone.png'>"));
    }

    @Test
    void reportsAnAnchorThatDiffersInCase() throws IOException {
        assertEquals(
                List.of("set/page.html: other.html#Here: no such anchor"), check("<a href='other.html#Here'></a>"));
    }

    @Test
    void reportsLinksThatLeaveTheSite() throws IOException {
        assertEquals(
                List.of("set/page.html: ../../x.html: leads out of the site", "set/page.html: /x.html: not relative"),
                check("<a href='../../x.html'></a><a href='/x.html'></a>"));
    }

    @Test
    void followsRefreshAndUse() throws IOException {
        assertEquals(
                List.of("set/page.html: #glyph: no such anchor", "set/page.html: gone.html: no such file"),
                check("<meta http-equiv='refresh' content='0; url=gone.html'>"
                        + "<meta http-equiv='refresh' content='0; url=other.html'><svg><use href='#glyph'/></svg>"));
    }

    @Test
    void reportsAnIdentifierThatStandsTwice() throws IOException {
        assertEquals(List.of("set/page.html: id x stands twice"), check("<p id='x'></p><p id='x'></p>"));
    }
}
