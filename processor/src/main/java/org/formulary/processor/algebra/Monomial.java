package org.formulary.processor.algebra;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A product of positive powers of atoms. */
final class Monomial implements Comparable<Monomial> {

    /** The empty product. */
    static final Monomial ONE = new Monomial(new String[0], new int[0], 0);

    /** In alphabetical order. */
    private final String[] atoms;

    private final int[] powers;
    private final int hash;

    /** Of the first so many atoms. */
    private Monomial(String[] atoms, int[] powers, int size) {
        this.atoms = atoms.length == size ? atoms : Arrays.copyOf(atoms, size);
        this.powers = powers.length == size ? powers : Arrays.copyOf(powers, size);
        this.hash = 31 * Arrays.hashCode(this.atoms) + Arrays.hashCode(this.powers);
    }

    static Monomial of(String atom) {
        return new Monomial(new String[] {atom}, new int[] {1}, 1);
    }

    /** How many atoms there are. */
    int size() {
        return atoms.length;
    }

    /** One of the atoms, which are in alphabetical order. */
    String atom(int index) {
        return atoms[index];
    }

    /** The power of that atom. */
    int power(int index) {
        return powers[index];
    }

    /** Each power with the name of its atom. */
    SortedMap<String, Integer> powers() {
        SortedMap<String, Integer> all = new TreeMap<>();
        for (int i = 0; i < atoms.length; i++) {
            all.put(atoms[i], powers[i]);
        }
        return Collections.unmodifiableSortedMap(all);
    }

    /** An order that is the same in every build. */
    @Override
    public int compareTo(Monomial other) {
        return powers().toString().compareTo(other.powers().toString());
    }

    int degree(String atom) {
        for (int i = 0; i < atoms.length; i++) {
            if (atoms[i].equals(atom)) {
                return powers[i];
            }
        }
        return 0;
    }

    int degree() {
        int sum = 0;
        for (int power : powers) {
            sum += power;
        }
        return sum;
    }

    Monomial times(Monomial other) {
        if (other.atoms.length == 0 || atoms.length == 0) {
            return atoms.length == 0 ? other : this;
        }
        String[] merged = new String[atoms.length + other.atoms.length];
        int[] sums = new int[merged.length];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < atoms.length || j < other.atoms.length) {
            int order = i == atoms.length ? 1 : j == other.atoms.length ? -1 : atoms[i].compareTo(other.atoms[j]);
            merged[size] = order <= 0 ? atoms[i] : other.atoms[j];
            sums[size] = (order <= 0 ? powers[i] : 0) + (order >= 0 ? other.powers[j] : 0);
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
            size++;
        }
        return new Monomial(merged, sums, size);
    }

    /** Whether the other divides this one. */
    boolean isMultipleOf(Monomial other) {
        for (int i = 0; i < other.atoms.length; i++) {
            if (degree(other.atoms[i]) < other.powers[i]) {
                return false;
            }
        }
        return true;
    }

    /** The quotient, if the other divides this one. */
    Optional<Monomial> dividedBy(Monomial other) {
        if (!isMultipleOf(other)) {
            return Optional.empty();
        } else if (other.atoms.length == 0) {
            return Optional.of(this);
        }
        return Optional.of(reduced(other, false));
    }

    /** The greatest product that divides both. */
    Monomial common(Monomial other) {
        return reduced(other, true);
    }

    /** Each power without what the other has of it, or with no more. */
    private Monomial reduced(Monomial other, boolean common) {
        String[] left = new String[atoms.length];
        int[] reduced = new int[left.length];
        int size = 0;
        for (int i = 0; i < left.length; i++) {
            int degree = other.degree(atoms[i]);
            int power = common ? Math.min(powers[i], degree) : powers[i] - degree;
            if (power > 0) {
                left[size] = atoms[i];
                reduced[size] = power;
                size++;
            }
        }
        return new Monomial(left, reduced, size);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Monomial that
                        && hash == that.hash
                        && Arrays.equals(powers, that.powers)
                        && Arrays.equals(atoms, that.atoms));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** {@code {x=1, y=2}}. */
    @Override
    public String toString() {
        return powers().toString();
    }
}
