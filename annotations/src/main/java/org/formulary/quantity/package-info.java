/**
 * Quantities, units and dimensions with exact conversion factors, and the parser and printer of unit text. Nothing here
 * knows of formulas.
 */
package org.formulary.quantity;
