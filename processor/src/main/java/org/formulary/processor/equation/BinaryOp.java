package org.formulary.processor.equation;

/** The operators between two operands. */
public enum BinaryOp {
    ADD("+"),
    SUB("-"),
    MUL("*"),
    DIV("/"),
    MOD("mod"),
    POW("^");

    private final String text;

    BinaryOp(String text) {
        this.text = text;
    }

    /** The plain ASCII spelling. */
    public String text() {
        return text;
    }
}
