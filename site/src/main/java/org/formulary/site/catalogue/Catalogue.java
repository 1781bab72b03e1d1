package org.formulary.site.catalogue;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.List;
import java.util.Optional;

/**
 * One set of formulas.
 *
 * @param schema names the format and its version
 * @param id permanent identifier, {@code physics.communication}
 * @param title its title
 * @param text its introduction, paragraphs parted by empty lines; may be empty
 * @param packageName Java package of the generated class; may be empty
 * @param interfaceName the author's interface
 * @param className simple name of the generated class
 * @param uses identifiers of the sets whose formulas it calls
 * @param symbols the other symbols of its glossary
 * @param constants the symbols of its glossary that stand for physical constants
 * @param formulas its formulas
 * @param references the works its formulas cite
 * @param json the whole of it, as the compiler wrote it
 */
public record Catalogue(
        @JsonProperty(required = true) String schema,
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) String title,
        @JsonProperty(required = true) String text,
        @JsonProperty(value = "package", required = true) String packageName,
        @JsonProperty(value = "interface", required = true) String interfaceName,
        @JsonProperty(value = "class", required = true) String className,
        List<String> uses,
        List<Symbol> symbols,
        List<Constant> constants,
        @JsonProperty(required = true) List<Formula> formulas,
        List<Reference> references,

        @JacksonInject(value = JSON, useInput = OptBoolean.FALSE)
        String json) {

    /** Under which name a reader is given the text of the whole. */
    static final String JSON = "json";

    /**
     * An entry of the glossary.
     *
     * @param name as equations spell it
     * @param unit unit of bare numbers, none where dimensionless
     * @param doc what it stands for; may be empty
     */
    public record Symbol(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String latex,
            Optional<String> unit,
            Optional<String> dimension,
            Optional<Condition> domain,
            Optional<String> doc) {}

    /**
     * A symbol that stands for a physical constant.
     *
     * @param name as equations spell it
     * @param constant what CODATA calls it
     * @param text its value as it is printed, {@code 6.67430e-11}
     * @param uncertainty its standard uncertainty; absent where the value is exact
     * @param source whose value it is
     */
    public record Constant(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String constant,
            @JsonProperty(required = true) String text,
            Optional<String> unit,
            Optional<String> dimension,
            Optional<String> uncertainty,
            @JsonProperty(required = true) String source,
            Optional<String> doc) {}

    /**
     * A condition in plain text, LaTeX and MathML.
     *
     * @param prefix the form that is evaluated, in coherent units; absent where it is only shown
     * @param lower the lower bound that it puts on its symbol
     * @param upper the upper one
     * @param exact whether it speaks of no other symbol than its own
     */
    public record Condition(
            @JsonProperty(required = true) String text,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String mathml,
            Optional<String> prefix,
            Optional<Bound> lower,
            Optional<Bound> upper,
            boolean exact) {}

    /**
     * An end of a range.
     *
     * @param value a fraction, in the unit of the symbol
     * @param open whether it is itself left out
     */
    public record Bound(@JsonProperty(required = true) String value, boolean open) {}

    /**
     * A work that formulas cite.
     *
     * @param key its key, unique in its set
     * @param type kind of BibTeX entry
     * @param venue journal, proceedings or publisher
     */
    public record Reference(
            @JsonProperty(required = true) String key,
            @JsonProperty(required = true) String type,
            List<String> authors,
            Optional<String> year,
            @JsonProperty(required = true) String title,
            Optional<String> venue,
            Optional<String> doi,
            Optional<String> arxiv,
            Optional<String> url) {}

    /** The generated class with its package. */
    public String qualifiedClassName() {
        return packageName.isEmpty() ? className : packageName + "." + className;
    }
}
