package org.formulary.processor.algebra;

import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Values that are rational multiples of pi as such multiples, without rounding: {@code lat/2} of a latitude in degrees. */
final class PiMultiples {

    private final Meaning meaning;
    private final Box box;
    private final Function<Expr, Interval> enclosure;

    PiMultiples(Meaning meaning, Box box, Function<Expr, Interval> enclosure) {
        this.meaning = meaning;
        this.box = box;
        this.enclosure = enclosure;
    }

    /** The multiples, where the value is known to be one. */
    Optional<Interval> of(Expr expr) {
        if (expr instanceof Expr.Pi) {
            return Optional.of(Interval.of(Rational.ONE));
        } else if (expr instanceof Expr.Group group) {
            return of(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return of(neg.operand()).map(Interval::negate);
        } else if (expr instanceof Expr.Num num) {
            return number(num);
        } else if (expr instanceof Expr.Name name) {
            return box.has(name.name())
                    ? Optional.of(name.name())
                            .filter(parameter -> box.power(parameter) == 1)
                            .map(box::exact)
                    : meaning.definition(name.name(), box).flatMap(this::of);
        } else if (expr instanceof Expr.Binary binary) {
            return binary(binary);
        }
        return Optional.empty();
    }

    private static Optional<Interval> number(Expr.Num num) {
        if (num.value().signum() == 0 && num.unit().isEmpty()) {
            return Optional.of(Interval.of(Rational.ZERO));
        }
        return num.unit()
                .map(Expr.UnitLiteral::unit)
                .filter(unit -> unit.piPower() == 1)
                .map(Unit::factor)
                .map(factor -> Interval.of(num.value().times(factor)));
    }

    private Optional<Interval> binary(Expr.Binary binary) {
        Optional<Interval> left = of(binary.left());
        return switch (binary.op()) {
            case ADD -> left.flatMap(a -> of(binary.right()).map(b -> IntervalArithmetic.plus(a, b)));
            case SUB -> left.flatMap(a -> of(binary.right()).map(b -> IntervalArithmetic.minus(a, b)));
            case MUL ->
                left.map(a -> IntervalArithmetic.times(a, enclosure.apply(binary.right())))
                        .or(() -> of(binary.right())
                                .map(b -> IntervalArithmetic.times(enclosure.apply(binary.left()), b)));
            case DIV -> left.map(a -> IntervalArithmetic.dividedBy(a, enclosure.apply(binary.right())));
            case MOD, POW -> Optional.empty();
        };
    }
}
