package org.formulary.processor.generate;

import java.io.IOException;
import javax.annotation.processing.Filer;

/** A finished Java file that waits to be written. */
@FunctionalInterface
public interface SourceFile {

    /** Creates the file, named after its package and class. */
    void writeTo(Filer filer) throws IOException;
}
