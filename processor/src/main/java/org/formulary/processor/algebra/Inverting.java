package org.formulary.processor.algebra;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;

/** Undoes the outermost operation of a value that depends on the variable. */
final class Inverting implements Expr.Visitor<Forms> {

    private final Isolation isolation;
    private final Expr value;

    Inverting(Isolation isolation, Expr value) {
        this.isolation = isolation;
        this.value = value;
    }

    @Override
    public Forms num(Expr.Num num) {
        return constant();
    }

    @Override
    public Forms name(Expr.Name name) {
        return constant();
    }

    @Override
    public Forms constant(Expr.Constant physical) {
        return constant();
    }

    @Override
    public Forms pi(Expr.Pi pi) {
        return constant();
    }

    private static Forms constant() {
        throw new IllegalArgumentException("a value that does not depend on the variable");
    }

    @Override
    public Forms neg(Expr.Neg neg) {
        return isolation.product(neg, value);
    }

    @Override
    public Forms binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD, SUB -> isolation.sum(binary, value);
            case MUL, DIV -> isolation.product(binary, value);
            case POW ->
                Literals.valueOf(binary.right()).isPresent()
                        ? isolation.product(binary, value)
                        : isolation.depends(binary.right())
                                ? isolation.exponential(binary, value)
                                : symbolicPower(binary);
            case MOD -> Forms.none("it stands in a remainder, which many arguments share");
        };
    }

    /** A power whose exponent is another name, of a base from 0. */
    private Forms symbolicPower(Expr.Binary power) {
        Known along = isolation.along();
        boolean positive = along.isPositive(power.left());
        if (!positive && !(along.isNonNegative(power.left()) && along.isPositive(power.right()))) {
            return Forms.none("it is raised to the power `" + PlainPrinter.value(power.right())
                    + "`, and is not known to be above 0");
        }
        Expr inverse = Simplification.dividedBy(Nodes.ONE, power.right());
        int sign = along.sign(power.right());
        Optional<Reach.End> zero = Optional.of(positive ? Reach.open(Nodes.ZERO) : Reach.closed(Nodes.ZERO));
        return isolation
                .solve(power.left(), Nodes.binary(BinaryOp.POW, value, inverse))
                .map(form -> {
                    Form image = sign > 0 && form.reach().lower().isPresent()
                            ? form.increasing(
                                    end -> Simplification.isZero(end)
                                            ? end
                                            : Nodes.binary(BinaryOp.POW, end, power.right()),
                                    zero,
                                    Optional.empty())
                            : form.settled().instead(new Reach(zero, Optional.empty()));
                    return image.where(isolation.nonZero().conditions(power.right()));
                });
    }

    @Override
    public Forms factorial(Expr.Factorial factorial) {
        return Forms.none("it stands in a factorial");
    }

    @Override
    public Forms apply(Expr.Apply apply) {
        return new Functions(isolation, value).undo(apply);
    }

    @Override
    public Forms call(Expr.Call call) {
        return constant();
    }

    @Override
    public Forms reduction(Expr.Reduction reduction) {
        return Forms.none("it stands inside a " + reduction.kind().name().toLowerCase(Locale.ROOT));
    }

    @Override
    public Forms group(Expr.Group group) {
        return isolation.solve(group.inner(), value);
    }

    @Override
    public Forms cases(Expr.Cases cases) {
        return new Branches(isolation, value).solve(cases);
    }

    @Override
    public Forms hole(Expr.Hole hole) {
        return constant();
    }

    /** The operands that depend on the variable. */
    static List<Expr> dependent(Isolation isolation, List<Expr> operands) {
        return operands.stream().filter(isolation::depends).toList();
    }
}
