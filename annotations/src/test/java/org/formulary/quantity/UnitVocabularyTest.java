package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnitVocabularyTest {

    @Test
    void everyNameIsReadAsTheUnitThatItIsListedFor() {
        int names = 0;
        for (UnitVocabulary.Entry entry : UnitVocabulary.units()) {
            List<String> alone = entry.symbols();
            for (String name : alone) {
                assertIs(entry, Unit.parse(name), name);
                names++;
            }
            for (String word : entry.words()) {
                assertIs(entry, Unit.parse(word), word);
                names++;
            }
        }
        assertTrue(names > 200, names + " names");
    }

    private static void assertIs(UnitVocabulary.Entry entry, Unit unit, String name) {
        assertEquals(entry.dimension(), unit.dimension(), name);
        assertEquals(entry.factor(), unit.factor(), name);
        assertEquals(entry.piPower(), unit.piPower(), name);
        assertEquals(entry.offset(), unit.offset(), name);
    }

    @Test
    void everyPrefixIsReadBeforeTheUnitsThatTakeIt() {
        for (UnitVocabulary.PrefixEntry prefix : UnitVocabulary.prefixes()) {
            boolean binary = prefix.base() == 2;
            Unit unit = Unit.parse(prefix.symbol() + (binary ? "B" : "m"));
            Rational factor = Rational.of(prefix.base()).power(prefix.exponent());
            assertEquals(factor, unit.factor(), prefix.word());
            assertEquals(unit, Unit.parse(prefix.word() + (binary ? "byte" : "metre")), prefix.word());
        }
    }

    @Test
    void quantitiesArePrintedInStepsOfAThousand() {
        assertEquals(
                List.of("us", "ms", "s", "ks"),
                UnitVocabulary.printedIn(Unit.parse("s")).stream()
                        .map(Unit::symbol)
                        .filter(symbol ->
                                List.of("us", "ms", "cs", "s", "hs", "ks").contains(symbol))
                        .toList());
        assertEquals(
                List.of("min"),
                UnitVocabulary.printedIn(Unit.parse("min")).stream()
                        .map(Unit::symbol)
                        .toList());
        assertTrue(UnitVocabulary.printedIn(Unit.parse("byte/s")).contains(Unit.parse("GB/s")));
    }
}
