package org.formulary.quantity;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The coherent units with a name that a computed quantity is printed in. Left out are those whose dimension alone does
 * not say what is meant: Hz and Bq, Gy and Sv, lx, kat.
 */
enum DerivedUnit {
    NEWTON("N", "force", 1, 1, -2, 0),
    PASCAL("Pa", "pressure", 1, -1, -2, 0),
    JOULE("J", "energy", 1, 2, -2, 0),
    WATT("W", "power", 1, 2, -3, 0),
    COULOMB("C", "charge", 0, 0, 1, 1),
    VOLT("V", "voltage", 1, 2, -3, -1),
    FARAD("F", "capacitance", -1, -2, 4, 2),
    OHM("Ohm", "resistance", 1, 2, -3, -2),
    SIEMENS("S", "conductance", -1, -2, 3, 2),
    WEBER("Wb", "magnetic flux", 1, 2, -2, -1),
    TESLA("T", "magnetic flux density", 1, 0, -2, -1),
    HENRY("H", "inductance", 1, 2, -2, -2);

    private static final Map<Dimension, DerivedUnit> BY_DIMENSION =
            Arrays.stream(values()).collect(Collectors.toMap(DerivedUnit::dimension, Function.identity()));

    private final String symbol;
    private final String word;
    private final int mass;
    private final int length;
    private final int time;
    private final int current;

    DerivedUnit(String symbol, String word, int mass, int length, int time, int current) {
        this.symbol = symbol;
        this.word = word;
        this.mass = mass;
        this.length = length;
        this.time = time;
        this.current = current;
    }

    static Optional<DerivedUnit> of(Dimension dimension) {
        return Optional.ofNullable(BY_DIMENSION.get(dimension));
    }

    String symbol() {
        return symbol;
    }

    String word() {
        return word;
    }

    Dimension dimension() {
        return Dimension.MASS
                .power(Rational.of(mass))
                .times(Dimension.LENGTH.power(Rational.of(length)))
                .times(Dimension.TIME.power(Rational.of(time)))
                .times(Dimension.CURRENT.power(Rational.of(current)));
    }
}
