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
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaUnits;

/** Writes the class of static methods for a set, {@code CommunicationFormulas}, or one of several that make it up. */
final class FormulasClass {

    private static final ClassName CHECKED_MODEL = ClassName.get("org.formulary.annotation", "CheckedModel");

    private final CheckedSet set;
    private final FormulaLookup formulas;
    private final Set<String> parameters;
    private final UnitConstants unitConstants;
    private final PhysicsFields physics;
    private final JavaUnits units;
    private final QuantityRecords records;
    private final QuantityMethods quantities;
    private final MethodNames names;
    private final List<CheckedFormula> members = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();

    /**
     * A class without methods.
     *
     * @param records what all classes of the set share
     * @param names what all classes of the set share
     */
    FormulasClass(CheckedSet set, FormulaLookup formulas, QuantityRecords records, MethodNames names) {
        this.set = set;
        this.formulas = formulas;
        this.records = records;
        this.names = names;
        this.parameters = set.formulas().stream()
                .flatMap(formula -> formula.parameters().stream())
                .map(Parameter::javaName)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> taken = new HashSet<>(parameters);
        this.unitConstants = new UnitConstants(taken);
        this.physics = new PhysicsFields(taken);
        this.units = new JavaUnits(unitConstants::name);
        ClassName whole = ClassName.get(set.owner().packageName(), set.owner().className());
        this.quantities = new QuantityMethods(whole, unitConstants, records);
    }

    /**
     * The public class, which has what is there once for each set.
     *
     * @param model the literals of the model's pieces
     */
    TypeSpec whole(List<String> model, Optional<String> generatedBy, Optional<ClassName> base) {
        TypeSpec.Builder type = TypeSpec.classBuilder(set.owner().className())
                .addJavadoc("$L", javadoc())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        generatedBy.ifPresent(processor -> type.addAnnotation(generated(processor)));
        if (!model.isEmpty()) {
            type.addAnnotation(model(model));
        }
        base.ifPresent(type::superclass);
        return complete(type, Modifier.PRIVATE, records.declarations());
    }

    /** A class between the public one and its base, where one alone would have more constants than fit. */
    TypeSpec part(String name, Optional<String> generatedBy, Optional<ClassName> base) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc(
                        "Some of the formulas of {@link $L}, which are too many for one class file.\n",
                        set.owner().className())
                .addModifiers(Modifier.ABSTRACT);
        generatedBy.ifPresent(processor -> type.addAnnotation(generated(processor)));
        base.ifPresent(type::superclass);
        return complete(type, null, List.of());
    }

    private TypeSpec complete(TypeSpec.Builder type, Modifier constructor, List<MethodSpec> declarations) {
        // A parameter hides a class of its name.
        type.alwaysQualify(parameters.toArray(String[]::new));
        if (members.stream().anyMatch(this::callsDeprecated)) {
            type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "deprecation")
                    .addMember("value", "$S", "removal")
                    .build());
        }
        type.addFields(unitConstants.fields()).addFields(physics.fields());
        if (WrappedBody.needsInstance(members)) {
            InterfaceInstance instance = new InterfaceInstance(set);
            type.addField(instance.field()).addType(instance.type());
        }
        MethodSpec.Builder hidden = MethodSpec.constructorBuilder();
        if (constructor != null) {
            hidden.addModifiers(constructor);
        }
        return type.addMethod(hidden.build())
                .addMethods(methods)
                .addMethods(declarations)
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

    /** Adds all methods of a formula, and gives them back. */
    List<MethodSpec> add(CheckedFormula formula) {
        int before = methods.size();
        members.add(formula);
        addMethods(formula);
        return methods.subList(before, methods.size());
    }

    private void addMethods(CheckedFormula formula) {
        FormulaJavadoc javadoc = new FormulaJavadoc(set, formula);
        ComputeMethod compute = new ComputeMethod(formula, formulas, units, physics::name, names);
        add(compute.method().addJavadoc("$L", javadoc.full()), formula);
        List<Integer> counts = Signatures.parameterCounts(formula);
        for (int count : counts.subList(1, counts.size())) {
            add(compute.withDefaults(count).addJavadoc("$L", javadoc.shorter(count, false)), formula);
        }
        for (int count : counts) {
            if (Signatures.hasQuantities(formula, count)) {
                boolean all = count == formula.parameters().size();
                String text = all ? javadoc.quantities() : javadoc.shorter(count, true);
                add(quantities.method(formula, count).addJavadoc("$L", text), formula);
            }
        }
        CatalogueNotation notation = CatalogueNotation.of(set, formula, formulas);
        LatexMethods latex = new LatexMethods(formula, notation.latex(), names);
        add(latex.plain().addJavadoc("$L", javadoc.latex()), formula);
        latex.withSymbols().ifPresent(method -> add(method.addJavadoc("$L", javadoc.latexWithSymbols()), formula));
        methods.addAll(latex.helpers());
        methods.addAll(compute.helpers());
        for (CheckedFormula inverse : Inverses.methods(formula)) {
            addDerived(inverse, ComputeMethod.ofInverse(inverse, formulas, units, physics::name, names));
        }
        Searches.methods(formula).forEach(search -> addSearch(formula, search));
        for (Sensitivity sensitivity : formula.analysis().sensitivities()) {
            Stream.of(Sensitivities.derivative(formula, sensitivity), Sensitivities.elasticity(formula, sensitivity))
                    .flatMap(Optional::stream)
                    .forEach(form -> addSensitivity(form, sensitivity, notation));
        }
    }

    private void addSearch(CheckedFormula formula, Searches.Method search) {
        CheckedFormula method = search.formula();
        FormulaJavadoc javadoc = new FormulaJavadoc(set, method);
        add(SearchMethod.of(formula, search).addJavadoc("$L", javadoc.full()), method);
        addQuantities(method, javadoc);
    }

    private void addSensitivity(CheckedFormula form, Sensitivity sensitivity, CatalogueNotation notation) {
        addDerived(form, ComputeMethod.ofSensitivity(form, sensitivity, formulas, units, physics::name, names));
        String text = new FormulaJavadoc(set, form).latex();
        add(new LatexMethods(form, notation.latex(), names).plain().addJavadoc("$L", text), form);
    }

    private void addDerived(CheckedFormula derived, ComputeMethod compute) {
        FormulaJavadoc javadoc = new FormulaJavadoc(set, derived);
        add(compute.method().addJavadoc("$L", javadoc.full()), derived);
        addQuantities(derived, javadoc);
        methods.addAll(compute.helpers());
    }

    private void addQuantities(CheckedFormula solved, FormulaJavadoc javadoc) {
        int count = solved.parameters().size();
        if (Signatures.hasQuantities(solved, count)) {
            add(quantities.method(solved, count).addJavadoc("$L", javadoc.quantities()), solved);
        }
    }

    private void add(MethodSpec.Builder method, CheckedFormula formula) {
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
