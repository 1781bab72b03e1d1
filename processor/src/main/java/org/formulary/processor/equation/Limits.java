package org.formulary.processor.equation;

/** How large a text may be, so that neither this compiler nor those that read what it writes can be overwhelmed. */
final class Limits {

    /** UTF-16 units of one text. */
    static final int TEXT_LENGTH = 10_000;

    /** Brackets, exponents and signs within each other. */
    static final int NESTING = 100;

    /** Nodes from the root of a tree to its deepest leaf; {@code a + b + c} is as deep as it has operators. */
    static final int TREE_HEIGHT = 250;

    /** Characters of one number. */
    static final int NUMBER_LENGTH = 400;

    /** The largest exponent of ten, up or down: a little more than doubles have. */
    static final int DECIMAL_EXPONENT = 400;

    /** Problems reported of one text. */
    static final int PROBLEMS = 20;

    private Limits() {}
}
