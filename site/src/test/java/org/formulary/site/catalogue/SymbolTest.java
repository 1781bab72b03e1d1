package org.formulary.site.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Library.Entry;
import org.junit.jupiter.api.Test;

class SymbolTest {

    private static final Library LIBRARY = Fixture.library();

    private static Symbol symbol(String name) {
        return LIBRARY.symbols().stream()
                .filter(symbol -> symbol.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everySymbolOfEveryFormulaIsThereOnceWithTheFormula() {
        for (Entry entry : LIBRARY.entries()) {
            entry.formula().parameters().forEach(parameter -> {
                List<Symbol.Meaning> meanings = symbol(parameter.symbol()).meanings();
                assertEquals(
                        1,
                        meanings.stream()
                                .filter(meaning -> meaning.formulas().contains(entry))
                                .count(),
                        entry.fullId() + " " + parameter.symbol());
            });
        }
    }

    @Test
    void oneMeaningOfSeveralFormulasStandsOnce() {
        Symbol.Meaning bandwidth = symbol("B").meanings().stream()
                .filter(meaning -> meaning.formulas().size() > 1)
                .findFirst()
                .orElseThrow();
        assertEquals(Optional.of("information/time"), bandwidth.dimension());
    }

    @Test
    void namesAreInOrderSmallLettersBeforeCapitals() {
        List<String> names = LIBRARY.symbols().stream().map(Symbol::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        for (int i = 1; i < names.size(); i++) {
            int order = names.get(i - 1).compareToIgnoreCase(names.get(i));
            assertTrue(
                    order < 0 || (order == 0 && names.get(i - 1).compareTo(names.get(i)) > 0),
                    names.get(i - 1) + " before " + names.get(i));
        }
    }
}
