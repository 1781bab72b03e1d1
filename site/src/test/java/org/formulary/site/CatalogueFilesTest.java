package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueFilesTest {

    @TempDir
    private Path folder;

    private static List<String> ids(CatalogueFiles files) {
        return files.read().stream().map(Catalogue::id).sorted().toList();
    }

    private static URLClassLoader loader(Path... places) throws IOException {
        URL[] urls = new URL[places.length];
        for (int i = 0; i < places.length; i++) {
            urls[i] = places[i].toUri().toURL();
        }
        return new URLClassLoader(urls, null);
    }

    @Test
    void findsThemInFoldersAndJarsOfTheClassPath() throws IOException {
        Path meta = Files.createDirectories(folder.resolve("classes/META-INF/formulary"));
        Files.writeString(meta.resolve("hostile.prose.json"), Fixture.json("hostile.prose"));
        Files.writeString(meta.resolve("notes.txt"), "not a catalogue");
        Path jar = folder.resolve("a jar with blanks.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/formulary/"));
            out.putNextEntry(new JarEntry("META-INF/formulary/physics.communication.json"));
            out.write(Files.readAllBytes(Fixture.folder().resolve("physics.communication.json")));
        }

        try (URLClassLoader loader = loader(folder.resolve("classes"), jar)) {
            assertEquals(List.of("hostile.prose", "physics.communication"), ids(CatalogueFiles.onClassPath(loader)));
        }
    }

    @Test
    void refusesAClassPathWithout() throws IOException {
        try (URLClassLoader loader = loader(folder)) {
            String message = assertThrows(CatalogueException.class, () -> CatalogueFiles.onClassPath(loader))
                    .getMessage();

            assertTrue(message.contains("META-INF/formulary/*.json"), message);
        }
    }

    @Test
    void readsGivenFilesAndFolders() throws IOException {
        assertEquals(
                List.of("hostile.prose", "physics.communication"), ids(CatalogueFiles.at(List.of(Fixture.folder()))));
        assertEquals(
                List.of("hostile.prose"),
                ids(CatalogueFiles.at(List.of(Fixture.folder().resolve("hostile.prose.json")))));
    }

    @Test
    void refusesAFileThatIsNotThere() {
        assertThrows(CatalogueException.class, () -> CatalogueFiles.at(List.of(folder.resolve("gone.json"))));
        assertThrows(CatalogueException.class, () -> CatalogueFiles.at(List.of(folder)));
    }

    @Test
    void refusesAFileThatIsNotText() throws IOException {
        Path file = Files.write(folder.resolve("a.json"), new byte[] {'{', (byte) 0xff, '}'});

        assertTrue(assertThrows(CatalogueException.class, () -> CatalogueFiles.at(List.of(file)))
                .getMessage()
                .endsWith("a.json: damaged catalogue: not UTF-8"));
    }
}
