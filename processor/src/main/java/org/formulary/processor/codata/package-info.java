/**
 * The physical constants that a symbol can stand for, from the one table of CODATA values. Knows numbers and units; of
 * equations and their trees, nothing.
 */
package org.formulary.processor.codata;
