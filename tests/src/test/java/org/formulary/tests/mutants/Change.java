package org.formulary.tests.mutants;

import org.formulary.processor.equation.Expr;

/** What a value is replaced by, and by which mutation. */
record Change(Mutation mutation, Expr value) {}
