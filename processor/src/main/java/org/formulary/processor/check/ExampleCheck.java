package org.formulary.processor.check;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ExampleDeclaration;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Real;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/** Computes worked examples exactly and holds the written outcome against the result. */
final class ExampleCheck {

    private static final String REFUSED = "refused";

    private final CheckedFormula formula;
    private final Evaluation evaluation;
    private final List<Finding> findings;

    /**
     * Checks examples of a formula.
     *
     * @param findings receives those that do not hold
     */
    ExampleCheck(CheckedFormula formula, Evaluation evaluation, List<Finding> findings) {
        this.formula = formula;
        this.evaluation = evaluation;
        this.findings = findings;
    }

    /** The example, if it holds. */
    Optional<CheckedExample> check(ExampleDeclaration example) {
        Map<String, Variable> parameters = new LinkedHashMap<>();
        formula.parameters().forEach(p -> parameters.put(p.variable().name(), p.variable()));
        Optional<List<Binding>> given = bindings(example.given(), parameters);
        boolean refused = example.then().value().strip().equals(REFUSED);
        Map<String, Variable> outputs = new LinkedHashMap<>();
        formula.outputs().forEach(o -> outputs.put(o.variable().name(), o.variable()));
        Optional<List<Binding>> then = refused ? Optional.of(List.of()) : bindings(example.then(), outputs);
        if (given.isEmpty() || then.isEmpty() || !complete(example, given.get(), then.get(), refused)) {
            return Optional.empty();
        }
        CheckedExample checked =
                new CheckedExample(example.given().value(), example.then().value(), given.get(), then.get(), refused);
        return holds(example, checked) ? Optional.of(checked) : Optional.empty();
    }

    private Optional<List<Binding>> bindings(SourceText text, Map<String, Variable> variables) {
        if (text.isBlank()) {
            return Optional.of(List.of());
        }
        Parsed<List<Binding>> parsed = Parser.parseBindings(text.value());
        List<Problem> problems = new ArrayList<>(parsed.problems());
        Map<String, Binding> seen = new LinkedHashMap<>();
        for (Binding binding : parsed.tree().orElse(List.of())) {
            Variable variable = variables.get(binding.name().name());
            Optional<Expr.Constant> constant = constant(binding.name().name());
            if (constant.isPresent()) {
                problems.add(ConstantCheck.given(binding.name(), constant.get()));
            } else if (variable == null) {
                problems.add(SymbolCheck.unknown(binding.name(), variables.keySet(), new FormulaNames()));
            } else if (seen.putIfAbsent(variable.name(), binding) != null) {
                problems.add(Problem.error(
                        Code.EXAMPLE, "`" + variable.name() + "` is given twice", new Label(binding.span(), "again")));
            } else {
                BindingCheck.check(binding, variable).ifPresent(problems::add);
            }
        }
        problems.forEach(problem -> findings.add(new Finding(text, problem)));
        return problems.isEmpty() ? parsed.tree() : Optional.empty();
    }

    private Optional<Expr.Constant> constant(String name) {
        return formula.constants().stream()
                .filter(constant -> constant.name().equals(name))
                .findFirst();
    }

    private boolean complete(ExampleDeclaration example, List<Binding> given, List<Binding> then, boolean refused) {
        List<String> missing = formula.parameters().stream()
                .filter(parameter -> parameter.defaultValue().isEmpty())
                .map(parameter -> parameter.variable().name())
                .filter(name -> given.stream()
                        .noneMatch(binding -> binding.name().name().equals(name)))
                .toList();
        if (!missing.isEmpty()) {
            findings.add(new Finding(
                    example.given(),
                    Problem.error(
                            Code.EXAMPLE,
                            "the example gives no value for " + String.join(", ", missing),
                            "add " + missing.get(0) + " = …")));
            return false;
        }
        if (then.isEmpty() && !refused) {
            findings.add(new Finding(
                    example.then(),
                    Problem.error(
                            Code.EXAMPLE,
                            "the example claims nothing",
                            "write " + formula.outputs().get(0).variable().name() + " = … or refused")));
            return false;
        }
        return true;
    }

    private boolean holds(ExampleDeclaration declaration, CheckedExample example) {
        Map<String, Real> environment = evaluation.environment(formula, example.given());
        Optional<Parameter> outside;
        try {
            outside = outsideDomain(example.given(), environment);
        } catch (UndefinedException | UndecidedException e) {
            findings.add(new Finding(
                    declaration.given(),
                    Problem.error(
                            Code.EXAMPLE,
                            "whether the arguments are in their domains cannot be decided: " + e.getMessage(),
                            "give arguments farther from the bounds")));
            return false;
        }
        if (outside.isPresent() != example.refused()) {
            findings.add(outside.map(parameter -> outside(declaration, example, parameter))
                    .orElseGet(() -> new Finding(
                            declaration.then(),
                            Problem.error(
                                    Code.EXAMPLE,
                                    "the arguments are not refused: they are inside every domain",
                                    Glossary.whole(declaration.then())))));
            return false;
        }
        boolean all = true;
        for (Binding claim : example.then()) {
            all &= holds(declaration, claim, environment);
        }
        return all;
    }

    private Optional<Parameter> outsideDomain(List<Binding> given, Map<String, Real> environment) {
        return formula.parameters().stream()
                .filter(parameter ->
                        !evaluation.admits(parameter.variable(), Evaluation.binding(parameter, given), environment))
                .findFirst();
    }

    private static Finding outside(ExampleDeclaration declaration, CheckedExample example, Parameter parameter) {
        String name = parameter.variable().name();
        Label[] labels = example.given().stream()
                .filter(binding -> binding.name().name().equals(name))
                .map(binding -> new Label(binding.span(), "outside"))
                .toArray(Label[]::new);
        return new Finding(
                declaration.given(),
                Problem.error(
                        Code.EXAMPLE,
                        "`" + name + "` is outside its domain "
                                + parameter.variable().domain().orElseThrow().text(),
                        "give a value inside, or write then = \"refused\"",
                        labels));
    }

    private boolean holds(ExampleDeclaration declaration, Binding claim, Map<String, Real> environment) {
        int index = outputIndex(claim);
        Variable output = formula.outputs().get(index).variable();
        Unit unit = BindingCheck.unit(claim, output);
        Rational value;
        try {
            value = Evaluation.inUnit(evaluation.output(formula.equation(), index, environment), unit);
        } catch (UndefinedException | UndecidedException e) {
            findings.add(new Finding(
                    declaration.given(),
                    Problem.error(Code.EXAMPLE, "`" + output.name() + "` has no value here: " + e.getMessage())));
            return false;
        }
        Rational halfLastDigit = lastDigit(claim.number()).dividedBy(Rational.of(2));
        if (value.minus(claim.value()).abs().compareTo(halfLastDigit) <= 0) {
            return true;
        }
        String shown = Evaluation.decimal(value, significantDigits(claim.number()));
        String withUnit =
                claim.unit().map(u -> shown + " " + claim.unit().get().text()).orElse(shown);
        findings.add(new Finding(
                declaration.then(),
                Problem.error(
                        Code.EXAMPLE,
                        "`" + output.name() + "` is " + withUnit + " for these arguments",
                        "write " + output.name() + " = " + withUnit + ", or mend the equation: "
                                + formula.equation().text(),
                        new Label(claim.span(), "is " + withUnit))));
        return false;
    }

    private int outputIndex(Binding claim) {
        List<String> names = formula.outputs().stream()
                .map(Output::variable)
                .map(Variable::name)
                .toList();
        return names.indexOf(claim.name().name());
    }

    /** The value of one unit in the last place that is written. */
    private static Rational lastDigit(String number) {
        return Rational.of(new BigDecimal(number).ulp());
    }

    private static int significantDigits(String number) {
        return Math.max(4, new BigDecimal(number).precision());
    }
}
