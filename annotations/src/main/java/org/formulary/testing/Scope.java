package org.formulary.testing;

import java.util.function.Supplier;

/**
 * The values of names at one place of an expression. A binding is computed when it is first asked for, so that a local
 * which only one branch uses need not be defined in the others.
 *
 * @param <T> what names stand for
 */
abstract class Scope<T> {

    abstract T get(String name);

    /** This scope with one more name. */
    Scope<T> with(String name, Supplier<T> value) {
        Scope<T> outer = this;
        return new Scope<>() {
            private T computed;

            @Override
            T get(String asked) {
                if (!asked.equals(name)) {
                    return outer.get(asked);
                }
                if (computed == null) {
                    computed = value.get();
                }
                return computed;
            }
        };
    }
}
