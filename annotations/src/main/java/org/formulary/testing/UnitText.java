package org.formulary.testing;

import org.formulary.quantity.Unit;

/** Reads a unit where no unit at all means a pure number. */
final class UnitText {

    private UnitText() {}

    static Unit parse(String text) {
        return text.isEmpty() ? Unit.ONE : Unit.parse(text);
    }
}
