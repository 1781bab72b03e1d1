package org.formulary.processor.equation;

/**
 * How tightly the parts of the language bind, from the loosest to the tightest: the one table that the parser climbs and
 * that printers bracket by.
 */
public enum Precedence {
    /** {@code a if c else b}. */
    CASES,
    /** {@code a + b}, {@code a - b}. */
    SUM,
    /** {@code a/b}. */
    PRODUCT,
    /** {@code a b}, {@code a*b}, {@code a mod b}: a run of factors is one operand of a division. */
    RUN,
    /** {@code -a}. */
    UNARY,
    /** {@code a^b}. */
    POWER,
    /** {@code a!}. */
    POSTFIX,
    /** Names, numbers, calls and everything in brackets. */
    PRIMARY;

    /** How tightly an operator binds. */
    public static Precedence of(BinaryOp op) {
        return switch (op) {
            case ADD, SUB -> SUM;
            case DIV -> PRODUCT;
            case MUL, MOD -> RUN;
            case POW -> POWER;
        };
    }

    /** The loosest left operand that the operator takes without brackets. */
    public static Precedence leftOf(BinaryOp op) {
        return op == BinaryOp.POW ? POSTFIX : of(op);
    }

    /** The loosest right operand that the operator takes without brackets; a juxtaposed factor is at least {@link #POWER}. */
    public static Precedence rightOf(BinaryOp op) {
        return switch (op) {
            case ADD, SUB -> PRODUCT;
            case DIV, MUL, MOD, POW -> UNARY;
        };
    }

    /** How tightly the outermost part of a tree binds. */
    public static Precedence of(Expr expr) {
        return expr.accept(OUTERMOST);
    }

    /** Whether this, as an operand of what asks for {@code least}, needs brackets. */
    public boolean isLooserThan(Precedence least) {
        return compareTo(least) < 0;
    }

    private static final Expr.Visitor<Precedence> OUTERMOST = new Outermost();

    private static final class Outermost implements Expr.Visitor<Precedence> {
        @Override
        public Precedence num(Expr.Num num) {
            return PRIMARY;
        }

        @Override
        public Precedence name(Expr.Name name) {
            return PRIMARY;
        }

        @Override
        public Precedence constant(Expr.Constant constant) {
            return PRIMARY;
        }

        @Override
        public Precedence pi(Expr.Pi pi) {
            return PRIMARY;
        }

        @Override
        public Precedence neg(Expr.Neg neg) {
            return UNARY;
        }

        @Override
        public Precedence binary(Expr.Binary binary) {
            return of(binary.op());
        }

        @Override
        public Precedence factorial(Expr.Factorial factorial) {
            return POSTFIX;
        }

        @Override
        public Precedence apply(Expr.Apply apply) {
            return PRIMARY;
        }

        @Override
        public Precedence call(Expr.Call call) {
            return PRIMARY;
        }

        @Override
        public Precedence reduction(Expr.Reduction reduction) {
            return PRIMARY;
        }

        @Override
        public Precedence group(Expr.Group group) {
            return PRIMARY;
        }

        @Override
        public Precedence cases(Expr.Cases cases) {
            return CASES;
        }

        @Override
        public Precedence hole(Expr.Hole hole) {
            return PRIMARY;
        }
    }
}
