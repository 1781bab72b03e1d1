package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ParameterDeclaration;
import org.formulary.processor.read.SymbolDeclaration;
import org.formulary.quantity.Unit;

/** Joins what a formula declares of its symbols with what the glossary says of them. */
final class VariableResolver {

    private final Glossary glossary;
    private final List<Finding> findings;

    /**
     * Resolves against a glossary.
     *
     * @param findings receives units and domains that are none
     */
    VariableResolver(Glossary glossary, List<Finding> findings) {
        this.glossary = glossary;
        this.findings = findings;
    }

    /** A variable before its domain is read, and the text of that domain. */
    record Undomained(Variable variable, SourceText domain) {}

    /** The variable of a parameter or record component; empty where its name is none. */
    Optional<Undomained> resolve(ParameterDeclaration parameter) {
        SourceText written =
                parameter.symbol().isBlank() ? parameter.symbol().withValue(parameter.javaName()) : parameter.symbol();
        Optional<String> name = Glossary.name(written, findings);
        name.map(glossary.constants()::get)
                .ifPresent(constant -> findings.add(new Finding(
                        parameter.symbol().isBlank() ? parameter.place() : parameter.symbol(),
                        ConstantCheck.bound(
                                constant.variable().name(), constant, "a parameter or a result", Optional.empty()))));
        return name.map(found -> resolve(found, parameter));
    }

    private Undomained resolve(String name, ParameterDeclaration parameter) {
        Optional<SymbolDeclaration> entry = glossary.use(name);
        SourceText unit = parameter.unit().isBlank()
                ? entry.map(SymbolDeclaration::unit).orElse(parameter.unit())
                : parameter.unit();
        SourceText domain = parameter.domain().isBlank()
                ? entry.map(SymbolDeclaration::domain).orElse(parameter.domain())
                : parameter.domain();
        SourceText latex = parameter.latex().isBlank()
                ? entry.map(SymbolDeclaration::latex).orElse(parameter.latex())
                : parameter.latex();
        String doc = parameter.doc().isBlank()
                ? entry.map(SymbolDeclaration::doc).map(SourceText::value).orElse("")
                : parameter.doc();
        return new Undomained(
                new Variable(
                        name,
                        parameter.type(),
                        UnitAttribute.read(unit, findings).orElse(Unit.ONE),
                        Optional.empty(),
                        Glossary.text(latex),
                        doc),
                domain);
    }

    /** The variables with their domains read; a domain may name any of them. */
    Map<String, Variable> withDomains(Map<String, Undomained> undomained) {
        Map<String, Variable> bare = new LinkedHashMap<>();
        undomained.forEach((name, variable) -> bare.put(name, variable.variable()));
        Map<String, Variable> variables = new LinkedHashMap<>();
        undomained.forEach((name, variable) -> {
            Optional<Domain> domain = domain(variable.variable(), variable.domain(), bare);
            Variable v = variable.variable();
            variables.put(name, new Variable(name, v.type(), v.unit(), domain, v.latex(), v.doc()));
        });
        return variables;
    }

    /** Reads a condition on one variable in terms of some. */
    Optional<Domain> domain(Variable variable, SourceText text, Map<String, Variable> among) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        NameTable names = new FormulaNames(glossary, name -> List.of()).shadowedBy(among.keySet());
        Parsed<Condition> parsed = Parser.parseCondition(text.value(), names);
        parsed.problems().forEach(problem -> findings.add(new Finding(text, problem)));
        if (parsed.tree().isEmpty()) {
            return Optional.empty();
        }
        Condition written = parsed.tree().get();
        List<Problem> unknown = SymbolCheck.undeclared(written, among.keySet());
        unknown.forEach(problem -> findings.add(new Finding(text, problem)));
        if (!unknown.isEmpty()) {
            return Optional.empty();
        }
        if (!SymbolCheck.mentions(written, variable.name())) {
            findings.add(new Finding(
                    text,
                    Problem.error(
                            Code.SYMBOL,
                            "the domain of `" + variable.name() + "` does not speak of it",
                            "state the condition on `" + variable.name() + "`",
                            Glossary.whole(text))));
            return Optional.empty();
        }
        Condition elaborated = new Elaboration(among).of(written);
        TypeInference inference = new TypeInference(id -> Optional.empty());
        among.values().forEach(inference::declare);
        inference.infer(elaborated);
        List<Problem> problems = new ArrayList<>(inference.problems().problems());
        problems.addAll(LiteralCheck.check(elaborated));
        problems.addAll(HoleCheck.check(elaborated, among, inference, glossary));
        problems.forEach(problem -> findings.add(new Finding(text, problem)));
        return problems.isEmpty()
                ? Optional.of(new Domain(
                        text.value(),
                        elaborated,
                        inference.typing(),
                        Ranges.of(variable.name(), variable.unit(), written)))
                : Optional.empty();
    }
}
