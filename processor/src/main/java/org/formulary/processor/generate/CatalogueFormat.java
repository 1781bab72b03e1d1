package org.formulary.processor.generate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.function.Consumer;

/** The two layouts of a catalogue: lines for readers, and one line of ASCII for class files. */
final class CatalogueFormat {

    private static final JsonFactory AS_IT_IS = new JsonFactory();

    private static final JsonFactory ESCAPING = new JsonFactoryBuilder()
            .configure(JsonWriteFeature.ESCAPE_NON_ASCII, true)
            .build();

    /** Members that say once more, in a notation, what a tree says, or what the generated class itself shows. */
    private static final Set<String> FOR_READERS =
            Set.of("latexForRendering", "latexParts", "mathml", "spoken", "prefix", "java");

    private CatalogueFormat() {}

    /**
     * The text of an object with these members: a member to a line, down to the members of a definition or a domain; trees
     * stay on one line.
     */
    static String lines(Consumer<CatalogueJson> members) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = AS_IT_IS.createGenerator(text)) {
            generator.setPrettyPrinter(new Lines());
            CatalogueJson json = new CatalogueJson(generator);
            json.object(() -> members.accept(json));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }

    /**
     * The same text on one line of ASCII, so that no encoding of source files can harm it, without what is there for readers:
     * a set compiled later prints the trees itself.
     */
    static String ascii(String lines) {
        StringWriter text = new StringWriter();
        try (JsonParser parser = AS_IT_IS.createParser(lines);
                JsonGenerator generator = ESCAPING.createGenerator(text)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME && FOR_READERS.contains(parser.currentName())) {
                    parser.nextToken();
                    parser.skipChildren();
                } else {
                    generator.copyCurrentEvent(parser);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Two spaces a level and {@code \n}, whatever the platform's line end; what is deeper stays on its line. */
    private static final class Lines extends DefaultPrettyPrinter {
        private static final long serialVersionUID = 1L;
        /** Set, formula, equation, definition. */
        private static final int DEPTH = 4;

        Lines() {
            super(Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                    .withArrayValueSpacing(Separators.Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator(""));
            indentArraysWith(NopIndenter.instance);
        }

        @Override
        public void writeStartObject(JsonGenerator generator) throws IOException {
            generator.writeRaw('{');
            _nesting++;
        }

        @Override
        public void beforeObjectEntries(JsonGenerator generator) throws IOException {
            if (_nesting <= DEPTH) {
                newLine(generator);
            }
        }

        @Override
        public void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
            generator.writeRaw(',');
            if (_nesting <= DEPTH) {
                newLine(generator);
            } else {
                generator.writeRaw(' ');
            }
        }

        @Override
        public void writeEndObject(JsonGenerator generator, int entries) throws IOException {
            _nesting--;
            if (_nesting < DEPTH) {
                newLine(generator);
            }
            generator.writeRaw('}');
        }

        private void newLine(JsonGenerator generator) throws IOException {
            generator.writeRaw("\n" + "  ".repeat(_nesting));
        }
    }
}
