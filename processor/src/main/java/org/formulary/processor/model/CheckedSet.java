package org.formulary.processor.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/**
 * A set with those of its formulas that passed.
 *
 * @param owner names of set, interface and generated class
 * @param title first sentence of its Javadoc, without the full stop
 * @param text the rest of its Javadoc, as plain paragraphs
 * @param uses identifiers of the sets it may call
 * @param symbols the other symbols of its glossary, in order of declaration
 * @param constants the symbols of its glossary that stand for physical constants, in order of declaration
 * @param formulas its formulas, in order of declaration
 * @param references the entries its formulas cite, in order of key
 */
public record CheckedSet(
        CheckedFormula.Owner owner,
        String title,
        String text,
        List<String> uses,
        List<Variable> symbols,
        List<ConstantSymbol> constants,
        List<CheckedFormula> formulas,
        List<Reference> references) {

    public CheckedSet {
        uses = List.copyOf(uses);
        symbols = List.copyOf(symbols);
        constants = List.copyOf(constants);
        formulas = List.copyOf(formulas);
        references = List.copyOf(references);
    }

    /** The set without some formulas, named by full identifier, and without those whose equations or laws call them. */
    public CheckedSet without(Set<String> fullIds) {
        if (fullIds.isEmpty()) {
            return this;
        }
        Set<String> gone = new HashSet<>(fullIds);
        List<CheckedFormula> kept = formulas;
        int before;
        do {
            before = kept.size();
            kept = kept.stream()
                    .filter(formula -> !gone.contains(formula.fullId()) && !callsAny(formula, gone))
                    .toList();
            formulas.stream().map(CheckedFormula::fullId).forEach(gone::add);
            kept.stream().map(CheckedFormula::fullId).forEach(gone::remove);
        } while (kept.size() < before);
        return new CheckedSet(owner, title, text, uses, symbols, constants, kept, references);
    }

    private static boolean callsAny(CheckedFormula formula, Set<String> fullIds) {
        Stream<Expr.Call> calls = Stream.concat(
                Stream.concat(
                        Trees.calls(formula.equation().tree()).stream(),
                        formula.computeAs().stream().flatMap(other -> Trees.calls(other.tree()).stream())),
                formula.laws().stream().flatMap(law -> Trees.calls(law.tree()).stream()));
        return calls.map(Expr.Call::formula).anyMatch(fullIds::contains);
    }
}
