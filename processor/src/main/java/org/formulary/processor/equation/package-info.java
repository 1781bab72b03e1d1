/**
 * Text to tree: lexer, parser and the trees of equations, conditions, laws and bindings, every node with its span.
 * Nothing here knows of the Java compiler, of dimensions or of any output format.
 */
package org.formulary.processor.equation;
