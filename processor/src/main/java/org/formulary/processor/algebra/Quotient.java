package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/** A number times powers of factors, each the tree it was written as; what stands above and below a fraction bar cancels. */
final class Quotient {

    private record Factor(Expr expr, int power) {}

    private final Rational number;
    private final Map<String, Factor> factors;

    private Quotient(Rational number, Map<String, Factor> factors) {
        this.number = number;
        this.factors = factors;
    }

    static Quotient of(Rational number) {
        return new Quotient(number, Map.of());
    }

    /** A factor by itself. */
    static Quotient of(Expr factor) {
        Expr bare = Terms.bare(factor);
        return new Quotient(Rational.ONE, Map.of(PlainPrinter.value(bare), new Factor(bare, 1)));
    }

    Rational number() {
        return number;
    }

    Quotient times(Quotient other) {
        Map<String, Factor> product = new LinkedHashMap<>(factors);
        other.factors.forEach((key, factor) -> product.merge(
                key,
                factor,
                (a, b) -> a.power() + b.power() == 0 ? null : new Factor(a.expr(), a.power() + b.power())));
        return new Quotient(number.times(other.number), product);
    }

    Quotient power(int exponent) {
        Map<String, Factor> powers = new LinkedHashMap<>();
        factors.forEach((key, factor) -> powers.put(key, new Factor(factor.expr(), factor.power() * exponent)));
        return new Quotient(number.power(exponent), powers);
    }

    Quotient over(Quotient other) {
        return times(other.power(-1));
    }

    /** What stands below the fraction bar, as it must be multiplied with. */
    Quotient below() {
        Map<String, Factor> below = new LinkedHashMap<>();
        factors.forEach((key, factor) -> {
            if (factor.power() < 0) {
                below.put(key, new Factor(factor.expr(), -factor.power()));
            }
        });
        return new Quotient(Rational.ONE, below);
    }

    /** The least that both divide. */
    Quotient leastMultiple(Quotient other) {
        Map<String, Factor> multiple = new LinkedHashMap<>(factors);
        other.factors.forEach((key, factor) -> multiple.merge(key, factor, (a, b) -> a.power() >= b.power() ? a : b));
        return new Quotient(Rational.ONE, multiple);
    }

    /** Whether nothing stands below a fraction bar. */
    boolean isWhole() {
        return factors.values().stream().allMatch(factor -> factor.power() > 0);
    }

    /** The tree. */
    Expr expr() {
        Expr above = product(Rational.of(number.abs().numerator()), 1).orElseGet(() -> Terms.number(1));
        Optional<Expr> below = product(Rational.of(number.denominator()), -1);
        Expr value = below.map(divisor -> Build.over(above, divisor)).orElse(above);
        return number.signum() < 0 ? negated(value) : value;
    }

    /** The sign stands before the first factor, where it binds as tightly as it can. */
    private static Expr negated(Expr value) {
        if (value instanceof Expr.Binary binary && (binary.op() == BinaryOp.MUL || binary.op() == BinaryOp.DIV)) {
            return Build.binary(binary.op(), negated(binary.left()), binary.right());
        }
        return Build.negate(value);
    }

    private Optional<Expr> product(Rational coefficient, int sign) {
        Optional<Expr> product =
                coefficient.equals(Rational.ONE) ? Optional.empty() : Optional.of(Terms.number(coefficient));
        for (Factor factor : factors.values()) {
            if (factor.power() * sign > 0) {
                Expr power = Build.power(factor.expr(), Math.abs(factor.power()));
                product = Optional.of(
                        product.map(before -> Build.times(before, power)).orElse(power));
            }
        }
        return product;
    }

    /** Each factor above the fraction bar, as often as it stands there. */
    Map<Expr, Integer> factors() {
        Map<Expr, Integer> above = new LinkedHashMap<>();
        factors.values().forEach(factor -> above.put(factor.expr(), factor.power()));
        return above;
    }
}
