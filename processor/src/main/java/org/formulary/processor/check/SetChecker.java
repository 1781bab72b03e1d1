package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.formulary.processor.equation.Names;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Reference;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.SetDeclaration;

/**
 * Checks a set: every formula by itself, in the order of their calls, then what only the set as a whole shows. A formula
 * with an error is left out of the result; its siblings are not.
 */
public final class SetChecker {

    private final SetDeclaration set;
    private final Map<String, Reference> bibliography;
    private final Function<String, CheckedFormula> others;
    private final Function<String, List<String>> elsewhere;
    private final Set<Finding> findings = new LinkedHashSet<>();

    private SetChecker(
            SetDeclaration set,
            Map<String, Reference> bibliography,
            Function<String, CheckedFormula> others,
            Function<String, List<String>> elsewhere) {
        this.set = set;
        this.bibliography = bibliography;
        this.others = others;
        this.elsewhere = elsewhere;
    }

    /** A set with those of its formulas that passed, and all that was found. */
    public record Result(CheckedSet set, List<Finding> findings) {}

    /**
     * Checks a set.
     *
     * @param bibliography the entries that its formulas may cite, by key
     * @param others finds formulas of other sets by full identifier, those included that only formulas it uses call;
     *     null for none
     * @param elsewhere the interfaces of other sets that have a formula of a name, for advice
     */
    public static Result check(
            SetDeclaration set,
            Map<String, Reference> bibliography,
            Function<String, CheckedFormula> others,
            Function<String, List<String>> elsewhere) {
        return new SetChecker(set, bibliography, others, elsewhere).check();
    }

    private Result check() {
        List<Finding> found = new ArrayList<>();
        Glossary glossary = new Glossary(set.symbols(), found);
        SetNames.Result named = SetNames.check(set);
        findings.addAll(named.findings());
        FormulaNames names = names(named.formulas(), glossary);
        Drafter drafter = new Drafter(set.owner(), glossary, names);
        List<Draft> drafts = new ArrayList<>();
        for (FormulaDeclaration formula : named.formulas()) {
            drafter.draft(formula, found).ifPresent(drafts::add);
        }
        findings.addAll(found);
        Map<String, CheckedFormula> checked = formulas(drafts, names, glossary);
        boolean allWritten =
                drafts.size() == named.formulas().size() && drafts.stream().allMatch(Draft::isFinished);
        if (allWritten) {
            // A formula that could not be drafted, or is not finished, may be the one that uses a symbol.
            findings.addAll(glossary.unused());
        }
        List<CheckedFormula> inOrder = drafts.stream()
                .map(draft -> checked.get(draft.fullId()))
                .filter(formula -> formula != null)
                .toList();
        CheckedSet result = new CheckedSet(
                set.owner(),
                title(),
                set.javadoc().text(),
                set.uses().stream().map(used -> used.owner().setId()).toList(),
                symbols(glossary),
                List.copyOf(glossary.constants().values()),
                inOrder,
                cited(inOrder));
        return new Result(result, List.copyOf(findings));
    }

    private FormulaNames names(List<FormulaDeclaration> formulas, Glossary glossary) {
        FormulaNames names = new FormulaNames(glossary, elsewhere);
        for (FormulaDeclaration formula : formulas) {
            names.add(
                    set.owner().setId(),
                    formula.method(),
                    Glossary.text(formula.symbol()).flatMap(Names::canonical),
                    set.owner().setId() + "/" + Identifiers.kebab(formula.method()));
        }
        set.uses().forEach(names::add);
        return names;
    }

    private Map<String, CheckedFormula> formulas(List<Draft> drafts, FormulaNames names, Glossary glossary) {
        Map<String, Signature> signatures = new LinkedHashMap<>();
        Map<String, CheckedFormula> known = new LinkedHashMap<>();
        set.uses()
                .forEach(used ->
                        used.formulas().forEach(formula -> signatures.put(formula.fullId(), Signature.of(formula))));
        Function<String, CheckedFormula> lookup =
                id -> Optional.ofNullable(known.get(id)).orElseGet(() -> others.apply(id));
        drafts.forEach(draft -> signatures.put(draft.fullId(), draft.signature()));
        FormulaChecker checker =
                new FormulaChecker(set, bibliography, id -> Optional.ofNullable(signatures.get(id)), lookup, glossary);
        CallDepths elsewhere = new CallDepths(lookup);
        CallOrder order = new CallOrder(drafts, elsewhere::of);
        for (Draft draft : order.order()) {
            List<Finding> own = new ArrayList<>();
            Optional<CheckedFormula> formula = checker.check(draft, order, own);
            findings.addAll(own);
            formula.ifPresent(passed -> known.put(passed.fullId(), passed));
        }
        // Laws may call any formula of the set, those declared later included.
        LawCheck laws = new LawCheck(names, glossary, id -> Optional.ofNullable(signatures.get(id)), lookup);
        Map<String, CheckedFormula> checked = new LinkedHashMap<>();
        for (Draft draft : drafts) {
            CheckedFormula formula = known.get(draft.fullId());
            if (formula != null) {
                List<Finding> own = new ArrayList<>();
                CheckedFormula withLaws = laws.check(draft, formula, own);
                findings.addAll(own);
                if (!Finding.anyError(own)) {
                    checked.put(draft.fullId(), withLaws);
                }
            }
        }
        dropCallersOfFailed(checked, order);
        return checked;
    }

    /** A formula that calls one which fell away cannot be generated either; the error is the other one's. */
    private void dropCallersOfFailed(Map<String, CheckedFormula> checked, CallOrder order) {
        String prefix = set.owner().setId() + "/";
        for (Draft draft : order.order()) {
            boolean calleeMissing = draft.dependencies().stream()
                    .anyMatch(callee -> callee.startsWith(prefix) && !checked.containsKey(callee));
            if (calleeMissing) {
                checked.remove(draft.fullId());
            }
        }
    }

    private List<Variable> symbols(Glossary glossary) {
        List<Finding> ignored = new ArrayList<>();
        VariableResolver resolver = new VariableResolver(glossary, ignored);
        Map<String, Variable> variables = glossary.variables();
        return variables.values().stream()
                .map(variable -> {
                    Optional<Domain> domain = resolver.domain(
                            variable, glossary.declaration(variable.name()).domain(), variables);
                    return new Variable(
                            variable.name(),
                            variable.type(),
                            variable.unit(),
                            domain,
                            variable.latex(),
                            variable.doc());
                })
                .toList();
    }

    private List<Reference> cited(List<CheckedFormula> formulas) {
        Map<String, Reference> cited = new TreeMap<>();
        for (CheckedFormula formula : formulas) {
            for (String key : formula.prose().references()) {
                cited.put(key, bibliography.get(key));
            }
        }
        return List.copyOf(cited.values());
    }

    private String title() {
        String summary = set.javadoc().summary();
        return summary.isEmpty()
                ? set.owner().interfaceName()
                : summary.endsWith(".") ? summary.substring(0, summary.length() - 1) : summary;
    }
}
