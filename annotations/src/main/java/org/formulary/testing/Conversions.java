package org.formulary.testing;

import org.formulary.quantity.Unit;

/** Exact conversion between units, for reference values. */
final class Conversions {

    private Conversions() {}

    static Real toCoherent(Real value, Unit unit) {
        return unit.isCoherent() ? value : value.times(factor(unit)).plus(Real.of(unit.offset()));
    }

    static Real fromCoherent(Real value, Unit unit) {
        return unit.isCoherent() ? value : value.minus(Real.of(unit.offset())).dividedBy(factor(unit));
    }

    private static Real factor(Unit unit) {
        Real rational = Real.of(unit.factor());
        return unit.piPower() == 0 ? rational : rational.times(Real.pi().power(unit.piPower()));
    }
}
