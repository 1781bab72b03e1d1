package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Solves an output for a variable: by walking from the outermost operation to the variable and undoing each on the way, and
 * by collecting where several operands hold it. On the way back, the domain of the variable is carried outwards to what the
 * output can be.
 */
public final class Isolation {

    private static final Rational MINUS_ONE = Rational.ONE.negate();

    private static final Rational TWO = Rational.of(2);

    /** Equations of more nodes are not solved: nobody could read what came out. */
    private static final int MAX_NODES = 400;

    /** More forms than this are none. */
    private static final int MAX_ROOTS = 4;

    /** Operations undone before a variable is given up, of which an even function doubles those behind it. */
    private static final int WORK = 256;

    private final WrittenOut inlining;
    private final Box box;
    private final Meaning meaning;
    private final String variable;
    private final String output;
    private final Locals locals;
    private final Known along;
    private final SolvedDomain domain;
    private final AtomicInteger work;

    private Isolation(
            WrittenOut inlining,
            Box box,
            Meaning meaning,
            String variable,
            String output,
            Locals locals,
            SolvedDomain domain,
            AtomicInteger work) {
        this.inlining = inlining;
        this.box = box;
        this.meaning = meaning;
        this.variable = variable;
        this.output = output;
        this.locals = locals;
        this.along = new Known(meaning, box);
        this.domain = domain;
        this.work = work;
    }

    /**
     * Solves an output.
     *
     * @param equation the equation
     * @param output which of its outputs, from 0
     * @param variable the parameter to solve for
     * @param parameters all parameters
     * @param box where they lie
     * @param formulas finds the formulas that are called
     */
    public static Isolated of(
            Equation equation,
            int output,
            String variable,
            List<Variable> parameters,
            Box box,
            FormulaLookup formulas) {
        WrittenOut inlining = new WrittenOut(equation, formulas, variable);
        Equation.Definition definition = equation.outputs().get(output);
        if (inlining.isTooLong()) {
            return new Isolated.Unsolved("the equation is too long");
        }
        if (!inlining.depends(definition.value())) {
            return new Isolated.Independent();
        }
        if (inlining.isShadowed()) {
            return new Isolated.Unsolved("the index of a sum has the name of another value");
        }
        Optional<Expr> open = inlining.of(definition.value());
        if (open.isEmpty()) {
            return new Isolated.Unsolved("the formulas that are called with it cannot be written out");
        }
        if (Trees.all(open.get()).size() > MAX_NODES) {
            return new Isolated.Unsolved("the equation is too long");
        }
        Expr.Name value =
                new Expr.Name(definition.name().span(), definition.name().name());
        Map<String, Expr> definitions =
                new HashMap<>(Meaning.of(equation, formulas).definitions());
        definitions.put(value.name(), open.get());
        Meaning meaning = new Meaning(definitions, formulas);
        SolvedDomain domain = SolvedDomain.of(variable, parameters, new Known(meaning, box));
        Isolation isolation = new Isolation(
                inlining,
                box,
                meaning,
                variable,
                value.name(),
                Locals.of(equation, open.get(), box.names()),
                domain,
                new AtomicInteger());
        Forms forms = isolation.solve(open.get(), value);
        if (forms.forms().size() > MAX_ROOTS) {
            return new Isolated.Unsolved("more than " + MAX_ROOTS + " arguments give the same value");
        }
        return forms.isSolved()
                ? new Isolated.Solved(forms.forms().stream()
                        .map(form -> form.about(value).stated().root())
                        .toList())
                : new Isolated.Unsolved(forms.reason());
    }

    boolean depends(Expr expr) {
        return inlining.depends(expr);
    }

    /** What is known where the output has the value that the variable gives it. */
    Known along() {
        return along;
    }

    NonZero nonZero() {
        return new NonZero(along);
    }

    Locals locals() {
        return locals;
    }

    /** The same over a narrower box. */
    Isolation in(Box narrower) {
        return new Isolation(inlining, narrower, meaning, variable, output, locals, domain, work);
    }

    /** The same where one more name is taken. */
    Isolation without(String name) {
        return new Isolation(inlining, box, meaning, variable, output, locals.with(name), domain, work);
    }

    Box box() {
        return box;
    }

    Meaning meaning() {
        return meaning;
    }

    boolean isVariable(Expr expr) {
        return expr instanceof Expr.Name name && name.name().equals(variable);
    }

    /** The forms of the variable where {@code expr}, which depends on it, has a value. */
    Forms solve(Expr expr, Expr value) {
        if (work.incrementAndGet() > WORK) {
            return Forms.none("it would take too many steps");
        }
        if (isVariable(expr)) {
            return Forms.of(domain.form(value));
        }
        return about(value, expr.accept(new Inverting(this, value)));
    }

    private static Forms about(Expr value, Forms forms) {
        return forms.map(form -> form.about(value));
    }

    /** A sum of which one term depends on the variable, or several that can be collected. */
    Forms sum(Expr expr, Expr value) {
        Sum constant = Sum.ZERO;
        List<Expr> terms = new ArrayList<>();
        for (Product term : Sum.of(expr).terms().values()) {
            if (depends(term.expr())) {
                terms.add(term.expr());
            } else {
                constant = constant.plus(Sum.of(term));
            }
        }
        if (terms.size() > 1 || terms.isEmpty()) {
            return new Collecting(this).solve(expr, value);
        }
        Expr rest = constant.expr();
        return solve(terms.get(0), minus(value, rest)).map(form -> form.plus(rest));
    }

    /** A value without a constant term; a term that is a difference stays one, so that it is not rounded twice. */
    Expr minus(Expr value, Expr constant) {
        boolean difference = Sum.of(constant).terms().values().stream()
                        .map(term -> term.coefficient().signum())
                        .distinct()
                        .count()
                > 1;
        if (difference) {
            return Nodes.binary(BinaryOp.SUB, value, Nodes.group(constant));
        }
        return Simplification.difference(
                value,
                constant,
                below -> Trees.freeNames(below).stream()
                        .anyMatch(name -> name.name().equals(output)));
    }

    /** A product of which one factor depends on the variable, or several that can be collected. */
    Forms product(Expr expr, Expr value) {
        Product constant = Product.of(Product.of(expr).coefficient());
        List<Product.Factor> factors = new ArrayList<>();
        for (Product.Factor factor : Product.of(expr).factors().values()) {
            if (depends(factor.base())) {
                factors.add(factor);
            } else {
                constant = constant.times(Product.of(factor.base()).power(factor.exponent()));
            }
        }
        Expr rest = constant.expr();
        Expr power = Simplification.dividedBy(value, rest);
        if (factors.size() == 1) {
            Product.Factor factor = factors.get(0);
            return scaled(about(power, power(factor.base(), factor.exponent(), power)), rest);
        }
        return square(factors)
                .map(square -> scaled(about(power, ofSquare(square, power)), rest))
                .orElseGet(() -> new Collecting(this).solve(expr, value));
    }

    /** The square of a product with roots in it, where it is known to be at least 0: its square has none. */
    private Optional<Expr> square(List<Product.Factor> factors) {
        Product product = Product.ONE;
        Product square = Product.ONE;
        boolean roots = false;
        for (Product.Factor factor : factors) {
            Rational twice = factor.exponent().times(TWO);
            if (!twice.isInteger()) {
                return Optional.empty();
            }
            roots |= !factor.exponent().isInteger();
            product = product.times(Product.of(factor.base()).power(factor.exponent()));
            square = square.times(Product.of(factor.base()).power(twice));
        }
        return roots && along.isNonNegative(product.expr()) ? Optional.of(square.expr()) : Optional.empty();
    }

    private Forms ofSquare(Expr square, Expr value) {
        Expr squared = Simplification.power(value, TWO);
        return about(squared, solve(square, squared)).map(form -> form.power(Rational.ONE.dividedBy(TWO), along));
    }

    /** Forms of a value times a constant factor. */
    Forms scaled(Forms inner, Expr factor) {
        int sign = along.sign(factor);
        return inner.map(form -> form.times(factor, sign).where(nonZero().conditions(factor)));
    }

    private Forms power(Expr base, Rational exponent, Expr value) {
        if (exponent.signum() < 0) {
            Expr reciprocal = Simplification.power(value, MINUS_ONE);
            return reciprocal(base, value, about(reciprocal, power(base, exponent.negate(), reciprocal)), exponent);
        }
        if (exponent.equals(Rational.ONE)) {
            return solve(base, value);
        }
        Rational inverse = Rational.ONE.dividedBy(exponent);
        boolean even = exponent.isInteger() && !exponent.numerator().testBit(0);
        if (!exponent.isInteger() || along.isNonNegative(base)) {
            return solve(base, Simplification.root(value, inverse, along)).map(form -> form.power(exponent, along));
        } else if (even) {
            return even(base, Simplification.root(value, inverse, along), form -> form.power(exponent, along));
        }
        Expr root = exponent.equals(Rational.of(3))
                ? Nodes.apply(Function.CBRT, value)
                : Simplification.times(
                        Nodes.apply(Function.SIGN, value),
                        Simplification.power(Nodes.apply(Function.ABS, value), inverse));
        return solve(base, root)
                .map(form -> form.increasing(
                        end -> Simplification.power(end, exponent), Optional.empty(), Optional.empty()));
    }

    /** What an even function leaves open: the sign of its argument, of which the size is known. */
    Forms even(Expr argument, Expr size, UnaryOperator<Form> image) {
        UnaryOperator<Form> below = form -> image.apply(form.negate());
        if (along.isNonNegative(argument)) {
            return solve(argument, size).map(image);
        } else if (along.isNonPositive(argument)) {
            return solve(argument, Simplification.negate(size)).map(below);
        }
        // Each is settled: of the reach of the argument, a root has only one side.
        return solve(argument, size)
                .map(form -> image.apply(form.settled()))
                .and(solve(argument, Simplification.negate(size)).map(form -> below.apply(form.settled())));
    }

    private Forms reciprocal(Expr base, Expr value, Forms inner, Rational exponent) {
        if (along.isPositive(base)
                || !exponent.isInteger()
                || !exponent.numerator().testBit(0)) {
            return inner.map(form -> form.reciprocal(along));
        }
        if (along.holds(base, Relation.LT, Nodes.ZERO)) {
            return inner.map(form -> form.negate().reciprocal(along).negate());
        }
        return inner.map(form -> form.settled().where(List.of(Nodes.comparison(value, Relation.NE, Nodes.ZERO))));
    }

    /** A power whose exponent depends on the variable. */
    Forms exponential(Expr.Binary power, Expr value) {
        Expr base = power.left();
        if (depends(base)) {
            return Forms.none("it stands in the base and in the exponent of a power");
        }
        if (!along.isPositive(base)) {
            return Forms.none("the base `" + PlainPrinter.value(base) + "` of a power is not known to be above 0");
        }
        Expr exponent = Logarithms.of(value, base);
        Forms inner = solve(power.right(), exponent);
        boolean growing = along.is(base, Relation.GE, 1);
        boolean falling = along.is(base, Relation.LE, 1);
        Optional<Reach.End> zero = Optional.of(Reach.open(Nodes.ZERO));
        UnaryOperator<Expr> raised = end -> Logarithms.power(base, end);
        return inner.map(form -> {
            Form image = growing
                    ? form.increasing(raised, zero, Optional.empty())
                    : falling
                            ? form.decreasing(raised, zero, Optional.empty())
                            : form.settled().instead(new Reach(zero, Optional.empty()));
            return image.where(nonZero().differs(base, Rational.ONE));
        });
    }

    static boolean isSum(Expr.Binary binary) {
        return binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB;
    }
}
