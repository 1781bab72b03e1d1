/** The pages on messages say what the compiler says. */
package org.formulary.tests.errors;
