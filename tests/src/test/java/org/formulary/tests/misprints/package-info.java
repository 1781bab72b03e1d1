/** Printed text made wrong on purpose, and how much of it the generated tests let pass. */
package org.formulary.tests.misprints;
