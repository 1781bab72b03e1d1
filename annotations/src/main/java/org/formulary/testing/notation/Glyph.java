package org.formulary.testing.notation;

import java.util.List;
import java.util.Optional;
import org.formulary.quantity.Unit;

/** What stands on the paper, from left to right. */
sealed interface Glyph {

    /** A number in digits. */
    record Digits(String text) implements Glyph {}

    /** A letter or word with its subscripts, by its {@linkplain SymbolKey key}. */
    record Symbol(String key) implements Glyph {}

    /** The name of a function. */
    record Function(String name) implements Glyph {}

    /** A sign between or before operands. */
    record Sign(Kind kind) implements Glyph {

        /** The signs; the last two are those that MathML has and no eye sees. */
        enum Kind {
            PLUS,
            MINUS,
            TIMES,
            SLASH,
            MOD,
            FACTORIAL,
            COMMA,
            EQUAL,
            UNEQUAL,
            LESS,
            AT_MOST,
            GREATER,
            AT_LEAST,
            INVISIBLE_TIMES,
            APPLY
        }
    }

    /** Words among symbols, without the spaces around them. */
    record Words(String text) implements Glyph {}

    /** One half of a pair of delimiters; what grows pairs only with what grows. */
    record Delimiter(Shape shape, boolean opens, boolean grows) implements Glyph {}

    /** A pair of delimiters and what is between them. */
    record Fence(Shape shape, List<Glyph> inner) implements Glyph {}

    /** The shapes of delimiters. */
    enum Shape {
        ROUND,
        SQUARE,
        CURLY,
        FLOOR,
        CEIL,
        BARS
    }

    /** A fraction bar. */
    record Fraction(List<Glyph> over, List<Glyph> under) implements Glyph {}

    /** Two things one above the other in round brackets. */
    record Binomial(List<Glyph> upper, List<Glyph> lower) implements Glyph {}

    /** A root sign, with its degree where that is written. */
    record Root(Optional<String> degree, List<Glyph> radicand) implements Glyph {}

    /** What stands above and to the right of the glyph before it. */
    record Superscript(List<Glyph> exponent) implements Glyph {}

    /** A big sum or product sign with its limits. */
    record Limits(boolean product, List<Glyph> lower, List<Glyph> upper) implements Glyph {}

    /** A unit behind a number. */
    record UnitMark(Unit unit) implements Glyph {}

    /** Lines of two cells, behind a brace where they are cases. */
    record Lines(boolean cases, List<Line> lines) implements Glyph {}

    /** One line. */
    record Line(List<Glyph> left, List<Glyph> right) {}
}
