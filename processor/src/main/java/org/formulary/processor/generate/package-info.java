/**
 * Checked models to files: Java, metadata and tests. Nothing here decides whether something is right.
 */
package org.formulary.processor.generate;
