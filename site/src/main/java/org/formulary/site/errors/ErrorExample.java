package org.formulary.site.errors;

import java.util.List;
import java.util.Map;

/**
 * A declaration that fails, and how it is mended.
 *
 * @param path the path of its source file
 * @param source what the file holds
 * @param files what else the compiler is given, by path
 * @param message what the compiler prints
 * @param advice how it is mended, in words
 * @param changes the lines that change, in order
 */
public record ErrorExample(
        String path,
        String source,
        Map<String, String> files,
        String message,
        List<String> advice,
        List<Change> changes) {

    /** Collections are copied. */
    public ErrorExample {
        files = Map.copyOf(files);
        advice = List.copyOf(advice);
        changes = List.copyOf(changes);
    }

    /**
     * A line that becomes another.
     *
     * @param before as it stands once in the source
     * @param after what stands there afterwards
     */
    public record Change(String before, String after) {}

    /**
     * The source with all changes made.
     *
     * @throws IllegalStateException if a line to be changed does not stand in the source just once
     */
    public String mended() {
        String mended = source;
        for (Change change : changes) {
            String line = "\n" + change.before() + "\n";
            int start = mended.indexOf(line);
            if (start < 0 || mended.indexOf(line, start + 1) >= 0) {
                throw new IllegalStateException("not one line of the example: " + change.before());
            }
            mended = mended.substring(0, start + 1) + change.after() + mended.substring(start + line.length() - 1);
        }
        return mended;
    }
}
