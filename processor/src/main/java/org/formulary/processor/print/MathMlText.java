package org.formulary.processor.print;

import java.util.Locale;

/** MathML being written: ASCII throughout, everything else as numeric references. */
final class MathMlText {

    /** The attribute that keeps a single letter from being slanted. */
    static final String UPRIGHT = "mathvariant=\"normal\"";

    private final StringBuilder text = new StringBuilder();

    void open(String element) {
        open(element, "");
    }

    void open(String element, String attributes) {
        text.append('<')
                .append(element)
                .append(attributes.isEmpty() ? "" : " ")
                .append(attributes)
                .append('>');
    }

    void close(String element) {
        text.append("</").append(element).append('>');
    }

    /** An element that holds text. */
    void element(String element, String attributes, String content) {
        open(element, attributes);
        for (int i = 0; i < content.length(); i += Character.charCount(content.codePointAt(i))) {
            character(content.codePointAt(i));
        }
        close(element);
    }

    void space(String width) {
        text.append("<mspace width=\"").append(width).append("\"/>");
    }

    private void character(int c) {
        switch (c) {
            case '&' -> text.append("&amp;");
            case '<' -> text.append("&lt;");
            case '>' -> text.append("&gt;");
            default -> {
                if (c < 0x80) {
                    text.append((char) c);
                } else {
                    text.append("&#x")
                            .append(Integer.toHexString(c).toUpperCase(Locale.ROOT))
                            .append(';');
                }
            }
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
