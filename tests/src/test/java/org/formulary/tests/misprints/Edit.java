package org.formulary.tests.misprints;

/** A stretch of a source and what to put in its place. */
record Edit(int start, int end, String replacement) {

    String applyTo(String source) {
        return source.substring(0, start) + replacement + source.substring(end);
    }

    /** {@code n - 1 -> n + 1}, short enough for a table. */
    String show(String source) {
        int from = Math.max(source.lastIndexOf('\n', start) + 1, start - 12);
        int to = end;
        while (to < source.length() && to < end + 12 && source.charAt(to) != '\n') {
            to++;
        }
        String before = source.substring(from, start);
        String after = source.substring(end, to);
        return (before + "[" + source.substring(start, end) + " -> " + replacement + "]" + after)
                .strip()
                .replaceAll("\\s+", " ");
    }
}
