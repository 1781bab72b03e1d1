package org.formulary.processor.read;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.formulary.processor.equation.Span;

/** A JSON object of a catalogue that knows its place, so that what is missing in it can be named. */
final class CatalogueNode {

    private final String set;
    private final String path;
    private final JsonNode node;

    private CatalogueNode(String set, String path, JsonNode node) {
        this.set = set;
        this.path = path;
        this.node = node;
    }

    /** The whole catalogue of the set of that name. */
    static CatalogueNode root(String set, JsonNode node) {
        return new CatalogueNode(set, "", node);
    }

    CatalogueNode object(String key) {
        return new CatalogueNode(set, at(key), check(key, present(key), JsonNode::isObject, "an object"));
    }

    Optional<CatalogueNode> findObject(String key) {
        return node.has(key) ? Optional.of(object(key)) : Optional.empty();
    }

    String text(String key) {
        return check(key, present(key), JsonNode::isTextual, "a text").textValue();
    }

    Optional<String> findText(String key) {
        return node.has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    /** A number that may be missing. */
    Optional<Integer> findNumber(String key) {
        return node.has(key) ? Optional.of(number(key)) : Optional.empty();
    }

    int number(String key) {
        return check(key, present(key), JsonNode::isInt, "an integer").intValue();
    }

    boolean flag(String key) {
        return check(key, present(key), JsonNode::isBoolean, "true or false").booleanValue();
    }

    /** Whether a member that stands only where it is true is there. */
    boolean mark(String key) {
        return node.has(key) && flag(key);
    }

    List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (JsonNode element : array(key)) {
            texts.add(check(key + "[" + texts.size() + "]", element, JsonNode::isTextual, "a text")
                    .textValue());
        }
        return texts;
    }

    <T> List<T> objects(String key, Function<CatalogueNode, T> read) {
        List<T> objects = new ArrayList<>();
        for (JsonNode element : array(key)) {
            String place = key + "[" + objects.size() + "]";
            check(place, element, JsonNode::isObject, "an object");
            objects.add(read.apply(new CatalogueNode(set, at(place), element)));
        }
        return objects;
    }

    /** As {@link #objects}, or none where the catalogue is from before they were written. */
    <T> List<T> objectsIfAny(String key, Function<CatalogueNode, T> read) {
        return node.has(key) ? objects(key, read) : List.of();
    }

    Span span(String key) {
        JsonNode span = array(key);
        if (span.size() != 2 || !span.get(0).isInt() || !span.get(1).isInt()) {
            throw damage(key, "is not a pair of integers");
        }
        return build(key, () -> new Span(span.get(0).intValue(), span.get(1).intValue()));
    }

    /** The one of the constants that the text names, in lower case. */
    <E extends Enum<E>> E constant(String key, E[] constants) {
        return constant(key, constants, constant -> constant.name().toLowerCase(Locale.ROOT));
    }

    /** The one of the constants that has the text for its name. */
    <E> E constant(String key, E[] constants, Function<E, String> name) {
        String text = text(key);
        return Stream.of(constants)
                .filter(constant -> name.apply(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> damage(key, "`" + text + "` is not known"));
    }

    /** A text that stands for a value; what {@code read} throws is reported at its place. */
    <T> T parsed(String key, Function<String, T> read) {
        String text = text(key);
        return build(key, () -> read.apply(text));
    }

    /** What is made of the member; a refusal of its parts is reported at its place. */
    <T> T build(String key, Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new CatalogueException(message(key, "is wrong: " + e.getMessage()), e);
        }
    }

    CatalogueException damage(String key, String what) {
        return new CatalogueException(message(key, what));
    }

    private String message(String key, String what) {
        return "the catalogue of " + set + " is damaged: " + at(key) + " " + what;
    }

    private String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private JsonNode present(String key) {
        JsonNode member = node.get(key);
        if (member == null) {
            throw damage(key, "is missing");
        }
        return member;
    }

    private JsonNode array(String key) {
        return check(key, present(key), JsonNode::isArray, "an array");
    }

    private JsonNode check(String key, JsonNode member, Predicate<JsonNode> test, String what) {
        if (!test.test(member)) {
            throw damage(key, "is not " + what);
        }
        return member;
    }
}
