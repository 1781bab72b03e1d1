package org.formulary.tests.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.formulary.tests.corpus.Corpus;
import org.formulary.tests.cost.FormulaRow;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Equations that people have written: what cases are made from. */
final class Published {

    private static final List<String> GIVEN =
            List.of("given-cases.jsonl", "grammar.txt", "refusals.txt", "seed-equations.txt");

    private static final String SHIPPED = "org/formulary/mlsys/communication/Communication.java";

    private Published() {}

    /** Published formulas, declared with units, domains, examples and laws. */
    static List<Declaration> declarations() {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String set : Corpus.SETS) {
            sources.put("corpus/" + set + ".java", read("/org/formulary/tests/corpus/" + set + ".java"));
        }
        sources.put(SHIPPED, shipped());
        return Stream.concat(FormulaRow.lines().stream().map(Published::parse), DeclaredFormulas.in(sources).stream())
                .toList();
    }

    /** Texts of the tests of the equation language. */
    static List<String> texts() {
        return GIVEN.stream()
                .flatMap(name ->
                        read("/org/formulary/processor/equation/" + name).lines())
                .map(line -> line.startsWith("> ")
                        ? line.substring(2)
                        : line.replaceAll(".*\"written\": \"([^\"]*)\".*", "$1"))
                .filter(text -> !text.isEmpty() && !text.startsWith("#"))
                .toList();
    }

    /** The sources of the shipped formulas, read from the module beside this one. */
    private static String shipped() {
        try {
            return Files.readString(
                    Path.of("..", "formulas", "src", "main", "java").resolve(SHIPPED));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(String resource) {
        try (InputStream in = Published.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Declaration parse(String line) {
        List<String> cells =
                Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        String output = cells.get(2).substring(0, cells.get(2).indexOf('=')).strip();
        return Declaration.of(
                        cells.get(1),
                        cells.get(2),
                        list(cells.get(3)).stream().map(Published::variable).toList())
                .withType(type(cells.get(0)))
                .withLaws(list(cells.get(6)))
                .withExamples(List.of(new Example(cells.get(4), output + " = " + cells.get(5))));
    }

    private static Variable variable(String text) {
        List<String> parts =
                Arrays.stream((text + "::").split(":", -1)).map(String::strip).toList();
        return new Variable(parts.get(0).replace("#", ""), type(parts.get(0)), parts.get(1), parts.get(2));
    }

    private static String type(String name) {
        return name.contains("#") ? "long" : "double";
    }

    private static List<String> list(String cell) {
        return Arrays.stream(cell.split(";", -1))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }
}
