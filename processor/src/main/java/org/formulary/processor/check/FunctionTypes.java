package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;

/** The dimensions that functions take and give. */
final class FunctionTypes {

    private final TypeInference inference;
    private final UnitProblems problems;

    FunctionTypes(TypeInference inference, UnitProblems problems) {
        this.inference = inference;
        this.problems = problems;
    }

    Inferred apply(Expr.Apply apply) {
        List<Expr> arguments = apply.arguments();
        List<Inferred> types = arguments.stream().map(inference::infer).toList();
        Inferred first = types.get(0);
        boolean integers = types.stream().allMatch(Inferred::integer);
        String name = "`" + apply.function().spelling() + "`";
        return switch (apply.function()) {
            case MIN, MAX -> new Inferred(problems.agree(arguments, "the arguments of " + name), integers);
            case ABS -> first;
            case SIGN -> new Inferred(Optional.of(Dimension.NONE), true);
            case HYPOT -> new Inferred(problems.agree(arguments, "the arguments of " + name), false);
            case ATAN2 -> {
                problems.agree(arguments, "the arguments of " + name);
                yield Inferred.real(Dimension.NONE);
            }
            case SQRT -> root(apply, first, 2);
            case CBRT -> root(apply, first, 3);
            case FLOOR, CEIL, ROUND -> rounding(arguments.get(0), first, name);
            case FACTORIAL -> factorial(arguments.get(0));
            case BINOMIAL -> {
                arguments.forEach(argument -> count(argument, "an argument of " + name));
                yield new Inferred(Optional.of(Dimension.NONE), true);
            }
            case EXP, LN, LOG2, LOG10, EXPM1, LOG1P, SIN, COS, TAN, ASIN, ACOS, ATAN, SINH, COSH, TANH -> {
                problems.dimensionless(arguments.get(0), "the argument of " + name);
                yield Inferred.real(Dimension.NONE);
            }
        };
    }

    /** {@code operand!}. */
    Inferred factorial(Expr operand) {
        inference.infer(operand);
        count(operand, "the operand of a factorial");
        return new Inferred(Optional.of(Dimension.NONE), true);
    }

    private Inferred root(Expr.Apply apply, Inferred argument, int degree) {
        Optional<Dimension> root =
                argument.dimension().flatMap(d -> BoundedDimension.of(() -> d.power(Rational.of(1, degree))));
        if (root.isEmpty() && argument.dimension().isPresent()) {
            problems.outOfRange(apply);
        }
        return new Inferred(root, false);
    }

    private Inferred rounding(Expr argument, Inferred type, String name) {
        if (type.differsFrom(Dimension.NONE)) {
            problems.reportWithHelp(
                    name + " of a quantity depends on its unit: the argument is in " + type.describe(),
                    "divide by the unit first: (…)/(1 [" + type.describe() + "])",
                    problems.label(argument));
        }
        return new Inferred(Optional.of(Dimension.NONE), true);
    }

    private void count(Expr argument, String what) {
        Inferred type = inference.known(argument);
        problems.dimensionless(argument, what);
        boolean pureNumber = type.dimension().isPresent() && !type.differsFrom(Dimension.NONE);
        if (pureNumber && !type.integer()) {
            problems.report(what + " is an integer, and this is a real number", problems.label(argument));
        }
    }
}
