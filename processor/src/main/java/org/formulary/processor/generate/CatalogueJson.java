package org.formulary.processor.generate;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.formulary.processor.equation.Span;

/** Writes members of JSON objects, one after another; what is empty and optional is left out. */
final class CatalogueJson {

    private final JsonGenerator generator;

    CatalogueJson(JsonGenerator generator) {
        this.generator = generator;
    }

    void text(String key, String value) {
        run(() -> generator.writeStringField(key, value));
    }

    void text(String key, Optional<String> value) {
        value.ifPresent(present -> text(key, present));
    }

    void textUnlessEmpty(String key, String value) {
        if (!value.isEmpty()) {
            text(key, value);
        }
    }

    void texts(String key, List<String> values) {
        array(key, values, this::text);
    }

    void number(String key, int value) {
        run(() -> generator.writeNumberField(key, value));
    }

    void flag(String key, boolean value) {
        run(() -> generator.writeBooleanField(key, value));
    }

    /** A member that is there only where it is true. */
    void mark(String key, boolean value) {
        if (value) {
            flag(key, true);
        }
    }

    void span(String key, Span span) {
        run(() -> {
            generator.writeArrayFieldStart(key);
            generator.writeNumber(span.start());
            generator.writeNumber(span.end());
            generator.writeEndArray();
        });
    }

    /** A member whose value is an object; {@code members} writes what is in it. */
    void object(String key, Runnable members) {
        run(() -> generator.writeFieldName(key));
        object(members);
    }

    <T> void object(String key, Optional<T> value, Consumer<T> members) {
        value.ifPresent(present -> object(key, () -> members.accept(present)));
    }

    <T> void objects(String key, List<T> values, Consumer<T> members) {
        array(key, values, value -> object(() -> members.accept(value)));
    }

    /** A member whose value is an array; {@code element} writes each of its elements. */
    <T> void array(String key, List<T> values, Consumer<T> element) {
        run(() -> generator.writeArrayFieldStart(key));
        values.forEach(element);
        run(generator::writeEndArray);
    }

    /** An element of an array, or the whole text. */
    void object(Runnable members) {
        run(generator::writeStartObject);
        members.run();
        run(generator::writeEndObject);
    }

    /** An element of an array. */
    void text(String value) {
        run(() -> generator.writeString(value));
    }

    private interface Step {
        void run() throws IOException;
    }

    /** The text is built in memory, so that only a fault of the generator itself can surface here. */
    private static void run(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
