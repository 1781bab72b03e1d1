package org.formulary.processor.check;

import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Cases as doubles choose them: a condition must not be decided by a number that is wrong. */
final class ComputedCases {

    private final DoubleRanges ranges;
    private final Meaning meaning;
    private final Narrowing narrowing;

    ComputedCases(DoubleRanges ranges, Meaning meaning) {
        this.ranges = ranges;
        this.meaning = meaning;
        this.narrowing = new Narrowing(meaning);
    }

    /** What the value can be in a box. */
    Computed of(Expr.Cases cases, Box box) {
        Optional<Box> rest = Optional.of(box);
        Optional<Computed> either = Optional.empty();
        for (Expr.Cases.Branch branch : cases.branches()) {
            rest.ifPresent(here -> new ComputedCases(ranges.in(here), meaning).condition(branch.condition()));
            either = either(
                    either,
                    rest.flatMap(here -> narrowing.where(here, branch.condition()))
                            .map(here -> ranges.in(here).of(branch.value())));
            rest = rest.flatMap(here -> narrowing.whereNot(here, branch.condition()));
        }
        return either(either, rest.map(here -> ranges.in(here).of(cases.otherwise())))
                .orElseGet(Computed::anything);
    }

    private static Optional<Computed> either(Optional<Computed> a, Optional<Computed> b) {
        return a.isPresent() && b.isPresent() ? Optional.of(a.get().or(b.get())) : a.or(() -> b);
    }

    /** No side of a comparison may be no number, which compares with nothing, or wrongly infinite, or wrongly 0. */
    private void condition(Condition condition) {
        for (Condition part : Trees.parts(condition)) {
            if (part instanceof Condition.Comparison comparison) {
                for (int i = 0; i < comparison.relations().size(); i++) {
                    compared(comparison.operands().get(i), comparison.operands().get(i + 1));
                }
            } else if (part instanceof Condition.Is is) {
                ranges.finite(is.path());
            }
        }
    }

    private void compared(Expr left, Expr right) {
        Computed x = ranges.faithful(left);
        Computed y = ranges.faithful(right);
        if (!x.isFinite() && !y.isFinite()) {
            ranges.finite(left);
        }
        if (x.lost() > Computed.logDown(y.minAbs())) {
            ranges.kept(x);
        }
        if (y.lost() > Computed.logDown(x.minAbs())) {
            ranges.kept(y);
        }
    }
}
