package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.quantity.Rational;

/**
 * Writes an equation so that an operation of it loses no digits: over a common denominator, where equal terms cancel before
 * anything is computed; taken apart into factors; and by functions made for it. Whether the form is any better is for others
 * to measure.
 */
public final class BetterForms {

    private final Equation equation;
    private final SumsOfProducts terms;
    private final Differences differences;

    private BetterForms(Equation equation, Box box, FormulaLookup formulas) {
        Meaning meaning = Meaning.of(equation, formulas);
        this.equation = equation;
        this.terms = new SumsOfProducts(meaning, box);
        this.differences = new Differences(terms, new Enclosure(meaning, box));
    }

    /**
     * Another form of the equation, if a rule applies.
     *
     * @param guilty the operation that loses digits
     * @param box where the parameters lie
     */
    public static Optional<Equation> of(Equation equation, Expr guilty, Box box, FormulaLookup formulas) {
        return new BetterForms(equation, box, formulas).without(guilty);
    }

    private Optional<Equation> without(Expr guilty) {
        return replacement(guilty).flatMap(better -> {
            List<Equation.Definition> all = new ArrayList<>(equation.outputs());
            all.addAll(equation.locals());
            return all.stream()
                    .filter(definition -> contains(definition.value(), guilty))
                    .findFirst()
                    .map(definition -> replaced(definition, guilty, better));
        });
    }

    private Optional<Quotient> replacement(Expr guilty) {
        if (guilty instanceof Expr.Apply apply) {
            Expr beyondOne = Build.minus(apply.arguments().get(0), Terms.number(1));
            return difference(beyondOne).flatMap(beyond -> logarithm(apply.function(), beyond));
        }
        return guilty instanceof Expr.Binary ? difference(guilty) : Optional.empty();
    }

    private static Optional<Quotient> logarithm(Function function, Quotient beyondOne) {
        Expr natural = Terms.apply(Function.LOG1P, beyondOne.expr());
        return switch (function) {
            case LN -> Optional.of(Quotient.of(natural));
            case LOG2 -> Optional.of(Quotient.of(natural).over(Quotient.of(Differences.logarithmOf(2))));
            case LOG10 -> Optional.of(Quotient.of(natural).over(Quotient.of(Differences.logarithmOf(10))));
            default -> Optional.empty();
        };
    }

    /** A sum over the common denominator of its terms, its numerator taken apart. */
    private Optional<Quotient> difference(Expr sum) {
        List<Quotient> parts = terms.sum(sum);
        Quotient denominator = Quotient.of(Rational.ONE);
        for (Quotient part : parts) {
            denominator = denominator.leastMultiple(part.below());
        }
        Polynomial numerator = Polynomial.ZERO;
        for (Quotient part : parts) {
            numerator = numerator.plus(terms.polynomial(part.times(denominator)));
        }
        if (numerator.terms().isEmpty() || numerator.isTooLong()) {
            return Optional.empty();
        }
        Factoring factoring = new Factoring(numerator);
        Quotient product = Quotient.of(factoring.number()).times(terms.product(factoring.common()));
        for (Polynomial factor : factoring.factors()) {
            product = product.times(differences.of(factor).orElseGet(() -> Quotient.of(terms.expr(factor))));
        }
        return Optional.of(product.over(denominator));
    }

    /** Trees are told apart by place. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean contains(Expr tree, Expr node) {
        return tree == node || Trees.operands(tree).stream().anyMatch(operand -> contains(operand, node));
    }

    /** The equation with the product that the operation is a factor of written anew. */
    private Equation replaced(Equation.Definition guilty, Expr node, Quotient better) {
        Expr value = rewritten(guilty.value(), node, better);
        List<Equation.Definition> outputs = with(equation.outputs(), guilty, value);
        List<Equation.Definition> locals = with(equation.locals(), guilty, value);
        return new Equation(equation.span(), outputs, needed(outputs, locals));
    }

    @SuppressWarnings("ReferenceEquality")
    private static List<Equation.Definition> with(
            List<Equation.Definition> definitions, Equation.Definition changed, Expr value) {
        return definitions.stream()
                .map(definition -> definition == changed
                        ? new Equation.Definition(definition.span(), definition.name(), value)
                        : definition)
                .toList();
    }

    /** The outermost product around the node is taken apart, so that its other factors cancel against the new ones. */
    @SuppressWarnings("ReferenceEquality")
    private Expr rewritten(Expr tree, Expr node, Quotient better) {
        Optional<Quotient> product = asProduct(tree, node, better);
        if (product.isPresent()) {
            return product.get().expr();
        }
        for (Expr operand : Trees.operands(tree)) {
            if (contains(operand, node)) {
                Expr changed = rewritten(operand, node, better);
                return Trees.rewrite(tree, inner -> inner == operand ? changed : inner);
            }
        }
        return tree;
    }

    /** The tree as a product in which the node is a factor and replaced; empty where it is none. */
    @SuppressWarnings("ReferenceEquality")
    private Optional<Quotient> asProduct(Expr tree, Expr node, Quotient better) {
        if (tree == node) {
            return Optional.of(better);
        } else if (tree instanceof Expr.Group group) {
            return asProduct(group.inner(), node, better);
        } else if (tree instanceof Expr.Neg neg) {
            return asProduct(neg.operand(), node, better).map(Quotient.of(Rational.of(-1))::times);
        } else if (tree instanceof Expr.Binary binary && (binary.op() == BinaryOp.MUL || binary.op() == BinaryOp.DIV)) {
            boolean left = contains(binary.left(), node);
            boolean right = contains(binary.right(), node);
            if (left == right) {
                return Optional.empty();
            }
            Optional<Quotient> a =
                    left ? asProduct(binary.left(), node, better) : Optional.of(terms.quotient(binary.left()));
            Optional<Quotient> b =
                    right ? asProduct(binary.right(), node, better) : Optional.of(terms.quotient(binary.right()));
            return a.flatMap(
                    above -> b.map(below -> binary.op() == BinaryOp.MUL ? above.times(below) : above.over(below)));
        }
        return Optional.empty();
    }

    /** The local results that are still used. */
    private static List<Equation.Definition> needed(
            List<Equation.Definition> outputs, List<Equation.Definition> locals) {
        Set<String> used = new LinkedHashSet<>();
        outputs.forEach(output -> Trees.freeNames(output.value()).forEach(name -> used.add(name.name())));
        List<Equation.Definition> kept = new ArrayList<>();
        for (int i = locals.size() - 1; i >= 0; i--) {
            Equation.Definition local = locals.get(i);
            if (used.contains(local.name().name())) {
                kept.add(0, local);
                Trees.freeNames(local.value()).forEach(name -> used.add(name.name()));
            }
        }
        return kept;
    }
}
