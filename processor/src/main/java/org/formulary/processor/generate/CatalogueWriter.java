package org.formulary.processor.generate;

import org.formulary.processor.model.CatalogueSchema;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Reference;

/**
 * Writes a checked set as its catalogue: all that a reference site, a book or a set compiled later needs to know of it,
 * by the schema {@code catalogue-1.schema.json}. Equal sets give equal bytes.
 */
public final class CatalogueWriter {

    private final CheckedSet set;
    private final FormulaLookup formulas;
    private final CatalogueJson json = new CatalogueJson();

    /**
     * Writes the catalogue of one set.
     *
     * @param formulas finds the formulas that its equations call
     */
    public CatalogueWriter(CheckedSet set, FormulaLookup formulas) {
        this.set = set;
        this.formulas = formulas;
        json.object(this::set);
    }

    /** The catalogue in lines, for the resource {@code META-INF/formulary/<id>.json}, to be stored as UTF-8. */
    public String lines() {
        return json.lines();
    }

    /**
     * The catalogue on one line of ASCII, for the annotation of the generated class, without the notations that only readers look
     * at.
     */
    public String ascii() {
        return json.ascii();
    }

    private void set() {
        json.text("schema", CatalogueSchema.ID);
        json.text("id", set.owner().setId());
        json.text("title", set.title());
        json.text("text", set.text());
        json.text("package", set.owner().packageName());
        json.text("interface", set.owner().interfaceName());
        json.text("class", set.owner().className());
        json.texts("uses", set.uses());
        CatalogueNotation glossary = CatalogueNotation.of(set, formulas);
        json.objects("symbols", set.symbols(), new CatalogueVariableWriter(json, glossary)::symbol);
        json.objects("constants", set.constants(), new CatalogueConstantWriter(json, glossary)::symbol);
        CatalogueSignatures signatures = new CatalogueSignatures();
        json.objects("formulas", set.formulas(), formula -> {
            CatalogueNotation notation = CatalogueNotation.of(set, formula, formulas);
            new CatalogueFormulaWriter(json, notation, signatures, formula).formula();
        });
        json.objects("references", set.references(), this::reference);
    }

    private void reference(Reference reference) {
        json.text("key", reference.key());
        json.text("type", reference.type());
        json.texts("authors", reference.authors());
        json.text("year", reference.year());
        json.text("title", reference.title());
        json.text("venue", reference.venue());
        json.text("doi", reference.doi());
        json.text("arxiv", reference.arxiv());
        json.text("url", reference.url());
    }
}
