package org.formulary.processor.equation;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.formulary.quantity.Rational;

/** The exact value of a tree of rational operations. */
final class ExactValue {

    private final Map<String, Rational> environment;

    ExactValue(Map<String, Rational> environment) {
        this.environment = environment;
    }

    Rational of(Expr expr) {
        if (expr instanceof Expr.Num num) {
            return num.unit()
                    .map(unit -> num.value().times(unit.unit().factor()))
                    .orElse(num.value());
        } else if (expr instanceof Expr.Name name) {
            return environment.get(name.name());
        } else if (expr instanceof Expr.Group group) {
            return of(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return of(neg.operand()).negate();
        } else if (expr instanceof Expr.Binary binary) {
            return operate(binary.op(), of(binary.left()), of(binary.right()));
        } else if (expr instanceof Expr.Apply apply) {
            return apply(
                    apply.function(), apply.arguments().stream().map(this::of).toList());
        }
        throw new IllegalArgumentException("not rational: " + expr);
    }

    private static Rational operate(BinaryOp op, Rational left, Rational right) {
        return switch (op) {
            case ADD -> left.plus(right);
            case SUB -> left.minus(right);
            case MUL -> left.times(right);
            case DIV -> left.dividedBy(right);
            case MOD -> left.minus(right.times(Rational.of(left.dividedBy(right).floor())));
            case POW -> left.power(right.numerator().intValueExact());
        };
    }

    private static Rational apply(Function function, List<Rational> arguments) {
        return switch (function) {
            case FLOOR -> Rational.of(arguments.get(0).floor());
            case CEIL -> Rational.of(arguments.get(0).ceiling());
            case BINOMIAL ->
                Rational.of(binomial(
                        arguments.get(0).numerator(),
                        arguments.get(1).numerator().intValueExact()));
            default -> throw new IllegalArgumentException("not rational: " + function);
        };
    }

    private static BigInteger binomial(BigInteger n, int k) {
        BigInteger result = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            result = result.multiply(n.subtract(BigInteger.valueOf(k - (long) i)))
                    .divide(BigInteger.valueOf(i));
        }
        return result;
    }
}
