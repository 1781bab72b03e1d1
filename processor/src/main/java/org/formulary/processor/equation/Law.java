package org.formulary.processor.equation;

import java.util.Optional;

/**
 * {@code claim when condition}: a claim over all parameters in their domains, a comparison or a statement such as {@code n is
 * even}.
 */
public record Law(Span span, Condition claim, Optional<Condition> when) {}
