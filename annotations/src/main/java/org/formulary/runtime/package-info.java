/**
 * What generated code calls: checks of arguments and results, exact integer arithmetic, faithful elementary functions
 * and substitution into LaTeX. Nothing here reflects, parses equations or keeps state.
 */
package org.formulary.runtime;
