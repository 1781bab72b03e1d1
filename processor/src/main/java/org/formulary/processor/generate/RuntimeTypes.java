package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;

/** The classes that generated code calls, by name: the processor does not depend on what it only writes. */
final class RuntimeTypes {

    static final ClassName ARGUMENTS = runtime("Arguments");
    static final ClassName DIMENSIONS = runtime("Dimensions");
    static final ClassName DOMAIN_EXCEPTION = runtime("DomainException");
    static final ClassName EXACT_MATH = runtime("ExactMath");
    static final ClassName INTEGER_SEARCH = runtime("IntegerSearch");
    static final ClassName LATEX_SYMBOLS = runtime("LatexSymbols");
    static final ClassName RESULTS = runtime("Results");
    static final ClassName QUANTITY = ClassName.get("org.formulary.quantity", "Quantity");
    static final ClassName UNIT = ClassName.get("org.formulary.quantity", "Unit");

    private RuntimeTypes() {}

    private static ClassName runtime(String name) {
        return ClassName.get("org.formulary.runtime", name);
    }
}
