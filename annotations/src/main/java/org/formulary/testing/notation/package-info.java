/**
 * Reads printed equations back, LaTeX and MathML alike, the way a person reads them: what stands on the paper decides, and
 * what could be read in two ways is refused. No class of the printers may be named here, nor anything computed.
 */
package org.formulary.testing.notation;
