package org.formulary.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaUnits;

/** Writes the class of static methods for a set, {@code CommunicationFormulas}. */
public final class FormulasClass {

    private static final ClassName CHECKED_MODEL = ClassName.get("org.formulary.annotation", "CheckedModel");

    private final CheckedSet set;
    private final FormulaLookup formulas;
    private final ClassName name;
    private final Set<String> parameters;
    private final UnitConstants unitConstants;
    private final PhysicsFields physics;
    private final JavaUnits units;
    private final QuantityRecords records = new QuantityRecords();
    private final QuantityMethods quantities;
    private final MethodNames names;

    private FormulasClass(CheckedSet set, FormulaLookup formulas) {
        this.set = set;
        this.formulas = formulas;
        this.name = ClassName.get(set.owner().packageName(), set.owner().className());
        this.parameters = set.formulas().stream()
                .flatMap(formula -> formula.parameters().stream())
                .map(Parameter::javaName)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> taken = new HashSet<>(parameters);
        this.unitConstants = new UnitConstants(taken);
        this.physics = new PhysicsFields(taken);
        this.units = new JavaUnits(unitConstants::name);
        this.quantities = new QuantityMethods(name, unitConstants, records);
        this.names = new MethodNames(set.formulas().stream()
                .flatMap(formula -> Signatures.names(formula).stream())
                .collect(Collectors.toSet()));
    }

    /**
     * Writes the class.
     *
     * @param set the set; {@link Overloads} finds no clash in it
     * @param formulas finds the formulas its equations call
     * @param model the checked model as JSON, cut into pieces for the class file; empty: none
     * @param generatedBy the processor's name for {@code @Generated}; empty where that annotation is not visible
     */
    public static SourceFile generate(
            CheckedSet set, FormulaLookup formulas, List<String> model, Optional<String> generatedBy) {
        LongTexts texts = new LongTexts();
        List<String> literals =
                model.stream().map(JavaLiterals::string).map(texts::name).toList();
        TypeSpec type = new FormulasClass(set, formulas).type(literals, generatedBy);
        return SourceFile.of(set.owner().packageName(), type, texts);
    }

    private TypeSpec type(List<String> model, Optional<String> generatedBy) {
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name).addJavadoc("$L", javadoc()).addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        // A parameter hides a class of its name.
        type.alwaysQualify(parameters.toArray(String[]::new));
        generatedBy.ifPresent(processor -> type.addAnnotation(generated(processor)));
        if (!model.isEmpty()) {
            type.addAnnotation(model(model));
        }
        if (set.formulas().stream().anyMatch(this::callsDeprecated)) {
            type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "deprecation")
                    .addMember("value", "$S", "removal")
                    .build());
        }
        List<MethodSpec> methods = new ArrayList<>();
        set.formulas().forEach(formula -> addMethods(formula, methods));
        type.addFields(unitConstants.fields()).addFields(physics.fields());
        if (WrappedBody.needsInstance(set.formulas())) {
            InterfaceInstance instance = new InterfaceInstance(set);
            type.addField(instance.field()).addType(instance.type());
        }
        return type.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethods(methods)
                .addMethods(records.declarations())
                .build();
    }

    /** Whether a deprecated body or formula of another set is called, of which its author is warned elsewhere. */
    private boolean callsDeprecated(CheckedFormula formula) {
        boolean body = formula.deprecated() && formula.hasBody();
        return body
                || formula.calls().stream()
                        .map(formulas::formula)
                        .anyMatch(
                                callee -> callee.deprecated() && !callee.owner().equals(set.owner()));
    }

    private void addMethods(CheckedFormula formula, List<MethodSpec> methods) {
        FormulaJavadoc javadoc = new FormulaJavadoc(set, formula);
        ComputeMethod compute = new ComputeMethod(formula, formulas, units, physics::name, names);
        add(compute.method().addJavadoc("$L", javadoc.full()), formula, methods);
        List<Integer> counts = Signatures.parameterCounts(formula);
        for (int count : counts.subList(1, counts.size())) {
            add(compute.withDefaults(count).addJavadoc("$L", javadoc.shorter(count, false)), formula, methods);
        }
        for (int count : counts) {
            if (Signatures.hasQuantities(formula, count)) {
                boolean all = count == formula.parameters().size();
                String text = all ? javadoc.quantities() : javadoc.shorter(count, true);
                add(quantities.method(formula, count).addJavadoc("$L", text), formula, methods);
            }
        }
        CatalogueNotation notation = CatalogueNotation.of(set, formula, formulas);
        LatexMethods latex = new LatexMethods(formula, notation.latex());
        add(latex.plain().addJavadoc("$L", javadoc.latex()), formula, methods);
        latex.withSymbols()
                .ifPresent(method -> add(method.addJavadoc("$L", javadoc.latexWithSymbols()), formula, methods));
        methods.addAll(compute.helpers());
        for (CheckedFormula inverse : Inverses.methods(formula)) {
            addDerived(inverse, ComputeMethod.ofInverse(inverse, formulas, units, physics::name, names), methods);
        }
        for (Sensitivity sensitivity : formula.analysis().sensitivities()) {
            Stream.of(Sensitivities.derivative(formula, sensitivity), Sensitivities.elasticity(formula, sensitivity))
                    .flatMap(Optional::stream)
                    .forEach(form -> addSensitivity(form, sensitivity, notation, methods));
        }
    }

    private void addSensitivity(
            CheckedFormula form, Sensitivity sensitivity, CatalogueNotation notation, List<MethodSpec> methods) {
        ComputeMethod compute = ComputeMethod.ofSensitivity(form, sensitivity, formulas, units, physics::name, names);
        addDerived(form, compute, methods);
        String text = new FormulaJavadoc(set, form).latex();
        add(new LatexMethods(form, notation.latex()).plain().addJavadoc("$L", text), form, methods);
    }

    private void addDerived(CheckedFormula derived, ComputeMethod compute, List<MethodSpec> methods) {
        FormulaJavadoc javadoc = new FormulaJavadoc(set, derived);
        add(compute.method().addJavadoc("$L", javadoc.full()), derived, methods);
        int count = derived.parameters().size();
        if (Signatures.hasQuantities(derived, count)) {
            add(quantities.method(derived, count).addJavadoc("$L", javadoc.quantities()), derived, methods);
        }
        methods.addAll(compute.helpers());
    }

    private static void add(MethodSpec.Builder method, CheckedFormula formula, List<MethodSpec> methods) {
        if (formula.deprecated()) {
            method.addAnnotation(Deprecated.class);
        }
        methods.add(method.build());
    }

    private String javadoc() {
        JavadocText text = new JavadocText().line(JavadocText.escaped(set.title()) + ".");
        for (String paragraph : set.text().strip().split("\\R\\s*\\R", -1)) {
            text.line(JavadocText.escaped(paragraph));
        }
        return text.line("The formulas of {@link " + set.owner().interfaceName() + "}, checked and computed.")
                .toString();
    }

    private static AnnotationSpec generated(String processor) {
        return AnnotationSpec.builder(ClassName.get("javax.annotation.processing", "Generated"))
                .addMember("value", "$L", JavaLiterals.string(processor))
                .build();
    }

    private static AnnotationSpec model(List<String> literals) {
        AnnotationSpec.Builder model = AnnotationSpec.builder(CHECKED_MODEL);
        literals.forEach(literal -> model.addMember("value", "$L", literal));
        return model.build();
    }
}
