package org.formulary.processor.generate;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;

/**
 * A finished Java file that waits to be written.
 *
 * @param packageName its package; may be empty
 * @param className the simple name of its class
 * @param text all of its text, in ASCII
 */
public record SourceFile(String packageName, String className, String text) {

    /** The file of a class. */
    static SourceFile of(String packageName, TypeSpec type) {
        return of(packageName, type, new LongTexts());
    }

    /** The file of a class some of whose texts are named. */
    static SourceFile of(String packageName, TypeSpec type, LongTexts texts) {
        JavaFile file = JavaFile.builder(packageName, type)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
        try {
            file.writeTo(texts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new SourceFile(packageName, type.name, texts.toString());
    }

    /**
     * Creates the file, named after its package and class.
     *
     * @param origin the element it comes from, by which build tools know when to make it again
     */
    public void writeTo(Filer filer, Element origin) throws IOException {
        String name = packageName.isEmpty() ? className : packageName + "." + className;
        try (Writer writer = filer.createSourceFile(name, origin).openWriter()) {
            writer.write(text);
        }
    }
}
