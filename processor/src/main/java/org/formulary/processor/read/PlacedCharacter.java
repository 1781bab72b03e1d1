package org.formulary.processor.read;

/**
 * A character and where in a source file what stands for it begins.
 *
 * @param place an offset of the file's text
 */
record PlacedCharacter(char character, int place) {}
