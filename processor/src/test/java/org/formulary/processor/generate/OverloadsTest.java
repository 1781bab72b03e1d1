package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Java methods that two formulas would both have. */
class OverloadsTest {

    @Test
    void findsAMethodThatTwoFormulasWouldHave() {
        var latex = TextSets.formula("fLatex", "double", "y = 1", List.of());
        var formula = TextSets.formula("f", "double", "y = x", List.of("double x"));
        List<Overloads.Clash> clashes = Overloads.clashes(TextSets.set(List.of(formula, latex)));
        assertEquals(1, clashes.size());
        assertEquals("fLatex()", clashes.get(0).signature());
        assertEquals(formula, clashes.get(0).earlier());
        assertEquals(latex, clashes.get(0).later());
    }

    @Test
    void overloadsByTypeDoNotClash() {
        var counts = TextSets.formula("f", "double", "y = n", List.of("long n"));
        var reals = TextSets.formula("g", "double", "y = x", List.of("double x"));
        assertEquals(List.of(), Overloads.clashes(TextSets.set(List.of(counts, reals))));
    }
}
