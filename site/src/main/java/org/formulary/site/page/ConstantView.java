package org.formulary.site.page;

import gg.jte.Content;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue.Constant;

/**
 * A row on a physical constant.
 *
 * @param anchor the identifier of the row on the page
 * @param symbol the symbol as a picture
 * @param doc what it is
 * @param value its value
 * @param uncertainty its standard uncertainty; empty where the value is exact
 * @param source whose value it is
 */
public record ConstantView(
        String anchor,
        Content symbol,
        String doc,
        Decimal value,
        Optional<Decimal> uncertainty,
        Optional<String> unit,
        String source) {

    /** A number with an exponent, {@code 6.67430} and {@code -11}. */
    public record Decimal(String mantissa, Optional<String> exponent) {
        static Decimal of(String text) {
            int e = text.indexOf('e');
            return e < 0
                    ? new Decimal(text.replace('-', '−'), Optional.empty())
                    : new Decimal(
                            text.substring(0, e).replace('-', '−'),
                            Optional.of(text.substring(e + 1).replace('-', '−')));
        }
    }

    static ConstantView of(Constant constant, PageMath math) {
        return new ConstantView(
                "constant-" + constant.name(),
                math.symbol(constant.latex(), constant.name()),
                constant.doc().filter(doc -> !doc.isBlank()).orElse(constant.constant()),
                Decimal.of(constant.text()),
                constant.uncertainty().map(Decimal::of),
                constant.unit(),
                constant.source());
    }
}
