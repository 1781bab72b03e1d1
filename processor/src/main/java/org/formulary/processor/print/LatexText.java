package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;

/**
 * LaTeX with a slot at every place where a symbol stands, so that a reader's own symbols can be put there.
 *
 * @param parts in order; no two literals are neighbours and none is empty
 */
public record LatexText(List<Part> parts) {

    public LatexText {
        parts = List.copyOf(parts);
    }

    /** A stretch of the text. */
    public sealed interface Part {}

    /** Text that no symbol changes. */
    public record Literal(String text) implements Part {}

    /**
     * The place of a symbol.
     *
     * @param symbol its canonical name
     * @param latex what stands here unless the reader puts something else
     * @param context what is around, which says whether a compound needs brackets
     */
    public record Slot(String symbol, String latex, Context context) implements Part {}

    /** The surroundings of a symbol: what a replacement must be, lest brackets go around it. */
    public enum Context {
        /** Anything may stand here: a whole argument, exponent, side, or operand of a fraction bar. */
        BARE,
        /** An operand of a sum, product or function: a compound such as {@code a+b} needs brackets. */
        OPERAND,
        /** An operand of a product, behind another factor: what begins with a digit needs brackets, too. */
        FACTOR,
        /** The base of a power: what has a superscript needs brackets, too. */
        BASE
    }

    /** The text with the formula's own symbols. */
    public String plain() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(part instanceof Slot slot ? slot.latex() : ((Literal) part).text());
        }
        return text.toString();
    }

    /** Puts parts together. */
    static final class Builder {
        private final List<Part> parts = new ArrayList<>();
        private final StringBuilder literal = new StringBuilder();

        Builder append(String text) {
            literal.append(text);
            return this;
        }

        Builder slot(Slot slot) {
            flush();
            parts.add(slot);
            return this;
        }

        LatexText build() {
            flush();
            return new LatexText(parts);
        }

        private void flush() {
            if (!literal.isEmpty()) {
                parts.add(new Literal(literal.toString()));
                literal.setLength(0);
            }
        }
    }
}
