package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A worked example of a {@link Formula}. */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Example {

    /**
     * The arguments, such as {@code M = 1 GB; N = 8}. A parameter with a default value may be left out; a number without
     * a unit is in the declared unit.
     */
    String given();

    /**
     * The outputs, such as {@code T = 35.028 ms}, or {@code refused}. A value holds when the exact result rounds to the
     * digits written.
     */
    String then();
}
