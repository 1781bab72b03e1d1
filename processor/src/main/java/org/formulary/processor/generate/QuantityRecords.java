package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeVariableName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Output;
import org.formulary.processor.print.JavaNames;

/** The nested records in which several results come back as quantities, one for each record of the author's. */
final class QuantityRecords {

    private final Map<String, MethodSpec> records = new LinkedHashMap<>();

    /** The simple name of the record for a formula's results. */
    String name(CheckedFormula formula) {
        ClassName declared = Source.type(formula.record().orElseThrow());
        String shape = formula.outputsAsReturned().stream()
                .map(output -> output.component() + Signatures.quantityType(output.variable()))
                .collect(Collectors.joining(",", declared.canonicalName() + ":", ""));
        MethodSpec known = records.get(shape);
        if (known == null) {
            String name = JavaNames.unused(
                    declared.simpleName() + "Quantities",
                    records.values().stream().map(record -> record.name).collect(Collectors.toSet()));
            known = declaration(name, formula);
            records.put(shape, known);
        }
        return known.name;
    }

    /**
     * The declarations, once all methods were written. The source writer does not know records; without a body, though,
     * one is written as a method is whose return type is {@code record}.
     */
    List<MethodSpec> declarations() {
        return List.copyOf(records.values());
    }

    private static MethodSpec declaration(String name, CheckedFormula formula) {
        String declared = formula.record().orElseThrow().name();
        JavadocText javadoc = new JavadocText().line("What {@link " + declared + "} holds, in quantities.");
        MethodSpec.Builder record =
                MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(TypeVariableName.get("record"));
        for (Output output : formula.outputsAsReturned()) {
            record.addParameter(Signatures.quantityType(output.variable()), output.component());
            javadoc.tag(
                    "param " + output.component(),
                    JavadocText.escaped(output.variable().doc()));
        }
        return record.addJavadoc("$L", javadoc).build();
    }
}
