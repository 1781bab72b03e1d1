package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an interface to be a set of formulas. For an interface {@code Communication} the processor writes, in the same
 * package, the final class {@code CommunicationFormulas} and the resource {@code META-INF/formulary/<id>.json}.
 *
 * <p>The interface's Javadoc is the set's own text: its first sentence is the title, the rest the introduction.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface FormulaSet {

    /**
     * The permanent identifier of the set: lower-case words joined by dots, such as {@code physics.communication}. It
     * names the set in addresses, books and qualified calls.
     */
    String id();

    /** The glossary: symbols declared once and shared by all formulas of the set. */
    Symbol[] symbols() default {};

    /** Other formula sets whose formulas the equations of this set may call. */
    Class<?>[] uses() default {};

    /** The BibTeX file that holds the entries the formulas refer to, as a resource name relative to the package. */
    String bibliography() default "";
}
