package org.formulary.processor.check;

import java.util.List;
import java.util.Map;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Secant;

/** Holds derivatives and elasticities against difference quotients of their formula, in doubles that are rounded outwards. */
final class SlopeCheck {

    /** At how many points it is looked at. */
    private static final int POINTS = 24;

    /** After how many it is believed: an error of algebra shows at the first that is no special one. */
    private static final int ENOUGH = 3;

    private final PrefixPrinter printer;
    private final ReferenceFormula value;
    private final Sampling sampling;
    private List<Map<String, Real>> points = List.of();

    SlopeCheck(CheckedFormula formula, FormulaLookup formulas) {
        this.printer = new PrefixPrinter(formulas);
        this.value = reference(formula);
        this.sampling = new Sampling(formula, printer);
    }

    private ReferenceFormula reference(CheckedFormula formula) {
        return ReferenceFormula.parse(printer.output(formula.equation().tree(), 0));
    }

    /** Whether the two are seen to be right somewhere, and wrong nowhere. */
    boolean agree(String parameter, CheckedFormula derivative, CheckedFormula elasticity) {
        Secant secant =
                new Secant(value, reference(derivative), reference(elasticity), conditions(derivative), parameter);
        int seen = 0;
        for (Map<String, Real> point : points()) {
            Secant.Verdict verdict = secant.atOnce(point);
            if (verdict == Secant.Verdict.WRONG) {
                return false;
            }
            seen += verdict == Secant.Verdict.RIGHT ? 1 : 0;
            if (seen == ENOUGH) {
                return true;
            }
        }
        return seen > 0;
    }

    private List<ReferenceCondition> conditions(CheckedFormula derivative) {
        return derivative.parameters().stream()
                .map(Parameter::variable)
                .flatMap(variable -> variable.domain().stream())
                .filter(domain -> !domain.range().exact())
                .map(Domain::condition)
                .map(printer::condition)
                .map(ReferenceFormula::parseCondition)
                .toList();
    }

    private List<Map<String, Real>> points() {
        if (points.isEmpty()) {
            points = sampling.samples().draw(POINTS).stream()
                    .map(Point::environment)
                    .toList();
        }
        return points;
    }
}
