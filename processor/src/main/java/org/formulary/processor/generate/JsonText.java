package org.formulary.processor.generate;

/** JSON in the making (RFC 8259). */
final class JsonText {

    private static final String HEX = "0123456789ABCDEF";

    private final StringBuilder text = new StringBuilder();
    private final boolean ascii;
    private boolean leftOut;

    /**
     * Has no text yet.
     *
     * @param ascii whether what is beyond ASCII in strings is escaped
     */
    JsonText(boolean ascii) {
        this.ascii = ascii;
    }

    /** Whether a string stands in quotes as it is, in either layout. */
    static boolean isPlain(String value) {
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (character < ' ' || character > '~' || character == '"' || character == '\\') {
                return false;
            }
        }
        return true;
    }

    /** Whether what is added from now on is left out. */
    void leaveOut(boolean leave) {
        leftOut = leave;
    }

    /** Adds what is JSON already. */
    JsonText add(String json) {
        if (!leftOut) {
            text.append(json);
        }
        return this;
    }

    /** Adds a string in quotes; what needs no escape is copied in stretches as long as they can be. */
    void string(String value) {
        if (leftOut) {
            return;
        }
        text.append('"');
        int done = 0;
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (character < ' ' || character == '"' || character == '\\' || (ascii && character > 0x7f)) {
                text.append(value, done, i);
                escape(character);
                done = i + 1;
            }
        }
        text.append(value, done, value.length()).append('"');
    }

    private void escape(char character) {
        switch (character) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\b' -> text.append("\\b");
            case '\f' -> text.append("\\f");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                text.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    text.append(HEX.charAt((character >> shift) & 0xf));
                }
            }
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
