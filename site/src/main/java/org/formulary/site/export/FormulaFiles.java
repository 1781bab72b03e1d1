package org.formulary.site.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.math.Typesetter;

/** What stands beside the page of each formula of a set: the formula as JSON, LaTeX, MathML and a picture. */
public final class FormulaFiles {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final Typesetter typesetter;

    /** Files whose pictures one typesetter draws. */
    public FormulaFiles(Typesetter typesetter) {
        this.typesetter = typesetter;
    }

    /**
     * The files of a set's formulas by their paths.
     *
     * @throws org.formulary.site.math.LatexException if an equation cannot be drawn
     */
    public Map<String, String> of(Catalogue set) {
        Map<String, String> files = new LinkedHashMap<>();
        Map<String, JsonNode> trees = trees(set);
        for (Formula formula : set.formulas()) {
            String path = set.id() + "/" + formula.id();
            Formula.Equation equation = formula.equation();
            files.put(path + ".json", json(set, trees.get(formula.id())));
            files.put(path + ".tex", equation.latex() + "\n");
            files.put(path + ".mml", equation.mathml() + "\n");
            files.put(path + ".svg", typesetter.picture(equation.latexForRendering(), equation.text()));
        }
        return files;
    }

    private static Map<String, JsonNode> trees(Catalogue set) {
        Map<String, JsonNode> trees = new LinkedHashMap<>();
        read(set)
                .path("formulas")
                .forEach(formula -> trees.put(formula.path("id").asText(), formula));
        return trees;
    }

    private static String json(Catalogue set, JsonNode formula) {
        ObjectNode file = MAPPER.createObjectNode();
        file.put("schema", set.schema());
        file.put("set", set.id());
        file.set("formula", formula);
        return file + "\n";
    }

    /** All sets in one file. */
    public static String all(List<Catalogue> sets) {
        ArrayNode array = MAPPER.createArrayNode();
        sets.forEach(set -> array.add(read(set)));
        return MAPPER.createObjectNode().set("sets", array) + "\n";
    }

    private static JsonNode read(Catalogue set) {
        try {
            return MAPPER.readTree(set.json());
        } catch (JsonProcessingException e) {
            throw new CatalogueException(set.id() + ": damaged catalogue", e);
        }
    }
}
