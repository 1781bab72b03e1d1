package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/** Reads values as quotients of polynomials in a kernel: the one value in them that depends on the variable. */
final class RatioReader {

    private static final Rational MAX_EXPONENT = Rational.of(4);

    private final Isolation isolation;
    private final Map<String, Expr> kernels = new LinkedHashMap<>();

    RatioReader(Isolation isolation) {
        this.isolation = isolation;
    }

    /** The values that were taken for kernels, by how they are written. */
    Map<String, Expr> kernels() {
        return kernels;
    }

    /** The ratio; empty where it grows too high. */
    Optional<Ratio> read(Expr expr) {
        if (!isolation.depends(expr)) {
            return Optional.of(Ratio.constant(expr));
        }
        return depending(expr).filter(ratio -> !ratio.isTooHigh());
    }

    private Optional<Ratio> depending(Expr expr) {
        if (expr instanceof Expr.Neg neg) {
            return read(neg.operand()).map(Ratio::negate);
        } else if (expr instanceof Expr.Binary binary) {
            Optional<Integer> exponent = exponent(binary);
            if (exponent.isPresent()) {
                return power(binary.left(), exponent.get());
            }
            return switch (binary.op()) {
                case ADD ->
                    read(binary.left()).flatMap(a -> read(binary.right()).map(a::plus));
                case SUB ->
                    read(binary.left()).flatMap(a -> read(binary.right()).map(b -> a.plus(b.negate())));
                case MUL ->
                    read(binary.left()).flatMap(a -> read(binary.right()).map(a::times));
                case DIV ->
                    read(binary.left()).flatMap(a -> read(binary.right()).flatMap(a::dividedBy));
                case MOD, POW -> kernel(binary);
            };
        }
        return kernel(expr);
    }

    private Optional<Ratio> kernel(Expr expr) {
        kernels.put(PlainPrinter.value(expr), expr);
        return Optional.of(Ratio.KERNEL);
    }

    private static Optional<Integer> exponent(Expr.Binary binary) {
        return binary.op() == BinaryOp.POW
                ? Literals.valueOf(binary.right())
                        .filter(Rational::isInteger)
                        .filter(number -> number.abs().compareTo(MAX_EXPONENT) <= 0)
                        .map(number -> number.numerator().intValueExact())
                : Optional.empty();
    }

    private Optional<Ratio> power(Expr base, int exponent) {
        Optional<Ratio> power = Optional.of(Ratio.constant(Nodes.ONE));
        Optional<Ratio> factor = read(base);
        for (int i = 0; i < Math.abs(exponent); i++) {
            power = power.flatMap(product -> factor.map(product::times).filter(result -> !result.isTooHigh()));
        }
        return exponent < 0 ? power.flatMap(Ratio.constant(Nodes.ONE)::dividedBy) : power;
    }

    /** The only kernel, if the value depends on the variable by nothing else. */
    Optional<Expr> kernel() {
        List<Expr> all = List.copyOf(kernels.values());
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }
}
