package org.formulary.testing;

import java.util.Optional;

/**
 * What testing a law found.
 *
 * @param points at how many points it was tested
 * @param counterexample a point where it fails, if one was found
 */
public record LawResult(int points, Optional<Counterexample> counterexample) {}
