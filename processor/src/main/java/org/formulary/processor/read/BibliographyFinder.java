package org.formulary.processor.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;
import org.formulary.processor.model.Reference;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.read.Bibliography.BibliographyException;

/** Finds the bibliography of a set where resources can be. */
public final class BibliographyFinder {

    private static final List<StandardLocation> LOCATIONS =
            List.of(StandardLocation.SOURCE_PATH, StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH);

    private final Filer filer;
    private final Optional<String> resources;

    /**
     * Looks below a folder first.
     *
     * @param resources the folder that the option {@code formulary.resources} names
     */
    public BibliographyFinder(Filer filer, Optional<String> resources) {
        this.filer = filer;
        this.resources = resources;
    }

    /**
     * The references of a set by key; none where it names no bibliography.
     *
     * @param findings receives that the file is missing, with all places that were searched, or is not BibTeX
     */
    public Map<String, Reference> find(SetDeclaration set, List<Finding> findings) {
        if (set.bibliography().isBlank()) {
            return Map.of();
        }
        String name = set.bibliography().value().strip();
        List<String> searched = new ArrayList<>();
        try {
            Optional<byte[]> bytes = read(set.owner().packageName(), name, searched);
            if (bytes.isPresent()) {
                return Bibliography.parse(decode(bytes.get()));
            }
            findings.add(error(
                    set,
                    "there is no bibliography `" + name + "`",
                    "put it beside the interface or its resources; searched were " + String.join(", ", searched)));
        } catch (BibliographyException e) {
            findings.add(error(set, "`" + name + "` is not BibTeX: " + e.getMessage(), "mend the file"));
        } catch (CharacterCodingException e) {
            findings.add(error(set, "`" + name + "` is not UTF-8", "save it as UTF-8"));
        }
        return Map.of();
    }

    private Optional<byte[]> read(String packageName, String name, List<String> searched) {
        String path = packageName.isEmpty() ? name : packageName.replace('.', '/') + "/" + name;
        if (resources.isPresent()) {
            searched.add("`-Aformulary.resources`");
            try {
                Path file = Path.of(resources.get()).resolve(path);
                if (Files.isRegularFile(file)) {
                    return Optional.of(Files.readAllBytes(file));
                }
            } catch (InvalidPathException | IOException e) {
                searched.set(0, "`-Aformulary.resources` (not readable)");
            }
        }
        for (StandardLocation location : LOCATIONS) {
            searched.add(location.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + " (" + path + ")");
            Optional<byte[]> bytes = read(location, packageName, name);
            if (bytes.isPresent()) {
                return bytes;
            }
        }
        return Optional.empty();
    }

    private Optional<byte[]> read(StandardLocation location, String packageName, String name) {
        try (var stream = filer.getResource(location, packageName, name).openInputStream()) {
            return Optional.of(stream.readAllBytes());
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
            // Compilers differ in which locations they have and in how they say that one has no such file.
            return Optional.empty();
        }
    }

    private static String decode(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    private static Finding error(SetDeclaration set, String summary, String help) {
        return new Finding(set.bibliography(), Problem.error(Code.REFERENCE, summary, help));
    }
}
