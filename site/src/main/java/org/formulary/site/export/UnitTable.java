package org.formulary.site.export;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.formulary.quantity.UnitVocabulary;

/** Writes the table of units for the script of the pages. */
public final class UnitTable {

    private static final JsonMapper MAPPER = new JsonMapper();

    private UnitTable() {}

    /** A statement that defines {@code UNIT_TABLE}. */
    public static String script() {
        ObjectNode table = MAPPER.createObjectNode();
        ArrayNode prefixes = table.putArray("prefixes");
        UnitVocabulary.prefixes()
                .forEach(prefix -> prefixes.addArray()
                        .add(prefix.symbol())
                        .add(prefix.word())
                        .add(prefix.base())
                        .add(prefix.exponent()));
        ArrayNode units = table.putArray("units");
        UnitVocabulary.units().forEach(unit -> add(unit, units.addArray()));
        return "const UNIT_TABLE = " + table + ";\n";
    }

    private static void add(UnitVocabulary.Entry unit, ArrayNode row) {
        names(unit.symbols(), row);
        names(unit.prefixes().equals("none") ? List.of() : unit.prefixedSymbols(), row);
        names(unit.words(), row);
        row.add(unit.prefixes());
        ObjectNode dimension = row.addObject();
        unit.dimension().exponents().forEach((base, exponent) -> dimension.put(base, exponent.toString()));
        row.add(unit.factor().toString()).add(unit.piPower()).add(unit.offset().toString());
    }

    private static void names(List<String> names, ArrayNode row) {
        ArrayNode array = row.addArray();
        names.forEach(array::add);
    }
}
