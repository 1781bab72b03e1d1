package org.formulary.tests.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.formulary.site.SiteMain;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The calculators of the shipped site, used in Chromium as a reader would. */
class CalculatorInBrowserTest {

    private static final String RING = "physics.communication/ring-allreduce-time.html";

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
        browser.get("about:blank");
        browser.get(page(RING));
    }

    private static String page(String path) {
        return site.resolve(path).toUri().toString();
    }

    private static void enter(String parameter, String value) {
        WebElement field = browser.findElement(By.id("input-" + parameter));
        field.clear();
        field.sendKeys(value);
    }

    private static String result() {
        return browser.findElement(By.id("output-T")).getText();
    }

    private static String fault(String parameter) {
        return browser.findElement(By.id("fault-" + parameter)).getText();
    }

    @Test
    void startsWithTheExample() {
        assertEquals("35.028 ms", result());
    }

    @ParameterizedTest
    @CsvSource({
        "messageBytes, 1 GiB, 37.609 ms",
        "messageBytes, 1000000000, 35.028 ms",
        "messageBytes, 8 Gb, 35.028 ms",
        "messageBytes, 8 gigabits, 35.028 ms",
        "messageBytes, 0, 28 us",
        "bandwidth, 400 Gb/s, 35.028 ms",
        "bandwidth, 50 GB s^-1, 35.028 ms",
        "bandwidth, 50 GB·s⁻¹, 35.028 ms",
        "bandwidth, 3 GB/min, 35 s",
        "latency, 0.000002, 35.028 ms",
        "latency, 2 µs, 35.028 ms",
        "latency, 1 h, 50.4 ks",
        "nGpus, 1, 0 s",
        "nGpus, 9007199254740993, 36.0288 Gs"
    })
    void takesAnyUnitThatFits(String parameter, String value, String expected) {
        enter(parameter, value);
        assertEquals(expected, result());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bandwidth    | 0          | must satisfy B > 0",
                "bandwidth    | -1 GB/s    | must satisfy B > 0",
                "nGpus        | 0          | must satisfy N >= 1",
                "nGpus        | 2.5        | must be an integer",
                "nGpus        | 8 s        | a pure number is wanted here, without a unit",
                "messageBytes | 1 s        | “s” measures something else: information is wanted here",
                "messageBytes | 1 count    | “count” is no unit",
                "messageBytes | 1 gb       | “gb” is no unit",
                "messageBytes | 1,000 byte | a value is a number such as 2, 0.5 or 1e9, and a unit",
                "latency      | soon       | a value is a number such as 2, 0.5 or 1e9, and a unit"
            })
    void refusesBesideTheField(String parameter, String value, String message) {
        enter(parameter, value);
        assertTrue(fault(parameter).startsWith(message), fault(parameter));
        assertEquals("–", result());
        assertEquals("true", browser.findElement(By.id("input-" + parameter)).getAttribute("aria-invalid"));
        enter(parameter, browser.findElement(By.id("input-" + parameter)).getDomAttribute("value"));
        assertEquals("", fault(parameter));
        assertEquals("35.028 ms", result());
    }

    @Test
    void theAddressCarriesTheNumbers() {
        enter("nGpus", "64");
        String result = result();
        String address = browser.getCurrentUrl();
        browser.get("about:blank");
        browser.get(address);
        assertEquals("64", browser.findElement(By.id("input-nGpus")).getDomProperty("value"));
        assertEquals(result, result());
        browser.findElement(By.id("calculator-reset")).click();
        assertEquals("35.028 ms", result());
        assertEquals(page(RING), browser.getCurrentUrl());
    }

    @Test
    void aBrokenAddressLeavesTheExample() {
        browser.get("about:blank");
        browser.get(page(RING) + "#calculator:N=%E0%A4%A;Q=1;=;;M");
        assertEquals("8", browser.findElement(By.id("input-nGpus")).getDomProperty("value"));
    }
}
