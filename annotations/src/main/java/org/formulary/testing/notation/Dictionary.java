package org.formulary.testing.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What symbols and called formulas mean to the reader of an equation. */
final class Dictionary {

    /** A formula that may be called: its parameters' names, and its value in prefix form in terms of them. */
    record Callee(List<String> parameters, String value) {
        Callee {
            parameters = List.copyOf(parameters);
        }
    }

    private final Map<String, String> values;
    private final Map<String, Callee> callees;

    Dictionary(Map<String, String> values, Map<String, Callee> callees) {
        this.values = Map.copyOf(values);
        this.callees = Map.copyOf(callees);
    }

    /** What a symbol is in prefix form. */
    Optional<String> value(String key) {
        return key.equals("pi") ? Optional.of("pi") : Optional.ofNullable(values.get(key));
    }

    Optional<Callee> callee(String key) {
        return Optional.ofNullable(callees.get(key));
    }

    /** This dictionary with one more symbol, which has its key for a name. */
    Dictionary with(String key) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(key, key);
        return new Dictionary(more, callees);
    }
}
