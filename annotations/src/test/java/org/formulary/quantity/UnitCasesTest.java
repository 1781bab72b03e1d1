package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes that other tools made are not made here. */
class UnitCasesTest {

    static Stream<UnitCase> cases() {
        return UnitCase.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void isRightWhereOthersWereWrong(UnitCase unitCase) {
        String input = unitCase.input();
        String expect = unitCase.expect();
        switch (unitCase.check()) {
            case "refused-unit" -> refused(() -> Unit.parse(input), expect);
            case "refused-quantity" -> refused(() -> Quantity.parse(input), expect);
            case "symbol" -> assertEquals(expect, Unit.parse(input).symbol());
            case "same-unit" -> assertEquals(Unit.parse(unitCase.with()), Unit.parse(input));
            case "dimension" ->
                assertEquals(expect, Unit.parse(input).dimension().toString());
            case "describe" ->
                assertEquals(expect, Unit.parse(input).dimension().describe());
            case "latex" -> assertEquals(expect, Unit.parse(input).latex());
            case "print" -> assertEquals(expect, Quantity.parse(input).toString());
            case "print-binary" -> assertEquals(expect, Quantity.parse(input).toBinaryString());
            case "convert" ->
                assertEquals(Double.parseDouble(expect), Quantity.parse(input).in(unitCase.with()));
            case "exact-conversion" ->
                assertEquals(Double.parseDouble(expect), convert(input, Unit.parse(unitCase.with())));
            case "refused-conversion" -> refused(() -> Quantity.parse(input).in(unitCase.with()), expect);
            default -> compute(unitCase, Quantity.parse(input), Quantity.parse(unitCase.with()));
        }
    }

    private static void compute(UnitCase unitCase, Quantity left, Quantity right) {
        String expect = unitCase.expect();
        switch (unitCase.check()) {
            case "equal" -> {
                assertEquals(left, right);
                assertEquals(right, left);
                assertEquals(left.hashCode(), right.hashCode());
                assertEquals(0, left.compareTo(right));
            }
            case "product" -> assertEquals(expect, left.times(right).toString());
            case "quotient" -> assertEquals(expect, left.dividedBy(right).toString());
            case "difference" -> assertEquals(expect, left.minus(right).toString());
            case "cube-times" ->
                assertEquals(
                        expect, left.power(3).times(right).inUnit("m^2/(H s)").format(11));
            case "refused-sum" -> refused(() -> left.plus(right), expect);
            case "refused-product" -> refused(() -> left.times(right), expect);
            case "refused-comparison" -> refused(() -> left.compareTo(right), expect);
            case "division-by-zero" ->
                assertEquals(
                        expect,
                        assertThrows(ArithmeticException.class, () -> left.dividedBy(right))
                                .getMessage());
            default -> throw new AssertionError("no such check: " + unitCase.check());
        }
    }

    private static double convert(String quantity, Unit target) {
        String[] parts = quantity.split(" ", 2);
        return Unit.parse(parts[1]).convert(Double.parseDouble(parts[0]), target);
    }

    private static void refused(Executable attempt, String part) {
        String message = assertThrows(UnitException.class, attempt).getMessage();
        assertTrue(message.contains(part), message);
    }

    @Test
    void eachGivenCaseIsTestedHereOrPlacedElsewhere() {
        Set<String> known = UnitCase.all().map(UnitCase::id).collect(Collectors.toCollection(TreeSet::new));
        UnitCase.lines("unit-cases-elsewhere.txt").stream()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> known.add(line.substring(0, 4)));
        assertEquals(60, known.size());
    }
}
