/**
 * What generated tests call: an arbitrary-precision evaluator that shares no arithmetic with generated code, a seeded
 * generator of arguments and a shrinker. No test framework may be named here.
 */
package org.formulary.testing;
