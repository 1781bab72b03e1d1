package org.formulary.tests.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueReader;
import org.formulary.site.catalogue.Library;

/** A library of as many formulas as are asked for: the shipped ones again and again, each under a name and title of its own. */
final class ManyFormulas {

    private static final String SHIPPED = "/META-INF/formulary/physics.communication.json";

    /** A hundred formulas are a large set. */
    private static final int OF_A_SET = 100;

    private static final List<String> OPENINGS = List.of(
            "Time", "Force", "Pressure", "Energy", "Power", "Rate", "Length", "Speed", "Efficiency", "Capacity");

    private static final List<String> KINDS = List.of(
            "rolling",
            "elastic",
            "thermal",
            "magnetic",
            "laminar",
            "turbulent",
            "radial",
            "axial",
            "nuclear",
            "optical",
            "ideal",
            "viscous",
            "static",
            "periodic",
            "adiabatic",
            "isothermal",
            "polar",
            "shallow",
            "dense",
            "coupled");

    private static final List<String> THINGS = List.of(
            "beam",
            "column",
            "pipe",
            "nozzle",
            "turbine",
            "lens",
            "mirror",
            "coil",
            "capacitor",
            "resistor",
            "queue",
            "network",
            "channel",
            "orbit",
            "rocket",
            "piston",
            "bearing",
            "gear",
            "spring",
            "pendulum",
            "membrane",
            "reactor",
            "battery",
            "antenna",
            "crystal",
            "droplet",
            "bubble",
            "furnace",
            "glacier",
            "vortex",
            "plasma",
            "polymer",
            "satellite",
            "tokamak",
            "telescope",
            "transistor",
            "transformer",
            "thermostat",
            "tendon",
            "truss",
            "tunnel",
            "valve",
            "vessel",
            "weir",
            "wing",
            "winch",
            "wheel",
            "wire",
            "aquifer",
            "actuator");

    private ManyFormulas() {}

    static Library of(int count) {
        ObjectMapper json = new ObjectMapper();
        CatalogueReader reader = new CatalogueReader();
        try (InputStream in = ManyFormulas.class.getResourceAsStream(SHIPPED)) {
            ObjectNode shipped = (ObjectNode) json.readTree(in);
            List<JsonNode> formulas = new ArrayList<>();
            shipped.get("formulas").forEach(formulas::add);
            List<Catalogue> sets = new ArrayList<>();
            for (int start = 0; start < count; start += OF_A_SET) {
                ObjectNode set = shipped.deepCopy();
                set.put("id", "synthetic.set" + start / OF_A_SET);
                ArrayNode members = set.putArray("formulas");
                for (int i = start; i < Math.min(count, start + OF_A_SET); i++) {
                    members.add(named(formulas.get(i % formulas.size()).deepCopy(), i));
                }
                sets.add(reader.read(set.toString(), "synthetic"));
            }
            return Library.of(sets);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Every number gives another title: opening, kind and thing are its digits. */
    private static ObjectNode named(JsonNode formula, int number) {
        String thing = THINGS.get(number % THINGS.size());
        String kind = KINDS.get(number / THINGS.size() % KINDS.size());
        String opening = OPENINGS.get(number / THINGS.size() / KINDS.size() % OPENINGS.size());
        String title = opening + " of the " + kind + " " + thing;
        String id = title.toLowerCase(Locale.ROOT).replace(" of the ", "-of-").replace(' ', '-');
        ObjectNode named = (ObjectNode) formula;
        named.put("id", id);
        named.put("title", title);
        named.put("summary", title + ".");
        named.putArray("aliases").add("calc_" + id.replace('-', '_'));
        named.remove("symbol");
        named.putArray("laws");
        named.putArray("calls");
        return named;
    }
}
