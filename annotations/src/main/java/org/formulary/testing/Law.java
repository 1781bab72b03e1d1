package org.formulary.testing;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A claim over all arguments, optionally under a condition, both in prefix form and coherent units. */
public final class Law {

    /** Points drawn for each that is asked for, where a condition lets only few through. */
    private static final int DRAWS_PER_POINT = 10;

    private final String text;
    private final ReferenceCondition claim;
    private final Optional<ReferenceCondition> when;

    private Law(String text, ReferenceCondition claim, Optional<ReferenceCondition> when) {
        this.text = text;
        this.claim = claim;
        this.when = when;
    }

    /** A law without a condition. */
    public static Law of(String text, String claim) {
        return new Law(text, ReferenceFormula.parseCondition(claim), Optional.empty());
    }

    /** A law that claims nothing where {@code when} does not hold. */
    public static Law of(String text, String claim, String when) {
        return new Law(
                text, ReferenceFormula.parseCondition(claim), Optional.of(ReferenceFormula.parseCondition(when)));
    }

    /** The law as its author wrote it. */
    public String text() {
        return text;
    }

    /**
     * Tests the law.
     *
     * @param parameters what it is about
     * @param conditions where it is about them
     * @param seed of the points
     * @param points at how many it is tested; fewer where the law or the domain has no more
     */
    public LawResult test(List<Parameter> parameters, List<ReferenceCondition> conditions, long seed, int points) {
        Samples domain = Samples.of(seed, parameters);
        for (ReferenceCondition condition : conditions) {
            domain = domain.where(condition);
        }
        Pinning pinning =
                when.map(condition -> Pinning.of(condition, parameters)).orElse(Pinning.NONE);
        int tested = 0;
        Iterator<Point> drawn = domain.stream(when.isPresent() ? points * DRAWS_PER_POINT : points)
                .iterator();
        while (tested < points && drawn.hasNext()) {
            Point point = pinning.apply(drawn.next());
            if (domain.isAdmitted(point)) {
                Outcome outcome = judge(point, pinning);
                if (outcome instanceof Outcome.Wrong) {
                    return new LawResult(tested + 1, Optional.of(counterexample(point, domain, pinning)));
                }
                tested += outcome instanceof Outcome.Right ? 1 : 0;
            }
        }
        return new LawResult(tested, Optional.empty());
    }

    private Outcome judge(Point point, Pinning pinning) {
        return Outcome.of(() -> {
            Map<String, Real> environment = pinning.environment(point);
            if (when.isPresent() && !pinning.holds(when.get(), point, environment)) {
                return Outcome.OPEN;
            }
            try {
                return claim.isRefuted(environment)
                        ? new Outcome.Wrong(text, claim.finding(environment))
                        : Outcome.RIGHT;
            } catch (UndefinedException e) {
                return new Outcome.Wrong(text, e.getMessage());
            }
        });
    }

    private Counterexample counterexample(Point failing, Samples domain, Pinning pinning) {
        Point plain = Shrinker.shrink(
                failing, point -> domain.isAdmitted(point) && judge(point, pinning) instanceof Outcome.Wrong);
        String finding = judge(plain, pinning) instanceof Outcome.Wrong wrong ? wrong.actual() : "";
        return new Counterexample(plain, finding);
    }
}
