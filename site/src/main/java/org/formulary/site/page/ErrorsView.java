package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import org.formulary.site.errors.ErrorCode;

/** What stands on the page that lists all codes. */
public final class ErrorsView {

    private final List<ErrorCode> codes;

    ErrorsView(List<ErrorCode> codes) {
        this.codes = List.copyOf(codes);
    }

    /** A code in the list. */
    public record Row(String code, String title, String href, Content says) {}

    /** The codes. */
    public List<Row> rows() {
        return codes.stream()
                .map(code -> new Row(
                        code.code(),
                        code.title(),
                        code.code() + ".html",
                        ErrorView.prose(code.says().get(0))))
                .toList();
    }
}
