package org.formulary.processor.codata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PhysicalConstantsTest {

    static List<String> listing() throws IOException {
        try (InputStream listing = PhysicalConstantsTest.class.getResourceAsStream("codata-2022-listing.txt")) {
            return new String(listing.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    @Test
    void theTableHasTheListedConstantsAndNoOther() throws IOException {
        List<String> listed = listing().stream()
                .map(row -> row.split(" \\| ", -1)[0])
                .sorted()
                .toList();
        assertEquals(listed, PhysicalConstants.names().stream().sorted().toList());
    }

    /** Digits that CODATA cuts short with an ellipsis are the first of ours; all others are the same. */
    @ParameterizedTest
    @MethodSource("listing")
    void valueUncertaintyAndUnitAreTheListedOnes(String row) {
        String[] listed = row.split(" \\| ", -1);
        PhysicalConstant constant = PhysicalConstants.named(listed[0]).orElseThrow();
        String value = listed[1].replace(" ", "");
        BigDecimal digits = new BigDecimal(value.replace("...", ""));
        if (value.contains("...")) {
            BigDecimal ours = BigDecimal.valueOf(constant.nearest())
                    .round(new MathContext(digits.precision(), RoundingMode.DOWN));
            assertEquals(0, digits.compareTo(ours), () -> ours + " for " + value);
        } else {
            assertEquals(Rational.of(digits), constant.value());
            assertEquals(0, constant.piPower());
        }
        assertEquals(
                listed[2].equals("(exact)") ? Optional.empty() : Optional.of(listed[2].replace(" ", "")),
                constant.uncertainty());
        assertEquals(dimension(listed[3]), constant.unit().dimension());
    }

    /** The dimension of a unit as CODATA writes it, {@code J mol^-1 K^-1}. */
    private static Dimension dimension(String unit) {
        return Arrays.stream(unit.replace("ohm", "Ohm").split(" ", -1))
                .filter(factor -> !factor.isBlank())
                .map(factor -> factor.split("\\^", -1))
                .map(factor -> Unit.parse(factor[0])
                        .power(Rational.of(factor.length == 1 ? 1 : Integer.parseInt(factor[1])))
                        .dimension())
                .reduce(Dimension.NONE, Dimension::times);
    }

    static Stream<PhysicalConstant> all() {
        return PhysicalConstants.all().stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void unitsAreCoherent(PhysicalConstant constant) {
        assertTrue(constant.unit().isCoherent());
    }

    @ParameterizedTest
    @CsvSource({
        "molar gas constant, 8.31446261815324",
        "Faraday constant, 96485.3321233100184",
        "reduced Planck constant, 1.0545718176461565e-34",
        "Stefan-Boltzmann constant, 5.6703744191844294e-8",
        "Wien wavelength displacement law constant, 2.8977719551851727e-3",
        "speed of light in vacuum, 299792458"
    })
    void exactValuesAreRoundedOnce(String name, double nearest) {
        assertEquals(nearest, PhysicalConstants.named(name).orElseThrow().nearest());
    }

    @ParameterizedTest
    @CsvSource({
        "molar gas constant, 8.314462618…",
        "Stefan-Boltzmann constant, 5.670374419…e-8",
        "Faraday constant, 96485.33212…",
        "Newtonian constant of gravitation, 6.67430e-11",
        "standard atmosphere, 101325"
    })
    void valuesAreShownAsCodataPrintsThem(String name, String text) {
        assertEquals(text, PhysicalConstants.named(name).orElseThrow().text());
    }
}
