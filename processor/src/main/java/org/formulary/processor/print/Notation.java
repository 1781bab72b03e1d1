package org.formulary.processor.print;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.quantity.Unit;

/**
 * Mathematics as it lies on paper: bars, scripts, brackets and gaps, all decided. {@link Typesetter} makes it, and
 * LaTeX, MathML and the spoken form are three spellings of it, so that they cannot differ in meaning.
 */
sealed interface Notation {

    /** Has the spelling write this. */
    void spell(Spelling spelling);

    /** Things side by side. */
    record Row(List<Notation> items) implements Notation {
        public Row {
            items = List.copyOf(items);
        }

        static Row of(Notation... items) {
            return new Row(List.of(items));
        }

        @Override
        public void spell(Spelling spelling) {
            spelling.row(this);
        }
    }

    /** A symbol that the reader may replace. */
    record Symbol(String name, Context context) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.symbol(this);
        }
    }

    /** The constant pi. */
    record Pi() implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.pi();
        }
    }

    /** The sign of a partial derivative. */
    record Partial() implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.partial();
        }
    }

    /** The name of another formula that is called. */
    record Callee(String name) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.callee(this);
        }
    }

    /** A decimal number without exponent, as written. */
    record Digits(String text) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.digits(this);
        }
    }

    /** A number and its unit. */
    record Measure(Notation number, Unit unit) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.measure(this);
        }
    }

    /** Words among symbols, with their spaces. */
    record Words(String text) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.words(this);
        }
    }

    /** A sign between or before operands, with the space that belongs to it. */
    record Operator(Sign sign) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.operator(this);
        }
    }

    /** What stands between two things that no sign separates. */
    record Gap(Meaning meaning, Width width) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.gap(this);
        }

        /** What the reader is to understand. */
        enum Meaning {
            TIMES,
            APPLY
        }

        /** How far the two are apart. */
        enum Width {
            NONE,
            SPACE,
            THIN
        }
    }

    /** The name of a function. */
    record FunctionName(FunctionStyle style) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.functionName(this);
        }
    }

    /** Two operands with a bar between them. */
    record Fraction(Notation numerator, Notation denominator) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.fraction(this);
        }
    }

    /** A square root, or one of that degree. */
    record Root(Optional<String> degree, Notation radicand) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.root(this);
        }
    }

    /** A base with an exponent. */
    record Power(Notation base, Notation exponent) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.power(this);
        }
    }

    /** Something in a pair of delimiters. */
    record Fence(Delimiters delimiters, Notation inner) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.fence(this);
        }
    }

    /** The sign of a sum or a product with its limits; what is summed follows it in a row. */
    record Limits(Expr.Reduction.Kind kind, Notation lower, Notation upper) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.limits(this);
        }
    }

    /** A binomial coefficient. */
    record Binomial(Notation upper, Notation lower) implements Notation {
        @Override
        public void spell(Spelling spelling) {
            spelling.binomial(this);
        }
    }

    /** Values, each with the words that say when it holds. */
    record Branches(List<Line> lines) implements Notation {
        public Branches {
            lines = List.copyOf(lines);
        }

        @Override
        public void spell(Spelling spelling) {
            spelling.branches(this);
        }
    }

    /** Equations one below the other, aligned at their equals signs; the right side begins with the sign. */
    record Aligned(List<Line> lines) implements Notation {
        public Aligned {
            lines = List.copyOf(lines);
        }

        @Override
        public void spell(Spelling spelling) {
            spelling.aligned(this);
        }
    }

    /** A line of two cells. */
    record Line(Notation left, Notation right) {}

    /** The pairs of delimiters. */
    enum Delimiters {
        ROUND,
        SQUARE,
        CURLY,
        FLOOR,
        CEIL,
        BARS
    }

    /** The signs. */
    enum Sign {
        PLUS,
        MINUS,
        NEGATIVE,
        DOT,
        TIMES,
        SLASH,
        MOD,
        FACTORIAL,
        COMMA,
        EQ,
        NE,
        LT,
        LE,
        GT,
        GE
    }

    /** One spelling of notation: what it does with every kind. */
    interface Spelling {
        void row(Row row);

        void symbol(Symbol symbol);

        void pi();

        void partial();

        void callee(Callee callee);

        void digits(Digits digits);

        void measure(Measure measure);

        void words(Words words);

        void operator(Operator operator);

        void gap(Gap gap);

        void functionName(FunctionName name);

        void fraction(Fraction fraction);

        void root(Root root);

        void power(Power power);

        void fence(Fence fence);

        void limits(Limits limits);

        void binomial(Binomial binomial);

        void branches(Branches branches);

        void aligned(Aligned aligned);
    }
}
