package org.formulary.testing;

import java.util.Map;

/** The outermost scope: the arguments, at one precision. */
final class Environment extends Scope<Enclosure> {

    private final Map<String, Real> values;
    private final int digits;

    Environment(Map<String, Real> values, int digits) {
        this.values = values;
        this.digits = digits;
    }

    @Override
    Enclosure get(String name) {
        Real value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no value is given for " + name);
        }
        return value.at(digits);
    }
}
