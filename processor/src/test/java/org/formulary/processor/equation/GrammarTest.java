package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every production and side rule that accepts a text, by the tree it makes of it. */
class GrammarTest {

    static List<Row> rows() {
        return Row.of("grammar.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void givesTheTreeThatTheGrammarSays(Row row) {
        Parsed<?> parsed = row.parse();
        assertEquals(List.of(), parsed.problems(), row.text());
        assertEquals(row.expected(), shape(parsed.tree().orElseThrow()), row.text());
    }

    private static String shape(Object tree) {
        if (tree instanceof Equation equation) {
            return Shape.of(equation);
        } else if (tree instanceof Condition condition) {
            return Shape.of(condition);
        } else if (tree instanceof Law law) {
            return Shape.of(law);
        } else if (tree instanceof Binding binding) {
            return Shape.of(binding);
        }
        return ((List<?>) tree)
                .stream().map(binding -> Shape.of((Binding) binding)).collect(Collectors.joining(" "));
    }
}
