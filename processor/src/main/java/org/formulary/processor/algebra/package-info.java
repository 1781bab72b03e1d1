/**
 * What can be said of values without numbers: between which bounds they lie, what sign they have and which conditions
 * hold wherever the parameters are in their domains. Knows trees and the checked model; reports nothing.
 */
package org.formulary.processor.algebra;
