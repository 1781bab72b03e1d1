package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;

/** The outputs and local results of an equation by name. */
final class Definitions {

    /** No definitions: every name is free. */
    static final Definitions NONE = new Definitions(new Equation(new Span(0, 0), List.of(), List.of()));

    private final Map<String, Expr> values = new LinkedHashMap<>();

    Definitions(Equation equation) {
        equation.outputs().forEach(output -> values.put(output.name().name(), output.value()));
        equation.locals().forEach(local -> values.put(local.name().name(), local.value()));
    }

    Expr value(String name) {
        return values.get(name);
    }

    /**
     * The definitions that a value rests on, each behind those that it rests on itself.
     *
     * @throws IllegalArgumentException if one rests on itself
     */
    List<String> neededBy(Expr value) {
        Set<String> done = new LinkedHashSet<>();
        Trees.freeNames(value).forEach(name -> collect(name.name(), done, new LinkedHashSet<>()));
        return new ArrayList<>(done);
    }

    private void collect(String name, Set<String> done, Set<String> pending) {
        if (!values.containsKey(name) || done.contains(name)) {
            return;
        }
        if (!pending.add(name)) {
            throw new IllegalArgumentException(name + " is defined by itself");
        }
        Trees.freeNames(values.get(name)).forEach(used -> collect(used.name(), done, pending));
        done.add(name);
    }
}
