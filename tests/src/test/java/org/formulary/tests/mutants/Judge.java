package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.check.SetChecker;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Reference;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.SetDeclaration;

/** Lets the processor's checks judge mutants of one set, each alone. */
final class Judge {

    private final SetDeclaration set;
    private final CheckedSet original;
    private final Map<String, Reference> bibliography = new HashMap<>();

    Judge(SetDeclaration set) {
        this.set = set;
        // What the works say is not in question, only that they are there.
        set.formulas().stream()
                .flatMap(formula -> formula.references().stream())
                .forEach(key -> bibliography.put(key.value(), reference(key.value())));
        SetChecker.Result result = SetChecker.check(set, bibliography, id -> null, name -> List.of());
        if (Finding.anyError(result.findings())) {
            throw new IllegalStateException(result.findings().toString());
        }
        this.original = result.set();
    }

    private static Reference reference(String key) {
        return new Reference(key, "book", List.of(), "", key, "", Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The set as it is declared, without an error. */
    CheckedSet original() {
        return original;
    }

    /**
     * What became of a mutant.
     *
     * @param code the kind of error that comes first among those that refuse it; empty where none does
     * @param set what the processor took it for
     */
    record Verdict(Optional<Code> code, CheckedSet set) {}

    /** The verdict on a mutant; formulas that have nothing to do with what is changed are left out. */
    Verdict judge(Mutant mutant) {
        Set<String> concerned = mutant.formula().map(this::concerned).orElseGet(this::all);
        List<FormulaDeclaration> formulas = mutant.set().formulas().stream()
                .filter(formula -> concerned.contains(formula.method()))
                .toList();
        SetDeclaration small = Declarations.with(mutant.set(), mutant.set().symbols(), formulas);
        SetChecker.Result result = SetChecker.check(small, bibliography, id -> null, name -> List.of());
        // A symbol of the glossary that is not used may be used by a formula that was left out.
        Set<Object> symbols = new HashSet<>();
        set.symbols().forEach(symbol -> symbols.add(symbol.name()));
        Optional<Code> code = result.findings().stream()
                .filter(Finding::isError)
                .filter(finding -> !symbols.contains(finding.text()))
                .map(finding -> finding.problem().code())
                .min(Comparator.naturalOrder());
        return new Verdict(code, result.set());
    }

    private Set<String> all() {
        Set<String> methods = new HashSet<>();
        original.formulas().forEach(formula -> methods.add(formula.method()));
        return methods;
    }

    /** Those that call it, by equation or law, directly or around a corner, and all that they need. */
    private Set<String> concerned(String method) {
        Set<String> found = new HashSet<>(Set.of(method));
        boolean grown = true;
        while (grown) {
            List<String> more = original.formulas().stream()
                    .filter(formula -> called(formula).stream().anyMatch(found::contains))
                    .map(CheckedFormula::method)
                    .toList();
            grown = found.addAll(more);
        }
        grown = true;
        while (grown) {
            List<String> more = original.formulas().stream()
                    .filter(formula -> found.contains(formula.method()))
                    .flatMap(formula -> called(formula).stream())
                    .toList();
            grown = found.addAll(more);
        }
        return found;
    }

    private List<String> called(CheckedFormula formula) {
        Stream<Expr.Call> inLaws = formula.laws().stream().flatMap(law -> Trees.calls(law.tree()).stream());
        List<String> ids = new ArrayList<>(formula.calls());
        inLaws.map(Expr.Call::formula).forEach(ids::add);
        return original.formulas().stream()
                .filter(other -> ids.contains(other.fullId()))
                .map(CheckedFormula::method)
                .toList();
    }
}
