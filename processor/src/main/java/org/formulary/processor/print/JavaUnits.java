package org.formulary.processor.print;

import java.util.List;
import java.util.function.Function;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Prints conversions between a unit and coherent units, each rounded once. */
public final class JavaUnits {

    private final Function<Unit, String> constants;

    /**
     * Prints for one class.
     *
     * @param constants gives the name of the class's constant that holds a unit
     */
    public JavaUnits(Function<Unit, String> constants) {
        this.constants = constants;
    }

    /** A number in {@code unit}, in coherent units. */
    public JavaCode toCoherent(JavaCode number, Unit unit) {
        return convert(number, unit, "toCoherent", "*", "/");
    }

    /** A number in coherent units, in {@code unit}. */
    public JavaCode fromCoherent(JavaCode number, Unit unit) {
        return convert(number, unit, "fromCoherent", "/", "*");
    }

    private JavaCode convert(JavaCode number, Unit unit, String method, String byFactor, String byInverse) {
        if (unit.isCoherent()) {
            return number;
        }
        boolean proportional = unit.piPower() == 0 && unit.offset().signum() == 0;
        Rational factor = unit.factor();
        Rational inverse = Rational.ONE.dividedBy(factor);
        if (proportional && isExact(factor)) {
            return scaled(number, byFactor, factor);
        } else if (proportional && isExact(inverse)) {
            return scaled(number, byInverse, inverse);
        }
        return JavaCode.of(constants.apply(unit), Kind.OTHER).invoke(method, Kind.DOUBLE, List.of(number));
    }

    private static JavaCode scaled(JavaCode number, String operator, Rational by) {
        JavaCode literal = JavaCode.of(JavaLiterals.real(by.toDouble()), Kind.DOUBLE);
        return JavaCode.binary(number, operator, literal, Kind.DOUBLE, Level.MULTIPLICATIVE);
    }

    private static boolean isExact(Rational value) {
        double nearest = value.toDouble();
        return Double.isFinite(nearest)
                && nearest >= 1.0
                && Rational.of(nearest).equals(value);
    }
}
