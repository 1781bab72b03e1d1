/**
 * Trees to text, one printer per target, all on one precedence table. Nothing here checks, and text leaves the tree
 * nowhere else.
 */
package org.formulary.processor.print;
