package org.formulary.processor.problem;

/** Where a text of the author comes from; only those who read and report know what is behind it. */
public interface Origin {}
