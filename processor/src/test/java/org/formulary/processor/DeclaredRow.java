package org.formulary.processor;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.read.CatalogueReader;

/**
 * A formula in one line of a data file: {@code name | unit | equation | parameters}, each parameter as
 * {@code symbol: unit: domain}, behind symbol or name a {@code #} if it is a count; then laws, if any, with {@code ;} between;
 * then further attributes of the annotation as they are.
 */
record DeclaredRow(
        String name,
        boolean count,
        String unit,
        String equation,
        List<Variable> parameters,
        List<String> laws,
        String attributes) {

    private record Variable(String symbol, boolean count, String unit, String domain) {
        static Variable parse(String text) {
            String[] parts = (text + " ").split(":", -1);
            String symbol = parts[0].strip();
            return new Variable(
                    symbol.replace("#", ""),
                    symbol.endsWith("#"),
                    parts.length > 1 ? parts[1].strip() : "",
                    parts.length > 2 ? parts[2].strip() : "");
        }

        private String javaName() {
            return "p_" + symbol;
        }

        String declaration() {
            return "@Param(value = \"%s\", unit = \"%s\", domain = \"%s\") %s %s"
                    .formatted(symbol, unit, domain, count ? "long" : "double", javaName());
        }

        String javadoc() {
            return "   * @param " + javaName() + " a number";
        }
    }

    static DeclaredRow parse(String line) {
        String[] cells = line.split("\\|", -1);
        return new DeclaredRow(
                cells[0].strip().replace("#", ""),
                cells[0].strip().endsWith("#"),
                cells[1].strip(),
                cells[2].strip(),
                Arrays.stream(cells[3].split(";", -1))
                        .filter(cell -> !cell.isBlank())
                        .map(Variable::parse)
                        .toList(),
                cells.length < 5 || cells[4].isBlank()
                        ? List.of()
                        : Arrays.stream(cells[4].split(";", -1))
                                .map(String::strip)
                                .toList(),
                cells.length < 6 ? "" : cells[5].strip());
    }

    /** The row with other attributes. */
    DeclaredRow with(String otherAttributes) {
        return new DeclaredRow(name, count, unit, equation, parameters, laws, otherAttributes);
    }

    private String method() {
        return """
              /**
               * A formula.
               *
            %s
               */
              @Formula(
                  equation = "%s",
                  unit = "%s",
                  assumptions = "Some.",
                  excludes = "Much.",
                  laws = {%s},
                  derivation = "Obvious."%s)
              %s %s(%s);
            """.formatted(
                        parameters.stream().map(Variable::javadoc).collect(Collectors.joining("\n")),
                        equation,
                        unit,
                        laws.stream().map(law -> '"' + law + '"').collect(Collectors.joining(", ")),
                        attributes.isEmpty() ? "" : ", " + attributes,
                        count ? "long" : "double",
                        name,
                        parameters.stream().map(Variable::declaration).collect(Collectors.joining(", ")));
    }

    /** An interface {@code p.Rows} that declares these formulas. */
    static String source(List<DeclaredRow> rows) {
        return """
            package p;

            import org.formulary.annotation.*;

            /** Rows of a data file. */
            @FormulaSet(id = "test.rows")
            public interface Rows {

            %s
            }
            """.formatted(rows.stream().map(DeclaredRow::method).collect(Collectors.joining("\n")));
    }

    /** A compilation of that interface, in a folder of its own. */
    static Compilation.Request in(Path folder, List<DeclaredRow> rows) {
        return Compilation.in(folder).source("p/Rows.java", source(rows));
    }

    /** The formulas of the compiled rows. */
    static List<CheckedFormula> formulas(Compilation compilation) {
        return CatalogueReader.read("p.Rows", compilation.generated("META-INF/formulary/test.rows.json"))
                .formulas();
    }
}
