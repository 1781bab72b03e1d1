package org.formulary.tests.fuzz;

import java.util.Map;

/** Loads classes from memory. */
final class MemoryLoader extends ClassLoader {

    private final Map<String, byte[]> classes;

    MemoryLoader(Map<String, byte[]> classes) {
        super(MemoryLoader.class.getClassLoader());
        this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
