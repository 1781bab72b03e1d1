package org.formulary.tests.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of all modules, without their tests. */
final class Modules {

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.formulary");

    static final String[] ANNOTATIONS = {
        "org.formulary.annotation..", "org.formulary.quantity..", "org.formulary.runtime..", "org.formulary.testing.."
    };
    static final String QUANTITY = "org.formulary.quantity..";
    static final String PROCESSOR = "org.formulary.processor..";
    static final String FORMULAS = "org.formulary.mlsys..";
    static final String SITE = "org.formulary.site..";

    private Modules() {}
}
