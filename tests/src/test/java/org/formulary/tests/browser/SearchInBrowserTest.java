package org.formulary.tests.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.formulary.site.SiteMain;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The search of the shipped site, typed into Chromium on pages that were opened from files. */
class SearchInBrowserTest {

    private static final String LOADED = "return document.querySelectorAll('script[src]').length";

    @TempDir
    static Path folder;

    private static Path site;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.start(folder.resolve("profile"));
        site = folder.resolve("site");
        SiteMain.main(new String[] {"--output", site.toString()});
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    @BeforeEach
    void openPage() {
        browser.get(page("physics.communication/tree-allreduce-time.html"));
    }

    private static String page(String path) {
        return site.resolve(path).toUri().toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ring_allreduce               | Time of a ring AllReduce",
                "ringAllreduceTime            | Time of a ring AllReduce",
                "calc_ring_allreduce_time     | Time of a ring AllReduce",
                "all reduce ring              | Time of a ring AllReduce",
                "T_ring                       | Time of a ring AllReduce",
                "rign allreduce               | Time of a ring AllReduce",
                "2(N - 1) M/(N B)             | Time of a ring AllReduce",
                "\\frac{2(N - 1) M}{N B}      | Time of a ring AllReduce",
                "\\left(N - 1\\right) \\alpha | Time of a ring AllReduce",
                "log2                         | Time of an AllReduce over a binary tree",
                "\\lceil \\log_2 N \\rceil    | Time of an AllReduce over a binary tree",
                "patarasuk                    | Bandwidth Optimal All-reduce Algorithms for Clusters of Workstations",
                "alpha                        | alpha",
                "precision                    | A result that loses its digits, or a form that computes another",
            })
    void findsByNameSymbolAndEquation(String query, String title) {
        type(query);
        assertTrue(titles().contains(title), () -> titles().toString());
    }

    @Test
    void aWholeNameComesFirst() {
        type("ringAllreduceTime");
        assertEquals("Time of a ring AllReduce", titles().get(0));
    }

    @Test
    void worksByKeyboardAlone() {
        browser.findElement(By.tagName("body")).sendKeys("/");
        WebElement field = browser.switchTo().activeElement();
        assertEquals("search", field.getAttribute("id"));
        field.sendKeys("ring allreduce time");
        waitForResults();
        field.sendKeys(Keys.ARROW_DOWN);
        assertEquals(
                browser.findElement(By.cssSelector("#found [aria-selected=true]"))
                        .getAttribute("id"),
                field.getAttribute("aria-activedescendant"));
        field.sendKeys(Keys.ENTER);
        Browser.await(() -> browser.getCurrentUrl().endsWith("/ring-allreduce-time.html"));
    }

    @Test
    void escapeClosesTheList() {
        type("ring");
        field().sendKeys(Keys.ESCAPE);
        assertFalse(browser.findElement(By.id("found")).isDisplayed());
        assertEquals("false", field().getAttribute("aria-expanded"));
        assertEquals("", field().getAttribute("value"));
    }

    @Test
    void saysThatNothingIsFound() {
        type("phlogiston");
        Browser.await(() -> status().equals("nothing found"));
    }

    @Test
    void theIndexIsLoadedWhenTheFieldIsUsedAndNotBefore() {
        assertEquals(1L, browser.executeScript(LOADED));
        type("ring");
        assertEquals(2L, browser.executeScript(LOADED));
    }

    /** A result leads to its page from whatever folder it was searched in. */
    @Test
    void everyResultLeadsToAPage() {
        for (String from : List.of("index.html", "errors/index.html", "physics.communication/index.html")) {
            browser.get(page(from));
            type("a");
            List<Object> targets = targets();
            assertFalse(targets.isEmpty());
            for (Object target : targets) {
                String file = target.toString().replaceAll("#.*", "");
                assertTrue(Path.of(URI.create(file)).toFile().isFile(), file);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Object> targets() {
        return (List<Object>)
                browser.executeScript("return [...document.querySelectorAll('#found a')].map(a => a.href)");
    }

    private static WebElement field() {
        return browser.findElement(By.id("search"));
    }

    private static void type(String query) {
        field().sendKeys(query);
        waitForResults();
    }

    private static void waitForResults() {
        Browser.await(() -> !status().isEmpty());
    }

    private static String status() {
        return (String) browser.executeScript("return document.getElementById('found-count').textContent");
    }

    private static List<String> titles() {
        return browser.findElements(By.cssSelector("#found a span")).stream()
                .map(WebElement::getText)
                .toList();
    }
}
