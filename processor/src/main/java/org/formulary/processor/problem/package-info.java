/**
 * What is wrong with a declaration, as values: codes, labelled spans, a help line, and their rendering as text. Nothing
 * here decides whether something is wrong, and nothing prints.
 */
package org.formulary.processor.problem;
