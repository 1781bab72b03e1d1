package org.formulary.testing.notation;

import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;

/** Reads units as they are printed behind numbers. */
final class UnitReader {

    private UnitReader() {}

    /** The unit with that spelling. */
    static Glyph.UnitMark read(String spelling) {
        try {
            return new Glyph.UnitMark(Unit.parse(spelling.strip()));
        } catch (UnitException e) {
            throw new UnreadableException("no unit: " + spelling);
        }
    }
}
