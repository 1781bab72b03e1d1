package org.formulary.processor.equation;

import java.util.Optional;

/** {@code comparison when condition}: a claim over all parameters in their domains. */
public record Law(Span span, Condition.Comparison claim, Optional<Condition> when) {}
