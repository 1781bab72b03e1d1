package org.formulary.processor.generate;

import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.TypeName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.codata.PhysicalConstants;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaNames;
import org.formulary.quantity.Unit;

/** The constants of a generated class that hold physical constants, each in its coherent unit and rounded once. */
final class PhysicsFields {

    private final Map<PhysicalConstant, String> names = new LinkedHashMap<>();
    private final Set<String> taken;

    /**
     * Has none yet.
     *
     * @param taken names that its constants cannot have; the names it gives are added
     */
    PhysicsFields(Set<String> taken) {
        this.taken = taken;
    }

    /** The name of the constant, {@code MOLAR_GAS_CONSTANT} for the molar gas constant. */
    String name(PhysicalConstant constant) {
        return names.computeIfAbsent(constant, value -> {
            String words = value.name().replaceAll("[^A-Za-z0-9]+", "_").replaceAll("_$", "");
            String name = JavaNames.unused(words.toUpperCase(Locale.ROOT), taken);
            taken.add(name);
            return name;
        });
    }

    /** The constants in order of first use. */
    List<FieldSpec> fields() {
        return names.entrySet().stream()
                .map(entry -> FieldSpec.builder(
                                TypeName.DOUBLE, entry.getValue(), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("$L", description(entry.getKey()))
                        .initializer("$L", JavaLiterals.real(entry.getKey().nearest()))
                        .build())
                .toList();
    }

    private static String description(PhysicalConstant constant) {
        String unit =
                constant.unit().equals(Unit.ONE) ? "" : " in " + constant.unit().symbol();
        return JavadocText.escaped(constant.name() + unit + ", " + PhysicalConstants.SOURCE
                        + constant.uncertainty()
                                .map(uncertainty -> ", standard uncertainty " + uncertainty)
                                .orElse(", exact"))
                + ".";
    }
}
