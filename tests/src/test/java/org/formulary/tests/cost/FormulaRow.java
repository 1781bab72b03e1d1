package org.formulary.tests.cost;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A formula of the data file, declared with all that a careful author gives it. To have as many as wanted, each is declared
 * with factors before its value; no two have the same equation.
 */
public record FormulaRow(
        String name,
        String type,
        String unit,
        String equation,
        List<Variable> parameters,
        Example example,
        List<String> laws) {

    private static final MathContext DIGITS = new MathContext(5);

    private record Variable(String symbol, String type, String unit, String domain) {
        static Variable parse(String text) {
            String[] parts = text.split(":", 3);
            return new Variable(
                    parts[0].strip().replace("#", ""),
                    FormulaRow.type(parts[0]),
                    parts.length > 1 ? parts[1].strip() : "",
                    parts.length > 2 ? parts[2].strip() : "");
        }

        String javadoc() {
            return "   * @param p_" + symbol + " what " + symbol + " stands for";
        }

        String declaration() {
            return "@Param(value = \"%s\", unit = \"%s\", domain = \"%s\") %s p_%s"
                    .formatted(symbol, unit, domain, type, symbol);
        }
    }

    private record Example(String given, BigDecimal result) {
        /** As digits and a power of ten, so that no digit is written that is not meant. */
        String result(int factor) {
            BigDecimal rounded = result.multiply(BigDecimal.valueOf(factor)).round(DIGITS);
            return rounded.unscaledValue() + "e" + -rounded.scale();
        }
    }

    static List<FormulaRow> all() {
        return lines().stream().map(FormulaRow::parse).toList();
    }

    /** The rows as they are written. */
    public static List<String> lines() {
        try (InputStream in = FormulaRow.class.getResourceAsStream("formulas.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FormulaRow parse(String line) {
        String[] cells = line.split("\\|", -1);
        return new FormulaRow(
                cells[0].strip().replace("#", ""),
                type(cells[0]),
                cells[1].strip(),
                cells[2].strip(),
                list(cells[3]).stream().map(Variable::parse).toList(),
                new Example(cells[4].strip(), new BigDecimal(cells[5].strip())),
                list(cells[6]));
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

    /** The declaration with a factor before the value. */
    String method(int factor) {
        String symbol = equation.substring(0, equation.indexOf('=')).strip();
        String[] value = equation.substring(equation.indexOf('=') + 1).split(" where ", 2);
        return """
              /**
               * What %1$s gives.
               *
            %2$s
               * @return %1$s
               */
              @Formula(
                  equation = "%3$s = %4$d(%5$s)%6$s",
                  unit = "%7$s",
                  assumptions = "Everything is as it should be.",
                  excludes = "All that is not.",
                  derivation = "See any book.",
                  laws = {%8$s},
                  examples = @Example(given = "%9$s", then = "%3$s = %10$s"))
              %11$s %1$s%4$d(%12$s);
            """.formatted(
                        name,
                        parameters.stream().map(Variable::javadoc).collect(Collectors.joining("\n")),
                        symbol,
                        factor,
                        value[0].strip(),
                        value.length > 1 ? " where " + value[1] : "",
                        unit,
                        laws.stream().map(law -> "\"" + law + "\"").collect(Collectors.joining(", ")),
                        example.given,
                        example.result(factor),
                        type,
                        parameters.stream().map(Variable::declaration).collect(Collectors.joining(", ")));
    }
}
