package org.formulary.tests.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.formulary.site.catalogue.Formula;
import org.formulary.testing.Point;
import org.openqa.selenium.JavascriptExecutor;

/** A formula as the script of its page evaluates it, asked for many points at once. */
final class ScriptedFormula {

    /** Arguments go as text, so that integers beyond 2^53 arrive; a double is the number that its text names. */
    private static final String EVALUATE = """
            const calculation = Calculation(JSON.parse(document.getElementById("calculator-data").textContent));
            const evaluate = texts => {
              try {
                const values = {};
                calculation.parameters.forEach((parameter, i) => {
                  const number = parameter.integer ? Exact.decimal(texts[i]) : Exact.exact(Number(texts[i]));
                  values[parameter.symbol] = Units.toCoherent(number, parameter.unit);
                });
                calculation.parameters.forEach(parameter => calculation.check(parameter, values));
                return calculation.outputs.map(output => {
                  const value = calculation.result(output, values);
                  return output.integer
                    ? value.n.toString()
                    : String(Exact.toNumber(Units.fromCoherent(value, output.unit)));
                });
              } catch (fault) {
                if (!(fault instanceof Fault)) throw fault;
                return [REFUSED + fault.message];
              }
            };
            return arguments[0].map(evaluate);
            """.replace("REFUSED", "\"refused: \"");

    private static final String REFUSED = "refused: ";
    private static final int BATCH = 1_000;

    private final JavascriptExecutor browser;
    private final Formula formula;
    private final Map<List<String>, List<String>> known = new HashMap<>();

    /** The formula of the page that is open. */
    ScriptedFormula(JavascriptExecutor browser, Formula formula) {
        this.browser = browser;
        this.formula = formula;
    }

    /** Evaluates at points, so that they need not be asked for one by one. */
    void prepare(List<Point> points) {
        List<List<String>> arguments =
                points.stream().map(this::arguments).distinct().toList();
        for (int start = 0; start < arguments.size(); start += BATCH) {
            ask(arguments.subList(start, Math.min(start + BATCH, arguments.size())));
        }
    }

    private void ask(List<List<String>> arguments) {
        List<?> answers = (List<?>) browser.executeScript(EVALUATE, new ArrayList<>(arguments));
        for (int i = 0; i < arguments.size(); i++) {
            known.put(
                    arguments.get(i),
                    ((List<?>) answers.get(i)).stream().map(String.class::cast).toList());
        }
    }

    private List<String> arguments(Point point) {
        return formula.parameters().stream()
                .map(parameter -> parameter.type().equals("double")
                        ? Double.toString(point.real(parameter.symbol()))
                        : Long.toString(point.integer(parameter.symbol())))
                .toList();
    }

    /** The message that the page shows instead of a result. */
    Optional<String> refusal(Point point) {
        return Optional.of(results(point).get(0)).filter(result -> result.startsWith(REFUSED));
    }

    /** A real result in its declared unit. */
    double real(Point point, String output) {
        return Double.parseDouble(result(point, output));
    }

    /** An integer result. */
    long integer(Point point, String output) {
        return Long.parseLong(result(point, output));
    }

    private String result(Point point, String output) {
        refusal(point).ifPresent(message -> {
            throw new ArithmeticException(message);
        });
        int index = IntStream.range(0, formula.outputs().size())
                .filter(i -> formula.outputs().get(i).name().equals(output))
                .findFirst()
                .orElseThrow();
        return results(point).get(index);
    }

    private List<String> results(Point point) {
        List<String> arguments = arguments(point);
        if (!known.containsKey(arguments)) {
            ask(List.of(arguments));
        }
        return known.get(arguments);
    }
}
