package org.formulary.site.errors;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All codes, in the order in which an author meets them. */
public final class ErrorCodes {

    private static final List<String> CODES = List.of(
            "syntax",
            "ambiguous",
            "symbol",
            "units",
            "hole",
            "domain",
            "range",
            "precision",
            "example",
            "law",
            "reference",
            "docs",
            "declaration",
            "internal");
    private static final String SECTION = "(?m)^--- ";

    private ErrorCodes() {}

    /** Reads the codes. */
    public static List<ErrorCode> all() {
        return CODES.stream().map(code -> parse(code, resource(code + ".txt"))).toList();
    }

    /** A title, then sections that begin with {@code --- name}. */
    private static ErrorCode parse(String code, String text) {
        String[] parts = text.split(SECTION, -1);
        Map<String, String> sections = new LinkedHashMap<>();
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            int end = part.indexOf('\n');
            sections.put(part.substring(0, end).strip(), part.substring(end + 1));
        }
        return new ErrorCode(
                code,
                parts[0].strip(),
                paragraphs(sections.get("says")),
                paragraphs(sections.get("why")),
                Optional.ofNullable(sections.get("message")).map(message -> example(sections, message)));
    }

    private static ErrorExample example(Map<String, String> sections, String message) {
        Map<String, String> files = new LinkedHashMap<>();
        sections.forEach((name, content) -> {
            if (name.startsWith("file ")) {
                files.put(name.substring("file ".length()), content);
            }
        });
        String path = files.keySet().iterator().next();
        String source = files.remove(path);
        return new ErrorExample(
                path,
                source,
                files,
                message.stripTrailing(),
                paragraphs(sections.get("mend")),
                changes(sections.get("changes")));
    }

    /** Lines that begin with {@code -} and what replaces each, behind {@code +}. */
    private static List<ErrorExample.Change> changes(String text) {
        List<ErrorExample.Change> changes = new ArrayList<>();
        String before = "";
        for (String line : text.lines().toList()) {
            if (line.startsWith("-")) {
                before = line.substring(1);
            } else if (line.startsWith("+")) {
                changes.add(new ErrorExample.Change(before, line.substring(1)));
            }
        }
        return changes;
    }

    private static List<String> paragraphs(String text) {
        return Arrays.stream(text.strip().split("\n\\s*\n", -1))
                .map(paragraph -> paragraph.replace('\n', ' '))
                .toList();
    }

    private static String resource(String name) {
        try (InputStream in = ErrorCodes.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program is incomplete: " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
