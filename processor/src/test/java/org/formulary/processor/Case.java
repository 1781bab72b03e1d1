package org.formulary.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The bug reports of other processors, by their ids in {@code processor-cases.jsonl}, that a test answers. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Case {

    /** The ids. */
    String[] value();
}
