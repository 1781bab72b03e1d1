package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Search;
import org.formulary.processor.model.Solution;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What formulas solved for their parameters read like, where that holds, and which have no closed form. */
class SolvingTest {

    @TempDir
    Path folder;

    /** The generated methods are compiled along. */
    @Test
    void eachParameterIsSolvedAsTheRowsSay() {
        List<String> lines = text("solving.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        List<DeclaredRow> rows = lines.stream()
                .filter(line -> !line.startsWith("  "))
                .map(DeclaredRow::parse)
                .toList();
        Compilation compilation = Compilation.in(folder)
                .source("p/Rows.java", DeclaredRow.source(rows))
                .compile();
        // Some of the rows lose digits, which is a warning, and warnings stop a compilation here.
        assertEquals(
                List.of(),
                compilation.errors().stream()
                        .filter(error -> !error.startsWith("warnings found"))
                        .toList());
        List<CheckedFormula> formulas = CatalogueReader.read(
                        "p.Rows", compilation.generated("META-INF/formulary/test.rows.json"))
                .formulas();
        List<String> found = new ArrayList<>();
        int row = 0;
        for (String line : lines) {
            if (!line.startsWith("  ")) {
                found.add(line);
                found.addAll(solved(formulas.get(row)));
                row++;
            }
        }
        assertEquals(String.join("\n", lines), String.join("\n", found));
    }

    private static List<String> solved(CheckedFormula formula) {
        List<String> lines = new ArrayList<>();
        for (Solution solution : formula.analysis().solutions()) {
            if (solution.inverses().isEmpty()) {
                lines.add("  " + solution.parameter() + " " + solution.status().word()
                        + solution.reason().map(reason -> ": " + reason).orElse(""));
            }
            for (Inverse inverse : solution.inverses()) {
                List<String> domains = inverse.domains().entrySet().stream()
                        .map(SolvingTest::domain)
                        .toList();
                lines.add("  " + inverse.equation().text()
                        + (domains.isEmpty() ? "" : " | " + String.join("; ", domains)));
                inverse.computeAs().ifPresent(form -> lines.add("  computed as " + form.text()));
            }
            for (Search search : solution.searches()) {
                lines.add("  " + search.extreme() + " " + solution.parameter() + " for " + solution.output() + " "
                        + search.relation());
            }
        }
        return lines;
    }

    private static String domain(Map.Entry<String, Optional<Domain>> entry) {
        return entry.getValue().map(Domain::text).orElse(entry.getKey() + " anywhere");
    }

    @Test
    void aCallIsWrittenOutWhereTheParameterStandsInIt() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        Sources.motion(
                                Sources.formula("t = d/v", "symbol = \"t_lap\"", "double lap(double d, double v)")
                                        + Sources.formula(
                                                "t = n t_lap(2 d, v)", "", "double laps(long n, double d, double v)")))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        CheckedFormula laps = CatalogueReader.read(
                        "p.Motion", compilation.generated("META-INF/formulary/test.motion.json"))
                .formulas()
                .get(3);
        assertEquals(
                List.of(
                        "  n = t/t_lap(2 d, v)",
                        "  largest n for t <=",
                        "  smallest n for t >=",
                        "  d = t v/(2 n)",
                        "  v = 2 n d/t"),
                solved(laps).stream().map(line -> line.replaceAll(" \\|.*", "")).toList());
        assertEquals(
                List.of("lapsSolveForD", "lapsSolveForV"),
                Inverses.methods(laps).stream().map(CheckedFormula::method).toList());
    }

    private static String text(String name) {
        try (InputStream stream = SolvingTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is named in solving a quadratic takes no name of a constant. */
    @Test
    void aConstantKeepsItsName() {
        Compilation compilation =
                Compilation.in(folder).source("p/Rows.java", """
                    package p;

                    import org.formulary.annotation.*;

                    @FormulaSet(id = "test.rows", symbols = {
                      @Symbol(name = "c", constant = "speed of light in vacuum"),
                      @Symbol(name = "a", domain = "0 < a < 9", doc = "a factor"),
                      @Symbol(name = "b", domain = "b > 0", doc = "a factor"),
                      @Symbol(name = "x", domain = "x > 0", doc = "a factor"),
                      @Symbol(name = "n", domain = "n > 0", doc = "a factor")})
                    public interface Rows {

                      /** Drawn. */
                      @Formula(equation = "y = c (a^2 + a (b x n + 2 x + 3 b + n + 1))", unit = "m/s", assumptions = "Some.",
                          excludes = "Much.", derivation = "Drawn.")
                      double constant(@Param("a") double a, @Param("b") double b, @Param("x") double x, @Param("n") double n);
                    }
                    """).compile();
        assertEquals(List.of(), compilation.errors());
        CheckedFormula formula = CatalogueReader.read(
                        "p.Rows", compilation.generated("META-INF/formulary/test.rows.json"))
                .formulas()
                .get(0);
        assertTrue(
                solved(formula).get(0).contains(" where p = "),
                () -> solved(formula).toString());
    }
}
