package org.formulary.tests.fuzz;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.formulary.testing.FormulaCase;
import org.junit.jupiter.api.Test;

/** The generated tests of a batch: each compares generated Java with the equation in arbitrary precision. */
final class GeneratedTests {

    /** A drawn formula may have hardly a point at which anything can be said. */
    private static final Pattern NOTHING_TO_SAY =
            Pattern.compile("cannot be judged|no point of (its|the) domain was found");

    private static final String COMPARISON = "agreesWithArbitraryPrecision";

    private final ClassLoader loader;

    GeneratedTests(Map<String, byte[]> classes) {
        this.loader = new MemoryLoader(classes);
    }

    /** Runs the tests of an accepted case, or only those that compare it with its equation. */
    Verdict judge(Case accepted, String set, String name, boolean all) {
        long points = 0;
        for (String method : accepted.methods(name)) {
            try {
                String nested = method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1);
                points += run(Class.forName(set + "FormulasTest$" + nested, true, loader), all);
            } catch (FailedTest e) {
                return new Verdict(
                        Verdict.ACCEPTED,
                        true,
                        points,
                        Optional.of(new Failure(accepted, Failure.Kind.DISAGREES, method + ": " + e.getMessage())));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }
        return Verdict.accepted(points);
    }

    private static final class FailedTest extends Exception {
        private static final long serialVersionUID = 1;

        FailedTest(Method test, Throwable cause) {
            super(test.getName() + ": " + cause, cause);
        }
    }

    private static long run(Class<?> tests, boolean all) throws ReflectiveOperationException, FailedTest {
        Object instance = instance(tests);
        long points = 0;
        List<Method> inOrder = Arrays.stream(tests.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .filter(method -> all || method.getName().equals(COMPARISON))
                .sorted(Comparator.comparing(Method::getName))
                .toList();
        for (Method test : inOrder) {
            test.setAccessible(true);
            try {
                if (test.getName().equals(COMPARISON)) {
                    points += formula(tests).agrees();
                } else {
                    test.invoke(instance);
                }
            } catch (InvocationTargetException e) {
                judge(test, e.getCause());
            } catch (AssertionError e) {
                judge(test, e);
            }
        }
        return points;
    }

    private static void judge(Method test, Throwable thrown) throws FailedTest {
        if (!(thrown instanceof AssertionError
                && NOTHING_TO_SAY.matcher(String.valueOf(thrown.getMessage())).find())) {
            throw new FailedTest(test, thrown);
        }
    }

    private static FormulaCase formula(Class<?> tests) throws ReflectiveOperationException {
        Field field = tests.getDeclaredField("FORMULA");
        field.setAccessible(true);
        return (FormulaCase) field.get(null);
    }

    private static Object instance(Class<?> tests) throws ReflectiveOperationException {
        Constructor<?> outer = tests.getEnclosingClass().getDeclaredConstructor();
        outer.setAccessible(true);
        Constructor<?> inner = tests.getDeclaredConstructor(tests.getEnclosingClass());
        inner.setAccessible(true);
        return inner.newInstance(outer.newInstance());
    }
}
