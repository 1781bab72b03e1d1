package org.formulary.processor.read;

/** The characters of a Java source from some place on, Unicode escapes read as what they stand for. */
final class SourceCharacters {

    private static final int HEX_DIGITS = 4;

    private final CharSequence source;
    private int position;
    private int backslashes;

    SourceCharacters(CharSequence source, int start) {
        this.source = source;
        this.position = start;
    }

    /** Whether these characters come next; if so, they are passed. */
    boolean startsWith(String text) {
        SourceCharacters ahead = new SourceCharacters(source, position);
        for (int i = 0; i < text.length(); i++) {
            if (!ahead.hasNext() || ahead.next().character() != text.charAt(i)) {
                return false;
            }
        }
        position = ahead.position;
        return true;
    }

    /** Where the next character begins. */
    int position() {
        return position;
    }

    boolean hasNext() {
        return position < source.length();
    }

    PlacedCharacter next() {
        int start = position;
        char character = source.charAt(start);
        // A backslash behind an odd number of others is itself escaped, and begins no Unicode escape.
        if (character == '\\' && backslashes % 2 == 0 && at(start + 1) == 'u') {
            int digits = start + 1;
            while (at(digits) == 'u') {
                digits++;
            }
            position = Math.min(digits + HEX_DIGITS, source.length());
            backslashes = 0;
            return new PlacedCharacter((char) hexadecimal(digits, position), start);
        }
        backslashes = character == '\\' ? backslashes + 1 : 0;
        position++;
        return new PlacedCharacter(character, start);
    }

    private int hexadecimal(int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            value = value * 16 + Character.digit(source.charAt(i), 16);
        }
        return value;
    }

    private int at(int index) {
        return index < source.length() ? source.charAt(index) : -1;
    }
}
