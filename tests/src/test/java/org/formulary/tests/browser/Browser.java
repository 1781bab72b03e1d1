package org.formulary.tests.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Headless Chromium, where it is installed. */
final class Browser {

    // Only the basic protocol is used, so that no newer version of the other one is missed.
    private static final Logger PROTOCOL_VERSIONS = Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

    static {
        PROTOCOL_VERSIONS.setLevel(Level.OFF);
    }

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private Browser() {}

    /**
     * Starts the browser, or skips the test with the reason. Continuous integration installs both programs, so that there
     * the tests run.
     *
     * @param profile an empty folder for the browser's own files
     */
    static ChromeDriver start(Path profile) {
        Optional<Path> chromium = onPath("chromium");
        Optional<Path> driver = onPath("chromedriver");
        Assumptions.assumeTrue(
                chromium.isPresent() && driver.isPresent(),
                "needs Chromium and its driver: apt-get install chromium chromium-driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--user-data-dir=" + profile.toAbsolutePath());
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.orElseThrow().toFile())
                .build();
        return new ChromeDriver(service, options);
    }

    /** Waits until something holds; fails when it does not for long. */
    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("did not happen within " + PATIENCE);
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError("interrupted", e);
            }
        }
    }

    private static Optional<Path> onPath(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Arrays.stream(path.split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
