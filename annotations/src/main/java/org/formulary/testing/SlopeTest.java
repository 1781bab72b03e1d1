package org.formulary.testing;

import java.util.List;
import org.formulary.testing.Secant.Verdict;

/** Holds the equations of a derivative and an elasticity against exact difference quotients of a formula. */
final class SlopeTest {

    private final FormulaUnderTest formula;
    private final String parameter;
    private final int sign;
    private final FormulaUnderTest derivative;
    private final FormulaUnderTest elasticity;
    private final long seed = Seed.current();

    SlopeTest(
            FormulaUnderTest formula,
            String parameter,
            int sign,
            FormulaUnderTest derivative,
            FormulaUnderTest elasticity) {
        this.formula = formula;
        this.parameter = parameter;
        this.sign = sign;
        this.derivative = derivative;
        this.elasticity = elasticity;
    }

    void check() {
        ReferenceFormula slope = derivative.outputs().get(0).reference();
        Secant secant = new Secant(
                formula.outputs().get(0).reference(),
                slope,
                elasticity.outputs().get(0).reference(),
                derivative.conditions(),
                parameter);
        List<Point> points = derivative.samples(seed).draw(Seed.points());
        int judged = 0;
        for (Point point : points) {
            Verdict verdict = judge(secant, point);
            boolean signed = slope.bounds(point.environment())
                    .filter(bounds -> (sign > 0 && bounds.high() < 0) || (sign < 0 && bounds.low() > 0))
                    .isEmpty();
            if (verdict == Verdict.WRONG || !signed) {
                throw new AssertionError(derivative.name()
                        + (signed ? " is far from a difference quotient" : " has the wrong sign") + "\n  at " + point
                        + "\n  repeat with " + Seed.option(seed));
            }
            judged += verdict == Verdict.RIGHT ? 1 : 0;
        }
        if (judged == 0) {
            throw new AssertionError(derivative.name() + " cannot be judged at any of " + points.size()
                    + " points\n  repeat with " + Seed.option(seed));
        }
    }

    private static Verdict judge(Secant secant, Point point) {
        try {
            return secant.exactly(point.environment());
        } catch (UndefinedException | UndecidedException e) {
            return Verdict.OPEN;
        }
    }
}
