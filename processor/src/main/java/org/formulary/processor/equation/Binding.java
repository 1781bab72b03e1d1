package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * {@code M = 1 GB} in an example: {@code number} as written with its sign, {@code value} exact in {@code unit}, or in the
 * declared unit of the symbol where none is written. A default value is a binding whose name is the parameter's symbol.
 */
public record Binding(
        Span span, Expr.Name name, Span numberSpan, String number, Rational value, Optional<Expr.UnitLiteral> unit) {}
