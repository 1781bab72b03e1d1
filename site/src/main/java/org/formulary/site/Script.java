package org.formulary.site;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.formulary.site.export.UnitTable;

/** The script of all pages: its parts one after another, without what only their readers need. */
final class Script {

    private static final List<String> PARTS = List.of("exact", "units", "calculation", "calculator", "search", "copy");

    private Script() {}

    static String text() throws IOException {
        StringBuilder script = new StringBuilder("\"use strict\";\n").append(UnitTable.script());
        for (String part : PARTS) {
            script.append(bare(Site.resource("js/" + part + ".js")));
        }
        return script.toString();
    }

    /** Without indentation, empty lines and lines of comment; no string of ours goes over a line. */
    private static String bare(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
