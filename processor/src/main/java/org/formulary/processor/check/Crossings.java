package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/** Equations, in prefix form, that move a point to where a comparison is about to fail. */
final class Crossings {

    private final Meaning meaning;
    private final Function<Expr, String> prefix;

    /**
     * Crossings in an equation.
     *
     * @param prefix prints a value in terms of the parameters
     */
    Crossings(Meaning meaning, Function<Expr, String> prefix) {
        this.meaning = meaning;
        this.prefix = prefix;
    }

    /**
     * Where the sides of a comparison meet, if their difference is affine in a parameter, and 1 below: first with all
     * other parameters at 1, which makes a plain witness, then wherever they are.
     */
    List<List<String>> of(Condition goal, Set<String> names) {
        List<List<String>> plain = new ArrayList<>();
        List<List<String>> others = new ArrayList<>();
        Trees.parts(goal).stream()
                .filter(Condition.Comparison.class::isInstance)
                .map(Condition.Comparison.class::cast)
                .filter(comparison -> comparison.operands().stream().allMatch(this::isRational))
                .forEach(comparison -> {
                    for (String name : names) {
                        String crossing = crossing(name, comparison);
                        List<String> ones = names.stream()
                                .filter(other -> !other.equals(name))
                                .map(other -> "(= " + other + " 1)")
                                .toList();
                        for (String pin : List.of(crossing, "(- " + crossing + " 1)")) {
                            String equation = "(= " + name + " " + pin + ")";
                            plain.add(Stream.concat(ones.stream(), Stream.of(equation))
                                    .toList());
                            others.add(List.of(equation));
                        }
                    }
                });
        plain.addAll(others);
        return plain.stream().distinct().toList();
    }

    /** Whether the value is made by the four operations and fixed powers, so that it is cheap to compute exactly. */
    private boolean isRational(Expr expr) {
        return Trees.all(expr).stream().allMatch(node -> {
            if (node instanceof Expr.Name name) {
                return Optional.ofNullable(meaning.definitions().get(name.name()))
                        .filter(value -> !isRational(value))
                        .isEmpty();
            } else if (node instanceof Expr.Binary binary && binary.op() == BinaryOp.POW) {
                return Constants.valueOf(binary.right())
                        .filter(Rational::isInteger)
                        .isPresent();
            }
            return node instanceof Expr.Binary
                    || node instanceof Expr.Group
                    || node instanceof Expr.Neg
                    || (node instanceof Expr.Num num
                            && num.unit()
                                    .filter(literal -> literal.unit().piPower() != 0)
                                    .isEmpty());
        });
    }

    private String crossing(String name, Condition.Comparison comparison) {
        String difference = "(- " + prefix.apply(comparison.operands().get(0)) + " "
                + prefix.apply(comparison.operands().get(1)) + ")";
        String at0 = "(let (" + name + " 0) " + difference + ")";
        String at1 = "(let (" + name + " 1) " + difference + ")";
        return "(/ " + at0 + " (- " + at0 + " " + at1 + "))";
    }
}
