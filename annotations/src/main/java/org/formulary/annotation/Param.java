package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Ties a parameter of a {@link Formula}, or a component of its result record, to a symbol. What is not given here comes
 * from the set's glossary.
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Param {

    /** The symbol's name in the equation; the parameter's own name where empty. */
    String value() default "";

    /** The unit in which bare numbers are given; {@code "1"} makes the symbol dimensionless whatever the glossary says. */
    String unit() default "";

    /** The condition under which the parameter is defined; may name other parameters. */
    String domain() default "";

    /** LaTeX for the symbol, where the spelling derived from the name does not do. */
    String latex() default "";

    /** A value for callers who leave the trailing parameter out, such as {@code 500 ns}. */
    String defaultValue() default "";

    /**
     * The range in which the model is trusted, such as {@code 1e3 <= M <= 1e10}. Outside it a value still comes, with a
     * note.
     */
    String calibrated() default "";
}
