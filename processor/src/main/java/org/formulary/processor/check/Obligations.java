package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Enclosures;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.Typing;
import org.formulary.processor.print.PlainPrinter;

/**
 * Collects what must hold for an equation to have a value: each condition where it is asked for, local results where they
 * are used, so that a case which excludes a pole excludes it from them as well.
 */
final class Obligations implements Expr.Visitor<Void> {

    /** What a whole equation asks for. */
    record Found(List<Obligation> obligations, DeadCases deadCases) {}

    private final Meaning meaning;
    private final Typing typing;
    private final Found found;
    private final IdentityHashMap<Box, Set<String>> definitionsSeen;
    private final Box box;
    private final List<Condition> path;
    private final Optional<Expr.Reduction> series;

    private Obligations(
            Meaning meaning,
            Typing typing,
            Found found,
            IdentityHashMap<Box, Set<String>> definitionsSeen,
            Box box,
            List<Condition> path,
            Optional<Expr.Reduction> series) {
        this.meaning = meaning;
        this.typing = typing;
        this.found = found;
        this.definitionsSeen = definitionsSeen;
        this.box = box;
        this.path = path;
        this.series = series;
    }

    /** What the outputs of an equation ask for where the parameters lie in a box. */
    static Found of(CheckedEquation equation, Meaning meaning, Box box) {
        Obligations top = top(equation.typing(), meaning, box);
        equation.tree().outputs().forEach(output -> output.value().accept(top));
        return top.found;
    }

    /** What the values in a condition ask for; its names are taken to have values. */
    static List<Obligation> of(Condition condition, Typing typing, Meaning meaning, Box box) {
        return of(condition, Optional.empty(), typing, meaning, box);
    }

    /** What the values in a claim ask for where a condition holds, and those in the condition. */
    static List<Obligation> of(Condition claim, Optional<Condition> when, Typing typing, Meaning meaning, Box box) {
        Obligations top = top(typing, new Meaning(Map.of(), meaning.formulas()), box);
        when.ifPresent(top::condition);
        Optional<Obligations> inside = when.isEmpty() ? Optional.of(top) : top.where(when.get());
        inside.ifPresent(here -> here.condition(claim));
        return top.found.obligations();
    }

    private static Obligations top(Typing typing, Meaning meaning, Box box) {
        Found found = new Found(new ArrayList<>(), new DeadCases());
        return new Obligations(meaning, typing, found, new IdentityHashMap<>(), box, List.of(), Optional.empty());
    }

    private Obligations in(Box inner, List<Condition> innerPath, Optional<Expr.Reduction> innerSeries) {
        return new Obligations(meaning, typing, found, definitionsSeen, inner, innerPath, innerSeries);
    }

    /** Where a condition holds, if it can. */
    private Optional<Obligations> where(Condition condition) {
        return new Narrowing(meaning).where(box, condition).map(narrowed -> in(narrowed, with(condition), series));
    }

    private Optional<Obligations> whereNot(Condition condition) {
        return new Narrowing(meaning)
                .whereNot(box, condition)
                .map(narrowed -> in(narrowed, with(Goals.not(condition)), series));
    }

    /** Conditions inside a sum cannot be asked outside it, where its index has no value. */
    private List<Condition> with(Condition condition) {
        if (series.isPresent()) {
            return path;
        }
        List<Condition> longer = new ArrayList<>(path);
        longer.add(condition);
        return longer;
    }

    private void require(Expr guilty, Condition goal, String reason) {
        require(guilty, Optional.of(goal), PlainPrinter.condition(goal), reason);
    }

    private void require(Expr guilty, Optional<Condition> goal, String need, String reason) {
        List<Condition> before = new ArrayList<>(path);
        found.obligations().stream()
                .filter(inner -> inner.series().isEmpty() && inner.path().equals(path))
                .flatMap(inner -> inner.goal().stream())
                .forEach(before::add);
        found.obligations().add(new Obligation(guilty, goal, need, reason, box, before, series));
    }

    private void all(List<Expr> operands) {
        operands.forEach(operand -> operand.accept(this));
    }

    @Override
    public Void num(Expr.Num num) {
        return null;
    }

    @Override
    public Void name(Expr.Name name) {
        meaning.definition(name.name(), box).ifPresent(value -> {
            if (definitionsSeen
                    .computeIfAbsent(box, key -> new LinkedHashSet<>())
                    .add(name.name())) {
                value.accept(this);
            }
        });
        return null;
    }

    @Override
    public Void constant(Expr.Constant constant) {
        return null;
    }

    @Override
    public Void pi(Expr.Pi pi) {
        return null;
    }

    @Override
    public Void neg(Expr.Neg neg) {
        return neg.operand().accept(this);
    }

    @Override
    public Void binary(Expr.Binary binary) {
        all(List.of(binary.left(), binary.right()));
        if (binary.op() == BinaryOp.DIV || binary.op() == BinaryOp.MOD) {
            require(binary.right(), Goals.nonZero(binary.right()), "it divides here");
        } else if (binary.op() == BinaryOp.POW) {
            Goals.power(binary.left(), binary.right(), isInteger(binary.right()))
                    .ifPresent(goal -> require(
                            binary.left(),
                            goal,
                            "it is raised to the power " + PlainPrinter.value(binary.right()) + " here"));
        }
        return null;
    }

    private boolean isInteger(Expr expr) {
        return typing.of(expr).integer();
    }

    @Override
    public Void factorial(Expr.Factorial factorial) {
        factorial.operand().accept(this);
        count(factorial.operand());
        return null;
    }

    private void count(Expr operand) {
        require(operand, Goals.nonNegative(operand), "only counts from 0 are taken here");
    }

    @Override
    public Void apply(Expr.Apply apply) {
        all(apply.arguments());
        Expr operand = apply.arguments().get(0);
        switch (apply.function()) {
            case SQRT -> require(operand, Goals.nonNegative(operand), "its square root is taken here");
            case LN, LOG2, LOG10 -> require(operand, Goals.positive(operand), "its logarithm is taken here");
            case LOG1P -> require(operand, Goals.aboveMinusOne(operand), "the logarithm of 1 more is taken here");
            case ASIN -> require(operand, Goals.sine(operand), "its arcsine is taken here");
            case ACOS -> require(operand, Goals.sine(operand), "its arccosine is taken here");
            case TAN -> {
                Expr cosine = new Expr.Apply(operand.span(), Function.COS, List.of(operand));
                require(operand, Goals.nonZero(cosine), "its tangent is taken here");
            }
            case FACTORIAL, BINOMIAL -> apply.arguments().forEach(this::count);
            default -> {
                // Defined everywhere.
            }
        }
        return null;
    }

    @Override
    public Void call(Expr.Call call) {
        all(call.arguments());
        CallDomains.of(call, meaning.formulas().formula(call.formula()))
                .forEach(domain -> require(domain.argument(), domain.goal(), domain.need(), domain.reason()));
        return null;
    }

    @Override
    public Void reduction(Expr.Reduction reduction) {
        all(List.of(reduction.from(), reduction.to()));
        Optional<Box> terms = new Enclosures(meaning, box).terms(reduction);
        if (terms.filter(Box::isShadowed).isPresent()) {
            // Local results in the terms mean the parameter that the index hides: they are looked at out here.
            Trees.freeNames(reduction.body()).stream()
                    .filter(name -> !name.name().equals(reduction.index().name()))
                    .forEach(this::name);
        }
        terms.ifPresent(inner -> reduction.body().accept(in(inner, path, series.or(() -> Optional.of(reduction)))));
        return null;
    }

    @Override
    public Void group(Expr.Group group) {
        return group.inner().accept(this);
    }

    @Override
    public Void cases(Expr.Cases cases) {
        Optional<Obligations> rest = Optional.of(this);
        for (Expr.Cases.Branch branch : cases.branches()) {
            rest.ifPresent(here -> here.condition(branch.condition()));
            Optional<Obligations> taken = rest.flatMap(here -> here.where(branch.condition()));
            found.deadCases().visit(branch, where(branch.condition()).isPresent(), taken.isPresent());
            taken.ifPresent(here -> branch.value().accept(here));
            rest = rest.flatMap(here -> here.whereNot(branch.condition()));
        }
        found.deadCases().visitLast(cases, rest.isPresent());
        rest.ifPresent(here -> cases.otherwise().accept(here));
        return null;
    }

    /** What the values in a condition ask for; a part is looked at only where those before it leave that open. */
    private void condition(Condition condition) {
        condition.accept(new Condition.Visitor<Void>() {
            @Override
            public Void comparison(Condition.Comparison comparison) {
                all(comparison.operands());
                return null;
            }

            @Override
            public Void is(Condition.Is is) {
                return is.path().accept(Obligations.this);
            }

            @Override
            public Void and(Condition.And and) {
                Optional<Obligations> here = Optional.of(Obligations.this);
                for (Condition part : and.parts()) {
                    here.ifPresent(before -> before.condition(part));
                    here = here.flatMap(before -> before.where(part));
                }
                return null;
            }

            @Override
            public Void or(Condition.Or or) {
                Optional<Obligations> here = Optional.of(Obligations.this);
                for (Condition part : or.parts()) {
                    here.ifPresent(before -> before.condition(part));
                    here = here.flatMap(before -> before.whereNot(part));
                }
                return null;
            }

            @Override
            public Void not(Condition.Not not) {
                return not.operand().accept(this);
            }

            @Override
            public Void group(Condition.Group group) {
                return group.inner().accept(this);
            }
        });
    }

    @Override
    public Void hole(Expr.Hole hole) {
        return null;
    }
}
