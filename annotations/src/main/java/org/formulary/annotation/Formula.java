package org.formulary.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a method of a {@link FormulaSet} to be a formula. The method's Javadoc is its text: the first sentence is the
 * summary, {@code @param} describes a parameter, {@code @return} the result.
 *
 * <p>A method without a body is computed from its equation; one with a body (static or default) is wrapped, and a
 * generated test holds body and equation against each other.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Formula {

    /**
     * The equation in plain text, such as {@code T = alpha + M/B}. Several outputs, separated by semicolons, make the
     * method return a record whose components carry their names.
     */
    String equation();

    /** The name by which other equations call this formula, unique in its set; the method's name calls it as well. */
    String symbol() default "";

    /**
     * An equal form of the equation that loses fewer digits. The code runs it, the reader sees {@link #equation}, and the
     * processor refuses it unless both are equal.
     */
    String computeAs() default "";

    /** The unit of the result, where the output's glossary entry does not say it; only for a single output. */
    String unit() default "";

    /** What must hold in the world for the equation to be true. */
    String assumptions();

    /** What the equation leaves out. */
    String excludes();

    /** How the equation follows from the assumptions; may be left out where a reference carries it. */
    String derivation() default "";

    /** Keys of entries in the set's bibliography. */
    String[] references() default {};

    /** What a user should further know. */
    String notes() default "";

    /**
     * Comparisons that hold for all parameters in their domains, optionally under a condition, such as {@code T = 0 when
     * N = 1}, and statements such as {@code n is even}. Each is proved where algebra can, else tested at many points.
     */
    String[] laws() default {};

    /** Worked examples, checked at compile time. */
    Example[] examples() default {};

    /** Findings the author has weighed and accepts, each as {@code "code: reason"}; shown to readers. */
    String[] accept() default {};

    /** Former or foreign names of the formula; each leads a reader here. */
    String[] aliases() default {};

    /** The identifier of the formula that takes this one's place; goes with {@link Deprecated}. */
    String replacedBy() default "";
}
