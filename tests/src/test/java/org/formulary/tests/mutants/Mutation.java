package org.formulary.tests.mutants;

/** The kinds of small changes. */
enum Mutation {
    /** {@code *} becomes {@code /}, {@code /} becomes {@code *}. */
    TIMES_AND_DIVIDED,
    /** {@code +} becomes {@code -}, {@code -} becomes {@code +}, a sign goes. */
    PLUS_AND_MINUS,
    /** An exponent grows or shrinks by 1; a symbol without one is squared. */
    EXPONENT,
    /** Another symbol of the formula stands in the place of one. */
    OTHER_SYMBOL,
    /** A root goes, its radicand stays. */
    ROOT_DROPPED,
    /** A case goes, or the value that holds otherwise. */
    CASE_DROPPED,
    /** A comparison in a condition of a case is turned or loses its edge. */
    CASE_MOVED,
    /** What follows {@code where} goes: a symbol in it stands for the whole. */
    WHERE_DROPPED,
    /** A rounding goes, or rounds the other way. */
    ROUNDING,
    /** A value doubles, a factor of 2 goes. */
    FACTOR_TWO,
    /** A function becomes its sibling, as sine and cosine are. */
    FUNCTION,
    /** A domain lets in more. */
    DOMAIN_WIDENED,
    /** A domain lets in less. */
    DOMAIN_NARROWED
}
