package org.formulary.processor.model;

import java.util.List;
import org.formulary.processor.equation.Binding;

/**
 * A worked example that holds.
 *
 * @param givenText the arguments as written
 * @param thenText the outcome as written
 * @param given a binding for every parameter that was written
 * @param then a binding for every output that was written; empty where the arguments are refused
 * @param refused whether the outcome is a refusal
 */
public record CheckedExample(
        String givenText, String thenText, List<Binding> given, List<Binding> then, boolean refused) {

    public CheckedExample {
        given = List.copyOf(given);
        then = List.copyOf(then);
    }
}
