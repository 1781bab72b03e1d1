package org.formulary.processor.model;

/** The version of the checked model's form as JSON. */
public final class CatalogueSchema {

    /** What the member {@code schema} says; the schema itself is the resource {@code catalogue-1.schema.json}. */
    public static final String ID = "https://formulary.org/schema/catalogue-1.json";

    private CatalogueSchema() {}
}
