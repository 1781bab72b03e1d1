package org.formulary.processor.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Range.Bound;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Writes out the domain or the case that would exclude a witness. */
final class DomainMend {

    private final Meaning meaning;
    private final CheckedFormula formula;
    private final Obligation obligation;
    private final DomainWitness.Witness witness;

    DomainMend(Meaning meaning, CheckedFormula formula, Obligation obligation, DomainWitness.Witness witness) {
        this.meaning = meaning;
        this.formula = formula;
        this.obligation = obligation;
        this.witness = witness;
    }

    /** What to write instead. */
    String help() {
        if (witness.values().isEmpty()) {
            return "it does not depend on any argument: mend the equation";
        }
        Optional<String> bound = single().filter(this::excludingItProves).flatMap(DomainMend::withoutBound);
        if (bound.isPresent()) {
            Map.Entry<Variable, Rational> argument = single().orElseThrow();
            String condition = argument.getKey().name() + " = " + Places.number(argument.getValue());
            return "write `" + output() + " = … if " + condition + " else …`, or domain = \"" + bound.get() + "\"";
        }
        return single().flatMap(argument -> extended(argument.getKey()))
                .or(this::joint)
                .orElse("exclude it by a domain, or by a case `" + output() + " = … if … else …`");
    }

    private String output() {
        return formula.outputs().get(0).variable().name();
    }

    private Optional<Map.Entry<Variable, Rational>> single() {
        return witness.values().size() == 1
                ? Optional.of(witness.values().entrySet().iterator().next())
                : Optional.empty();
    }

    /** Whether nothing else than this value of the one parameter stands against a proof. */
    private boolean excludingItProves(Map.Entry<Variable, Rational> argument) {
        Unit unit = argument.getKey().unit();
        if (unit.piPower() != 0) {
            return false;
        }
        Span nowhere = new Span(0, 0);
        Rational coherent = argument.getValue().times(unit.factor()).plus(unit.offset());
        Condition.Comparison others = new Condition.Comparison(
                nowhere,
                List.of(
                        new Expr.Name(nowhere, argument.getKey().name()),
                        new Expr.Num(nowhere, coherent.toString(), coherent, Optional.empty())),
                List.of(Relation.NE));
        return new Narrowing(meaning)
                .where(obligation.box(), others)
                .flatMap(box -> obligation.goal().filter(goal -> new Prover(meaning).holds(goal, box)))
                .isPresent();
    }

    /** The domain without its bound, if that is where the value lies. */
    private static Optional<String> withoutBound(Map.Entry<Variable, Rational> argument) {
        Variable variable = argument.getKey();
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        Bound excluded = new Bound(argument.getValue(), true);
        boolean atLower = range.exact()
                && range.lower().filter(bound -> isAt(bound, argument)).isPresent();
        boolean atUpper = range.exact()
                && range.upper().filter(bound -> isAt(bound, argument)).isPresent();
        if (atLower == atUpper) {
            return Optional.empty();
        }
        return Optional.of(
                atLower
                        ? chain(variable, Optional.of(excluded), range.upper())
                        : chain(variable, range.lower(), Optional.of(excluded)));
    }

    private static boolean isAt(Bound bound, Map.Entry<Variable, Rational> argument) {
        return !bound.open() && bound.value().equals(argument.getValue());
    }

    /** {@code x > 0}, {@code 0 < f <= 1}; of integers, {@code N >= 2}. */
    private static String chain(Variable variable, Optional<Bound> lower, Optional<Bound> upper) {
        String name = variable.name();
        Optional<Bound> least = lower.map(bound -> whole(variable, bound, 1));
        Optional<Bound> greatest = upper.map(bound -> whole(variable, bound, -1));
        if (least.isPresent() && greatest.isPresent()) {
            return number(least.get())
                    + (least.get().open() ? " < " : " <= ")
                    + name
                    + (greatest.get().open() ? " < " : " <= ")
                    + number(greatest.get());
        }
        return least.map(bound -> name + (bound.open() ? " > " : " >= ") + number(bound))
                .orElseGet(() -> greatest.map(bound -> name + (bound.open() ? " < " : " <= ") + number(bound))
                        .orElse(""));
    }

    private static Bound whole(Variable variable, Bound bound, int step) {
        boolean next =
                variable.type().integer() && bound.open() && bound.value().isInteger();
        return next ? new Bound(bound.value().plus(Rational.of(step)), false) : bound;
    }

    private static String number(Bound bound) {
        return Places.number(bound.value());
    }

    /** The domain with what the equation asks of the parameter itself. */
    private Optional<String> extended(Variable variable) {
        return said().map(condition -> "write domain = \""
                + variable.domain()
                        .filter(domain -> !isReplaced(domain))
                        .map(domain -> conjunct(domain) + " and ")
                        .orElse("")
                + condition + "\" for `" + variable.name() + "`");
    }

    /** Whether the condition bounds the parameter itself from below, as the domain does and nothing more. */
    private boolean isReplaced(Domain domain) {
        return obligation.guilty() instanceof Expr.Name
                && domain.range().exact()
                && domain.range().upper().isEmpty()
                && obligation
                        .goal()
                        .filter(Condition.Comparison.class::isInstance)
                        .map(goal -> ((Condition.Comparison) goal).relations())
                        .filter(relations ->
                                relations.equals(List.of(Relation.GE)) || relations.equals(List.of(Relation.GT)))
                        .isPresent();
    }

    private static String conjunct(Domain domain) {
        return domain.condition() instanceof Condition.Or ? "(" + domain.text() + ")" : domain.text();
    }

    private Optional<String> joint() {
        List<Variable> variables = List.copyOf(witness.values().keySet());
        return said().map(condition -> "add `" + condition + "` to the domain of `"
                + variables.get(variables.size() - 1).name() + "`, or exclude it by a case `" + output()
                + " = … if … else …`");
    }

    /** The condition, if it is one comparison of parameters. */
    private Optional<String> said() {
        return obligation
                .goal()
                .filter(Condition.Comparison.class::isInstance)
                .filter(goal -> obligation.series().isEmpty())
                .filter(goal ->
                        Trees.freeNames(goal).stream().map(Expr.Name::name).allMatch(this::isParameter))
                .map(goal -> obligation.need());
    }

    private boolean isParameter(String name) {
        return formula.parameters().stream()
                .anyMatch(parameter -> parameter.variable().name().equals(name));
    }
}
