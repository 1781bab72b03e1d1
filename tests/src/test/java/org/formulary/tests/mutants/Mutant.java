package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.SetDeclaration;
import org.formulary.processor.read.SymbolDeclaration;

/**
 * A declaration with one small change.
 *
 * @param formula the method of the formula that is changed; empty where it is an entry of the glossary
 * @param mutation the kind of change
 * @param text what the changed text has become
 * @param set the whole set
 */
record Mutant(Optional<String> formula, Mutation mutation, String text, SetDeclaration set) {

    /** The mutants of a set, in order of its declarations. */
    static List<Mutant> of(SetDeclaration set, CheckedSet checked) {
        List<Mutant> mutants = new ArrayList<>();
        for (SymbolDeclaration symbol : set.symbols()) {
            checked.symbols().stream()
                    .filter(variable -> variable.name().equals(symbol.name().value()))
                    .findFirst()
                    .ifPresent(variable -> glossary(set, symbol, variable, mutants));
        }
        for (CheckedFormula formula : checked.formulas()) {
            equations(set, formula, mutants);
            for (int i = 0; i < formula.parameters().size(); i++) {
                domains(set, formula, i, mutants);
            }
        }
        return mutants;
    }

    private static void equations(SetDeclaration set, CheckedFormula formula, List<Mutant> mutants) {
        for (EquationChanges.Changed change :
                new EquationChanges(formula, formula.equation().tree()).all()) {
            String text = PlainPrinter.equation(change.equation());
            mutants.add(new Mutant(
                    Optional.of(formula.method()),
                    change.mutation(),
                    text,
                    with(set, formula.method(), old -> Declarations.withEquation(old, text))));
        }
    }

    private static void domains(SetDeclaration set, CheckedFormula formula, int index, List<Mutant> mutants) {
        Parameter parameter = formula.parameters().get(index);
        FormulaDeclaration declared = declaration(set, formula.method());
        if (declared.parameters().get(index).domain().isBlank()) {
            // It is the glossary's.
            return;
        }
        for (ConditionChanges.Domain change : moved(parameter.variable())) {
            String text = text(change);
            mutants.add(new Mutant(
                    Optional.of(formula.method()),
                    change.mutation(),
                    text.isEmpty() ? "no domain of " + parameter.variable().name() : text,
                    with(set, formula.method(), old -> Declarations.withDomain(old, index, text))));
        }
    }

    private static void glossary(
            SetDeclaration set, SymbolDeclaration symbol, Variable variable, List<Mutant> mutants) {
        for (ConditionChanges.Domain change : moved(variable)) {
            String text = text(change);
            List<SymbolDeclaration> symbols = set.symbols().stream()
                    .map(old -> old.equals(symbol) ? withDomain(old, text) : old)
                    .toList();
            mutants.add(new Mutant(
                    Optional.empty(),
                    change.mutation(),
                    text.isEmpty() ? "no domain of " + variable.name() : text,
                    Declarations.with(set, symbols, set.formulas())));
        }
    }

    private static List<ConditionChanges.Domain> moved(Variable variable) {
        return variable.domain()
                .map(Domain::condition)
                .map(condition -> ConditionChanges.moved(condition, variable.name()))
                .orElse(List.of());
    }

    private static String text(ConditionChanges.Domain change) {
        return change.condition().map(PlainPrinter::condition).orElse("");
    }

    private static SymbolDeclaration withDomain(SymbolDeclaration old, String domain) {
        return new SymbolDeclaration(
                old.name(), old.constant(), old.unit(), old.domain().withValue(domain), old.latex(), old.doc());
    }

    static FormulaDeclaration declaration(SetDeclaration set, String method) {
        return set.formulas().stream()
                .filter(formula -> formula.method().equals(method))
                .findFirst()
                .orElseThrow();
    }

    private static SetDeclaration with(SetDeclaration set, String method, UnaryOperator<FormulaDeclaration> change) {
        return Declarations.with(
                set,
                set.symbols(),
                set.formulas().stream()
                        .map(old -> old.method().equals(method) ? change.apply(old) : old)
                        .toList());
    }
}
