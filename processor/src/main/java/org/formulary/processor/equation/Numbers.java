package org.formulary.processor.equation;

import java.math.BigDecimal;
import java.util.Optional;
import org.formulary.quantity.Rational;

/** Numbers from their tokens. */
final class Numbers {

    private Numbers() {}

    static Expr.Num of(Token token, Optional<Expr.UnitLiteral> unit) {
        Span span = unit.map(literal -> token.span().to(literal.span())).orElse(token.span());
        return new Expr.Num(span, token.text(), value(token.text()), unit);
    }

    static Rational value(String text) {
        return Rational.of(new BigDecimal(text));
    }

    /** The exponent that a superscript writes. */
    static Expr superscript(Token token) {
        String text = token.text();
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        Expr.Num number = new Expr.Num(token.span(), digits, value(digits), Optional.empty());
        return negative ? new Expr.Neg(token.span(), number) : number;
    }

    /** Where the exponent letter of {@code 2e5} stands, or -1. */
    static int exponentMark(String text) {
        return Math.max(text.indexOf('e'), text.indexOf('E'));
    }
}
