package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** A sum of products that differ in more than a number, in the order in which they came. */
record Sum(Map<String, Product> terms) {

    static final Sum ZERO = new Sum(Map.of());

    Sum {
        terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
    }

    /** The terms of a tree without brackets. */
    static Sum of(Expr expr) {
        if (expr instanceof Expr.Neg neg) {
            return of(neg.operand()).negate();
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.ADD) {
            return of(binary.left()).plus(of(binary.right()));
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.SUB) {
            return of(binary.left()).plus(of(binary.right()).negate());
        }
        return of(Product.of(expr));
    }

    /** A product by itself; a sum that is its only factor is this sum, times the number. */
    static Sum of(Product product) {
        if (product.isZero()) {
            return ZERO;
        }
        boolean isSum = product.withCoefficient(Rational.ONE)
                .single()
                .filter(base -> base instanceof Expr.Binary binary
                        && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB))
                .isPresent();
        return isSum
                ? of(product.withCoefficient(Rational.ONE).single().orElseThrow())
                        .times(product.coefficient())
                : new Sum(Map.of(product.key(), product));
    }

    Sum plus(Sum other) {
        Map<String, Product> sum = new LinkedHashMap<>(terms);
        other.terms.forEach((key, term) -> {
            Product old = sum.get(key);
            Rational number =
                    old == null ? term.coefficient() : old.coefficient().plus(term.coefficient());
            if (number.signum() == 0) {
                sum.remove(key);
            } else {
                sum.put(key, (old == null ? term : old).withCoefficient(number));
            }
        });
        return new Sum(sum);
    }

    Sum negate() {
        return times(Rational.ONE.negate());
    }

    /** The product with its sums multiplied out, as long as that has not too many terms. */
    static Sum multipliedOut(Product product) {
        Sum sum = new Sum(Map.of(Product.ONE.key(), Product.of(product.coefficient())));
        for (Product.Factor factor : product.factors().values()) {
            if (sum.terms.size() > Polynomial.MAX_TERMS) {
                return of(product);
            }
            boolean isSum = factor.exponent().equals(Rational.ONE)
                    && factor.base() instanceof Expr.Binary binary
                    && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB);
            if (isSum) {
                Sum total = ZERO;
                for (Product term : of(factor.base()).terms.values()) {
                    total = total.plus(sum.timesEach(term));
                }
                sum = total;
            } else {
                sum = sum.timesEach(Product.of(factor.base()).power(factor.exponent()));
            }
        }
        return sum;
    }

    /** Each term times a product. */
    Sum timesEach(Product factor) {
        Sum product = ZERO;
        for (Product term : terms.values()) {
            product = product.plus(of(term.times(factor)));
        }
        return product;
    }

    Sum times(Rational number) {
        Map<String, Product> product = new LinkedHashMap<>();
        terms.forEach((key, term) ->
                product.put(key, term.withCoefficient(term.coefficient().times(number))));
        return new Sum(product);
    }

    /** The least number that makes all coefficients integers. */
    BigInteger denominator() {
        return terms.values().stream()
                .map(term -> term.coefficient().denominator())
                .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)));
    }

    /** Whether no fewer terms are negative than are not. */
    boolean isMostlyNegative() {
        long negative = terms.values().stream()
                .filter(term -> term.coefficient().signum() < 0)
                .count();
        return 2 * negative >= terms.size();
    }

    /** The sum as a product, a number that divides all terms in front. */
    Product product() {
        if (terms.size() <= 1) {
            return terms.values().stream().findFirst().orElseGet(() -> Product.of(Rational.ZERO));
        }
        BigInteger common = terms.values().stream()
                .map(term -> term.coefficient().isInteger()
                        ? term.coefficient().numerator().abs()
                        : BigInteger.ONE)
                .reduce(BigInteger::gcd)
                .orElse(BigInteger.ONE);
        Rational number = Rational.of(common);
        return Product.ofSum(times(Rational.ONE.dividedBy(number)).expr()).withCoefficient(number);
    }

    /** The sum as a person writes it: a negative term does not come first where there is another. */
    Expr expr() {
        List<Product> ordered = new ArrayList<>(terms.values());
        ordered.stream()
                .filter(term -> term.coefficient().signum() > 0)
                .findFirst()
                .ifPresent(positive -> {
                    ordered.remove(positive);
                    ordered.add(0, positive);
                });
        if (ordered.isEmpty()) {
            return Nodes.ZERO;
        }
        Expr sum = ordered.get(0).expr();
        for (Product term : ordered.subList(1, ordered.size())) {
            boolean negative = term.coefficient().signum() < 0;
            Product size = negative ? term.withCoefficient(term.coefficient().negate()) : term;
            sum = Nodes.binary(negative ? BinaryOp.SUB : BinaryOp.ADD, sum, size.expr());
        }
        return sum;
    }
}
