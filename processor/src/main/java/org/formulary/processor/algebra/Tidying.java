package org.formulary.processor.algebra;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/** Rewrites what was worked out as a person would: like terms collected, factors cancelled, numbers multiplied. */
final class Tidying {

    private Tidying() {}

    /** The tree, which has no brackets, tidied from the inside outwards. */
    static Expr of(Expr expr) {
        return Trees.rewrite(expr, Tidying::node);
    }

    private static Expr node(Expr node) {
        boolean arithmetic =
                node instanceof Expr.Neg || (node instanceof Expr.Binary binary && binary.op() != BinaryOp.MOD);
        return arithmetic ? sum(Sum.of(node)) : node;
    }

    private static Expr sum(Sum written) {
        Sum sum = Sum.ZERO;
        Sum open = Sum.ZERO;
        for (Product term : written.terms().values()) {
            Product merged = merged(term);
            sum = sum.plus(Sum.of(merged));
            open = open.plus(Sum.multipliedOut(merged));
        }
        Sum shorter = open.terms().size() < sum.terms().size() ? open : sum;
        return shorter.product().expr();
    }

    /** The product with its decimals and its number as one decimal: 2 times 0.5 x is x. */
    private static Product merged(Product product) {
        Rational number = product.coefficient();
        Map<String, Product.Factor> others = new LinkedHashMap<>();
        boolean decimals = false;
        for (Map.Entry<String, Product.Factor> entry : product.factors().entrySet()) {
            Product.Factor factor = entry.getValue();
            boolean plain = factor.base() instanceof Expr.Num num
                    && num.unit().isEmpty()
                    && factor.exponent().abs().equals(Rational.ONE)
                    && num.value().signum() != 0;
            if (plain) {
                Rational value = ((Expr.Num) factor.base()).value();
                number = factor.exponent().signum() > 0 ? number.times(value) : number.dividedBy(value);
                decimals = true;
            } else {
                others.put(entry.getKey(), factor);
            }
        }
        if (!decimals || number.equals(product.coefficient())) {
            return product;
        }
        if (number.isInteger()) {
            return new Product(number, others);
        }
        BigDecimal text;
        try {
            text = new BigDecimal(number.abs().numerator()).divide(new BigDecimal(number.denominator()));
        } catch (ArithmeticException e) {
            return product;
        }
        Rational sign = Rational.of(number.signum());
        return new Product(sign, Map.of())
                .times(Product.ofSum(Nodes.decimal(text, number.abs())))
                .times(new Product(Rational.ONE, others));
    }
}
