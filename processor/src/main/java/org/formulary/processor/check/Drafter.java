package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.check.VariableResolver.Undomained;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula.Owner;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.ParameterDeclaration;
import org.formulary.processor.read.ResultDeclaration;
import org.formulary.quantity.Unit;

/** Parses the texts of a formula and resolves its symbols. */
final class Drafter {

    private final Owner owner;
    private final Glossary glossary;
    private final FormulaNames formulas;

    Drafter(Owner owner, Glossary glossary, FormulaNames formulas) {
        this.owner = owner;
        this.glossary = glossary;
        this.formulas = formulas;
    }

    /**
     * The draft of a formula, if its texts parse.
     *
     * @param findings receives why they do not, and which names do not resolve, all at once
     */
    Optional<Draft> draft(FormulaDeclaration formula, List<Finding> findings) {
        List<Finding> own = new ArrayList<>();
        List<Parameter> parameters = parameters(formula, own);
        Set<String> names = new LinkedHashSet<>();
        parameters.forEach(parameter -> names.add(parameter.variable().name()));
        Optional<Equation> equation = equation(formula.equation(), names, own);
        Optional<Equation> computeAs =
                formula.computeAs().isBlank() ? Optional.empty() : equation(formula.computeAs(), names, own);
        List<Output> outputs = equation.map(tree -> outputs(formula, tree, own)).orElse(List.of());
        equation.flatMap(tree -> computeAs.flatMap(form -> differentOutputs(tree, form)))
                .ifPresent(problem -> own.add(new Finding(formula.computeAs(), problem)));
        List<Problem> problems = own.stream().map(Finding::problem).toList();
        // With unknown names the rest can be checked; what has errors of syntax may be read as another than is meant.
        boolean readable =
                problems.stream().allMatch(problem -> problem.code() == Code.SYMBOL || problem.code() == Code.HOLE);
        findings.addAll(own);
        boolean complete = parameters.size() == formula.parameters().size()
                && Stream.concat(equation.stream(), computeAs.stream()).noneMatch(this::usesFaulty)
                && equation.filter(tree -> tree.outputs().size() == outputs.size())
                        .isPresent();
        if (!readable || !complete) {
            return Optional.empty();
        }
        return equation.map(tree -> new Draft(
                formula,
                owner.setId() + "/" + Identifiers.kebab(formula.method()),
                parameters,
                outputs,
                tree,
                computeAs,
                problems));
    }

    private boolean usesFaulty(Equation equation) {
        return Trees.values(equation).stream()
                .flatMap(value -> Trees.freeNames(value).stream())
                .anyMatch(name -> glossary.isFaulty(name.name()));
    }

    private List<Parameter> parameters(FormulaDeclaration formula, List<Finding> findings) {
        VariableResolver resolver = new VariableResolver(glossary, findings);
        Map<String, Undomained> undomained = new LinkedHashMap<>();
        Map<String, ParameterDeclaration> declarations = new LinkedHashMap<>();
        for (ParameterDeclaration declaration : formula.parameters()) {
            resolver.resolve(declaration).ifPresent(variable -> {
                String name = variable.variable().name();
                if (declarations.putIfAbsent(name, declaration) != null) {
                    findings.add(new Finding(
                            declaration.place(),
                            Problem.error(
                                    Code.SYMBOL,
                                    "two parameters of `" + formula.method() + "` have the symbol `" + name + "`",
                                    "give one of them another symbol in @Param")));
                } else {
                    undomained.put(name, variable);
                }
            });
        }
        Map<String, Variable> variables = resolver.withDomains(undomained);
        List<Parameter> parameters = new ArrayList<>();
        declarations.forEach((name, declaration) -> {
            Variable variable = variables.get(name);
            Optional<Domain> calibrated = resolver.domain(variable, declaration.calibrated(), variables);
            Optional<Binding> defaultValue = defaultValue(declaration, variable, findings);
            if (defaultValue.isEmpty()
                    && !parameters.isEmpty()
                    && parameters.get(parameters.size() - 1).defaultValue().isPresent()) {
                findings.add(new Finding(
                        declaration.place(),
                        Problem.error(
                                Code.DECLARATION,
                                "parameter `" + declaration.javaName() + "` has no default, but the one before it has",
                                "only trailing parameters can be left out: move those with defaults to the end")));
            }
            parameters.add(new Parameter(declaration.javaName(), variable, defaultValue, calibrated));
        });
        return parameters;
    }

    private static Optional<Binding> defaultValue(
            ParameterDeclaration declaration, Variable variable, List<Finding> findings) {
        SourceText text = declaration.defaultValue();
        if (text.isBlank()) {
            return Optional.empty();
        }
        Parsed<Binding> parsed = Parser.parseValue(text.value(), variable.name());
        parsed.problems().forEach(problem -> findings.add(new Finding(text, problem)));
        parsed.tree()
                .flatMap(binding -> BindingCheck.check(binding, variable))
                .ifPresent(problem -> findings.add(new Finding(text, problem)));
        return parsed.tree();
    }

    private Optional<Equation> equation(SourceText text, Set<String> parameters, List<Finding> findings) {
        NameTable names = formulas.shadowedBy(parameters);
        Parsed<Equation> parsed = Parser.parseEquation(text.value(), names);
        List<Problem> problems = new ArrayList<>(parsed.problems());
        parsed
                .tree()
                .map(tree -> SymbolCheck.check(tree, parameters, formulas, glossary.constants()))
                .orElse(List.of())
                .stream()
                .filter(problem -> parsed.problems().stream().noneMatch(problem::isAboutTheSame))
                .forEach(problems::add);
        problems.forEach(problem -> findings.add(new Finding(text, problem)));
        return parsed.tree();
    }

    private List<Output> outputs(FormulaDeclaration formula, Equation equation, List<Finding> findings) {
        if (formula.result() instanceof ResultDeclaration.Components record) {
            return components(formula, record, equation, findings);
        }
        if (equation.outputs().size() > 1) {
            findings.add(new Finding(
                    formula.equation(),
                    Problem.error(
                            Code.DECLARATION,
                            "the equation has " + equation.outputs().size() + " outputs, but `" + formula.method()
                                    + "` returns one number",
                            "return a record whose components are named after the outputs")));
            return List.of();
        }
        NumberType type = ((ResultDeclaration.Scalar) formula.result()).type();
        String name = equation.outputs().get(0).name().name();
        SourceText unit = formula.unit();
        var entry = glossary.use(name);
        SourceText unitText = unit.isBlank() ? entry.map(e -> e.unit()).orElse(unit) : unit;
        Variable variable = new Variable(
                name,
                type,
                UnitAttribute.read(unitText, findings).orElse(Unit.ONE),
                Optional.empty(),
                entry.flatMap(e -> Glossary.text(e.latex())),
                formula.javadoc().result().isBlank()
                        ? entry.map(e -> e.doc().value()).orElse("")
                        : formula.javadoc().result());
        return List.of(new Output(formula.method(), variable));
    }

    private List<Output> components(
            FormulaDeclaration formula,
            ResultDeclaration.Components record,
            Equation equation,
            List<Finding> findings) {
        if (!formula.unit().isBlank()) {
            findings.add(new Finding(
                    formula.unit(),
                    Problem.error(
                            Code.DECLARATION,
                            "`unit` is for a single output, and `" + formula.method() + "` returns a record",
                            "give each component its unit with @Param")));
        }
        VariableResolver resolver = new VariableResolver(glossary, findings);
        List<Output> outputs = new ArrayList<>();
        for (ParameterDeclaration component : record.components()) {
            resolver.resolve(component)
                    .ifPresent(variable -> outputs.add(new Output(component.javaName(), variable.variable())));
        }
        List<String> defined = outputNames(equation);
        Map<String, Output> bySymbol = new LinkedHashMap<>();
        outputs.forEach(output -> bySymbol.put(output.variable().name(), output));
        if (!bySymbol.keySet().equals(Set.copyOf(defined))) {
            findings.add(new Finding(
                    formula.equation(),
                    Problem.error(
                            Code.DECLARATION,
                            "the outputs " + String.join(", ", defined) + " are not the components "
                                    + String.join(", ", bySymbol.keySet()) + " of `"
                                    + record.type().name() + "`",
                            "name the components after the outputs, or say the symbol with @Param",
                            equation.outputs().stream()
                                    .map(output -> new Label(output.name().span(), ""))
                                    .toArray(Label[]::new))));
            return outputs;
        }
        return defined.stream().map(bySymbol::get).toList();
    }

    private static Optional<Problem> differentOutputs(Equation equation, Equation computeAs) {
        List<String> wanted = outputNames(equation);
        List<String> found = outputNames(computeAs);
        return wanted.equals(found)
                ? Optional.empty()
                : Optional.of(Problem.error(
                        Code.SYMBOL,
                        "`computeAs` defines " + String.join(", ", found) + ", the equation "
                                + String.join(", ", wanted),
                        "define the same outputs in the same order"));
    }

    private static List<String> outputNames(Equation equation) {
        return equation.outputs().stream()
                .map(Definition::name)
                .map(name -> name.name())
                .toList();
    }
}
