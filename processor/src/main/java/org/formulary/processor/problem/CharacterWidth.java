package org.formulary.processor.problem;

/** How characters look in a terminal. */
final class CharacterWidth {

    /** East Asian wide and full-width characters, and emoji. */
    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2E80, 0x303E},
        {0x3041, 0xA4CF},
        {0xA960, 0xA97C},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF01, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F},
        {0x1F680, 0x1F6FF},
        {0x1F900, 0x1FAFF},
        {0x20000, 0x3FFFD}
    };

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

    private static boolean isWide(int character) {
        for (int[] range : WIDE) {
            if (character >= range[0] && character <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
