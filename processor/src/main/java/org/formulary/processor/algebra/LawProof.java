package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/**
 * Proves a law for all points of a box at which its values exist. Outputs and called formulas are written out, what the
 * condition fixes is put in its place, cases are gone through one by one, and what is left are comparisons.
 */
public final class LawProof {

    /** Cases that stand one behind the other. */
    private static final int MAX_CASES = 6;

    private static final String HALF = "half of ";

    private final Meaning meaning;
    private final Narrowing narrowing;

    private LawProof(Meaning meaning) {
        this.meaning = new Meaning(Map.of(), meaning.formulas());
        this.narrowing = new Narrowing(this.meaning);
    }

    /**
     * Whether the law was proved.
     *
     * @param domain the domains of the parameters
     * @param meaning what the other names stand for
     */
    public static boolean holds(Law law, Box domain, Meaning meaning) {
        Inlining inlining = new Inlining(meaning);
        LawProof proof = new LawProof(meaning);
        if (law.claim() instanceof Condition.Is is) {
            Optional<Expr> value = inlining.of(is.path());
            return value.isPresent()
                    && law.when().map(inlining::of).map(Optional::isPresent).orElse(true)
                    && proof.asks(is.property(), value.get(), law.when().flatMap(inlining::of), domain);
        }
        Optional<Condition> when = law.when().flatMap(inlining::of);
        return law.when().isPresent() == when.isPresent()
                && inlining.of(law.claim())
                        .filter(claim -> proof.compares((Condition.Comparison) claim, when, domain))
                        .isPresent();
    }

    /** What the condition fixes, and the box that it leaves; empty where it leaves none. */
    private Optional<Pinned> pinned(Optional<Condition> when, Box domain) {
        Optional<Box> box = when.isEmpty() ? Optional.of(domain) : narrowing.where(domain, when.get());
        return box.map(left -> {
            Pinned pinned = new Pinned(left);
            when.ifPresent(pinned::add);
            return pinned;
        });
    }

    /** Names that a condition fixes, each in terms of those that it leaves free. */
    private static final class Pinned {

        private final Map<String, Expr> values = new LinkedHashMap<>();
        private Box box;

        Pinned(Box box) {
            this.box = box;
        }

        /** All that must hold together. */
        private void add(Condition part) {
            if (part instanceof Condition.And and) {
                and.parts().forEach(this::add);
            } else if (part instanceof Condition.Group group) {
                add(group.inner());
            } else if (part instanceof Condition.Comparison comparison
                    && comparison.relations().equals(List.of(Relation.EQ))) {
                Expr left = Terms.bare(comparison.operands().get(0));
                Expr right = Terms.bare(comparison.operands().get(1));
                if (!add(left, right)) {
                    add(right, left);
                }
            } else if (part instanceof Condition.Is is) {
                half(is);
            }
        }

        private boolean add(Expr name, Expr value) {
            if (!(name instanceof Expr.Name own) || !isFree(own.name())) {
                return false;
            }
            Expr known = Inlining.substituted(value, values);
            boolean circular = Mentions.of(known, own.name());
            if (!circular) {
                put(own.name(), known);
            }
            return !circular;
        }

        private boolean isFree(String name) {
            return box.has(name) && !values.containsKey(name);
        }

        private void put(String name, Expr value) {
            values.replaceAll((other, before) -> Inlining.substituted(before, Map.of(name, Terms.operand(value))));
            values.put(name, Terms.operand(value));
        }

        /** An even number is twice another one, an odd number 1 more. */
        private void half(Condition.Is is) {
            String name = is.path().name();
            boolean even = is.property() == Condition.Is.Property.EVEN;
            if (isFree(name) && (even || is.property() == Condition.Is.Property.ODD) && box.power(name) == 0) {
                Rational rest = even ? Rational.ZERO : Rational.ONE;
                Interval halves = IntervalArithmetic.dividedBy(
                        IntervalArithmetic.minus(box.exact(name), Interval.of(rest)), Interval.of(Rational.of(2)));
                Interval.between(halves.lower(), halves.upper(), true).ifPresent(counts -> {
                    box = box.with(HALF + name, counts);
                    put(name, Terms.plus(Terms.times(Terms.number(2), Terms.name(HALF + name)), Terms.number(rest)));
                });
            }
        }
    }

    private boolean compares(Condition.Comparison claim, Optional<Condition> when, Box domain) {
        Optional<Pinned> pinned = pinned(when, domain);
        return pinned.isPresent()
                && byCases(
                        (Condition.Comparison) Inlining.substituted(claim, pinned.get().values),
                        pinned.get().box,
                        MAX_CASES);
    }

    private boolean asks(Condition.Is.Property property, Expr value, Optional<Condition> when, Box domain) {
        return pinned(when, domain)
                .filter(pinned -> is(property, Inlining.substituted(value, pinned.values), pinned.box, MAX_CASES))
                .isPresent();
    }

    private boolean is(Condition.Is.Property property, Expr value, Box box, int cases) {
        Optional<Expr.Cases> choice = choice(List.of(value));
        if (choice.isPresent()) {
            return cases > 0
                    && parts(choice.get(), box).stream()
                            .allMatch(part ->
                                    is(property, replaced(value, choice.get(), part.value()), part.box(), cases - 1));
        }
        Normalization normalization = new Normalization(meaning, box);
        if (property == Condition.Is.Property.INTEGER
                && new Enclosure(meaning, box).of(value).integer()) {
            return true;
        }
        Optional<Polynomial> polynomial = normalization.of(value).flatMap(Fraction::whole);
        Polynomial one = Polynomial.of(Rational.ONE);
        return polynomial.isPresent()
                && switch (property) {
                    case INTEGER -> normalization.isMultiple(polynomial.get(), Rational.ONE);
                    case EVEN -> normalization.isMultiple(polynomial.get(), Rational.of(2));
                    case ODD -> normalization.isMultiple(polynomial.get().minus(one), Rational.of(2));
                    case GIVEN, ABSENT -> false;
                };
    }

    private boolean byCases(Condition.Comparison claim, Box box, int cases) {
        Optional<Expr.Cases> choice = choice(claim.operands());
        if (choice.isEmpty()) {
            return pairs(claim).stream()
                    .allMatch(pair -> new Inequality(meaning)
                            .holds(
                                    pair.operands().get(0),
                                    pair.relations().get(0),
                                    pair.operands().get(1),
                                    box));
        }
        return cases > 0
                && parts(choice.get(), box).stream()
                        .allMatch(part -> byCases(
                                new Condition.Comparison(
                                        claim.span(),
                                        claim.operands().stream()
                                                .map(operand -> replaced(operand, choice.get(), part.value()))
                                                .toList(),
                                        claim.relations()),
                                part.box(),
                                cases - 1));
    }

    private static List<Condition.Comparison> pairs(Condition.Comparison claim) {
        List<Condition.Comparison> pairs = new ArrayList<>();
        for (int i = 0; i < claim.relations().size(); i++) {
            pairs.add(new Condition.Comparison(
                    claim.span(),
                    claim.operands().subList(i, i + 2),
                    List.of(claim.relations().get(i))));
        }
        return pairs;
    }

    /** Cases outside of all sums, whose indices mean nothing out here. */
    private static Optional<Expr.Cases> choice(List<Expr> values) {
        for (Expr value : values) {
            Optional<Expr.Cases> found = value instanceof Expr.Cases cases
                    ? Optional.of(cases)
                    : value instanceof Expr.Reduction ? Optional.empty() : choice(Trees.operands(value));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** A value that cases have somewhere, and where. */
    private record Part(Expr value, Box box) {}

    private List<Part> parts(Expr.Cases cases, Box box) {
        List<Part> parts = new ArrayList<>();
        Optional<Box> rest = Optional.of(box);
        for (Expr.Cases.Branch branch : cases.branches()) {
            rest.flatMap(here -> narrowing.where(here, branch.condition()))
                    .ifPresent(here -> parts.add(new Part(branch.value(), here)));
            rest = rest.flatMap(here -> narrowing.whereNot(here, branch.condition()));
        }
        rest.ifPresent(here -> parts.add(new Part(cases.otherwise(), here)));
        return parts;
    }

    @SuppressWarnings("ReferenceEquality")
    private static Expr replaced(Expr value, Expr.Cases choice, Expr part) {
        return Trees.rewrite(value, node -> node == choice ? Terms.operand(part) : node);
    }
}
