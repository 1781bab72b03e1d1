/**
 * Plots of formulas as small SVG pictures: a kernel that evaluates an equation in doubles, axes with readable steps, and the
 * drawing. What is plotted is for the eye; numbers that are printed come from exact evaluation elsewhere.
 */
package org.formulary.site.plot;
