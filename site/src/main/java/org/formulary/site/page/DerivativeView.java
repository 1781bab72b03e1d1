package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Parameter;
import org.formulary.site.catalogue.Formula.Rate;
import org.formulary.site.catalogue.Formula.Sensitivity;

/**
 * How the result changes with a parameter.
 *
 * @param anchor where it stands on the page
 * @param symbol the parameter
 * @param condition where the derivative exists, where the formula has edges
 * @param forms the derivative and the elasticity
 */
public record DerivativeView(String anchor, Content symbol, Optional<Content> condition, List<FormView> forms) {

    /**
     * A derivative or an elasticity.
     *
     * @param unit what it is in; empty for a pure number
     * @param signature of its method
     */
    public record FormView(PageMath.EquationView equation, Optional<String> unit, String signature) {}

    static DerivativeView of(Formula formula, Sensitivity sensitivity, PageMath math) {
        return new DerivativeView(
                "derivative-by-" + parameter(formula, sensitivity).name(),
                symbol(formula, sensitivity, math),
                sensitivity.domain().map(math::condition),
                List.of(
                        form(sensitivity.derivative().orElseThrow(), math),
                        form(sensitivity.elasticity().orElseThrow(), math)));
    }

    private static FormView form(Rate rate, PageMath math) {
        return new FormView(
                math.equation(rate.equation()), rate.unit(), rate.java().signature());
    }

    static Content untold(Formula formula, Sensitivity sensitivity, PageMath math) {
        Content symbol = symbol(formula, sensitivity, math);
        String why = sensitivity.reason().orElseThrow();
        return out -> {
            out.writeContent("None by ");
            symbol.writeTo(out);
            out.writeContent(": ");
            Html.text(why).writeTo(out);
            out.writeContent(".");
        };
    }

    private static Content symbol(Formula formula, Sensitivity sensitivity, PageMath math) {
        Parameter parameter = parameter(formula, sensitivity);
        return math.symbol(parameter.latex(), parameter.symbol());
    }

    private static Parameter parameter(Formula formula, Sensitivity sensitivity) {
        return formula.parameters().stream()
                .filter(candidate -> candidate.symbol().equals(sensitivity.parameter()))
                .findFirst()
                .orElseThrow();
    }
}
