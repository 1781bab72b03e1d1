package org.formulary.site.page;

import java.util.Locale;

/** A Maven artifact. */
public record Coordinates(String groupId, String artifactId, String version) {

    /**
     * Reads {@code group:artifact:version}.
     *
     * @throws IllegalArgumentException if the text is no such triple
     */
    public static Coordinates parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 3 || text.isBlank() || parts[0].isEmpty() || parts[1].isEmpty() || parts[2].isEmpty()) {
            throw new IllegalArgumentException("expected group:artifact:version, got \"" + text + "\"");
        }
        return new Coordinates(parts[0], parts[1], parts[2]);
    }

    /** The dependency as it stands in a pom. */
    String dependency() {
        return String.format(Locale.ROOT, """
                <dependency>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                </dependency>
                """, groupId, artifactId, version);
    }
}
