package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.site.errors.ErrorCode;
import org.formulary.site.errors.ErrorExample;

/** What stands on the page of a code. */
public final class ErrorView {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private final ErrorCode code;

    ErrorView(ErrorCode code) {
        this.code = code;
    }

    /** The word in brackets. */
    public String code() {
        return code.code();
    }

    /** What its messages say, in a few words. */
    public String title() {
        return code.title();
    }

    /** What it covers. */
    public List<Content> says() {
        return prose(code.says());
    }

    /** Why the compiler asks for it. */
    public List<Content> why() {
        return prose(code.why());
    }

    /** A declaration that fails so. */
    public Optional<ErrorExample> example() {
        return code.example();
    }

    /** The files that the declaration needs beside its own, by path. */
    public SortedMap<String, String> files() {
        return new TreeMap<>(code.example().map(ErrorExample::files).orElse(Map.of()));
    }

    /** How it is mended, in words. */
    public List<Content> advice() {
        return prose(code.example().map(ErrorExample::advice).orElse(List.of()));
    }

    private static List<Content> prose(List<String> paragraphs) {
        return paragraphs.stream().map(ErrorView::prose).toList();
    }

    /** A text whose code stands between backticks. */
    static Content prose(String text) {
        return out -> {
            Matcher quoted = CODE.matcher(text);
            int start = 0;
            while (quoted.find()) {
                out.writeUserContent(text.substring(start, quoted.start()));
                out.writeContent("<code>");
                out.writeUserContent(quoted.group(1));
                out.writeContent("</code>");
                start = quoted.end();
            }
            out.writeUserContent(text.substring(start));
        };
    }
}
