package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.print.PlainPrinter;

/**
 * Proves that two equations have the same values wherever both have any: their difference is reduced to 0. That it does not
 * say so is no proof of the contrary.
 */
public final class Equality {

    /** As many conditions of cases are told apart. */
    private static final int MAX_CONDITIONS = 4;

    private Equality() {}

    /**
     * Whether an output was proved to be the same by both equations.
     *
     * @param box where the parameters lie
     */
    public static boolean isProved(Equation left, Equation right, int output, Box box, FormulaLookup formulas) {
        List<String> conditions = new ArrayList<>();
        collect(left, conditions);
        collect(right, conditions);
        if (conditions.size() > MAX_CONDITIONS) {
            return false;
        }
        for (int choice = 0; choice < 1 << conditions.size(); choice++) {
            Map<String, Boolean> holding = new HashMap<>();
            for (int i = 0; i < conditions.size(); i++) {
                holding.put(conditions.get(i), (choice >> i & 1) == 1);
            }
            AtomRelations relations = new AtomRelations();
            Optional<Fraction> a = form(decided(left, holding), output, box, formulas, relations);
            Optional<Fraction> b = form(decided(right, holding), output, box, formulas, relations);
            boolean equal = a.isPresent()
                    && b.isPresent()
                    && relations
                            .reduced(a.get().plus(b.get().negate()))
                            .numerator()
                            .terms()
                            .isEmpty();
            if (!equal) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Fraction> form(
            Equation equation, int output, Box box, FormulaLookup formulas, AtomRelations relations) {
        return new CanonicalForm(Meaning.of(equation, formulas), box, relations)
                .of(equation.outputs().get(output).value());
    }

    private static void collect(Equation equation, List<String> conditions) {
        for (Expr value : Trees.values(equation)) {
            for (Expr node : Trees.all(value)) {
                if (node instanceof Expr.Cases cases) {
                    cases.branches().stream()
                            .map(branch -> PlainPrinter.condition(branch.condition()))
                            .filter(text -> !conditions.contains(text))
                            .forEach(conditions::add);
                }
            }
        }
    }

    /** The equation where some conditions hold and others do not. */
    private static Equation decided(Equation equation, Map<String, Boolean> holding) {
        return new Equation(equation.span(), decided(equation.outputs(), holding), decided(equation.locals(), holding));
    }

    private static List<Equation.Definition> decided(
            List<Equation.Definition> definitions, Map<String, Boolean> holding) {
        return definitions.stream()
                .map(definition -> new Equation.Definition(
                        definition.span(),
                        definition.name(),
                        Trees.rewrite(
                                definition.value(),
                                node -> node instanceof Expr.Cases cases ? chosen(cases, holding) : node)))
                .toList();
    }

    private static Expr chosen(Expr.Cases cases, Map<String, Boolean> holding) {
        for (Expr.Cases.Branch branch : cases.branches()) {
            Condition condition = branch.condition();
            if (holding.getOrDefault(PlainPrinter.condition(condition), false)) {
                return branch.value();
            }
        }
        return cases.otherwise();
    }
}
