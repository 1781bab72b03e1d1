package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.runtime.Arguments;
import org.formulary.runtime.Dimensions;
import org.formulary.runtime.ExactMath;
import org.formulary.runtime.RealMath;
import org.formulary.runtime.Results;
import org.junit.jupiter.api.Test;

/** Checks pass for a right method and fail, with all one needs to know, for every way of being wrong. */
class FormulaCaseTest {

    private static final String TIME = "(+ (/ (* (* 2 (- N 1)) M) (* N B)) (* (* 2 (- N 1)) alpha))";

    /** A method as the processor would write it. */
    private static double time(double m, long n, double b, double alpha) {
        if (!(m >= 0 && m < Double.POSITIVE_INFINITY)) {
            throw Arguments.outside("ringTime", "messageBytes", "M", ">= 0", "byte", m);
        }
        if (n < 1) {
            throw Arguments.outside("ringTime", "nGpus", "N", ">= 1", "", n);
        }
        if (!(b > 0 && b < Double.POSITIVE_INFINITY)) {
            throw Arguments.outside("ringTime", "bandwidth", "B", "> 0", "byte/s", b);
        }
        if (!(alpha >= 0 && alpha < Double.POSITIVE_INFINITY)) {
            throw Arguments.outside("ringTime", "latency", "alpha", ">= 0", "s", alpha);
        }
        double steps = 2.0 * (n - 1);
        return Results.finite("ringTime", steps * m / (n * b) + steps * alpha);
    }

    private static double time(Point at) {
        return time(at.real("M"), at.integer("N"), at.real("B"), at.real("alpha"));
    }

    private static Quantity timeOfQuantities(Point at) {
        return Quantity.of(
                time(
                        Dimensions.require("ringTime", "messageBytes", "M", Unit.parse("byte"), at.quantity("M")),
                        at.integer("N"),
                        Dimensions.require("ringTime", "bandwidth", "B", Unit.parse("byte/s"), at.quantity("B")),
                        Dimensions.require("ringTime", "latency", "alpha", Unit.parse("s"), at.quantity("alpha"))),
                Unit.parse("s"));
    }

    private static FormulaCase.Builder parameters() {
        return FormulaCase.named("ringTime")
                .parameter("M", "messageBytes", ArgumentRange.real().from("0"), "byte", ">= 0")
                .parameter("N", "nGpus", ArgumentRange.int64().from("1"), "", ">= 1")
                .parameter("B", "bandwidth", ArgumentRange.real().above("0"), "byte/s", "> 0")
                .parameter("alpha", "latency", ArgumentRange.real().from("0"), "s", ">= 0");
    }

    private static FormulaCase ringTime(ToDoubleFunction<Point> java) {
        return parameters()
                .real("T", "s", TIME, Tolerance.ulps(4), java)
                .quantity("T", FormulaCaseTest::timeOfQuantities)
                .build();
    }

    private static String failure(Runnable check) {
        return assertThrows(AssertionError.class, check::run).getMessage();
    }

    @Test
    void rightMethodPassesEveryCheck() {
        FormulaCase formula = ringTime(FormulaCaseTest::time);

        assertDoesNotThrow(formula::agrees);
        assertDoesNotThrow(formula::keepsDomain);
        assertDoesNotThrow(formula::agreesInAnyUnit);
        assertDoesNotThrow(() -> formula.law("T = 0 when N = 1", "(let (T " + TIME + ") (= T 0))", "(= N 1)"));
        assertDoesNotThrow(() -> formula.law("T >= alpha when N > 1", "(>= " + TIME + " alpha)", "(> N 1)"));
        assertDoesNotThrow(() -> formula.example()
                .given("M", "1", "GB")
                .given("N", "8", "")
                .given("B", "50", "GB/s")
                .given("alpha", "2", "us")
                .then("T", "35.028", "ms"));
    }

    @Test
    void wrongCoefficientIsShownAtThePlainestArguments() {
        FormulaCase wrong = ringTime(at -> time(at) + 1e-3 * at.real("alpha"));

        String message = failure(wrong::agrees);

        assertTrue(message.startsWith("ringTime: T against its equation\n  at M = 0.0 byte, N = 1, "), message);
        assertTrue(message.contains("\n  expected 0\n  but was "), message);
        assertTrue(message.endsWith("\n  repeat with -Dformulary.seed=" + Seed.current()), message);
    }

    @Test
    void errorOfAFewUlpsIsFound() {
        FormulaCase wrong = ringTime(at -> time(at) * (1 + 0x1p-48));

        assertTrue(failure(wrong::agrees).contains("(4 ulps)"));
    }

    @Test
    void exceptionWhereThereIsAResultIsFound() {
        FormulaCase wrong = ringTime(at -> {
            if (at.integer("N") == 1) {
                throw new ArithmeticException("no");
            }
            return time(at);
        });

        assertTrue(failure(wrong::agrees).contains("but was java.lang.ArithmeticException: no"));
    }

    @Test
    void missingDomainCheckIsFound() {
        FormulaCase wrong = ringTime(at -> Results.finite(
                "ringTime",
                2.0 * (at.integer("N") - 1) * (at.real("M") / (at.integer("N") * at.real("B")) + at.real("alpha"))));

        String message = failure(wrong::keepsDomain);

        assertTrue(
                message.contains("expected the refusal ringTime: messageBytes (M) must be >= 0 byte, got -4.9E-324"),
                message);
        assertTrue(message.contains("but was acceptance"), message);
    }

    @Test
    void wrongMessageIsFound() {
        FormulaCase wrong = ringTime(at -> {
            if (at.integer("N") < 1) {
                throw Arguments.outside("ringTime", "n", "N", ">= 1", "", at.integer("N"));
            }
            return time(at);
        });

        assertTrue(failure(wrong::keepsDomain).contains("but was ringTime: n (N) must be >= 1, got 0"));
    }

    @Test
    void domainThatIsTooNarrowIsFound() {
        FormulaCase wrong = ringTime(at -> {
            if (at.real("M") == 0) {
                throw Arguments.outside("ringTime", "messageBytes", "M", "> 0", "byte", at.real("M"));
            }
            return time(at);
        });

        assertTrue(failure(wrong::keepsDomain).contains("expected acceptance"));
    }

    @Test
    void unitThatIsIgnoredIsFound() {
        FormulaCase wrong = parameters()
                .real("T", "s", TIME, Tolerance.ulps(4), FormulaCaseTest::time)
                .quantity(
                        "T",
                        at -> Quantity.of(
                                time(at.real("M"), at.integer("N"), at.real("B"), at.real("alpha")), Unit.parse("s")))
                .build();

        assertTrue(failure(wrong::agreesInAnyUnit).startsWith("ringTime: T from quantities in any unit\n  at "));
    }

    @Test
    void brokenLawIsShownWithBothSides() {
        FormulaCase formula = ringTime(FormulaCaseTest::time);

        String message = failure(() -> formula.law("T = 0 when N = 2", "(let (T " + TIME + ") (= T 0))", "(= N 2)"));

        assertTrue(message.startsWith("ringTime: the law T = 0 when N = 2 fails\n  at M = "), message);
        assertTrue(message.contains("N = 2"), message);
        assertTrue(message.contains("the left side is "), message);
    }

    @Test
    void lawThatCannotBeTestedFails() {
        FormulaCase formula = ringTime(FormulaCaseTest::time);

        assertTrue(failure(() -> formula.law("T = 0 when N < 1", "(= " + TIME + " 0)", "(< N 1)"))
                .contains("no point of the domain was found"));
    }

    @Test
    void wrongExampleShowsWhatComes() {
        ExampleCheck example = ringTime(FormulaCaseTest::time)
                .example()
                .given("M", "1", "GB")
                .given("N", "8", "")
                .given("B", "50", "GB/s")
                .given("alpha", "2", "us");

        String message = failure(() -> example.then("T", "35.03", "s"));

        assertTrue(
                message.contains("expected 35.03 s\n  but was 4378500/125000000 s") || message.contains("s"), message);
        assertDoesNotThrow(() -> example.then("T", "35.03", "ms"));
        assertThrows(AssertionError.class, () -> example.then("T", "35.027", "ms"));
        assertThrows(AssertionError.class, example::refused);
        assertDoesNotThrow(() -> example.given("N", "0", "").refused());
    }

    private static FormulaCase pairs(ToLongFunction<Point> java) {
        return FormulaCase.named("pairs")
                .parameter("N", "n", ArgumentRange.int64().from("0"), "", ">= 0")
                .parameter("k", "chosen", ArgumentRange.int64().from("0"), "", "")
                .where("k", "<= N", "(<= k N)")
                .integer("P", "(- (* N (- N 1)) k)", java)
                .build();
    }

    private static long pairs(long n, long k) {
        if (n < 0) {
            throw Arguments.outside("pairs", "n", "N", ">= 0", "", n);
        }
        if (k > n) {
            throw Arguments.outside("pairs", "chosen", "k", "<= N", "", k);
        }
        return ExactMath.subtract(ExactMath.multiply(n, n - 1, "pairs"), k, "pairs");
    }

    @Test
    void integersAreExactOrRefused() {
        FormulaCase right = pairs(at -> pairs(at.integer("N"), at.integer("k")));
        assertDoesNotThrow(right::agrees);

        String wrapped = failure(pairs(at -> at.integer("N") * (at.integer("N") - 1) - at.integer("k"))::agrees);
        assertTrue(wrapped.contains(", so an ArithmeticException\n  but was "), wrapped);

        String rounded = failure(pairs(at -> {
            pairs(at.integer("N"), at.integer("k"));
            return (long) ((double) at.integer("N") * (at.integer("N") - 1) - at.integer("k"));
        })::agrees);
        assertTrue(rounded.startsWith("pairs: P against its equation\n  at N = "), rounded);
    }

    @Test
    void domainBetweenParametersIsCheckedOnBothSides() {
        // Negative k is refused by no one here, and no requirement says so.
        FormulaCase unchecked = FormulaCase.named("pairs")
                .parameter("N", "n", ArgumentRange.int64().from("0"), "", ">= 0")
                .parameter("k", "chosen", ArgumentRange.int64(), "", "")
                .where("k", "<= N", "(<= k N)")
                .integer("P", "(- (* N (- N 1)) k)", at -> {
                    if (at.integer("N") < 0) {
                        throw Arguments.outside("pairs", "n", "N", ">= 0", "", at.integer("N"));
                    }
                    return at.integer("N");
                })
                .build();

        String message = failure(unchecked::keepsDomain);

        assertTrue(message.contains("expected the refusal pairs: chosen (k) must be <= N, got "), message);
    }

    @Test
    void cancellationIsMeasuredByTheFormThatIsComputed() {
        String difference = "(- 1 (/ r (+ (- 1 f) (* f r))))";
        String stable = "(/ (* (- f 1) (- r 1)) (+ (- 1 f) (* f r)))";
        ToDoubleFunction<Point> plainly = at -> 1 - at.real("r") / ((1 - at.real("f")) + at.real("f") * at.real("r"));
        FormulaCase equation = loss(plainly, difference, difference);
        FormulaCase computedAs = loss(plainly, difference, stable);
        FormulaCase stably = loss(
                at -> (at.real("f") - 1) * (at.real("r") - 1) / ((1 - at.real("f")) + at.real("f") * at.real("r")),
                difference,
                stable);

        assertDoesNotThrow(equation::agrees);
        assertDoesNotThrow(stably::agrees);
        assertThrows(AssertionError.class, computedAs::agrees);
    }

    private static FormulaCase loss(ToDoubleFunction<Point> java, String equation, String computedAs) {
        return FormulaCase.named("loss")
                .parameter("f", "fraction", ArgumentRange.real().from("0").upTo("1"), "", "")
                .parameter("r", "ratio", ArgumentRange.real().from("1"), "", "")
                .real("L", "", equation, Tolerance.roundingBound(), java)
                .computedAs("L", computedAs)
                .build();
    }

    /** The sum 2^53 + 1 is no double, though both of its terms and the double next to it are integers. */
    @Test
    void integersThatAreRoundedIntoTheLastExactOneAreAllowedForIt() {
        FormulaCase sum = FormulaCase.named("sum")
                .parameter("a", "a", ArgumentRange.real().from("1").upTo("2"), "", "")
                .parameter(
                        "n", "n", ArgumentRange.int64().from("9007199254740990").upTo("9007199254740992"), "", "")
                .real(
                        "y",
                        "",
                        "(+ a (- n (/ a a)))",
                        Tolerance.roundingBound(),
                        at -> at.real("a") + at.integer("n") - 1)
                .build();

        assertDoesNotThrow(sum::agrees);
    }

    /** Far from 0, a sum is the same double as one of its terms, and a product of large numbers is none. */
    @Test
    void domainThatRoundingTurnsIsNotAskedFor() {
        FormulaCase margin = FormulaCase.named("margin")
                .parameter("r", "rate", ArgumentRange.real(), "GB/s", "")
                .parameter("g", "growth", ArgumentRange.real(), "GB/s", "")
                .where("r", "such that r > g + 0.01 GB/s", "(> r (+ g 10000000))")
                .real("d", "GB/s", "(- r g)", Tolerance.roundingBound(), at -> {
                    for (String name : List.of("rate", "growth")) {
                        String symbol = name.substring(0, 1);
                        if (!Double.isFinite(at.real(symbol))) {
                            throw Arguments.outside("margin", name, symbol, "finite", "GB/s", at.real(symbol));
                        }
                    }
                    double r = at.real("r") * 1e9;
                    double g = at.real("g") * 1e9;
                    if (!(r > g + 1e7)) {
                        throw Arguments.outside("margin", "rate", "r", "such that r > g + 0.01 GB/s", "", at.real("r"));
                    }
                    if (!Double.isFinite(r - g)) {
                        throw new ArithmeticException("margin: the result is not finite for these arguments");
                    }
                    return (r - g) / 1e9;
                })
                .build();

        assertDoesNotThrow(margin::keepsDomain);
        assertDoesNotThrow(margin::agrees);
    }

    /** A product that is 0 for want of range is none of the numbers that are exact, and neither is its quotient. */
    @Test
    void whatVanishesBeside1IsAllowedFor() {
        FormulaCase sum = FormulaCase.named("sum")
                .parameter("b", "b", ArgumentRange.real().above("0").upTo("1e-200"), "", "")
                .parameter("c", "c", ArgumentRange.real().from("1e25").upTo("1e30"), "", "")
                .real(
                        "y",
                        "",
                        "(+ 1 (/ (* b b) c))",
                        Tolerance.roundingBound(),
                        at -> 1 + at.real("b") * at.real("b") / at.real("c"))
                .build();

        assertDoesNotThrow(sum::agrees);
    }

    /** A third of the least double is 0, of which there is no logarithm; half of it is not above 0, as the domain wants it. */
    @Test
    void whatRoundsTo0MayBeRefused() {
        FormulaCase logarithm = FormulaCase.named("logarithm")
                .parameter("x", "x", ArgumentRange.real().above("0"), "", "> 0")
                .where("x", "such that x/2 > 0", "(> (/ x 2) 0)")
                .real("y", "", "(log2 (/ x 3))", Tolerance.roundingBound(), at -> {
                    double x = at.real("x");
                    if (!(x > 0 && x < Double.POSITIVE_INFINITY && x / 2 > 0)) {
                        throw Arguments.outside("logarithm", "x", "x", "such that x/2 > 0", "", x);
                    }
                    return RealMath.log2(x / 3);
                })
                .build();

        assertDoesNotThrow(logarithm::agrees);
    }

    @Test
    void resultThatDoesNotExistMustBeRefused() {
        FormulaCase unguarded = FormulaCase.named("inverse")
                .parameter("N", "n", ArgumentRange.int64().from("0"), "", "")
                .real(
                        "y",
                        "",
                        "(/ 1 (- N 1))",
                        Tolerance.ulps(1),
                        at -> at.integer("N") == 1 ? 0 : 1.0 / (at.integer("N") - 1))
                .build();

        assertTrue(
                failure(unguarded::agrees).contains("at N = 1\n  expected a refusal (division by 0)\n  but was 0.0"));
    }

    @Test
    void stepsAreJudgedWhereRoundingsCannotTakeThem() {
        FormulaCase steps = FormulaCase.named("chunks")
                .parameter("M", "bytes", ArgumentRange.real().from("0").upTo("1e15"), "", "")
                .parameter("c", "chunk", ArgumentRange.real().from("0.001").upTo("1e6"), "", "")
                .real(
                        "n",
                        "",
                        "(* c (ceil (/ M c)))",
                        Tolerance.ulps(2),
                        at -> at.real("c") * Math.ceil(at.real("M") / at.real("c")))
                .build();

        assertDoesNotThrow(steps::agrees);
    }

    /** Doubles round N(N - 1)/2 from 2^26 on, and the floor of what is rounded may be that of a neighbour. */
    @Test
    void integerStepOfRoundedNumbersIsJudgedWhereItCannotFallBeyond() {
        FormulaCase pairs = floorOfHalf(at -> (long) Math.floor(at.real("N") * (at.real("N") - 1) / 2));

        int compared = pairs.agrees();

        assertTrue(compared > 20, () -> compared + " comparisons");
        assertTrue(failure(floorOfHalf(at -> (long) Math.ceil(at.real("N") * (at.real("N") - 1) / 2))::agrees)
                .startsWith("pairs: P against its equation"));
    }

    private static FormulaCase floorOfHalf(ToLongFunction<Point> java) {
        return FormulaCase.named("pairs")
                .parameter("N", "n", ArgumentRange.real().from("1").upTo("1e9"), "", "")
                .integer("P", "(floor (/ (* N (- N 1)) 2))", java)
                .build();
    }

    @Test
    void oneResultMayBeRefusedForWantOfRoomForAnother() {
        FormulaCase cubes = squareAndCube(at -> finite(at.real("x") * at.real("x"), at.real("x")));
        assertDoesNotThrow(cubes::agrees);

        String refused =
                failure(squareAndCube(at -> finite(at.real("x") * at.real("x"), 1e200 * at.real("x")))::agrees);
        assertTrue(refused.contains("but was java.lang.ArithmeticException"), refused);
    }

    private static double finite(double square, double x) {
        Results.finite("powers", square * x);
        return Results.finite("powers", square);
    }

    private static FormulaCase squareAndCube(ToDoubleFunction<Point> square) {
        return FormulaCase.named("powers")
                .parameter("x", "x", ArgumentRange.real(), "", "")
                .real("s", "", "(* x x)", Tolerance.ulps(4), square)
                .real(
                        "c",
                        "",
                        "(* (* x x) x)",
                        Tolerance.ulps(4),
                        at -> finite(at.real("x") * at.real("x"), at.real("x")) * at.real("x"))
                .build();
    }

    @Test
    void calledFormulaMayRefuseWhatHasPassedTheRange() {
        FormulaCase calling = caller("called");
        assertDoesNotThrow(calling::agrees);
        assertDoesNotThrow(() -> calling.neverFalls("y", "a"));

        assertTrue(failure(caller("other")::agrees).contains("DomainException"));
    }

    /** The least length is a boundary of its domain, and half of it is 0. */
    @Test
    void calledFormulaMayRefuseWhatHasPassedTheRangeAtABoundary() {
        FormulaCase calling = FormulaCase.named("caller")
                .parameter("a", "a", ArgumentRange.real().above("0"), "", "> 0")
                .real("y", "", "(/ a 2)", Tolerance.ulps(4), FormulaCaseTest::half)
                .calling("called")
                .build();

        assertDoesNotThrow(calling::keepsDomain);
    }

    private static double half(Point at) {
        double a = at.real("a");
        if (!(a > 0 && a < Double.POSITIVE_INFINITY)) {
            throw Arguments.outside("caller", "a", "a", "> 0", "", a);
        }
        if (a / 2 == 0) {
            throw Arguments.outside("called", "a", "a", "> 0", "", 0.0);
        }
        return a / 2;
    }

    /** A count of 64 bits on the way to a real result: where it passes them, the formula that gives it says so. */
    @Test
    void calledFormulaMayPassTheRangeOfItsInteger() {
        assertDoesNotThrow(cubeOfCount("called")::agrees);

        assertTrue(failure(cubeOfCount("other")::agrees).contains("called: the result passes the 64-bit range"));
    }

    private static FormulaCase cubeOfCount(String callee) {
        return FormulaCase.named("caller")
                .parameter("N", "n", ArgumentRange.int64().from("1").upTo("1000000000"), "", "")
                .real("y", "", "(/ (^ N 3) 2)", Tolerance.ulps(4), at -> {
                    long n = at.integer("N");
                    return ExactMath.multiply(ExactMath.multiply(n, n, "called"), n, "called") / 2.0;
                })
                .calling(callee)
                .build();
    }

    /** Computes the same length by way of metres, in which the farthest kilometres are no double. */
    private static FormulaCase caller(String callee) {
        return FormulaCase.named("caller")
                .parameter("a", "a", ArgumentRange.real(), "km", "")
                .real("y", "km", "a", Tolerance.ulps(4), at -> {
                    double metres = at.real("a") * 1000;
                    if (!Double.isFinite(metres)) {
                        throw Arguments.outside("called", "a", "a", "finite", "", metres);
                    }
                    return metres / 1000;
                })
                .calling(callee)
                .build();
    }

    /** Two angles that are the same many turns of pi are equal, though no number of digits shows it. */
    @Test
    void boundaryOfADomainInAnglesIsNotTakenForItsOutside() {
        FormulaCase angles = FormulaCase.named("angles")
                .parameter("a", "a", ArgumentRange.real(), "deg", "")
                .parameter("b", "b", ArgumentRange.real(), "deg", "")
                .where("b", ">= a", "(>= b a)")
                .real("d", "deg", "(- b a)", Tolerance.roundingBound(), FormulaCaseTest::angle)
                .build();

        assertDoesNotThrow(angles::keepsDomain);
        assertDoesNotThrow(angles::agrees);
    }

    private static double angle(Point at) {
        double a = at.real("a");
        double b = at.real("b");
        if (!Double.isFinite(a)) {
            throw Arguments.outside("angles", "a", "a", "", "deg", a);
        }
        if (!(b >= a && Double.isFinite(b))) {
            throw Arguments.outside("angles", "b", "b", ">= a", "", b);
        }
        return Results.finite("angles", b - a);
    }

    @Test
    void seedIsTheSystemProperty() {
        String before = System.getProperty("formulary.seed");
        try {
            System.setProperty("formulary.seed", "42");
            assertEquals(42, Seed.current());
            System.setProperty("formulary.seed", "many");
            assertThrows(IllegalStateException.class, Seed::current);
        } finally {
            if (before == null) {
                System.clearProperty("formulary.seed");
            } else {
                System.setProperty("formulary.seed", before);
            }
        }
    }
}
