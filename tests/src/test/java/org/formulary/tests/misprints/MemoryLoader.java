package org.formulary.tests.misprints;

import java.util.Map;

/** Loads classes from memory before any that its parent has. */
final class MemoryLoader extends ClassLoader {

    private final Map<String, byte[]> classes;

    MemoryLoader(ClassLoader parent, Map<String, byte[]> classes) {
        super(parent);
        this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            if (classes.containsKey(name) && findLoadedClass(name) == null) {
                byte[] bytes = classes.get(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
            return super.loadClass(name, resolve);
        }
    }
}
