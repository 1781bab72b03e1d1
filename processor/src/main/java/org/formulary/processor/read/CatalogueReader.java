package org.formulary.processor.read;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.formulary.processor.model.CatalogueSchema;
import org.formulary.processor.model.CheckedFormula.Owner;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Reference;

/** Restores a checked set from its catalogue, so that sets compiled later can call its formulas and tests can be made. */
public final class CatalogueReader {

    private CatalogueReader() {}

    /**
     * The set whose catalogue this is.
     *
     * @param set what messages call the set, such as the name of the class that carries the catalogue
     * @param json the catalogue, in either of its layouts
     * @throws CatalogueException if the text is not JSON, is of another version of the schema, lacks what the set
     *     needs, or holds what cannot be
     */
    public static CheckedSet read(String set, String json) {
        CatalogueNode root = CatalogueNode.root(set, parse(set, json));
        String schema = root.text("schema");
        if (!schema.equals(CatalogueSchema.ID)) {
            throw new CatalogueException(
                    "the catalogue of " + set + " follows " + schema + ", and this processor reads "
                            + CatalogueSchema.ID + ": compile the set again with the processor of this version");
        }
        return set(root);
    }

    private static JsonNode parse(String set, String json) {
        try {
            JsonNode node = new ObjectMapper()
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .readTree(json);
            if (!node.isObject()) {
                throw new CatalogueException("the catalogue of " + set + " is damaged: it is not a JSON object");
            }
            return node;
        } catch (JsonProcessingException e) {
            throw new CatalogueException(
                    "the catalogue of " + set + " is damaged: it is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static CheckedSet set(CatalogueNode root) {
        Owner owner = new Owner(root.text("id"), root.text("package"), root.text("interface"), root.text("class"));
        CatalogueFormulaReader formulas = new CatalogueFormulaReader(owner);
        return new CheckedSet(
                owner,
                root.text("title"),
                root.text("text"),
                root.texts("uses"),
                root.objects("symbols", CatalogueVariableReader::symbol),
                root.objects("constants", CatalogueVariableReader::constant),
                root.objects("formulas", formulas::formula),
                root.objects("references", CatalogueReader::reference));
    }

    private static Reference reference(CatalogueNode node) {
        return new Reference(
                node.text("key"),
                node.text("type"),
                node.texts("authors"),
                node.text("year"),
                node.text("title"),
                node.text("venue"),
                node.findText("doi"),
                node.findText("arxiv"),
                node.findText("url"));
    }
}
