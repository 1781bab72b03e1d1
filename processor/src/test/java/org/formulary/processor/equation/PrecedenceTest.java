package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The parser and the table that printers bracket by say the same. */
class PrecedenceTest {

    private static final long SEED = 20_240_501;

    @Test
    void treesPrintedByTheTableAreReadAsTheyWere() {
        RandomTree trees = new RandomTree(new SplittableRandom(SEED));
        for (int i = 0; i < 5_000; i++) {
            Expr tree = trees.next(1 + i % 5);
            String text = PlainPrinter.print(tree);
            Parsed<Equation> parsed = Parser.parseEquation("y = " + text, TestNames.TABLE);
            assertTrue(parsed.isClean(), () -> text + ": " + parsed.problems());
            Expr read = parsed.tree().orElseThrow().outputs().get(0).value();
            assertEquals(Shape.of(tree), Shape.withoutGroups(read), text);
        }
    }
}
