package org.formulary.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The checked model of a formula set, left by the processor on the class it generates so that sets compiled later can
 * call its formulas. Written and read by the processor alone.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface CheckedModel {

    /** The catalogue entry of the set as JSON, cut into pieces that fit a class file's constants. */
    String[] value();
}
