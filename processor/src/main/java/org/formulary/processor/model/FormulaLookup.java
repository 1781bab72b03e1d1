package org.formulary.processor.model;

/** Finds the formulas that equations call, those of other sets included. */
@FunctionalInterface
public interface FormulaLookup {

    /**
     * The formula with that identifier.
     *
     * @param fullId {@code set-id/formula-id}
     * @throws IllegalArgumentException if there is none
     */
    CheckedFormula formula(String fullId);
}
