package org.formulary.processor.equation;

import java.util.List;

/** {@code output = value; … where local = value; …}. */
public record Equation(Span span, List<Definition> outputs, List<Definition> locals) {

    public Equation {
        outputs = List.copyOf(outputs);
        locals = List.copyOf(locals);
    }

    /** A name and what it is equal to. */
    public record Definition(Span span, Expr.Name name, Expr value) {}
}
