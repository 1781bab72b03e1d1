package org.formulary.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.CatalogueReader;

/** The catalogue files that a site is made of. */
final class CatalogueFiles {

    private static final String FOLDER = "META-INF/formulary";

    /** Texts by where they were found, in order. */
    private final Map<String, String> texts = new TreeMap<>();

    private CatalogueFiles() {}

    /**
     * The files of a class path: all {@code META-INF/formulary/*.json} of its folders and jars.
     *
     * @throws CatalogueException if there is none
     */
    static CatalogueFiles onClassPath(ClassLoader loader) throws IOException {
        CatalogueFiles files = new CatalogueFiles();
        List<URL> folders = Collections.list(loader.getResources(FOLDER));
        for (URL folder : folders) {
            files.addFolder(folder);
        }
        if (files.texts.isEmpty()) {
            throw new CatalogueException("no catalogue on the class path: " + FOLDER + "/*.json is nowhere on it");
        }
        return files;
    }

    /**
     * The given files, and all {@code *.json} of given folders.
     *
     * @throws CatalogueException if a path does not exist or there is no file at all
     */
    static CatalogueFiles at(List<Path> paths) throws IOException {
        CatalogueFiles files = new CatalogueFiles();
        for (Path path : paths) {
            files.addPath(path);
        }
        if (files.texts.isEmpty()) {
            throw new CatalogueException("no catalogue in " + paths);
        }
        return files;
    }

    private void addFolder(URL folder) throws IOException {
        try {
            URI uri = folder.toURI();
            if (!"jar".equals(uri.getScheme())) {
                addPath(Path.of(uri));
                return;
            }
            // A file system of our own for the jar, closed again: another part of the program may have one open.
            String spec = uri.getRawSchemeSpecificPart();
            Path jar = Path.of(URI.create(spec.substring(0, spec.indexOf("!/"))));
            try (FileSystem contents = FileSystems.newFileSystem(jar)) {
                addPath(contents.getPath("/" + FOLDER));
            }
        } catch (URISyntaxException e) {
            throw new IOException("not an address: " + folder, e);
        }
    }

    private void addPath(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            add(path);
            return;
        }
        List<Path> found = new ArrayList<>();
        try (Stream<Path> children = Files.list(path)) {
            children.filter(child -> child.getFileName().toString().endsWith(".json"))
                    .forEach(found::add);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        for (Path file : found) {
            add(file);
        }
    }

    private void add(Path file) throws IOException {
        try {
            texts.put(file.toUri().toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new CatalogueException(file + ": no such catalogue", e);
        } catch (CharacterCodingException e) {
            throw new CatalogueException(file + ": damaged catalogue: not UTF-8", e);
        }
    }

    /**
     * Reads them.
     *
     * @throws CatalogueException if one is damaged or of another version
     */
    List<Catalogue> read() {
        CatalogueReader reader = new CatalogueReader();
        return texts.entrySet().stream()
                .map(file -> reader.read(file.getValue(), file.getKey()))
                .toList();
    }
}
