/**
 * Closed forms for the time and traffic of collective communication, and for the size of the networks that carry it.
 * Only declarations live here: what computes, prints and tests them is generated, and no formula has a second copy.
 */
package org.formulary.mlsys.communication;
