package org.formulary.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SuggestionsTest {

    static Stream<Arguments> rows() {
        return Stream.of(
                Arguments.of("bandwith", List.of("bandwidth", "latency"), List.of("bandwidth")),
                Arguments.of("alhpa", List.of("alpha", "beta"), List.of("alpha")),
                Arguments.of("n", List.of("N", "M", "x"), List.of("N")),
                Arguments.of("А", List.of("A", "B"), List.of("A")),
                Arguments.of("Alpha", List.of("A", "alpha"), List.of("A", "alpha")),
                Arguments.of("B_lосаl", List.of("B_local", "B_link"), List.of("B_local")),
                Arguments.of("é", List.of("e"), List.of("e")),
                Arguments.of("xl", List.of("x1"), List.of("x1")),
                Arguments.of("numports", List.of("num_ports"), List.of("num_ports")),
                Arguments.of("numPorts", List.of("num_ports"), List.of("num_ports")),
                Arguments.of("B", List.of("B_link", "B_local", "M"), List.of("B_link", "B_local")),
                Arguments.of("x", List.of("a", "b", "y"), List.of()),
                Arguments.of("hops", List.of("hop", "side"), List.of("hop")),
                Arguments.of("T_ring", List.of(), List.of()),
                Arguments.of(
                        "T_rinq",
                        List.of("T_ring", "T_tree", "T_rin", "T_rings"),
                        List.of("T_rin", "T_ring", "T_rings")),
                Arguments.of("a".repeat(5000), List.of("a".repeat(5001)), List.of()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void nearestComeFirst(String written, List<String> known, List<String> near) {
        assertEquals(near, Suggestions.near(written, known));
    }

    @Test
    void orderOfTheKnownNamesDoesNotMatter() {
        List<String> known = new ArrayList<>(List.of("B_link", "b", "8", "B1", "BB", "B_local", "В"));
        List<String> near = Suggestions.near("B", known);
        Collections.reverse(known);
        assertEquals(near, Suggestions.near("B", known));
        assertEquals(List.of("В", "b"), near);
    }
}
