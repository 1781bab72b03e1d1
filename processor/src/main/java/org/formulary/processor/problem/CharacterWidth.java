package org.formulary.processor.problem;

/** How characters look in a terminal. */
final class CharacterWidth {

    private static final int FIRST_WIDE = 0x1100;

    private CharacterWidth() {}

    /** The columns a character takes: 0, 1 or 2. */
    static int of(int character) {
        if (isReplaced(character)) {
            return 1;
        }
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> 0;
            default -> isWide(character) ? 2 : 1;
        };
    }

    /** The character, or a question mark where it would move or hide what stands around it. */
    static String shown(int character) {
        return isReplaced(character) ? "?" : Character.toString(character);
    }

    private static boolean isReplaced(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    /** East Asian wide and full-width characters, and emoji. */
    private static boolean isWide(int character) {
        return character >= FIRST_WIDE
                && (character <= 0x115F
                        || character >= 0x2E80 && character <= 0x303E
                        || character >= 0x3041 && character <= 0xA4CF
                        || character >= 0xA960 && character <= 0xA97C
                        || character >= 0xAC00 && character <= 0xD7A3
                        || character >= 0xF900 && character <= 0xFAFF
                        || character >= 0xFE30 && character <= 0xFE6F
                        || character >= 0xFF01 && character <= 0xFF60
                        || character >= 0xFFE0 && character <= 0xFFE6
                        || character >= 0x1F300 && character <= 0x1F64F
                        || character >= 0x1F680 && character <= 0x1F6FF
                        || character >= 0x1F900 && character <= 0x1FAFF
                        || character >= 0x20000 && character <= 0x3FFFD);
    }
}
