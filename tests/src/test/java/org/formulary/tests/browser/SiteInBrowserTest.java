package org.formulary.tests.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.formulary.site.SiteMain;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** Every page of the shipped site, opened from a file in Chromium. */
class SiteInBrowserTest {

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

    @Test
    void noPageScrollsSidewaysFromPhoneToDesktop() throws IOException {
        List<String> wide = new ArrayList<>();
        for (int width : List.of(320, 360, 390, 768, 1280)) {
            viewport(width);
            for (Path page : pages()) {
                browser.get(page.toUri().toString());
                long scroll = number("return document.documentElement.scrollWidth");
                long client = number("return document.documentElement.clientWidth");
                if (scroll > client) {
                    wide.add(site.relativize(page) + " at " + width + " px: " + scroll + " > " + client);
                }
            }
        }
        assertEquals(List.of(), wide);
    }

    @Test
    void everyEquationIsDrawnAndCarriesItsMathml() throws IOException {
        viewport(1280);
        int drawn = 0;
        for (Path page : pages()) {
            browser.get(page.toUri().toString());
            String report = (String) browser.executeScript("""
                    const empty = [...document.querySelectorAll('main svg')]
                        .filter(svg => svg.querySelector('use'))
                        .filter(svg => svg.getBoundingClientRect().width < 3 || svg.getBoundingClientRect().height < 3);
                    const dangling = [...document.querySelectorAll('use')]
                        .filter(use => !document.querySelector(use.getAttribute('href')));
                    return empty.length + ' empty, ' + dangling.length + ' dangling';
                    """);
            assertEquals("0 empty, 0 dangling", report, page.toString());
            drawn += (int) number("return document.querySelectorAll('main math').length");
        }
        assertTrue(drawn > 100, "only " + drawn + " equations in MathML");
    }

    @Test
    void noPageLogsAnErrorOrAsksTheNetwork() throws IOException {
        for (Path page : pages()) {
            browser.get(page.toUri().toString());
            List<LogEntry> entries = browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                    .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                    .toList();
            assertEquals(List.of(), entries, page.toString());
            Object foreign = browser.executeScript(
                    "return performance.getEntriesByType('resource').map(r => r.name).filter(n => !n.startsWith('file:'))");
            assertEquals(List.of(), foreign, page.toString());
        }
    }

    @Test
    void textAndEquationsFollowTheDarkScheme() {
        viewport(1280);
        Path page = site.resolve("physics.communication/ring-allreduce-time.html");
        List<Object> colours = new ArrayList<>();
        for (String scheme : List.of("light", "dark")) {
            browser.executeCdpCommand(
                    "Emulation.setEmulatedMedia",
                    Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
            browser.get(page.toUri().toString());
            String contrast = (String) browser.executeScript("""
                    const channel = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
                    const light = rgb => { const [r, g, b] = rgb.match(/[\\d.]+/g).map(Number);
                        return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b); };
                    const background = light(getComputedStyle(document.body).backgroundColor);
                    const glyph = light(getComputedStyle(document.querySelector('main svg use')).fill);
                    const ratio = (Math.max(background, glyph) + 0.05) / (Math.min(background, glyph) + 0.05);
                    return ratio >= 4.5 ? 'readable' : 'contrast ' + ratio;
                    """);
            assertEquals("readable", contrast, scheme);
            colours.add(browser.executeScript("return getComputedStyle(document.body).backgroundColor"));
        }
        assertTrue(!colours.get(0).equals(colours.get(1)), "both schemes have background " + colours.get(0));
    }

    @Test
    void anOldNameLeadsToItsFormula() {
        browser.get(site.resolve("physics.communication/calc_ring_allreduce_time.html")
                .toUri()
                .toString());
        Browser.await(() -> browser.getCurrentUrl().endsWith("/ring-allreduce-time.html"));
    }

    private static void viewport(int width) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    }

    private static long number(String script) {
        return ((Number) browser.executeScript(script)).longValue();
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    // Redirect pages leave for another page at once.
                    .filter(file -> !file.getFileName().toString().startsWith("calc_"))
                    .filter(file -> !file.getFileName().toString().startsWith("ring_"))
                    .sorted()
                    .toList();
        }
    }
}
