package org.formulary.processor.codata;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The table of constants: CODATA 2022. */
public final class PhysicalConstants {

    /** Whose values these are, and of which year. */
    public static final String SOURCE = "CODATA 2022";

    private static final String TABLE = "codata-2022.txt";

    private PhysicalConstants() {}

    /** Reads the table when it is first asked for: most sets have no constant. */
    private static final class Table {
        private static final Map<String, PhysicalConstant> BY_NAME = read();
    }

    /** The constant of that name. */
    public static Optional<PhysicalConstant> named(String name) {
        return Optional.ofNullable(Table.BY_NAME.get(name));
    }

    /** The names of all constants, in the order of the alphabet. */
    public static Set<String> names() {
        return Table.BY_NAME.keySet();
    }

    /** All constants. */
    public static List<PhysicalConstant> all() {
        return List.copyOf(Table.BY_NAME.values());
    }

    private static Map<String, PhysicalConstant> read() {
        Map<String, PhysicalConstant> constants = new LinkedHashMap<>();
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(PhysicalConstants.class.getResourceAsStream(TABLE), StandardCharsets.UTF_8))) {
            reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(ConstantRow::read)
                    .forEach(constant -> constants.put(constant.name(), constant));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Collections.unmodifiableMap(constants);
    }
}
