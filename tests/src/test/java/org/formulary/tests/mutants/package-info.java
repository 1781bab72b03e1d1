/** Wrong declarations, made from right ones by one small change each, and what the compiler says of them. */
package org.formulary.tests.mutants;
