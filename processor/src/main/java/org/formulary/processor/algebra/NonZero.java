package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/** Says as plainly as it can where a value is not 0: {@code N > 1} for {@code ceil(log2 N) != 0}. */
record NonZero(Known known) {

    /** What is yet to hold for that the value is not 0; nothing where it never is. */
    List<Condition> conditions(Expr value) {
        List<Condition> conditions = new ArrayList<>();
        for (Product.Factor factor : Product.of(value).factors().values()) {
            conditions.addAll(factor(factor.base()));
        }
        return conditions;
    }

    /** What is yet to hold for that the value is not a number. */
    List<Condition> differs(Expr value, Rational number) {
        return factor(Simplification.minus(value, Nodes.number(number)));
    }

    private List<Condition> factor(Expr value) {
        if (known.isNonZero(value)) {
            return List.of();
        }
        return known.isNonNegative(value)
                ? plain(value, Relation.GT)
                : known.isNonPositive(value) ? plain(value, Relation.LT) : plain(value, Relation.NE);
    }

    /** A comparison with 0 in terms of what the value is made of. */
    private List<Condition> plain(Expr value, Relation relation) {
        if (value instanceof Expr.Apply apply) {
            Expr argument = apply.arguments().get(0);
            boolean logarithm = apply.function() == Function.LOG2
                    || apply.function() == Function.LOG10
                    || apply.function() == Function.LN;
            if (logarithm) {
                return plain(Simplification.minus(argument, Nodes.ONE), relation);
            } else if (apply.function() == Function.CEIL && relation == Relation.GT) {
                return plain(argument, relation);
            }
        }
        boolean factors = Product.of(value).single().isEmpty()
                && (relation == Relation.NE || (relation == Relation.GT && known.isNonNegative(value)));
        if (factors) {
            return conditions(value);
        }
        return List.of(relation == Relation.GT ? positive(value) : sides(value, relation, Nodes.ZERO));
    }

    /** A sum of which no term is negative is positive where one of them is. */
    private Condition positive(Expr value) {
        List<Product> terms = List.copyOf(Sum.of(value).terms().values());
        boolean separate = terms.size() > 1 && terms.stream().map(Product::expr).allMatch(known::isNonNegative);
        return separate
                ? Nodes.any(terms.stream()
                        .map(term -> Nodes.all(conditions(term.expr())))
                        .toList())
                : sides(value, Relation.GT, Nodes.ZERO);
    }

    /** The comparison with what is subtracted on the other side, a number on the right. */
    private Condition sides(Expr value, Relation relation, Expr other) {
        Sum above = Sum.ZERO;
        Sum below = Sum.of(other);
        for (Product term : cleared(value).terms().values()) {
            if (term.coefficient().signum() > 0) {
                above = above.plus(Sum.of(term));
            } else {
                below = below.plus(Sum.of(term).negate());
            }
        }
        Rational scale = Rational.of(above.denominator().multiply(below.denominator()));
        Expr greater = above.times(scale).expr();
        Expr smaller = below.times(scale).expr();
        Optional<Rational> number = Literals.valueOf(smaller).filter(Rational::isInteger);
        if (relation == Relation.GT
                && number.isPresent()
                && greater instanceof Expr.Apply apply
                && apply.function() == Function.FLOOR) {
            Rational next = number.get().plus(Rational.ONE);
            return sides(apply.arguments().get(0), Relation.GE, Nodes.number(next));
        }
        boolean constant = Literals.valueOf(greater).isPresent();
        return constant
                ? Nodes.comparison(smaller, Relations.mirrored(relation), greater)
                : Nodes.comparison(greater, relation, smaller);
    }

    /** The sum without denominators that are known to be positive; a sum of which no number is left to compare with as it is. */
    private Sum cleared(Expr value) {
        Sum sum = Sum.of(value);
        for (Product term : Sum.of(value).terms().values()) {
            for (Product.Factor factor : term.factors().values()) {
                if (factor.exponent().signum() < 0 && known.isPositive(factor.base())) {
                    Product power =
                            Product.of(factor.base()).power(factor.exponent().negate());
                    sum = sum.timesEach(power);
                }
            }
        }
        return sum;
    }
}
