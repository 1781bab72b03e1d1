package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UnitTableTest {

    private static Stream<UnitTerm> terms() {
        return UnitTable.STANDARD.units().stream()
                .flatMap(unit -> Stream.of(Prefix.values())
                        .filter(unit::takes)
                        .map(prefix -> new UnitTerm(prefix, unit, Rational.ONE)));
    }

    /** Whether parts of the table collide: a symbol with a prefix must not be another one's. */
    @Test
    void readsNoTextInTwoWays() {
        Map<String, UnitTable.Spelling> seen = new HashMap<>();
        for (UnitTable.Spelling spelling : UnitTable.STANDARD.spellings()) {
            UnitTable.Spelling other = seen.put(spelling.text(), spelling);
            assertTrue(other == null || other.equals(spelling), () -> spelling + " and " + other);
            UnitTerm found = UnitTable.STANDARD.require(spelling.text());
            assertEquals(new UnitTerm(spelling.prefix(), spelling.unit(), Rational.ONE), found);
        }
        assertTrue(seen.size() > 1_000);
    }

    @Test
    void readsBackWhatItPrintsForEachUnitWithEachPrefix() {
        terms().forEach(term -> {
            Unit unit = Unit.of(UnitProduct.of(term));
            Unit again = Unit.parse(unit.symbol());
            assertEquals(unit, again);
            assertEquals(unit.symbol(), again.symbol());
        });
    }

    @Test
    void readsBackWhatItPrintsForRandomProducts() {
        List<UnitTerm> terms = terms().filter(term -> !term.unit().isAbsolute()).toList();
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 5_000; i++) {
            Unit unit = Unit.ONE;
            for (int factor = random.nextInt(1, 6); factor > 0; factor--) {
                Unit next = Unit.of(UnitProduct.of(terms.get(random.nextInt(terms.size()))));
                Rational exponent = Rational.of(random.nextInt(-4, 5));
                unit = random.nextBoolean() ? unit.times(next.power(exponent)) : unit.dividedBy(next);
            }
            Unit again = Unit.parse(unit.symbol());
            assertEquals(unit, again, unit.symbol());
            assertEquals(unit.hashCode(), again.hashCode());
            assertEquals(unit.symbol(), again.symbol());
        }
    }

    @Test
    void definesEachCoherentUnitWithFactorOne() {
        for (DerivedUnit derived : DerivedUnit.values()) {
            Unit unit = Unit.parse(derived.symbol());
            assertTrue(unit.isCoherent(), unit::symbol);
            assertEquals(derived.dimension(), unit.dimension(), unit::symbol);
            assertEquals(unit, Unit.coherent(unit.dimension()));
        }
    }
}
