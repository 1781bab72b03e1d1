package org.formulary.quantity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unit as it is written: powers of units with prefixes, none of which occurs twice.
 *
 * @param terms the powers, in the order of printing
 */
record UnitProduct(List<UnitTerm> terms) {

    static final UnitProduct ONE = new UnitProduct(List.of());

    private static final int MAX_TERMS = 32;
    private static final Rational MINUS_ONE = Rational.of(-1);

    /**
     * Checks the bounds.
     *
     * @throws UnitException if there are too many factors, an exponent is out of range, or an absolute temperature does not
     *     stand alone
     */
    UnitProduct {
        if (terms.size() > MAX_TERMS) {
            throw new UnitException("a unit has at most " + MAX_TERMS + " factors");
        }
        for (UnitTerm term : terms) {
            Dimension.requireBounded(term.symbol(), term.exponent());
            if (term.unit().isAbsolute()
                    && (terms.size() > 1 || !term.exponent().equals(Rational.ONE))) {
                throw new UnitException(
                        term.symbol() + " is an absolute temperature and stands alone: in a product or power write K");
            }
        }
        terms = List.copyOf(terms);
    }

    static UnitProduct of(UnitTerm term) {
        return new UnitProduct(List.of(term));
    }

    UnitProduct times(UnitProduct other) {
        List<UnitTerm> product = new ArrayList<>(terms);
        other.terms.forEach(term -> multiply(product, term));
        return new UnitProduct(product);
    }

    private static void multiply(List<UnitTerm> product, UnitTerm factor) {
        for (int i = 0; i < product.size(); i++) {
            UnitTerm own = product.get(i);
            if (own.hasBaseOf(factor)) {
                Rational exponent = own.exponent().plus(factor.exponent());
                if (exponent.signum() == 0) {
                    product.remove(i);
                } else {
                    product.set(i, own.withExponent(exponent));
                }
                return;
            }
        }
        product.add(factor);
    }

    UnitProduct dividedBy(UnitProduct other) {
        return times(other.power(MINUS_ONE));
    }

    UnitProduct power(Rational exponent) {
        if (exponent.signum() == 0) {
            return ONE;
        }
        return new UnitProduct(terms.stream()
                .map(term -> term.withExponent(term.exponent().times(exponent)))
                .toList());
    }

    Dimension dimension() {
        return terms.stream().map(UnitTerm::dimension).reduce(Dimension.NONE, Dimension::times);
    }

    Scale scale() {
        return terms.stream().map(UnitTerm::scale).reduce(Scale.ONE, Scale::times);
    }

    Rational offset() {
        return terms.size() == 1 ? terms.get(0).unit().offset() : Rational.ZERO;
    }

    /** The first factor, where it is the only one above the fraction bar, and so the one that takes a prefix. */
    Optional<UnitTerm> leading() {
        boolean leads = !terms.isEmpty()
                && !terms.get(0).unit().isAbsolute()
                && terms.get(0).exponent().equals(Rational.ONE)
                && terms.stream().skip(1).allMatch(term -> term.exponent().signum() < 0);
        return leads ? Optional.of(terms.get(0)) : Optional.empty();
    }

    /** The same with another prefix at the first factor. */
    UnitProduct withLeadingPrefix(Prefix prefix) {
        List<UnitTerm> changed = new ArrayList<>(terms);
        changed.set(0, terms.get(0).withPrefix(prefix));
        return new UnitProduct(changed);
    }

    /** The text that {@link UnitParser} reads back. */
    @Override
    public String toString() {
        FractionText text = new FractionText(holdsTemperatureLookAlike() ? "*" : " ");
        terms.forEach(term -> text.add(term.symbol(), term.exponent()));
        return text.toString();
    }

    /** An angle times a temperature or a charge: {@code deg K} would be refused, {@code deg*K} is read. */
    private boolean holdsTemperatureLookAlike() {
        return terms.stream()
                .anyMatch(degree -> terms.stream()
                        .anyMatch(letter -> UnitParser.readsAsTemperature(degree.symbol(), letter.symbol())));
    }
}
