package org.formulary.processor.check;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Dimension;

/**
 * What of declared variables has a wanted dimension: one of them, its reciprocal, or a product or quotient of two.
 *
 * @param text the variables, {@code B}, {@code v t}, {@code v/t}
 * @param divides whether it is one over them
 */
record MissingFactor(String text, boolean divides) {

    /** The plainest one, of variables that come early. */
    static Optional<MissingFactor> of(Dimension wanted, Collection<Variable> variables) {
        return all(wanted, variables).findFirst();
    }

    /** What turns one dimension into another, but for the way out of replacing a quantity by one that fits. */
    static Optional<MissingFactor> between(Dimension actual, Dimension wanted, Collection<Variable> variables) {
        Set<String> replacing = variables.stream()
                .filter(variable -> variable.unit().dimension().equals(wanted))
                .map(Variable::name)
                .collect(Collectors.toSet());
        return BoundedDimension.of(() -> wanted.dividedBy(actual)).stream()
                .flatMap(ratio -> all(ratio, variables))
                .filter(factor ->
                        replacing.stream().noneMatch(name -> factor.text().startsWith(name + "/")))
                .findFirst();
    }

    private static Stream<MissingFactor> all(Dimension wanted, Collection<Variable> variables) {
        List<Variable> quantities = variables.stream()
                .filter(variable -> !variable.unit().dimension().isNone())
                .toList();
        return Stream.concat(
                quantities.stream()
                        .flatMap(variable -> either(wanted, variable.unit().dimension(), variable.name())),
                pairs(wanted, quantities));
    }

    /** What has the dimension, or one over it. */
    private static Stream<MissingFactor> either(Dimension wanted, Dimension given, String text) {
        if (given.equals(wanted)) {
            return Stream.of(new MissingFactor(text, false));
        }
        return Dimension.NONE.dividedBy(given).equals(wanted)
                ? Stream.of(new MissingFactor(text, true))
                : Stream.empty();
    }

    private static Stream<MissingFactor> pairs(Dimension wanted, List<Variable> variables) {
        return variables.stream().flatMap(first -> variables.stream().flatMap(second -> pair(wanted, first, second)));
    }

    private static Stream<MissingFactor> pair(Dimension wanted, Variable first, Variable second) {
        Dimension one = first.unit().dimension();
        Dimension other = second.unit().dimension();
        boolean same = first.name().equals(second.name());
        String product = same ? first.name() + "^2" : first.name() + " " + second.name();
        Stream<MissingFactor> products =
                BoundedDimension.of(() -> one.times(other)).stream().flatMap(given -> either(wanted, given, product));
        boolean quotient = !same
                && BoundedDimension.of(() -> one.dividedBy(other))
                        .filter(wanted::equals)
                        .isPresent();
        return quotient
                ? Stream.concat(products, Stream.of(new MissingFactor(first.name() + "/" + second.name(), false)))
                : products;
    }

    /** How it is written as one operand of a product. */
    String operand() {
        boolean several = text.indexOf(' ') >= 0;
        return divides ? "1/" + (several ? "(" + text + ")" : text) : several ? "(" + text + ")" : text;
    }

    /** The advice to put it where a dimension is another than it should be. */
    String advice(Dimension actual, Dimension wanted) {
        return (divides ? "a division by `" : "a factor `") + text + "` would turn " + Inferred.describe(actual)
                + " into " + Inferred.describe(wanted);
    }
}
