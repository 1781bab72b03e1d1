package org.formulary.tests.fuzz;

/**
 * A case that came out wrong.
 *
 * @param failing the case
 * @param kind what is wrong, in the same words for all that is wrong the same way
 * @param details the rest
 */
record Failure(Case failing, Kind kind, String details) {

    /** Ways to fail. */
    enum Kind {
        FAILS("the processor fails"),
        SILENT("neither accepted nor refused"),
        MISPLACED("javac finds the declaration wrong"),
        SLOW("takes more than a second"),
        UNCOMPILABLE("what is generated does not compile"),
        DISAGREES("a generated test fails");

        private final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    /** With everything that repeats it. */
    @Override
    public String toString() {
        return kind.text + "\n" + failing + details.strip() + "\n";
    }
}
