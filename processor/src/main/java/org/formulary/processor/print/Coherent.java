package org.formulary.processor.print;

import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Numbers of an equation in coherent units. */
final class Coherent {

    private Coherent() {}

    /** The exact value, unless a power of pi is in it. */
    static Optional<Rational> value(Expr.Num number) {
        if (number.unit().isEmpty()) {
            return Optional.of(number.value());
        }
        Unit unit = number.unit().get().unit();
        return unit.piPower() == 0
                ? Optional.of(number.value().times(unit.factor()).plus(unit.offset()))
                : Optional.empty();
    }

    /** The nearest double. */
    static double nearest(Expr.Num number) {
        return value(number)
                .map(Rational::toDouble)
                .orElseGet(() -> number.unit()
                        .orElseThrow()
                        .unit()
                        .toCoherent(number.value().toDouble()));
    }
}
