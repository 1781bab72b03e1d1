package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Unit;

/** Sets of dimensionless formulas, made straight from their equations. */
final class TextSets {

    static final CheckedFormula.Owner OWNER = new CheckedFormula.Owner("test.text", "t", "Text", "TextFormulas");

    private TextSets() {}

    /**
     * A formula.
     *
     * @param parameters each as in Java, with or without a lower bound: {@code long N >= 1}
     */
    static CheckedFormula formula(String method, String result, String equation, List<String> parameters) {
        List<Parameter> all = parameters.stream().map(TextSets::parameter).toList();
        Set<String> names = all.stream().map(p -> p.variable().name()).collect(Collectors.toSet());
        Equation tree = parsed(Parser.parseEquation(equation, names(names)), equation);
        List<Output> outputs = new ArrayList<>();
        for (Equation.Definition output : tree.outputs()) {
            String name = output.name().name();
            outputs.add(new Output(
                    method,
                    new Variable(name, type(result), Unit.ONE, Optional.empty(), Optional.empty(), "the result")));
        }
        return new CheckedFormula(
                method,
                OWNER,
                method,
                Optional.empty(),
                "A test.",
                "",
                new CheckedEquation(equation, tree, new Typing()),
                Optional.empty(),
                all,
                outputs,
                Optional.empty(),
                CheckedFormula.Body.NONE,
                new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                Analysis.NONE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                Optional.empty());
    }

    /** A law. */
    static Law law(String text) {
        return parsed(Parser.parseLaw(text, names(Set.of())), text);
    }

    static CheckedSet set(List<CheckedFormula> formulas) {
        return new CheckedSet(OWNER, "Tests", "", List.of(), List.of(), List.of(), formulas, List.of());
    }

    static FormulaLookup lookup(CheckedSet set) {
        Map<String, CheckedFormula> formulas =
                set.formulas().stream().collect(Collectors.toMap(CheckedFormula::fullId, formula -> formula));
        return formulas::get;
    }

    /** The source of the generated class. */
    static String source(CheckedSet set) {
        return FormulasClasses.generate(set, lookup(set), List.of(), Optional.empty())
                .get(0)
                .text();
    }

    private static Parameter parameter(String declaration) {
        List<String> words = Arrays.asList(declaration.split(" "));
        String name = words.get(1);
        Optional<Domain> domain = words.size() == 2
                ? Optional.empty()
                : Optional.of(domain(declaration.substring(words.get(0).length() + 1)));
        Variable variable = new Variable(name, type(words.get(0)), Unit.ONE, domain, Optional.empty(), "an argument");
        return new Parameter(name, variable, Optional.empty(), Optional.empty());
    }

    /** A comparison of a symbol with a number, or any condition, which then sets no bound. */
    private static Domain domain(String text) {
        Condition condition = parsed(Parser.parseCondition(text, names(Set.of())), text);
        Range range = new Range(Optional.empty(), Optional.empty(), false);
        if (condition instanceof Condition.Comparison comparison
                && comparison.operands().get(1) instanceof Expr.Num number) {
            boolean open = comparison.relations().get(0) == Condition.Relation.GT;
            range = new Range(Optional.of(new Range.Bound(number.value(), open)), Optional.empty(), true);
        }
        return new Domain(text, condition, new Typing(), range);
    }

    private static NumberType type(String keyword) {
        return Arrays.stream(NumberType.values())
                .filter(type -> type.keyword().equals(keyword))
                .findFirst()
                .orElseThrow();
    }

    private static NameTable names(Set<String> symbols) {
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return symbols.contains(name) || name.length() <= 2;
            }

            @Override
            public Optional<String> formula(String name) {
                return Optional.empty();
            }
        };
    }

    private static <T> T parsed(Parsed<T> parsed, String text) {
        return parsed.tree().orElseThrow(() -> new AssertionError(text + ": " + parsed.problems()));
    }
}
