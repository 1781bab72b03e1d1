package org.formulary.processor.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands between the literals of a concatenation in a source file: operators, brackets, white space and comments. */
final class JavaGaps {

    private static final Pattern GAP = Pattern.compile("(?:[\\s+()]++|//[^\\r\\n]*|/\\*(?s:.*?)\\*/)*+");

    private JavaGaps() {}

    /** Where the source goes on behind a gap; right there, if there is none. */
    static int behind(CharSequence source, int start) {
        Matcher gap = GAP.matcher(source).region(start, source.length());
        return gap.lookingAt() ? gap.end() : start;
    }
}
