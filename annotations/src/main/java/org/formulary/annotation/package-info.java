/**
 * What an author writes: the annotations of formula sets, formulas, parameters and their tests. Nothing here computes;
 * each attribute exists because the compiler checks it or a reader needs it.
 */
package org.formulary.annotation;
