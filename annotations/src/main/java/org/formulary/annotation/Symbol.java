package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An entry of a set's glossary: what a letter means wherever no formula says otherwise. */
@Documented
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Symbol {

    /** The name as equations spell it, such as {@code M}, {@code alpha} or {@code B_local}. */
    String name();

    /**
     * The physical constant that the symbol stands for, by the name that CODATA prints, such as {@code molar gas constant}.
     * Value and unit come from the table of CODATA 2022; unit and domain are then not given here, and {@link #doc} is the
     * constant's name where it is empty. Such a symbol is nobody's parameter.
     */
    String constant() default "";

    /** The unit in which bare numbers are given, such as {@code byte/s}; dimensionless where empty. */
    String unit() default "";

    /** The condition under which the quantity is defined, such as {@code M >= 0}; none where empty. */
    String domain() default "";

    /** LaTeX for the symbol, where the spelling derived from the name does not do. */
    String latex() default "";

    /** What the symbol stands for, as a noun phrase without a full stop. */
    String doc() default "";
}
