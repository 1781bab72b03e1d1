package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks, in test sources, for the property tests of formula sets: for {@code @FormulaTests(Communication.class)} the
 * processor writes the JUnit Jupiter class {@code CommunicationFormulasTest} into the package of the annotated class.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface FormulaTests {

    /** The formula sets to test. */
    Class<?>[] value();
}
