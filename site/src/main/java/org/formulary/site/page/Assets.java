package org.formulary.site.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files that all pages share. Each is named after its content, so that a browser may keep it for good and a changed one is
 * another file.
 *
 * @param stylesheet file of the stylesheet
 * @param script file of the script, which every page loads
 * @param names file of the names that can be searched for, which that script loads when it is asked
 * @param equations file of the equations that can be searched for
 * @param texts the files by their names
 */
public record Assets(String stylesheet, String script, String names, String equations, Map<String, String> texts) {

    /** The map is copied. */
    public Assets {
        texts = Map.copyOf(texts);
    }

    /** Names the files. */
    public static Assets of(String stylesheet, String script, String names, String equations) {
        Map<String, String> texts = new TreeMap<>();
        return new Assets(
                add("formulary", "css", stylesheet, texts),
                add("formulary", "js", script, texts),
                add("search", "js", names, texts),
                add("search-equations", "js", equations, texts),
                texts);
    }

    private static String add(String stem, String extension, String text, Map<String, String> texts) {
        String name = stem + "-" + digest(text) + "." + extension;
        texts.put(name, text);
        return name;
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 5);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
