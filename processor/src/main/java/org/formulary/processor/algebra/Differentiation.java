package org.formulary.processor.algebra;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.FormulaLookup;

/**
 * Differentiates an output by a parameter, and simplifies what comes out to what a person would write. Roundings and the like
 * stay as they are between their jumps; where these and other edges lie is excluded.
 */
public final class Differentiation {

    /** Derivatives of more nodes are not told: nobody could read them. */
    private static final int MAX_NODES = 400;

    private final String parameter;
    private final Map<String, Expr> steps = new HashMap<>();

    private Differentiation(String parameter) {
        this.parameter = parameter;
    }

    /**
     * Differentiates an output.
     *
     * @param equation the equation
     * @param output which of its outputs, from 0
     * @param parameter what changes, a real number
     * @param box where the parameters lie
     * @param formulas finds the formulas that are called
     */
    public static Differentiated of(Equation equation, int output, String parameter, Box box, FormulaLookup formulas) {
        WrittenOut writing = new WrittenOut(equation, formulas, parameter);
        Expr value = equation.outputs().get(output).value();
        if (writing.isTooLong()) {
            return new Differentiated.Underived("the equation is too long");
        }
        if (!writing.depends(value)) {
            return new Differentiated.Independent();
        }
        if (box.interval(parameter).point().isPresent()) {
            return new Differentiated.Underived("its domain is a single number");
        }
        if (writing.isShadowed()) {
            return new Differentiated.Underived("the index of a sum has the name of another value");
        }
        Optional<Expr> written = writing.of(value);
        if (written.isEmpty()) {
            return new Differentiated.Underived("the formulas that are called with it cannot be written out");
        }
        if (Trees.all(written.get()).size() > MAX_NODES) {
            return new Differentiated.Underived("the equation is too long");
        }
        return new Differentiation(parameter).of(written.get(), new Prover(Meaning.of(equation, formulas)), box);
    }

    /** The value as a person would write it, without brackets. */
    public static Expr tidied(Expr value) {
        return Tidying.of(Nodes.plain(value));
    }

    private Differentiated of(Expr value, Prover prover, Box box) {
        Kinks kinks = new Kinks(parameter);
        kinks.collect(value);
        if (kinks.trouble().isPresent()) {
            return new Differentiated.Underived(kinks.trouble().get());
        }
        Optional<Expr> derivative = Derivative.of(Trees.rewrite(value, this::withoutSteps), parameter);
        if (derivative.isEmpty()) {
            return new Differentiated.Underived("it stands in a product or in the limits of a sum");
        }
        Expr slope = Tidying.of(Inlining.substituted(Nodes.plain(derivative.get()), steps));
        if (Trees.all(slope).size() > MAX_NODES) {
            return new Differentiated.Underived("the derivative is too long to be read");
        }
        List<Condition> smooth = kinks.smooth().stream()
                .filter(condition -> !prover.holdsAtOnce(condition, box))
                .toList();
        return new Differentiated.Derived(slope, elasticity(Tidying.of(value), slope), smooth);
    }

    /** What is constant between its jumps gets a name of its own. */
    private Expr withoutSteps(Expr node) {
        if (node instanceof Expr.Binary binary && binary.op() == BinaryOp.MOD && Mentions.of(node, parameter)) {
            Expr whole = step(Nodes.apply(Function.FLOOR, Nodes.binary(BinaryOp.DIV, binary.left(), binary.right())));
            return Nodes.binary(BinaryOp.SUB, binary.left(), Nodes.binary(BinaryOp.MUL, binary.right(), whole));
        }
        boolean jumps = node instanceof Expr.Apply apply && Kinks.STEPS.contains(apply.function());
        return jumps && Mentions.of(node, parameter) ? step(node) : node;
    }

    private Expr step(Expr node) {
        String name = "step " + steps.size();
        // Steps within steps are known already.
        steps.put(name, Inlining.substituted(node, steps));
        return Nodes.name(name);
    }

    /** Of a product, where all of it that stays the same cancels. */
    private Optional<Expr> elasticity(Expr value, Expr slope) {
        boolean product = Sum.of(value).terms().size() == 1 && !(value instanceof Expr.Cases);
        return product
                ? Optional.of(Tidying.of(Product.of(Nodes.name(parameter))
                        .times(Product.of(slope))
                        .dividedBy(Product.of(value))
                        .expr()))
                : Optional.empty();
    }
}
