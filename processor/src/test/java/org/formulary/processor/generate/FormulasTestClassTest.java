package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Trend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary.Failure;

/** Generated property tests pass on what holds, and each kind of mistake makes them fail. */
class FormulasTestClassTest {

    private static final String RIGHT = """
        /** Time of some sales. */
        @Formula(equation = "T = n t", unit = "ms", symbol = "T_all", laws = "T = t when n = 1",
            examples = {
              @Example(given = "n = 3; t = 2 s", then = "T = 6 s"),
              @Example(given = "n = 0; t = 2 s", then = "refused")
            }, PROSE)
        double time(long n, @Param(defaultValue = "1 s") double t);

        /** Pairs of customers. */
        @Formula(equation = "p = floor(n(n - 1)/2)", laws = "p = 0 when n = 1", PROSE)
        long pairs(long n);

        /** What is left. */
        @Formula(equation = "q = 1 - r", PROSE)
        double rest(double r);

        /** Even customers.
         * @param k how many */
        @Formula(equation = "h = k/2", PROSE)
        double half(@Param(domain = "k is even") long k);

        /** Share of the time, in a unit that is a number.
         * @param u a part
         * @param w the whole */
        @Formula(equation = "s = u/w", unit = "%", laws = "s <= 100", PROSE)
        double share(@Param(unit = "ms", domain = "u >= 0") double u,
            @Param(unit = "km/(m/s)", domain = "w >= u and w > 0") double w);

        /** Harmonic number, for as many terms as a long counts.
         * @param k how many */
        @Formula(equation = "H = sum(i = 1 .. k, 1/i)", PROSE)
        double harmonic(@Param(domain = "k >= 1") long k);
        """;

    @TempDir
    Path folder;

    @Test
    void passOnWhatHolds() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), RIGHT);
        assertEquals(Map.of(), failures(compilation, DeclaredSets.checked(compilation)));
    }

    @Test
    void aWrongLawFails() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), RIGHT);
        CheckedSet set = DeclaredSets.checked(compilation);
        CheckedFormula time = set.formulas().get(0);
        CheckedLaw wrong = new CheckedLaw(
                "T = t when n > 1",
                TextSets.law("T = t when n > 1"),
                time.laws().get(0).typing(),
                false,
                200);
        CheckedSet changed = replaced(set, time.with(time.examples(), List.of(wrong)));
        Map<String, String> failures = failures(compilation, changed);
        assertEquals(List.of("law: T = t when n > 1"), List.copyOf(failures.keySet()));
        assertTrue(failures.get("law: T = t when n > 1").contains("n = 2"), failures.toString());
    }

    @Test
    void aWrongTrendFails() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), RIGHT);
        CheckedSet set = DeclaredSets.checked(compilation);
        CheckedFormula rest = set.formulas().get(2);
        Behaviour right = rest.analysis().behaviours().get(0);
        assertEquals(List.of(Trend.of("r", Direction.NONINCREASING)), right.trends());
        Behaviour wrong = new Behaviour("q", right.sign(), List.of(Trend.of("r", Direction.NONDECREASING)));
        Analysis analysis = new Analysis(
                rest.analysis().definedness(),
                rest.analysis().finiteness(),
                List.of(wrong),
                Optional.empty(),
                List.of(),
                List.of());
        CheckedSet changed = replaced(set, rest.with(analysis, rest.examples(), rest.laws()));
        Map<String, String> failures = failures(compilation, changed);
        assertEquals(List.of("followsItsTrends()"), List.copyOf(failures.keySet()));
        assertTrue(failures.get("followsItsTrends()").contains("q never falls while r grows"), failures.toString());
    }

    @Test
    void aWrongComputeAsFails() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), RIGHT);
        CheckedSet set = DeclaredSets.checked(compilation);
        CheckedFormula rest = set.formulas().get(2);
        CheckedFormula wrong = computedAs(rest, TextSets.formula("w", "double", "q = r - 1", List.of("double r")));
        CheckedSet changed = replaced(set, wrong);
        String source = FormulasClasses.generate(changed, lookup(changed), List.of(), Optional.empty())
                .get(0)
                .text();
        Compilation recompiled = Compilation.in(folder.resolve("wrong"))
                .source("p/ShopFormulas.java", source)
                .source(DeclaredSets.PATH, DeclaredSets.shop(RIGHT))
                .compile(List.of());
        assertTrue(recompiled.success(), recompiled.log());
        assertTrue(failures(recompiled, changed).containsKey("agreesWithArbitraryPrecision()"));
    }

    @Test
    void aWrongBodyFails() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), """
            /** Time of some sales. */
            @Formula(equation = "T = n t", unit = "ms", PROSE)
            static double time(long n, double t) {
              return n > 1000 ? n * t * 1.000001 : n * t;
            }
            """);
        Map<String, String> failures = failures(compilation, DeclaredSets.checked(compilation));
        assertTrue(failures.containsKey("agreesWithArbitraryPrecision()"), failures.toString());
        assertTrue(failures.get("agreesWithArbitraryPrecision()").contains("at n = 1"), failures.toString());
    }

    @Test
    void aMissingCheckFails() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder.resolve("main"), """
            /** Twice. */
            @Formula(equation = "q = 2r", PROSE)
            double twice(@Param(domain = "r >= 0") double r);
            """);
        CheckedSet narrower = DeclaredSets.checked(DeclaredSets.compile(folder.resolve("narrower"), """
            /** Twice. */
            @Formula(equation = "q = 2r", PROSE)
            double twice(@Param(domain = "r >= 1") double r);
            """));
        assertEquals(
                List.of("keepsItsDomain()"),
                List.copyOf(failures(compilation, narrower).keySet()));
    }

    private static CheckedSet replaced(CheckedSet set, CheckedFormula formula) {
        return new CheckedSet(
                set.owner(),
                set.title(),
                set.text(),
                set.uses(),
                set.symbols(),
                set.constants(),
                set.formulas().stream()
                        .map(old -> old.id().equals(formula.id()) ? formula : old)
                        .toList(),
                set.references());
    }

    private static CheckedFormula computedAs(CheckedFormula formula, CheckedFormula form) {
        return new CheckedFormula(
                formula.id(),
                formula.owner(),
                formula.method(),
                formula.symbol(),
                formula.summary(),
                formula.text(),
                formula.equation(),
                Optional.of(form.equation()),
                formula.parameters(),
                formula.outputs(),
                formula.record(),
                formula.body(),
                formula.prose(),
                formula.analysis(),
                formula.laws(),
                formula.examples(),
                formula.calls(),
                formula.aliases(),
                formula.accepted(),
                formula.deprecated(),
                formula.replacedBy());
    }

    private static FormulaLookup lookup(CheckedSet set) {
        Map<String, CheckedFormula> formulas =
                set.formulas().stream().collect(Collectors.toMap(CheckedFormula::fullId, formula -> formula));
        return formulas::get;
    }

    /** Generates the tests of a set, runs them against a compiled class, and gives the message of each that fails. */
    private Map<String, String> failures(Compilation compiled, CheckedSet set) throws Exception {
        SourceFile source = FormulasTestClass.generate(set, lookup(set), "p");
        Compilation tests = Compilation.in(folder.resolve("tests"))
                .source("p/" + source.className() + ".java", source.text())
                .after(compiled)
                .compile(List.of());
        assertTrue(tests.success(), tests.log());
        Class<?> type = tests.loaderAfter(compiled).loadClass("p." + source.className());
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(type))
                                .build(),
                        listener);
        assertTrue(listener.getSummary().getTestsFoundCount() > 0, "no tests ran");
        return listener.getSummary().getFailures().stream()
                .collect(Collectors.toMap(
                        failure -> failure.getTestIdentifier().getDisplayName(),
                        FormulasTestClassTest::message,
                        (first, second) -> first,
                        TreeMap::new));
    }

    private static String message(Failure failure) {
        return String.valueOf(failure.getException().getMessage());
    }
}
