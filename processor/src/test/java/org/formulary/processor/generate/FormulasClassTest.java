package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.Compilation;
import org.formulary.quantity.Quantity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The methods that are generated from a declaration, compiled without warnings and called. */
class FormulasClassTest {

    private static final String DAY = """
        /** Length of a day. */
        @Formula(equation = "T = n t/r", unit = "s", PROSE)
        double day(@Param("n") long customers, @Param("t") double sale,
            @Param(value = "r", defaultValue = "50 %") double share);
        """;

    @TempDir
    Path folder;

    @Test
    void numbersAreInDeclaredUnits() throws Exception {
        Class<?> shop = shop(DAY);
        assertEquals(8.0, call(shop, "day", 2L, 1000.0, 0.25));
        assertEquals("day: sale (t) must be >= 0 ms, got -1.0", refusal(shop, "day", 2L, -1.0, 0.25));
        assertEquals("day: share (r) must be > 0 and <= 1, got 1.5", refusal(shop, "day", 2L, 1.0, 1.5));
        assertEquals(
                "day: sale (t) must be finite, got Infinity", refusal(shop, "day", 2L, Double.POSITIVE_INFINITY, 0.25));
    }

    @Test
    void quantitiesComeInAnyUnit() throws Exception {
        Class<?> shop = shop(DAY);
        assertEquals(Quantity.parse("8 s"), call(shop, "day", 2L, Quantity.parse("1 s"), 0.25));
        assertEquals(
                "day: sale (t) must be in ms, got 1 m (length)", refusal(shop, "day", 2L, Quantity.parse("1 m"), 0.25));
        assertEquals(
                "day: sale (t) must be >= 0 ms, got -1000.0", refusal(shop, "day", 2L, Quantity.parse("-1 s"), 0.25));
    }

    @Test
    void trailingDefaultsMayBeLeftOut() throws Exception {
        Class<?> shop = shop(DAY);
        assertEquals(4.0, call(shop, "day", 2L, 1000.0));
        assertEquals(Quantity.parse("4 s"), call(shop, "day", 2L, Quantity.parse("1 s")));
    }

    @Test
    void aResultWithADimensionAloneGetsAMethodOfItsOwn() throws Exception {
        Class<?> shop = shop("""
            /** A fixed time. */
            @Formula(equation = "T = 2 [s] n", unit = "ms", PROSE)
            double pause(long n);
            """);
        assertEquals(6000.0, call(shop, "pause", 3L));
        assertEquals(Quantity.parse("6 s"), call(shop, "pauseQuantity", 3L));
    }

    @Test
    void recordsOfQuantitiesStandBesideTheAuthorsRecord() throws Exception {
        Class<?> shop = shop("""
            /** Two times.
             * @param twice twice the time
             * @param count as many */
            record Times(@Param(value = "u", unit = "s") double twice, @Param("c") long count) {}

            /** Two results. */
            @Formula(equation = "u = 2t; c = 2n", PROSE)
            Times times(double t, long n);
            """);
        Object plain = call(shop, "times", 500.0, 3L);
        assertEquals("Times[twice=1.0, count=6]", plain.toString());
        Object quantities = call(shop, "times", Quantity.parse("0.5 s"), 3L);
        assertEquals("TimesQuantities[twice=1 s, count=6]", quantities.toString());
        assertTrue(quantities.getClass().isRecord());
        assertEquals(shop, quantities.getClass().getEnclosingClass());
    }

    @Test
    void countsWithADimensionAreTakenFromWholeQuantities() throws Exception {
        Class<?> shop = shop("""
            /** Tokens left. */
            @Formula(equation = "k = 2m", unit = "token", PROSE)
            long restock(@Param("m") long tokens);
            """);
        assertEquals(Quantity.parse("4 ktoken"), call(shop, "restock", Quantity.parse("2 ktoken")));
        assertEquals(
                "restock: tokens (m) must be a whole number of token, got 1.5 token",
                refusal(shop, "restock", Quantity.parse("1.5 token")));
    }

    @Test
    void latexTakesTheCallersSymbols() throws Exception {
        Class<?> shop = shop("""
            /** A share. */
            @Formula(equation = "f = 2(n - 1)/n", PROSE)
            double factor(long n);

            /** A constant. */
            @Formula(equation = "c = 2", PROSE)
            double constant();
            """);
        assertEquals("f = \\frac{2(n - 1)}{n}", call(shop, "factorLatex"));
        assertEquals("f = \\frac{2((a+b) - 1)}{a+b}", call(shop, "factorLatex", (Object) new String[] {"a+b"}));
        assertEquals(List.of(0), overloads(shop, "constantLatex"));
    }

    @Test
    void generalDomainsAreChecked() throws Exception {
        Class<?> shop = shop("""
            /** Half.
             * @param k a count */
            @Formula(equation = "h = k/2", PROSE)
            double half(@Param(domain = "k is even") long k);

            /** A part.
             * @param a the part
             * @param b the whole */
            @Formula(equation = "p = a/b", PROSE)
            double part(@Param(domain = "0 <= a") double a, @Param(domain = "b > 2a") double b);
            """);
        assertEquals(2.0, call(shop, "half", 4L));
        assertEquals("half: k must be even, got 3", refusal(shop, "half", 3L));
        assertEquals(0.25, call(shop, "part", 1.0, 4.0));
        assertEquals("part: b must be > 2a, got 2.0", refusal(shop, "part", 1.0, 2.0));
    }

    @Test
    void formulasCallEachOtherInTheirUnits() throws Exception {
        Class<?> shop = shop(DAY + """
            /** A week. */
            @Formula(equation = "w = 7 day(2n, t, 1/2)", unit = "s", PROSE)
            double week(long n, double t);
            """);
        assertEquals(56.0, call(shop, "week", 1L, 2000.0));
        assertThrows(ArithmeticException.class, () -> call(shop, "week", Long.MAX_VALUE, 2000.0));
    }

    @Test
    void bodiesAreWrappedInTheSameChecks() throws Exception {
        Class<?> shop = shop("""
            /** Static. */
            @Formula(equation = "T = n t", unit = "ms", PROSE)
            static double all(long n, double t) {
              return t < 1 ? Double.NaN : n * t;
            }

            /** Default. */
            @Formula(equation = "u = 2 all(n, t)", unit = "ms", PROSE)
            default double twice(long n, double t) {
              return 2 * once(n, t);
            }

            /** Computed. */
            @Formula(equation = "T = n t", unit = "ms", PROSE)
            double once(long n, double t);
            """);
        assertEquals(6.0, call(shop, "all", 2L, 3.0));
        assertEquals(12.0, call(shop, "twice", 2L, 3.0));
        assertEquals("twice: n must be >= 1, got 0", refusal(shop, "twice", 0L, 3.0));
        assertThrows(ArithmeticException.class, () -> call(shop, "all", 2L, 0.5));
    }

    @Test
    void deprecationAndItsRemedyAreCarriedOver() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder, DAY + """
            /** An old day. */
            @Deprecated
            @Formula(equation = "T = n t/r", unit = "s", replacedBy = "day", PROSE)
            double oldDay(long n, double t, double r);
            """);
        String source = compilation.generated("p/ShopFormulas.java");
        assertTrue(source.contains("@deprecated replaced by {@link #day}"), source);
        Method old = compilation
                .loader()
                .loadClass("p.ShopFormulas")
                .getMethod("oldDay", long.class, double.class, double.class);
        assertTrue(old.isAnnotationPresent(Deprecated.class));
    }

    @Test
    void callsOfDeprecatedFormulasInOtherSetsCompileWithoutAWarning() throws Exception {
        Compilation shop = DeclaredSets.compile(folder.resolve("shop"), """
            /** An old share. */
            @Deprecated
            @Formula(equation = "f = 1/n", symbol = "f_old", PROSE)
            double share(long n);
            """);
        Compilation chain = Compilation.in(folder.resolve("chain"))
                .source("q/Chain.java", """
                    package q;

                    import org.formulary.annotation.*;

                    /** A chain of shops. */
                    @FormulaSet(id = "test.chain", uses = p.Shop.class)
                    public interface Chain {
                      /** Shares of two shops.
                       * @param k customers of each */
                      @Formula(equation = "g = 2 f_old(k)", assumptions = "Some.", excludes = "Much.",
                          derivation = "Obvious.")
                      double shares(@Param(domain = "k >= 1") long k);
                    }
                    """)
                .after(shop)
                .compile();
        assertTrue(chain.success(), chain.log());
        assertEquals(0.5, call(chain.loaderAfter(shop).loadClass("q.ChainFormulas"), "shares", 4L));
    }

    @Test
    void proseCannotBreakOutOfItsComment() throws Exception {
        Compilation compilation = DeclaredSets.compile(folder, """
            /** Closing {@literal *}/ and back\\u005cslash, 1 < 2 &amp; {@literal @}param. */
            @Formula(equation = "s = n", assumptions = "*/ int x; /* \\\\u002a/ }", excludes = "\\u03b1 < \\u03b2 @throws",
                derivation = "None.")
            long same(long n);
            """);
        String source = compilation.generated("p/ShopFormulas.java");
        assertTrue(source.chars().allMatch(c -> c < 128), "not ASCII");
        assertTrue(source.contains("<b>Assumptions:</b> *&#47; int x; &#47;* &#92;u002a/ &#125;"), source);
        assertTrue(source.contains("&#945; &lt; &#946; &#64;throws"), source);
    }

    private Class<?> shop(String members) throws Exception {
        return DeclaredSets.compile(folder, members).loader().loadClass("p.ShopFormulas");
    }

    private static List<Integer> overloads(Class<?> type, String name) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name))
                .map(Method::getParameterCount)
                .toList();
    }

    private static String refusal(Class<?> type, String name, Object... arguments) {
        return assertThrows(IllegalArgumentException.class, () -> call(type, name, arguments))
                .getMessage();
    }

    /** Calls the overload whose parameters take the arguments. */
    private static Object call(Class<?> type, String name, Object... arguments) throws Exception {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name) && takes(method, arguments)) {
                try {
                    return method.invoke(null, arguments);
                } catch (InvocationTargetException e) {
                    if (e.getCause() instanceof RuntimeException cause) {
                        throw cause;
                    }
                    throw e;
                }
            }
        }
        Set<String> methods =
                Arrays.stream(type.getMethods()).map(Method::toString).collect(Collectors.toSet());
        throw new AssertionError("no " + name + " for " + Arrays.toString(arguments) + " among " + methods);
    }

    private static boolean takes(Method method, Object... arguments) {
        if (method.getParameterCount() != arguments.length) {
            return false;
        }
        for (int i = 0; i < arguments.length; i++) {
            boolean quantity = method.getParameterTypes()[i] == Quantity.class;
            if (quantity != arguments[i] instanceof Quantity) {
                return false;
            }
        }
        return true;
    }
}
