package org.formulary.processor.generate;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.CheckedSet;

/** A generated class, compiled and loaded. */
final class GeneratedJava {

    private final Class<?> type;

    private GeneratedJava(Class<?> type) {
        this.type = type;
    }

    /** Compiles the class of a set made of text, with all warnings as errors. */
    static GeneratedJava of(CheckedSet set, Path folder) throws ReflectiveOperationException {
        Compilation compilation = Compilation.in(folder)
                .source("t/TextFormulas.java", TextSets.source(set))
                .source("t/Text.java", "package t;\n\n/** Nothing. */\npublic interface Text {}\n")
                .compile(List.of());
        if (!compilation.success()) {
            throw new AssertionError(compilation.log());
        }
        return new GeneratedJava(compilation.loader().loadClass("t.TextFormulas"));
    }

    /** Calls the method of that name that does the computing. */
    Object call(String name, Object... arguments) throws Throwable {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name)) {
                try {
                    return method.invoke(null, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        throw new AssertionError("no method " + name);
    }
}
