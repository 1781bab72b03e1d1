package org.formulary.processor.equation;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/**
 * The tree of a value, as written: nothing is simplified or reordered, redundant brackets stay as {@link Group}. Names
 * are in their canonical ASCII spelling ({@code α} is {@code alpha}). Two trees are {@code equals} only if their spans
 * are; nodes serve as identity keys where a check attaches what it found.
 */
public sealed interface Expr {

    /** Where the node stands in the text it was parsed from. */
    Span span();

    /** Asks the visitor's question of this kind of node. */
    <R> R accept(Visitor<R> visitor);

    /** A question asked of a tree: one answer per kind of node. */
    interface Visitor<R> {
        /** Answers for {@link Num}. */
        R num(Num num);

        /** Answers for {@link Name}. */
        R name(Name name);

        /** Answers for {@link Pi}. */
        R pi(Pi pi);

        /** Answers for {@link Constant}. */
        R constant(Constant constant);

        /** Answers for {@link Neg}. */
        R neg(Neg neg);

        /** Answers for {@link Binary}. */
        R binary(Binary binary);

        /** Answers for {@link Factorial}. */
        R factorial(Factorial factorial);

        /** Answers for {@link Apply}. */
        R apply(Apply apply);

        /** Answers for {@link Call}. */
        R call(Call call);

        /** Answers for {@link Reduction}. */
        R reduction(Reduction reduction);

        /** Answers for {@link Group}. */
        R group(Group group);

        /** Answers for {@link Cases}. */
        R cases(Cases cases);

        /** Answers for {@link Hole}. */
        R hole(Hole hole);
    }

    /** A number; {@code text} as written, {@code value} exact in the number's own unit. */
    record Num(Span span, String text, Rational value, Optional<UnitLiteral> unit) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.num(this);
        }
    }

    /** A unit in brackets behind a number, {@code [FLOP/token]}; the span covers the brackets. */
    record UnitLiteral(Span span, String text, Unit unit) {}

    /** A symbol, {@code B_local}, or a path, {@code hardware.memory.bandwidth}. */
    record Name(Span span, String name) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.name(this);
        }
    }

    /** The constant {@code pi}. */
    record Pi(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pi(this);
        }
    }

    /** A symbol that stands for a physical constant. */
    record Constant(Span span, String name, PhysicalConstant value) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.constant(this);
        }
    }

    /** {@code -operand}. */
    record Neg(Span span, Expr operand) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.neg(this);
        }
    }

    /** An operator between two operands; multiplication by juxtaposition is {@link BinaryOp#MUL} too. */
    record Binary(Span span, BinaryOp op, Expr left, Expr right) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binary(this);
        }
    }

    /** {@code operand!}. */
    record Factorial(Span span, Expr operand) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.factorial(this);
        }
    }

    /** A function of the language applied; bars and corners are {@code abs}, {@code floor} and {@code ceil}. */
    record Apply(Span span, Function function, List<Expr> arguments) implements Expr {
        public Apply {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.apply(this);
        }
    }

    /**
     * A call of another formula; {@code callee} as written, {@code formula} what the name table resolved it to, its
     * identifier {@code set-id/formula-id}.
     */
    record Call(Span span, String callee, String formula, List<Expr> arguments) implements Expr {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.call(this);
        }
    }

    /** {@code sum(i = from .. to, body)} or {@code product(...)}; both ends are included. */
    record Reduction(Span span, Kind kind, Name index, Expr from, Expr to, Expr body) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reduction(this);
        }

        /** What the terms are combined by. */
        public enum Kind {
            SUM,
            PRODUCT
        }
    }

    /** A value in brackets. */
    record Group(Span span, Bracket bracket, Expr inner) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.group(this);
        }

        /** The shape of a bracket. */
        public enum Bracket {
            ROUND,
            SQUARE,
            CURLY
        }
    }

    /** {@code value if condition else …}: the branches in order, then the mandatory last value. */
    record Cases(Span span, List<Branch> branches, Expr otherwise) implements Expr {
        public Cases {
            branches = List.copyOf(branches);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cases(this);
        }

        /** A value and the condition under which it holds, where no earlier branch did. */
        public record Branch(Expr value, Condition condition) {}
    }

    /** {@code ?}: an operand the author asks the compiler about. */
    record Hole(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hole(this);
        }
    }
}
