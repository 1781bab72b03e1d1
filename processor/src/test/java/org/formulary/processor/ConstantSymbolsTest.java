package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Symbols that stand for physical constants. */
class ConstantSymbolsTest {

    @TempDir
    private Path folder;

    private static String set(String symbols, String members) {
        return """
            package p;

            import org.formulary.annotation.*;

            @FormulaSet(id = "test.gases", symbols = {
              %s,
              @Symbol(name = "T", unit = "K", domain = "T > 0", doc = "temperature"),
              @Symbol(name = "p", unit = "Pa", doc = "pressure")
            })
            public interface Gases {

              @Formula(
                  equation = "p = n R T/V",
                  assumptions = "Molecules have no size.",
                  excludes = "Forces between them.",
                  derivation = "Boyle and Gay-Lussac.",
                  laws = "p V = n R T",
                  examples = @Example(given = "n = 1 mol; T = 273.15 K; V = 22.413969545 L", then = "p = 101325.00 Pa"))
              double pressure(
                  @Param(value = "n", unit = "mol", domain = "n >= 0") double amount,
                  @Param("T") double temperature,
                  @Param(value = "V", unit = "m^3", domain = "V > 0") double volume);

            %s
            }
            """.formatted(symbols, members.indent(2));
    }

    private static final String GAS_CONSTANT = "@Symbol(name = \"R\", constant = \"molar gas constant\")";

    /** Without Javadoc, so that no prose is asked for. */
    private static String formula(String equation, String rest, String method) {
        return """
            @Formula(equation = "%s", assumptions = "Some.", excludes = "Much.", derivation = "Obvious."%s)
            %s;
            """.formatted(equation, rest.isEmpty() ? "" : ", " + rest, method);
    }

    private Compilation compile(String symbols, String members) {
        return Compilation.in(folder)
                .source("p/Gases.java", set(symbols, members))
                .compile();
    }

    private void assertRefused(String message, String symbols, String members) {
        Compilation compilation = compile(symbols, members);
        assertTrue(
                compilation.errors().stream().anyMatch(error -> error.contains(message)),
                () -> message + " not in\n" + compilation.log());
    }

    @Test
    void aConstantIsComputedWithAndNobodyGivesIt() throws ReflectiveOperationException, java.io.IOException {
        Compilation compilation = compile(GAS_CONSTANT, "");
        assertTrue(compilation.success(), compilation::log);
        assertEquals(List.of(), compilation.messages(Diagnostic.Kind.WARNING));
        try (URLClassLoader loader = compilation.loader()) {
            Object pressure = loader.loadClass("p.GasesFormulas")
                    .getMethod("pressure", double.class, double.class, double.class)
                    .invoke(null, 1.0, 1.0, 1.0);
            assertEquals(8.31446261815324, pressure);
        }
        String java = compilation.generated("p/GasesFormulas.java");
        assertTrue(java.contains("private static final double MOLAR_GAS_CONSTANT = 8.31446261815324;"), java);
        assertTrue(java.contains("molar gas constant in J/(mol K), CODATA 2022, exact."), java);
        assertTrue(java.contains("amount, MOLAR_GAS_CONSTANT)"), java);
        assertTrue(java.contains("{n R T}"), java);
    }

    @Test
    void theCatalogueSaysWhichConstantItIsAndWhatItsValueIs() {
        String catalogue = compile(GAS_CONSTANT, "").generated("META-INF/formulary/test.gases.json");
        assertTrue(
                catalogue.contains("\"constant\": \"molar gas constant\", \"text\": \"8.314462618…\","
                        + " \"value\": \"207861565453831/25000000000000\", \"unit\": \"J/(mol K)\""),
                catalogue);
        assertTrue(catalogue.contains("\"constants\": [\"R\"]"), catalogue);
        assertTrue(catalogue.contains("(/ (* (* n 207861565453831/25000000000000) T) V)"), catalogue);
        assertTrue(catalogue.contains("\"doc\": \"molar gas constant\""), catalogue);
    }

    @Test
    void aMeasuredConstantHasItsUncertainty() {
        String members = formula(
                "g = G M/r^2",
                "unit = \"m/s^2\"",
                "double gravity(@Param(value = \"M\", unit = \"kg\") double mass,"
                        + " @Param(value = \"r\", unit = \"m\", domain = \"r > 0\") double radius)");
        Compilation compilation = compile(
                GAS_CONSTANT + ", @Symbol(name = \"G\", constant = \"Newtonian constant of gravitation\")", members);
        assertTrue(compilation.success(), compilation::log);
        assertTrue(compilation
                .generated("META-INF/formulary/test.gases.json")
                .contains("\"text\": \"6.67430e-11\", \"value\": \"66743/1000000000000000\","
                        + " \"unit\": \"m^3/(kg s^2)\", \"uncertainty\": \"0.00015e-11\""));
    }

    /** A constant is a number to whoever looks at domains: 1 - v^2/c^2 is positive below the speed of light. */
    @Test
    void domainsMaySpeakOfConstantsAndProofsKnowTheirValues() throws ReflectiveOperationException, java.io.IOException {
        String members = formula(
                "gamma = 1/sqrt(1 - v^2/c^2)",
                "examples = @Example(given = \"v = 299792458\", then = \"refused\")",
                "double lorentzFactor(@Param(value = \"v\", unit = \"m/s\", domain = \"0 <= v <= 0.999 c\") double speed)");
        Compilation compilation =
                compile(GAS_CONSTANT + ", @Symbol(name = \"c\", constant = \"speed of light in vacuum\")", members);
        assertTrue(compilation.success(), compilation::log);
        assertTrue(compilation.messages(Diagnostic.Kind.NOTE).stream().noneMatch(note -> note.startsWith("[domain]")));
        try (URLClassLoader loader = compilation.loader()) {
            var method = loader.loadClass("p.GasesFormulas").getMethod("lorentzFactor", double.class);
            assertEquals(1.25, (double) method.invoke(null, 0.6 * 299792458), 1e-15);
            InvocationTargetException refused = org.junit.jupiter.api.Assertions.assertThrows(
                    InvocationTargetException.class, () -> method.invoke(null, 3e8));
            assertTrue(refused.getCause().getMessage().contains("speed (v) must be"), refused.getCause()::getMessage);
        }
    }

    @Test
    void constantsReachOtherSetsWithTheirValues(@TempDir Path other) {
        Compilation first = compile(
                GAS_CONSTANT,
                formula(
                        "E = 3 R T/2",
                        "unit = \"J/mol\", symbol = \"E_gas\"",
                        "double energy(@Param(\"T\") double temperature)"));
        assertTrue(first.success(), first::log);
        Compilation second =
                Compilation.in(other).after(first).source("q/Heat.java", """
                package q;

                import org.formulary.annotation.*;

                @FormulaSet(id = "test.heat", uses = p.Gases.class)
                public interface Heat {

                  @Formula(
                      equation = "Q = n E_gas(T)",
                      unit = "J",
                      assumptions = "Some.",
                      excludes = "Much.",
                      derivation = "Obvious.",
                      examples = @Example(given = "n = 2 mol; T = 300 K", then = "Q = 7483.016 J"))
                  double heat(
                      @Param(value = "n", unit = "mol", domain = "n >= 0") double amount,
                      @Param(value = "T", unit = "K", domain = "T > 0") double temperature);
                }
                """).compile();
        assertTrue(second.success(), second::log);
    }

    @ParameterizedTest
    @CsvSource({
        "gas constant, did you mean `molar gas constant`?",
        "molar gas constnat, did you mean `molar gas constant`",
        "Molar Gas Constant, did you mean `molar gas constant`",
        "Plank constant, did you mean `Planck constant`",
        "wavelength, did you mean `Compton wavelength`",
        "phlogiston, 'use the name that CODATA prints, such as `molar gas constant`'"
    })
    void anUnknownNameIsAnsweredWithThoseThatAreNear(String name, String help) {
        assertRefused(
                "no physical constant is called `" + name + "`",
                "@Symbol(name = \"R\", constant = \"" + name + "\")",
                "");
        assertRefused(help, "@Symbol(name = \"R\", constant = \"" + name + "\")", "");
    }

    @ParameterizedTest
    @CsvSource({"unit = \"J/(mol K)\", unit", "domain = \"R > 0\", domain"})
    void unitAndDomainAreNotTheAuthorsToSay(String attribute, String name) {
        assertRefused(
                "the " + name + " of a physical constant is not declared",
                "@Symbol(name = \"R\", constant = \"molar gas constant\", " + attribute + ")",
                "");
    }

    @Test
    void aConstantIsNobodysParameter() {
        assertRefused(
                "`R` is the molar gas constant and cannot be a parameter or a result",
                GAS_CONSTANT,
                formula(
                        "U = R I",
                        "unit = \"V\"",
                        "double voltage(@Param(value = \"R\", unit = \"Ohm\") double resistance,"
                                + " @Param(value = \"I\", unit = \"A\") double current)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"R = 2 x", "y = R x where R = 2", "y = sum(R = 1 .. 3, R x)"})
    void aConstantIsNotDefinedAgain(String equation) {
        assertRefused(
                "`R` is the molar gas constant and cannot be defined again",
                GAS_CONSTANT,
                formula(equation, "", "double twice(double x)"));
    }

    @Test
    void anExampleDoesNotGiveAConstant() {
        assertRefused(
                "`R` is the molar gas constant, whose value is known",
                GAS_CONSTANT,
                formula(
                        "E = R T",
                        "unit = \"J/mol\", examples = @Example(given = \"R = 8.3; T = 1 K\", then = \"E = 8.3\")",
                        "double energy(@Param(\"T\") double temperature)"));
    }

    @Test
    void aConstantThatNobodyUsesIsReported() {
        assertRefused(
                "symbol `F` of the glossary is never used",
                GAS_CONSTANT + ", @Symbol(name = \"F\", constant = \"Faraday constant\")",
                "");
    }

    @Test
    void dimensionsOfConstantsAreChecked() {
        assertRefused(
                "[units]",
                GAS_CONSTANT,
                formula("E = R T", "unit = \"J\"", "double energy(@Param(\"T\") double temperature)"));
    }

    @Test
    void aParameterOfTheSameJavaNameHidesNothing() throws ReflectiveOperationException, java.io.IOException {
        Compilation compilation = compile(
                GAS_CONSTANT,
                formula("E = R x", "unit = \"J/(mol K)\"", "double scaled(@Param(\"x\") double MOLAR_GAS_CONSTANT)"));
        assertTrue(compilation.success(), compilation::log);
        try (URLClassLoader loader = compilation.loader()) {
            assertEquals(
                    8.31446261815324 * 2,
                    loader.loadClass("p.GasesFormulas")
                            .getMethod("scaled", double.class)
                            .invoke(null, 2.0));
        }
    }
}
