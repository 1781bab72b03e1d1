package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * A rational number times constant powers of different bases, in the order in which they came: the form in which factors
 * are counted and cancelled. A base is known by how it is written. Numbers with decimals or a unit are bases of their own,
 * so that {@code 1.2} stays {@code 1.2}.
 */
record Product(Rational coefficient, Map<String, Factor> factors) {

    /** Powers of numbers up to this one are worked out. */
    private static final Rational MAX_EXPONENT = Rational.of(8);

    private static final Rational HALF = Rational.of(1, 2);

    static final Product ONE = of(Rational.ONE);

    /** A constant power of a base that is no product, quotient or power. */
    record Factor(Expr base, Rational exponent) {}

    Product {
        factors = Collections.unmodifiableMap(new LinkedHashMap<>(factors));
    }

    static Product of(Rational number) {
        return new Product(number, Map.of());
    }

    private static Product atom(Expr base, Rational exponent) {
        return new Product(Rational.ONE, Map.of(PlainPrinter.value(base), new Factor(base, exponent)));
    }

    /** The factors of a tree without brackets. */
    static Product of(Expr expr) {
        if (expr instanceof Expr.Num num && isInteger(num)) {
            return of(num.value());
        } else if (expr instanceof Expr.Neg neg) {
            return of(neg.operand()).times(of(Rational.ONE.negate()));
        } else if (expr instanceof Expr.Apply apply && apply.function() == Function.SQRT) {
            return of(apply.arguments().get(0)).power(HALF);
        } else if (expr instanceof Expr.Binary binary) {
            return binary(binary);
        }
        return atom(expr, Rational.ONE);
    }

    private static boolean isInteger(Expr.Num num) {
        return num.unit().isEmpty() && num.text().chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static Product binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case MUL -> of(binary.left()).times(of(binary.right()));
            case DIV -> of(binary.left()).dividedBy(of(binary.right()));
            case ADD, SUB -> Sum.of(binary).product();
            case POW ->
                Literals.valueOf(binary.right())
                        .map(exponent -> of(binary.left()).power(exponent))
                        .orElseGet(() -> atom(binary, Rational.ONE));
            case MOD -> atom(binary, Rational.ONE);
        };
    }

    /** A sum of several terms as one factor. */
    static Product ofSum(Expr sum) {
        return atom(sum, Rational.ONE);
    }

    boolean isZero() {
        return coefficient.signum() == 0;
    }

    /** The only factor, if its exponent and the coefficient are 1. */
    Optional<Expr> single() {
        return factors.size() == 1
                        && coefficient.equals(Rational.ONE)
                        && first().exponent().equals(Rational.ONE)
                ? Optional.of(first().base())
                : Optional.empty();
    }

    private Factor first() {
        return factors.values().iterator().next();
    }

    /** The same factors with another number. */
    Product withCoefficient(Rational number) {
        return new Product(number, factors);
    }

    Product times(Product other) {
        Rational number = coefficient.times(other.coefficient);
        if (number.signum() == 0) {
            return of(Rational.ZERO);
        }
        Map<String, Factor> product = new LinkedHashMap<>(factors);
        Product powers = ONE;
        for (Map.Entry<String, Factor> entry : other.factors.entrySet()) {
            Factor old = product.remove(entry.getKey());
            Factor factor = entry.getValue();
            if (old == null) {
                product.put(entry.getKey(), factor);
            } else {
                Rational exponent = old.exponent().plus(factor.exponent());
                Product power = of(factor.base()).single().isPresent()
                        ? atom(factor.base(), exponent)
                        : of(factor.base()).power(exponent);
                powers = exponent.signum() == 0 ? powers : powers.times(power);
            }
        }
        Product rest = new Product(number, product);
        return powers.factors.isEmpty() && powers.coefficient.equals(Rational.ONE) ? rest : rest.times(powers);
    }

    Product dividedBy(Product other) {
        return times(other.power(Rational.ONE.negate()));
    }

    /**
     * The power where it has a value. A power of a product is the product of the powers only for integers; and the root of
     * a square is no power of its base.
     */
    Product power(Rational exponent) {
        if (exponent.signum() == 0) {
            return ONE;
        }
        boolean fixed = factors.isEmpty() && (coefficient.equals(Rational.ONE) || (isZero() && exponent.signum() > 0));
        if (fixed || exponent.equals(Rational.ONE)) {
            return this;
        }
        if (exponent.isInteger() && (coefficient.equals(Rational.ONE) || isSmall(exponent))) {
            return integerPower(exponent);
        }
        boolean plain = coefficient.equals(Rational.ONE)
                && factors.size() == 1
                && first().exponent().numerator().testBit(0);
        return plain ? atom(first().base(), first().exponent().times(exponent)) : atom(expr(), exponent);
    }

    private boolean isSmall(Rational exponent) {
        return coefficient.abs().equals(Rational.ONE)
                || (exponent.abs().compareTo(MAX_EXPONENT) <= 0 && !(isZero() && exponent.signum() < 0));
    }

    private Product integerPower(Rational exponent) {
        int times = coefficient.abs().equals(Rational.ONE)
                ? (exponent.numerator().testBit(0) ? 1 : 0)
                : exponent.numerator().intValueExact();
        Product power = of(coefficient.power(times));
        for (Factor factor : factors.values()) {
            Rational raised = factor.exponent().times(exponent);
            Product inner = raised.isInteger() && !(factor.base() instanceof Expr.Binary sum && isSum(sum))
                    ? of(factor.base())
                    : ONE;
            boolean opens = !inner.equals(ONE) && inner.single().isEmpty();
            power = power.times(opens ? inner.power(raised) : atom(factor.base(), raised));
        }
        return power;
    }

    private static boolean isSum(Expr.Binary binary) {
        return binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB;
    }

    /**
     * The root where it has a value: factors that are known not to be negative and whose roots are whole powers stand before
     * it.
     */
    Product root(Rational exponent, Known known) {
        Product inside = of(coefficient);
        Product outside = ONE;
        for (Factor factor : factors.values()) {
            boolean whole = factor.exponent().times(exponent).isInteger() && known.isNonNegative(factor.base());
            inside = whole ? inside : inside.times(atom(factor.base(), factor.exponent()));
            outside =
                    whole ? outside.times(atom(factor.base(), factor.exponent().times(exponent))) : outside;
        }
        return inside.equals(ONE) ? outside : outside.times(inside.power(exponent));
    }

    /** The product as a person writes it: one fraction bar, numbers first, sums last, and no sign that a sum can take. */
    Expr expr() {
        if (coefficient.signum() < 0) {
            return turned().map(Product::expr).orElseGet(() -> written(true));
        }
        return written(false);
    }

    /** The same with the opposite of a sum that has no fewer negative terms than others. */
    private Optional<Product> turned() {
        for (Map.Entry<String, Factor> entry : factors.entrySet()) {
            Factor factor = entry.getValue();
            if (factor.base() instanceof Expr.Binary binary
                    && isSum(binary)
                    && factor.exponent().isInteger()
                    && factor.exponent().numerator().testBit(0)
                    && Sum.of(binary).isMostlyNegative()) {
                Map<String, Factor> turned = new LinkedHashMap<>();
                for (Map.Entry<String, Factor> other : factors.entrySet()) {
                    Expr base = other.equals(entry)
                            ? Sum.of(binary).negate().expr()
                            : other.getValue().base();
                    turned.put(
                            PlainPrinter.value(base),
                            new Factor(base, other.getValue().exponent()));
                }
                return Optional.of(new Product(coefficient.negate(), turned));
            }
        }
        return Optional.empty();
    }

    private Expr written(boolean negative) {
        List<Expr> above = new ArrayList<>();
        List<Expr> below = new ArrayList<>();
        Rational size = coefficient.abs();
        if (!size.numerator().equals(BigInteger.ONE)) {
            above.add(Nodes.number(Rational.of(size.numerator())));
        }
        if (!size.isInteger()) {
            below.add(Nodes.number(Rational.of(size.denominator())));
        }
        for (int rank = 0; rank <= Powers.LAST_RANK; rank++) {
            for (Factor factor : factors.values()) {
                if (Powers.rank(factor.base()) == rank) {
                    boolean over = factor.exponent().signum() > 0 || Powers.isExponential(factor.base());
                    Rational exponent =
                            over ? factor.exponent() : factor.exponent().negate();
                    (over ? above : below).add(Powers.written(factor.base(), exponent));
                }
            }
        }
        if (above.isEmpty()) {
            above.add(Nodes.ONE);
        }
        if (negative) {
            above.set(0, Nodes.negated(above.get(0)));
        }
        Expr numerator = run(above);
        return below.isEmpty() ? numerator : Nodes.binary(BinaryOp.DIV, numerator, run(below));
    }

    private static Expr run(List<Expr> factors) {
        return factors.stream()
                .reduce((a, b) -> Nodes.binary(BinaryOp.MUL, a, b))
                .orElseThrow();
    }

    /** How the factors are written, without the number: the same for products that differ in the number only. */
    String key() {
        return String.join(
                " * ",
                factors.entrySet().stream()
                        .map(entry -> entry.getKey() + " ^ " + entry.getValue().exponent())
                        .sorted()
                        .toList());
    }
}
