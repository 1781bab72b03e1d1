package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * A quotient of two polynomials in one value, the kernel, whose coefficients are values that do not depend on the variable.
 * Coefficients stand in the order of the powers, from the constant one.
 */
record Ratio(List<Expr> numerator, List<Expr> denominator) {

    /** Powers beyond this one are not collected: the equation could not be solved. */
    private static final int MAX_DEGREE = 4;

    static final Ratio KERNEL = new Ratio(List.of(Nodes.ZERO, Nodes.ONE), List.of(Nodes.ONE));

    static Ratio constant(Expr value) {
        return new Ratio(List.of(value), List.of(Nodes.ONE));
    }

    Ratio {
        numerator = trimmed(numerator);
        denominator = trimmed(denominator);
    }

    private static List<Expr> trimmed(List<Expr> coefficients) {
        int degree = coefficients.size() - 1;
        while (degree > 0 && Simplification.isZero(coefficients.get(degree))) {
            degree--;
        }
        return List.copyOf(coefficients.subList(0, degree + 1));
    }

    /** The ratio of the square of the kernel that this is; empty where an odd power occurs. */
    Optional<Ratio> ofSquare() {
        return isEven(numerator) && isEven(denominator)
                ? Optional.of(new Ratio(halved(numerator), halved(denominator)))
                : Optional.empty();
    }

    private static boolean isEven(List<Expr> coefficients) {
        for (int i = 1; i < coefficients.size(); i += 2) {
            if (!Simplification.isZero(coefficients.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static List<Expr> halved(List<Expr> coefficients) {
        List<Expr> halved = new ArrayList<>();
        for (int i = 0; i < coefficients.size(); i += 2) {
            halved.add(coefficients.get(i));
        }
        return halved;
    }

    boolean isTooHigh() {
        return numerator.size() > MAX_DEGREE + 1 || denominator.size() > MAX_DEGREE + 1;
    }

    boolean isPolynomial() {
        return denominator.size() == 1;
    }

    Ratio negate() {
        return new Ratio(map(numerator, Nodes.number(Rational.of(-1))), denominator);
    }

    Ratio plus(Ratio other) {
        return written(denominator).equals(written(other.denominator))
                ? new Ratio(sum(numerator, other.numerator), denominator)
                : new Ratio(
                        sum(product(numerator, other.denominator), product(other.numerator, denominator)),
                        product(denominator, other.denominator));
    }

    private static List<String> written(List<Expr> coefficients) {
        return coefficients.stream().map(PlainPrinter::value).toList();
    }

    Ratio times(Ratio other) {
        return new Ratio(product(numerator, other.numerator), product(denominator, other.denominator)).plain();
    }

    /** The quotient; empty where the other is 0. */
    Optional<Ratio> dividedBy(Ratio other) {
        boolean zero = other.numerator.stream().allMatch(Simplification::isZero);
        return zero
                ? Optional.empty()
                : Optional.of(new Ratio(product(numerator, other.denominator), product(denominator, other.numerator))
                        .plain());
    }

    /** The same without a factor of the only term of the denominator. */
    private Ratio plain() {
        List<Expr> terms = denominator.stream()
                .filter(coefficient -> !Simplification.isZero(coefficient))
                .toList();
        if (terms.size() != 1 || terms.get(0).equals(Nodes.ONE)) {
            return this;
        }
        Expr inverse = Simplification.dividedBy(Nodes.ONE, terms.get(0));
        return new Ratio(
                map(numerator, inverse),
                denominator.stream()
                        .map(coefficient -> Simplification.isZero(coefficient) ? Nodes.ZERO : Nodes.ONE)
                        .toList());
    }

    private static List<Expr> map(List<Expr> coefficients, Expr factor) {
        return coefficients.stream()
                .map(coefficient -> Simplification.times(coefficient, factor))
                .toList();
    }

    private static List<Expr> sum(List<Expr> a, List<Expr> b) {
        List<Expr> sum = new ArrayList<>();
        for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
            sum.add(Simplification.plus(coefficient(a, i), coefficient(b, i)));
        }
        return sum;
    }

    static Expr coefficient(List<Expr> coefficients, int power) {
        return power < coefficients.size() ? coefficients.get(power) : Nodes.ZERO;
    }

    private static List<Expr> product(List<Expr> a, List<Expr> b) {
        List<Expr> product = new ArrayList<>();
        for (int i = 0; i < a.size() + b.size() - 1; i++) {
            Expr sum = Nodes.ZERO;
            for (int j = Math.max(0, i - b.size() + 1); j <= Math.min(i, a.size() - 1); j++) {
                sum = Simplification.plus(sum, Simplification.times(a.get(j), b.get(i - j)));
            }
            product.add(sum);
        }
        return product;
    }

    /** The polynomial whose root the kernel is where the ratio has a value: {@code value * denominator - numerator}. */
    List<Expr> equation(Expr value) {
        List<Expr> difference = new ArrayList<>();
        for (int i = 0; i < Math.max(numerator.size(), denominator.size()); i++) {
            difference.add(Simplification.minus(
                    Simplification.times(value, coefficient(denominator, i)), coefficient(numerator, i)));
        }
        return trimmed(difference);
    }

    /** The value where the kernel has one; empty where that is no end of any reach: the denominator may be 0 there. */
    Optional<Expr> at(Expr kernel, Known known) {
        Expr below = value(denominator, kernel);
        return known.isNonZero(below)
                ? Optional.of(Simplification.dividedBy(value(numerator, kernel), below))
                : Optional.empty();
    }

    /** Whether the denominator is 0 there. */
    boolean hasPole(Expr kernel) {
        return Simplification.isZero(value(denominator, kernel));
    }

    /** The denominator where the kernel has a value. */
    Expr denominatorAt(Expr kernel) {
        return value(denominator, kernel);
    }

    private static Expr value(List<Expr> coefficients, Expr kernel) {
        Expr sum = Nodes.ZERO;
        for (int i = coefficients.size() - 1; i >= 0; i--) {
            Expr power = i == 0 ? Nodes.ONE : Simplification.power(kernel, Rational.of(i));
            sum = Simplification.plus(sum, Simplification.times(coefficients.get(i), power));
        }
        return sum;
    }
}
