package org.formulary.tests.misprints;

/**
 * A subject with one mistake.
 *
 * @param target what was printed wrong: java, latex, mathml, spoken or prefix
 * @param operator the kind of mistake
 * @param place what was replaced by what
 * @param file the file with the mistake
 * @param source its text
 */
record Mutant(String target, String operator, String place, File file, String source) {

    /** The two files generated for a subject. */
    enum File {
        /** The class of methods. */
        METHODS,
        /** The tests, in which MathML, spoken words and prefix form stand. */
        TESTS
    }
}
