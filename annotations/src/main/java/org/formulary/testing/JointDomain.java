package org.formulary.testing;

/**
 * A domain that is more than a range: {@code k <= N}, {@code k is even}.
 *
 * @param symbol the parameter that is refused where the condition fails
 * @param requirement the domain as messages print it
 * @param condition over all parameters, in coherent units
 */
record JointDomain(String symbol, String requirement, ReferenceCondition condition) {}
