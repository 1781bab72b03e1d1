/**
 * Equations as pictures and as MathML: LaTeX in, SVG of shared glyph outlines out. Nothing here knows the catalogue or the
 * pages; nothing else knows jlatexmath.
 */
package org.formulary.site.math;
