package org.formulary.processor.algebra;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A product of positive powers of atoms; each power stands with the name of its atom. */
record Monomial(SortedMap<String, Integer> powers) implements Comparable<Monomial> {

    /** The empty product. */
    static final Monomial ONE = new Monomial(new TreeMap<>());

    Monomial {
        powers = Collections.unmodifiableSortedMap(new TreeMap<>(powers));
    }

    static Monomial of(String atom) {
        return new Monomial(new TreeMap<>(Map.of(atom, 1)));
    }

    /** An order that is the same in every build. */
    @Override
    public int compareTo(Monomial other) {
        return powers.toString().compareTo(other.powers.toString());
    }

    int degree(String atom) {
        return powers.getOrDefault(atom, 0);
    }

    int degree() {
        return powers.values().stream().mapToInt(Integer::intValue).sum();
    }

    Monomial times(Monomial other) {
        SortedMap<String, Integer> product = new TreeMap<>(powers);
        other.powers.forEach((atom, power) -> product.merge(atom, power, Integer::sum));
        return new Monomial(product);
    }

    /** The quotient, if the other divides this one. */
    Optional<Monomial> dividedBy(Monomial other) {
        SortedMap<String, Integer> quotient = new TreeMap<>(powers);
        for (Map.Entry<String, Integer> factor : other.powers.entrySet()) {
            int left = degree(factor.getKey()) - factor.getValue();
            if (left < 0) {
                return Optional.empty();
            }
            if (left == 0) {
                quotient.remove(factor.getKey());
            } else {
                quotient.put(factor.getKey(), left);
            }
        }
        return Optional.of(new Monomial(quotient));
    }

    /** The greatest product that divides both. */
    Monomial common(Monomial other) {
        SortedMap<String, Integer> common = new TreeMap<>();
        powers.forEach((atom, power) -> {
            int least = Math.min(power, other.degree(atom));
            if (least > 0) {
                common.put(atom, least);
            }
        });
        return new Monomial(common);
    }
}
