/**
 * The compiler of formula sets, legible on one screen: read, parse, check, generate.
 */
package org.formulary.processor;
