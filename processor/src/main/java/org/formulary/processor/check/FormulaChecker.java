package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Names;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Reference;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.ResultDeclaration;
import org.formulary.processor.read.SetDeclaration;

/** Checks one formula; its laws, which may call formulas declared later, are checked apart. */
final class FormulaChecker {

    private final SetDeclaration set;
    private final Map<String, Reference> bibliography;
    private final Function<String, Optional<Signature>> signatures;
    private final Function<String, CheckedFormula> known;
    private final Glossary glossary;

    /**
     * Checks formulas of a set.
     *
     * @param signatures of every formula that may be called
     * @param known the formulas that passed so far; null for others
     * @param glossary the symbols of the set
     */
    FormulaChecker(
            SetDeclaration set,
            Map<String, Reference> bibliography,
            Function<String, Optional<Signature>> signatures,
            Function<String, CheckedFormula> known,
            Glossary glossary) {
        this.set = set;
        this.bibliography = bibliography;
        this.signatures = signatures;
        this.known = known;
        this.glossary = glossary;
    }

    /**
     * The formula, if it has no error and all it calls have passed.
     *
     * @param order what it is part of through its calls
     * @param findings receives what is wrong with it
     */
    Optional<CheckedFormula> check(Draft draft, CallOrder order, List<Finding> findings) {
        Optional<List<String>> cycle = order.cycle(draft.fullId());
        FormulaDeclaration declaration = draft.declaration();
        List<Finding> own = new ArrayList<>(DocsCheck.check(
                declaration,
                draft.parameters().stream().map(Parameter::variable).toList(),
                set.docsKnown()));
        own.addAll(ReferenceCheck.check(declaration, bibliography));
        own.addAll(AcceptCheck.check(declaration));
        cycle.ifPresent(circle -> own.add(cyclic(draft, circle)));
        // Those that call it are not looked at, for it does not pass.
        if (cycle.isEmpty() && order.depth(draft.fullId()) == CallDepths.MOST + 1) {
            own.add(tooDeep(draft));
        }
        CheckedEquation equation = UnitsCheck.check(declaration.equation(), draft.equation(), draft, signatures, own);
        Optional<CheckedEquation> computeAs =
                draft.computeAs().map(tree -> UnitsCheck.check(declaration.computeAs(), tree, draft, signatures, own));
        List<Problem> others = Stream.concat(
                        draft.problems().stream(), own.stream().map(Finding::problem))
                .toList();
        SymbolCheck.unused(draft.equation(), draft.parameterVariables().keySet(), others)
                .forEach(problem -> own.add(new Finding(declaration.equation(), problem)));
        boolean calleesKnown = draft.dependencies().stream().allMatch(id -> known.apply(id) != null);
        Optional<FormulaLookup> callees =
                cycle.isEmpty() && calleesKnown ? Optional.of(known::apply) : Optional.empty();
        HoleCheck.check(equation, draft, signatures, callees, glossary)
                .forEach(problem -> own.add(new Finding(declaration.equation(), problem)));
        computeAs.ifPresent(form -> HoleCheck.check(form, draft, signatures, callees, glossary)
                .forEach(problem -> own.add(new Finding(declaration.computeAs(), problem))));
        boolean evaluable = draft.problems().isEmpty() && cycle.isEmpty() && !Finding.anyError(own) && calleesKnown;
        CheckedFormula formula = formula(draft, equation, computeAs);
        Analysis analysis = formula.analysis();
        List<CheckedExample> examples = new ArrayList<>();
        if (evaluable) {
            DomainTextCheck.check(set.symbols(), declaration, formula, known::apply, own);
            Definedness definedness = DomainCheck.check(declaration, formula, known::apply, own);
            boolean defined = !Finding.anyError(own);
            List<Behaviour> behaviours = defined ? Behaviours.of(formula, known::apply) : List.of();
            Finiteness finiteness = defined
                    ? RangeCheck.check(declaration, formula, definedness, known::apply, own)
                    : Finiteness.UNKNOWN;
            Evaluation evaluation = new Evaluation(known::apply);
            ExampleCheck check = new ExampleCheck(formula, evaluation, own);
            declaration.examples().forEach(example -> check.check(example).ifPresent(examples::add));
            DefaultCheck.check(declaration, formula, evaluation, own);
            ComputeAsCheck equality = new ComputeAsCheck(formula, known::apply, evaluation);
            analysis = new Analysis(
                    definedness, finiteness, behaviours, equality.check(declaration, own), List.of(), List.of());
            if (!Finding.anyError(own)) {
                ProposedForm proposals = new ProposedForm(draft, formula, definedness, signatures, known::apply);
                PrecisionCheck precision = new PrecisionCheck(formula, known::apply, evaluation, proposals, equality);
                SourceText computed =
                        formula.computeAs().isPresent() ? declaration.computeAs() : declaration.equation();
                AcceptCheck.withoutAccepted(declaration, precision.check(computed))
                        .ifPresent(own::add);
            }
        }
        findings.addAll(own);
        if (!evaluable || Finding.anyError(own)) {
            return Optional.empty();
        }
        Analysis solved = analysis.with(Solving.of(draft, formula, analysis.behaviours(), signatures, known::apply))
                .withSensitivities(Differentiating.of(formula, known::apply));
        return Optional.of(formula.with(solved, examples, List.of()));
    }

    private CheckedFormula formula(Draft draft, CheckedEquation equation, Optional<CheckedEquation> computeAs) {
        FormulaDeclaration declaration = draft.declaration();
        return new CheckedFormula(
                Identifiers.kebab(declaration.method()),
                set.owner(),
                declaration.method(),
                Glossary.text(declaration.symbol()).flatMap(Names::canonical),
                declaration.javadoc().summary(),
                declaration.javadoc().text(),
                equation,
                computeAs,
                draft.parameters(),
                draft.outputs(),
                declaration.result() instanceof ResultDeclaration.Components record
                        ? Optional.of(record.type())
                        : Optional.empty(),
                declaration.body(),
                new CheckedFormula.Prose(
                        prose(declaration.assumptions()),
                        prose(declaration.excludes()),
                        prose(declaration.derivation()),
                        prose(declaration.notes()),
                        declaration.references().stream()
                                .map(SourceText::value)
                                .distinct()
                                .toList(),
                        declaration.javadoc().result()),
                Analysis.NONE,
                List.of(),
                List.of(),
                draft.calls(),
                declaration.aliases().stream().map(SourceText::value).toList(),
                declaration.accept().stream().map(SourceText::value).toList(),
                declaration.deprecated(),
                Glossary.text(declaration.replacedBy()));
    }

    private static String prose(SourceText text) {
        return text.value().strip();
    }

    private static Finding tooDeep(Draft draft) {
        Label[] labels = Trees.calls(draft.equation()).stream()
                .map(call -> new Label(call.span(), ""))
                .toArray(Label[]::new);
        return new Finding(
                draft.declaration().equation(),
                Problem.error(
                        Code.SYMBOL,
                        "more than " + CallDepths.MOST + " formulas call one another in a row",
                        "write one of the equations out",
                        labels));
    }

    private static Finding cyclic(Draft draft, List<String> cycle) {
        String circle = String.join(
                " → ",
                cycle.stream().map(id -> id.substring(id.indexOf('/') + 1)).toList());
        Label[] labels = Trees.calls(draft.equation()).stream()
                .filter(call -> call.formula().equals(cycle.get(1)))
                .map(Expr.Call::span)
                .map(span -> new Label(span, "calls back"))
                .toArray(Label[]::new);
        return new Finding(
                draft.declaration().equation(),
                Problem.error(
                        Code.SYMBOL,
                        "the formulas call each other in a circle: " + circle,
                        "write one of the equations out",
                        labels));
    }
}
