package org.formulary.processor;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Runs the generated comparisons with arbitrary precision of a set {@code p.Rows}, extremes included. */
final class GeneratedTests {

    private GeneratedTests() {}

    /** What failed, by name of the formula's nested class. */
    static Map<String, String> failures(Compilation rows, Path folder) throws ReflectiveOperationException {
        Compilation tests = Compilation.in(folder)
                .source(
                        "p/RowsProperties.java",
                        "package p;\n\n@org.formulary.annotation.FormulaTests(Rows.class)\nclass RowsProperties {}\n")
                .after(rows)
                .compile();
        if (!tests.success()) {
            throw new AssertionError(tests.log());
        }
        Map<String, String> failures = new LinkedHashMap<>();
        URLClassLoader loader = tests.loaderAfter(rows);
        Class<?> outer = loader.loadClass("p.RowsFormulasTest");
        Object instance = instance(outer.getDeclaredConstructor());
        for (Class<?> nested : outer.getDeclaredClasses()) {
            Object test = instance(nested.getDeclaredConstructor(outer), instance);
            Method agrees = nested.getDeclaredMethod("agreesWithArbitraryPrecision");
            agrees.setAccessible(true);
            try {
                agrees.invoke(test);
            } catch (InvocationTargetException e) {
                failures.put(nested.getSimpleName(), String.valueOf(e.getCause().getMessage()));
            }
        }
        return failures;
    }

    private static Object instance(Constructor<?> constructor, Object... arguments)
            throws ReflectiveOperationException {
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }
}
