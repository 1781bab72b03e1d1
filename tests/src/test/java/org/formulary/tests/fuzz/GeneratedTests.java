package org.formulary.tests.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.formulary.processor.Compilation;
import org.junit.jupiter.api.Test;

/** The generated tests of a batch: each compares generated Java with the equation in arbitrary precision. */
final class GeneratedTests {

    /** A drawn formula may have hardly a point at which anything can be said. */
    private static final Pattern NOTHING_TO_SAY =
            Pattern.compile("cannot be judged|no point of (its|the) domain was found");

    private final Compilation compiled;
    private final Tally tally;

    GeneratedTests(Compilation compiled, Tally tally) {
        this.compiled = compiled;
        this.tally = tally;
    }

    void run(Set<Integer> accepted, List<Declaration> declarations) {
        try (URLClassLoader loader = compiled.loader()) {
            for (int i : accepted) {
                Class<?> tests = Class.forName("p.S" + i / Batch.PER_SET + "FormulasTest$F" + i, false, loader);
                run(tests, declarations.get(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private void run(Class<?> tests, Declaration declaration) throws ReflectiveOperationException {
        Constructor<?> outer = tests.getEnclosingClass().getDeclaredConstructor();
        outer.setAccessible(true);
        Constructor<?> inner = tests.getDeclaredConstructor(tests.getEnclosingClass());
        inner.setAccessible(true);
        Object instance = inner.newInstance(outer.newInstance());
        boolean judged = true;
        for (Method method : tests.getDeclaredMethods()) {
            if (method.isAnnotationPresent(Test.class)) {
                method.setAccessible(true);
                try {
                    method.invoke(instance);
                } catch (InvocationTargetException e) {
                    String message = String.valueOf(e.getCause().getMessage());
                    if (e.getCause() instanceof AssertionError
                            && NOTHING_TO_SAY.matcher(message).find()) {
                        judged = false;
                    } else {
                        tally.failure(declaration, method.getName() + ": " + e.getCause());
                    }
                }
            }
        }
        tally.judged(declaration, judged);
    }
}
