package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.problem.ProblemText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text that is refused or questioned, by all that is said of it, word for word. */
class RefusalTest {

    static List<Row> rows() {
        return Row.of("refusals.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void saysWhatIsWrongAndWhatToWrite(Row row) {
        String messages = row.parse().problems().stream()
                .map(problem -> ProblemText.render(problem, row.text(), Optional.empty()))
                .collect(Collectors.joining("\n"));
        assertEquals(row.expected(), messages, row.text());
    }
}
