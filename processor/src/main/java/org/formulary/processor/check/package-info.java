/**
 * Declarations to checked models, one class per check; each returns problems as values. Nothing here prints or generates.
 */
package org.formulary.processor.check;
