package org.formulary.processor.generate;

import com.squareup.javapoet.FieldSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaNames;
import org.formulary.quantity.Unit;

/** The constants of a generated class that hold units, each made when it is first asked for. */
final class UnitConstants {

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Set<String> taken;

    /**
     * Has none yet.
     *
     * @param taken names that its constants cannot have, those of parameters above all, which would hide one; the names it
     *     gives are added
     */
    UnitConstants(Set<String> taken) {
        this.taken = taken;
    }

    /** The name of the constant that holds the unit. */
    String name(Unit unit) {
        return names.computeIfAbsent(unit.symbol(), symbol -> {
            String name = JavaNames.unused(constantName(symbol), taken);
            taken.add(name);
            return name;
        });
    }

    /** {@code BYTE_PER_S} for {@code byte/s}: case in units means something, so it is spelled out where it matters. */
    private static String constantName(String symbol) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < symbol.length(); i++) {
            char character = symbol.charAt(i);
            if (character < 128 && Character.isLetterOrDigit(character)) {
                name.append(Character.toUpperCase(character));
            } else {
                separate(name);
                name.append(character == '/' ? "PER_" : "");
            }
        }
        String trimmed = name.toString().endsWith("_") ? name.substring(0, name.length() - 1) : name.toString();
        return trimmed.isEmpty() || Character.isDigit(trimmed.charAt(0))
                ? "UNIT" + (trimmed.isEmpty() ? "" : "_") + trimmed
                : trimmed;
    }

    private static void separate(StringBuilder name) {
        if (!name.isEmpty() && name.charAt(name.length() - 1) != '_') {
            name.append('_');
        }
    }

    /** The constants in order of first use. */
    List<FieldSpec> fields() {
        return names.entrySet().stream()
                .map(entry -> FieldSpec.builder(
                                RuntimeTypes.UNIT, entry.getValue(), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("$T.parse($L)", RuntimeTypes.UNIT, JavaLiterals.string(entry.getKey()))
                        .build())
                .toList();
    }
}
