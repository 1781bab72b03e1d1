/**
 * The Java compiler's elements, Javadoc and BibTeX files to declarations. The only package, beside the processor itself and the writers of files, that sees javax.lang.model.
 */
package org.formulary.processor.read;
