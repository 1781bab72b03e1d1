package org.formulary.tests.fuzz;

import java.util.Arrays;
import java.util.List;
import org.formulary.tests.cost.FormulaRow;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Origin;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Published equations, declared with units, domains, an example and laws. */
final class Corpus {

    private Corpus() {}

    static List<Declaration> declarations() {
        return FormulaRow.lines().stream().map(Corpus::parse).toList();
    }

    private static Declaration parse(String line) {
        List<String> cells =
                Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        String output = cells.get(2).substring(0, cells.get(2).indexOf('=')).strip();
        return new Declaration(
                Origin.CORPUS,
                type(cells.get(0)),
                cells.get(1),
                cells.get(2),
                list(cells.get(3)).stream().map(Corpus::variable).toList(),
                list(cells.get(6)),
                List.of(new Example(cells.get(4), output + " = " + cells.get(5))),
                "");
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
