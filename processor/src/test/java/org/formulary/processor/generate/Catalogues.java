package org.formulary.processor.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Equivalence;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Guards;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sign;
import org.formulary.processor.model.Trend;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.read.CatalogueReader;
import org.formulary.quantity.Unit;

/** Sets for the tests of catalogues. */
final class Catalogues {

    private static final String CALLED = "test.random/called";

    private Catalogues() {}

    /** Four formulas of the communication set: one that calls another, one with a record, one of counts. */
    static CheckedSet communication() {
        return CatalogueReader.read("communication.json", resource("communication.json"));
    }

    /** One formula whose equation, law and cases hold nodes of every kind, and the formula it calls. */
    static CheckedSet random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        CheckedFormula.Owner owner = new CheckedFormula.Owner("test.random", "", "Random", "RandomFormulas");
        Typing plain = new Typing();
        RandomTrees leaves = new RandomTrees(random, plain, CALLED);
        CheckedFormula called =
                formula(owner, "called", List.of("N"), equation(plain, List.of(leaves.value(0)), List.of()), List.of());
        Typing typing = new Typing();
        RandomTrees trees = new RandomTrees(random, typing, CALLED);
        CheckedEquation equation = equation(typing, List.of(trees.value(2), trees.value(3)), List.of(trees.value(2)));
        Typing ofLaw = new Typing();
        RandomTrees laws = new RandomTrees(random, ofLaw, CALLED);
        Law law = new Law(laws.span(), laws.comparison(2), Optional.of(laws.condition(3)));
        CheckedFormula formula = formula(
                owner,
                "formula",
                List.of("N", "alpha", "B_local"),
                equation,
                List.of(new CheckedLaw("a law", law, ofLaw, random.nextBoolean(), random.nextInt(1000))));
        return new CheckedSet(
                owner, "Random trees", "", List.of(), List.of(), List.of(), List.of(called, formula), List.of());
    }

    /** A formula whose output is a sum of so many terms, each the left operand of the next. */
    static CheckedSet sum(int terms) {
        Span span = new Span(0, 1);
        Typing typing = new Typing();
        Expr sum = new Expr.Name(span, "N");
        for (int i = 1; i < terms; i++) {
            sum = new Expr.Binary(span, BinaryOp.ADD, sum, new Expr.Name(span, "N"));
        }
        CheckedFormula.Owner owner = new CheckedFormula.Owner("test.sum", "", "Sum", "SumFormulas");
        CheckedFormula formula =
                formula(owner, "sum", List.of("N"), equation(typing, List.of(sum), List.of()), List.of());
        return new CheckedSet(owner, "Long sums", "", List.of(), List.of(), List.of(), List.of(formula), List.of());
    }

    private static CheckedEquation equation(Typing typing, List<Expr> outputs, List<Expr> locals) {
        return new CheckedEquation(
                "an equation",
                new Equation(new Span(0, 11), definitions("y", outputs), definitions("z", locals)),
                typing);
    }

    private static List<Definition> definitions(String name, List<Expr> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> new Definition(
                        new Span(i, i + 20), new Expr.Name(new Span(i, i + 1), name + "_" + i), values.get(i)))
                .toList();
    }

    private static CheckedFormula formula(
            CheckedFormula.Owner owner,
            String id,
            List<String> parameters,
            CheckedEquation equation,
            List<CheckedLaw> laws) {
        List<Output> outputs = equation.tree().outputs().stream()
                .map(output ->
                        new Output(output.name().name(), variable(output.name().name())))
                .toList();
        return new CheckedFormula(
                id,
                owner,
                id,
                Optional.of("f_" + id),
                "A formula.",
                "",
                equation,
                Optional.empty(),
                parameters.stream()
                        .map(name -> new Parameter(name, variable(name), Optional.empty(), Optional.empty()))
                        .toList(),
                outputs,
                Optional.empty(),
                CheckedFormula.Body.NONE,
                new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                new Analysis(
                        laws.isEmpty() ? Definedness.PROVED : new Definedness(List.of("N != 0", "alpha > 0 or N >= 1")),
                        laws.isEmpty()
                                ? new Finiteness(Set.of("y_0"), Guards.OF_RESULTS, Optional.empty())
                                : new Finiteness(
                                        Set.of(),
                                        Guards.OF_RESULTS,
                                        Optional.of(new Finiteness.Trouble(
                                                Finiteness.Kind.WRONG, "N = 1e300, alpha = 2 s", "3"))),
                        outputs.stream().map(Catalogues::behaviour).toList(),
                        laws.isEmpty() ? Optional.empty() : Optional.of(Equivalence.tested(200)),
                        List.of(),
                        List.of()),
                laws,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                Optional.empty());
    }

    /** One with every direction. */
    private static Behaviour behaviour(Output output) {
        Sign sign = output.variable().name().length() % 2 == 0 ? Sign.UNKNOWN : Sign.NONNEGATIVE;
        List<Trend> trends = Stream.of(Direction.values())
                .map(direction -> new Trend(
                        "N", direction, direction == Direction.NOT_MONOTONE ? List.of("a rise", "a fall") : List.of()))
                .toList();
        return new Behaviour(output.variable().name(), sign, trends);
    }

    private static Variable variable(String name) {
        return new Variable(name, NumberType.DOUBLE, Unit.ONE, Optional.empty(), Optional.empty(), "");
    }

    /** Finds the formulas of these sets. */
    static FormulaLookup lookup(CheckedSet... sets) {
        Map<String, CheckedFormula> byId = Stream.of(sets)
                .flatMap(set -> set.formulas().stream())
                .collect(Collectors.toUnmodifiableMap(CheckedFormula::fullId, Function.identity()));
        return id -> Optional.ofNullable(byId.get(id)).orElseThrow();
    }

    static String lines(CheckedSet set) {
        return new CatalogueWriter(set, lookup(set)).lines();
    }

    static String ascii(CheckedSet set) {
        return new CatalogueWriter(set, lookup(set)).ascii();
    }

    /** The sets that tests run over. */
    static List<CheckedSet> all() {
        List<CheckedSet> sets = new ArrayList<>(List.of(communication()));
        for (long seed = 0; seed < 50; seed++) {
            sets.add(random(seed));
        }
        return sets;
    }

    static String resource(String name) {
        try (InputStream stream = Catalogues.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
