package org.formulary.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.formulary.site.catalogue.CatalogueException;

/**
 * The folder that a site is written to. A list of the written files stays in it, so that the next run can remove what it
 * no longer makes, and nothing else.
 */
final class OutputFolder {

    /** Names the files of the last run, one a line. */
    static final String LIST = ".formulary-files";

    private final Path folder;

    OutputFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes what differs from what is there, and removes what an earlier run wrote and this one does not. */
    void write(Map<String, String> files) throws IOException {
        Files.createDirectories(folder);
        List<String> earlier = earlierFiles();
        // Whatever happens from here on, the next run knows of the files of both.
        TreeSet<String> known = new TreeSet<>(earlier);
        known.addAll(files.keySet());
        writeList(new ArrayList<>(known));
        for (String path : earlier) {
            if (!files.containsKey(path)) {
                remove(path);
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            writeIfChanged(folder.resolve(file.getKey()), file.getValue());
        }
        writeList(files.keySet().stream().sorted().toList());
    }

    private List<String> earlierFiles() throws IOException {
        Path list = folder.resolve(LIST);
        List<String> paths = Files.exists(list) ? Files.readAllLines(list) : List.of();
        for (String path : paths) {
            if (!folder.resolve(path).normalize().startsWith(folder.normalize())) {
                throw new CatalogueException(list + ": names a file outside its folder: " + path);
            }
        }
        return paths;
    }

    private void writeList(List<String> paths) throws IOException {
        Files.writeString(folder.resolve(LIST), String.join("\n", paths) + "\n");
    }

    private void remove(String path) throws IOException {
        Files.deleteIfExists(folder.resolve(path));
        for (Path parent = Path.of(path).getParent(); parent != null; parent = parent.getParent()) {
            try {
                Files.deleteIfExists(folder.resolve(parent));
            } catch (DirectoryNotEmptyException e) {
                return;
            }
        }
    }

    private static void writeIfChanged(Path file, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), bytes)) {
            return;
        }
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
