package org.formulary.processor.generate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.LatexPrinter;
import org.formulary.processor.print.MathMlPrinter;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.processor.print.Printers;
import org.formulary.processor.print.Rate;
import org.formulary.processor.print.SpokenPrinter;
import org.formulary.processor.print.SymbolStyle;

/**
 * The printers of one formula, which name symbols as it declares them, or as the glossary does.
 *
 * @param latex LaTeX to be read and copied
 * @param mathMl MathML Core
 * @param spoken English words
 * @param prefix the form that is evaluated
 */
record CatalogueNotation(LatexPrinter latex, MathMlPrinter mathMl, SpokenPrinter spoken, PrefixPrinter prefix) {

    /** The printers of a set's glossary. */
    static CatalogueNotation of(CheckedSet set, FormulaLookup formulas) {
        return of(glossary(set).toList(), Map.of(), formulas);
    }

    /** The printers of a formula; its own declarations shadow the glossary. */
    static CatalogueNotation of(CheckedSet set, CheckedFormula formula, FormulaLookup formulas) {
        Stream<Variable> own = Stream.concat(
                formula.parameters().stream().map(Parameter::variable),
                formula.outputs().stream().map(Output::variable));
        return of(Stream.concat(own, glossary(set)).toList(), rates(formula), formulas);
    }

    private static Stream<Variable> glossary(CheckedSet set) {
        return Stream.concat(set.symbols().stream(), set.constants().stream().map(ConstantSymbol::variable));
    }

    private static Map<String, Rate> rates(CheckedFormula formula) {
        Map<String, Rate> rates = new HashMap<>();
        for (Sensitivity sensitivity : formula.analysis().sensitivities()) {
            String of = sensitivity.output();
            String by = sensitivity.parameter();
            sensitivity.derivative().ifPresent(form -> rates.put(form.variable().name(), new Rate(of, by, false)));
            sensitivity.elasticity().ifPresent(form -> rates.put(form.variable().name(), new Rate(of, by, true)));
        }
        return rates;
    }

    private static CatalogueNotation of(List<Variable> variables, Map<String, Rate> rates, FormulaLookup formulas) {
        Printers printers = Printers.of(SymbolStyle.of(variables, rates, formulas));
        return new CatalogueNotation(
                printers.latex(), printers.mathMl(), printers.spoken(), new PrefixPrinter(formulas));
    }
}
