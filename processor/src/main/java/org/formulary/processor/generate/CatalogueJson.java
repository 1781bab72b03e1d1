package org.formulary.processor.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.formulary.processor.equation.Span;

/**
 * Writes members of JSON objects, one after another, in two layouts at once: lines for readers, and one line of ASCII for
 * class files. What is empty and optional is left out.
 *
 * <p>In lines, a member stands on a line of its own down to the members of a definition or a domain; trees stay on one
 * line.
 */
final class CatalogueJson {

    /** Set, formula, equation, definition. */
    private static final int DEPTH = 4;

    private static final String[] INDENTS = {"\n", "\n  ", "\n    ", "\n      ", "\n        "};

    private final JsonText lines = new JsonText(false);
    private final JsonText ascii = new JsonText(true);
    private int depth;
    private int readers;
    private boolean first = true;

    /** What was written, two spaces a level and {@code \n} whatever the platform's line end. */
    String lines() {
        return lines + "\n";
    }

    /** The same on one line of ASCII, so that no encoding of source files can harm it, without what is for readers alone. */
    String ascii() {
        return ascii.toString();
    }

    /** Members that class files go without; none is the first of its object. */
    void forReaders(Runnable members) {
        readers++;
        ascii.leaveOut(true);
        members.run();
        readers--;
        ascii.leaveOut(readers > 0);
    }

    void text(String key, String value) {
        key(key);
        string(value);
    }

    void text(String key, Optional<String> value) {
        if (value.isPresent()) {
            text(key, value.get());
        }
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
        key(key);
        both(Integer.toString(value));
    }

    void flag(String key, boolean value) {
        key(key);
        both(value ? "true" : "false");
    }

    /** A member that is there only where it is true. */
    void mark(String key, boolean value) {
        if (value) {
            flag(key, true);
        }
    }

    void span(String key, Span span) {
        key(key);
        String start = Integer.toString(span.start());
        String end = Integer.toString(span.end());
        lines.add("[").add(start).add(", ").add(end).add("]");
        ascii.add("[").add(start).add(",").add(end).add("]");
    }

    /** A member whose value is an object; {@code members} writes what is in it. */
    void object(String key, Runnable members) {
        key(key);
        value(members);
    }

    <T> void object(String key, Optional<T> value, Consumer<T> members) {
        value.ifPresent(present -> object(key, () -> members.accept(present)));
    }

    <T> void objects(String key, List<T> values, Consumer<T> members) {
        array(key, values, value -> object(() -> members.accept(value)));
    }

    /** A member whose value is an array; {@code element} writes each of its elements. */
    <T> void array(String key, List<T> values, Consumer<T> element) {
        key(key);
        both("[");
        first = true;
        for (T value : values) {
            element.accept(value);
        }
        both("]");
        first = false;
    }

    /** An element of an array, or the whole text. */
    void object(Runnable members) {
        element();
        value(members);
    }

    /** An element of an array. */
    void text(String value) {
        element();
        string(value);
    }

    private void element() {
        if (!first) {
            lines.add(", ");
            ascii.add(",");
        }
        first = false;
    }

    private void key(String key) {
        if (!first) {
            both(",");
        }
        if (depth <= DEPTH) {
            lines.add(INDENTS[depth]);
        } else if (!first) {
            lines.add(" ");
        }
        lines.add("\"").add(key).add("\": ");
        ascii.add("\"").add(key).add("\":");
        first = false;
    }

    private void value(Runnable members) {
        both("{");
        depth++;
        first = true;
        members.run();
        depth--;
        if (depth < DEPTH) {
            lines.add(INDENTS[depth]);
        }
        both("}");
        first = false;
    }

    private void string(String value) {
        if (JsonText.isPlain(value)) {
            lines.add("\"").add(value).add("\"");
            ascii.add("\"").add(value).add("\"");
        } else {
            lines.string(value);
            ascii.string(value);
        }
    }

    private void both(String text) {
        lines.add(text);
        ascii.add(text);
    }
}
