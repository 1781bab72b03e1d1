package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import org.formulary.site.catalogue.CatalogueException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {

    @TempDir
    private Path root;

    private void write(Map<String, String> files) throws IOException {
        new OutputFolder(root).write(files);
    }

    @Test
    void removesOnlyWhatAnEarlierRunWrote() throws IOException {
        write(Map.of("set/old.html", "old", "index.html", "home"));
        Files.writeString(root.resolve("set/mine.txt"), "kept");

        write(Map.of("index.html", "home"));

        assertFalse(Files.exists(root.resolve("set/old.html")));
        assertEquals("kept", Files.readString(root.resolve("set/mine.txt")));
    }

    @Test
    void removesFoldersThatBecomeEmpty() throws IOException {
        write(Map.of("set/old.html", "old"));

        write(Map.of("index.html", "home"));

        assertFalse(Files.exists(root.resolve("set")));
    }

    @Test
    void leavesUnchangedFilesUntouched() throws IOException {
        write(Map.of("a.html", "same", "b.html", "before"));
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(root.resolve("a.html"), longAgo);
        Files.setLastModifiedTime(root.resolve("b.html"), longAgo);

        write(Map.of("a.html", "same", "b.html", "after"));

        assertEquals(longAgo, Files.getLastModifiedTime(root.resolve("a.html")));
        assertEquals("after", Files.readString(root.resolve("b.html")));
    }

    @Test
    void neverReachesOutsideItsFolder() throws IOException {
        Path outside = root.resolve("outside.txt");
        Files.writeString(outside, "kept");
        Path inside = root.resolve("site");
        Files.createDirectories(inside);
        Files.writeString(inside.resolve(OutputFolder.LIST), "../outside.txt\n");

        CatalogueException refusal = assertThrows(
                CatalogueException.class, () -> new OutputFolder(inside).write(Map.of("index.html", "home")));

        assertTrue(refusal.getMessage().contains("../outside.txt"), refusal.getMessage());
        assertTrue(Files.exists(outside));
    }
}
