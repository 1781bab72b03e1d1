/**
 * Random and mutated declarations through the whole processor. What is accepted has to compile and to agree with the exact
 * evaluator; what is refused has to be refused with a message, at once, and never by a failure.
 */
package org.formulary.tests.fuzz;
