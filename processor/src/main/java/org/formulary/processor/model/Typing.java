package org.formulary.processor.model;

import java.util.IdentityHashMap;
import java.util.Optional;
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
        return find(node).orElseThrow(() -> new IllegalArgumentException("no type for " + node));
    }

    /** The type of a node; empty if the node is of another tree. */
    public Optional<Type> find(Expr node) {
        return Optional.ofNullable(types.get(node));
    }
}
