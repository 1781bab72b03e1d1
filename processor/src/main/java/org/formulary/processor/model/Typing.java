package org.formulary.processor.model;

import java.util.IdentityHashMap;
import org.formulary.processor.equation.Expr;

/** The type of every node of some trees; nodes are told apart by identity. */
public final class Typing {

    private final IdentityHashMap<Expr, Type> types = new IdentityHashMap<>();

    /** Notes the type of a node. */
    public void put(Expr node, Type type) {
        types.put(node, type);
    }

    /**
     * The type of a node.
     *
     * @throws IllegalArgumentException if the node is of another tree
     */
    public Type of(Expr node) {
        Type type = types.get(node);
        if (type == null) {
            throw new IllegalArgumentException("no type for " + node);
        }
        return type;
    }
}
