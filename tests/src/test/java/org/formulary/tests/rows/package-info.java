/**
 * The given rows of the communication formulas, every one of them held against the shipped formulas. What a formula
 * computes is never written down here: expected values are the rows' own, or come from the catalogue's trees.
 */
package org.formulary.tests.rows;
