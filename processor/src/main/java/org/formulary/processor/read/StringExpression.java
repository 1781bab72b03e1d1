package org.formulary.processor.read;

import java.util.List;

/** An expression of strings in a source file: literals, constants, or a concatenation of such. */
final class StringExpression {

    private final List<Operand> operands;

    StringExpression(List<Operand> operands) {
        this.operands = List.copyOf(operands);
    }

    /**
     * A part of the expression.
     *
     * @param start where it begins in the source
     * @param literals what it is made of in order; none where it is a constant that is named
     */
    record Operand(int start, List<LiteralText> literals) {

        private boolean isNamed() {
            return literals.isEmpty();
        }

        private int length() {
            return literals.stream().mapToInt(LiteralText::length).sum();
        }

        private int place(int offset) {
            int from = 0;
            for (LiteralText literal : literals.subList(0, literals.size() - 1)) {
                if (offset < from + literal.length()) {
                    return literal.place(offset - from);
                }
                from += literal.length();
            }
            return literals.get(literals.size() - 1).place(offset - from);
        }
    }

    /**
     * Where a character of the value stands.
     *
     * @param operand the index of the operand it belongs to; -1: not known
     * @param offset its place in the source; that of the operand where it is not a literal
     */
    record Place(int operand, int offset) {}

    /**
     * Finds a character. Literals before the first constant are counted from the left, those behind the last one from the
     * right; what a constant holds, or what stands between two of them, is nowhere more exactly than there.
     *
     * @param length the length of the whole value
     */
    Place find(int length, int offset) {
        int first = 0;
        int from = 0;
        while (first < operands.size() && !operands.get(first).isNamed()) {
            int to = from + operands.get(first).length();
            if (offset < to || first == operands.size() - 1) {
                return new Place(first, operands.get(first).place(offset - from));
            }
            from = to;
            first++;
        }
        int last = operands.size() - 1;
        int to = length;
        while (!operands.get(last).isNamed()) {
            int start = to - operands.get(last).length();
            if (offset >= start) {
                return new Place(last, operands.get(last).place(offset - start));
            }
            to = start;
            last--;
        }
        return first == last
                ? new Place(first, operands.get(first).start())
                : new Place(-1, operands.get(0).start());
    }
}
