package org.formulary.processor.equation;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.formulary.quantity.Rational;

/** Trees of operators, functions and cases, in any order of precedence. */
final class RandomTree {

    private static final Span NOWHERE = new Span(0, 0);
    private static final List<BinaryOp> OPERATORS = List.of(BinaryOp.values());

    private final SplittableRandom random;

    RandomTree(SplittableRandom random) {
        this.random = random;
    }

    Expr next(int depth) {
        if (depth == 0) {
            return leaf();
        }
        return switch (random.nextInt(12)) {
            case 0 -> leaf();
            case 1, 2 -> new Expr.Neg(NOWHERE, next(depth - 1));
            case 3 -> new Expr.Factorial(NOWHERE, next(depth - 1));
            case 4 -> new Expr.Apply(NOWHERE, Function.SQRT, List.of(next(depth - 1)));
            case 5 ->
                new Expr.Cases(
                        NOWHERE,
                        List.of(new Expr.Cases.Branch(
                                next(depth - 1),
                                new Condition.Comparison(
                                        NOWHERE,
                                        List.of(next(depth - 1), next(depth - 1)),
                                        List.of(Condition.Relation.LT)))),
                        next(depth - 1));
            default -> {
                BinaryOp op = OPERATORS.get(random.nextInt(OPERATORS.size()));
                yield new Expr.Binary(NOWHERE, op, next(depth - 1), next(depth - 1));
            }
        };
    }

    private Expr leaf() {
        int pick = random.nextInt(5);
        return pick < 3
                ? new Expr.Name(NOWHERE, List.of("a", "b", "alpha").get(pick))
                : new Expr.Num(NOWHERE, Integer.toString(pick), Rational.of(pick), Optional.empty());
    }
}
