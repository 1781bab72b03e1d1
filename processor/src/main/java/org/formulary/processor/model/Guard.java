package org.formulary.processor.model;

/** What Java has to make sure of at a number on the way to a result, so that no loss goes unnoticed. */
public enum Guard {
    /** That it is finite: an infinity would vanish from the result, as in a divisor. */
    FINITE,
    /** That it is finite, not 0 and has all its digits. */
    NORMAL,
    /** That the product is finite and has all its digits, unless a factor is 0. */
    PRODUCT,
    /** That the quotient is finite and has all its digits, unless the dividend is 0. */
    QUOTIENT,
    /** That the power is finite and has all its digits, unless the base is 0. */
    POWER,
    /** That the product's left factor is not one without digits that the right one magnifies. */
    LEFT_TAIL,
    /** The same of the right factor. */
    RIGHT_TAIL,
    /** The same of a quotient's dividend. */
    DIVIDED_TAIL,
    /** The same of a quotient's dividend that is a product, and may be 0. */
    DIVIDED_PRODUCT
}
