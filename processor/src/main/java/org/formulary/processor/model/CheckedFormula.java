package org.formulary.processor.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/**
 * A formula that passed every check.
 *
 * @param id its identifier within the set, {@code ring-allreduce-time}
 * @param owner where its generated Java stands
 * @param method the name of the Java method
 * @param symbol the name by which equations call it, besides the method's
 * @param summary first sentence of its Javadoc
 * @param text the rest of its Javadoc, as plain paragraphs
 * @param equation what readers see
 * @param computeAs what the code runs, where that differs
 * @param parameters in order of declaration
 * @param outputs in order of the equation; one, or one for each component of the record
 * @param record the record that carries several outputs
 * @param body what the author wrote that is to be wrapped
 * @param prose what the author says beside the equation
 * @param analysis what was found out about it over the whole of its domain
 * @param laws claims over all arguments
 * @param examples worked examples
 * @param calls identifiers {@code set-id/formula-id} of the formulas its equation calls, in order of first call
 * @param aliases other names
 * @param accepted findings the author accepts, as written
 * @param deprecated whether it is marked so
 * @param replacedBy identifier of its successor
 */
public record CheckedFormula(
        String id,
        Owner owner,
        String method,
        Optional<String> symbol,
        String summary,
        String text,
        CheckedEquation equation,
        Optional<CheckedEquation> computeAs,
        List<Parameter> parameters,
        List<Output> outputs,
        Optional<RecordType> record,
        Body body,
        Prose prose,
        Analysis analysis,
        List<CheckedLaw> laws,
        List<CheckedExample> examples,
        List<String> calls,
        List<String> aliases,
        List<String> accepted,
        boolean deprecated,
        Optional<String> replacedBy) {

    public CheckedFormula {
        parameters = List.copyOf(parameters);
        outputs = List.copyOf(outputs);
        laws = List.copyOf(laws);
        examples = List.copyOf(examples);
        calls = List.copyOf(calls);
        aliases = List.copyOf(aliases);
        accepted = List.copyOf(accepted);
    }

    /** How Java comes to the value of a method. */
    public enum Body {
        /** From the equation alone. */
        NONE,
        /** By a static method of the author's. */
        STATIC,
        /** By a default method of the author's. */
        DEFAULT
    }

    /** Whether the author wrote a body. */
    public boolean hasBody() {
        return body != Body.NONE;
    }

    /** The outputs in the order of the record's components; the only output where there is no record. */
    public List<Output> outputsAsReturned() {
        return record.map(type -> type.components().stream()
                        .flatMap(component -> outputs.stream()
                                .filter(output -> output.component().equals(component)))
                        .toList())
                .orElse(outputs);
    }

    /** This formula with examples and laws. */
    public CheckedFormula with(List<CheckedExample> newExamples, List<CheckedLaw> newLaws) {
        return with(analysis, newExamples, newLaws);
    }

    /** This formula with what was found out about it. */
    public CheckedFormula with(Analysis newAnalysis, List<CheckedExample> newExamples, List<CheckedLaw> newLaws) {
        return with(parameters, newAnalysis, newExamples, newLaws);
    }

    /** This formula with other domains of its parameters. */
    public CheckedFormula with(List<Parameter> newParameters) {
        return with(newParameters, analysis, examples, laws);
    }

    private CheckedFormula with(
            List<Parameter> newParameters,
            Analysis newAnalysis,
            List<CheckedExample> newExamples,
            List<CheckedLaw> newLaws) {
        return new CheckedFormula(
                id,
                owner,
                method,
                symbol,
                summary,
                text,
                equation,
                computeAs,
                newParameters,
                outputs,
                record,
                body,
                prose,
                newAnalysis,
                newLaws,
                newExamples,
                calls,
                aliases,
                accepted,
                deprecated,
                replacedBy);
    }

    /** The identifier that is unique over all sets, {@code set-id/formula-id}. */
    public String fullId() {
        return owner.setId() + "/" + id;
    }

    /**
     * The physical constants in its equation, the form it is computed by and the domains of its parameters, in that order;
     * each where it first stands.
     */
    public List<Expr.Constant> constants() {
        Stream<Expr> values = Stream.concat(
                Trees.values(equation.tree()).stream(),
                computeAs.stream().flatMap(form -> Trees.values(form.tree()).stream()));
        Stream<Expr> inValues = values.flatMap(value -> Trees.all(value).stream());
        Stream<Expr> inDomains = parameters.stream()
                .flatMap(parameter -> parameter.variable().domain().stream())
                .flatMap(domain -> Trees.all(domain.condition()).stream());
        Map<String, Expr.Constant> byName = new LinkedHashMap<>();
        Stream.concat(inValues, inDomains)
                .filter(Expr.Constant.class::isInstance)
                .map(Expr.Constant.class::cast)
                .forEach(constant -> byName.putIfAbsent(constant.name(), constant));
        return List.copyOf(byName.values());
    }

    /** What Java runs: {@link #computeAs} where given, else the equation. */
    public CheckedEquation computed() {
        return computeAs.orElse(equation);
    }

    /**
     * The set a formula belongs to.
     *
     * @param setId the set's identifier
     * @param packageName the package of interface and generated class; may be empty
     * @param interfaceName the interface within its package, {@code Communication} or {@code Outer.Inner}
     * @param className simple name of the generated class
     */
    public record Owner(String setId, String packageName, String interfaceName, String className) {}

    /**
     * The record that a method returns.
     *
     * @param name its name within the package, {@code Communication.Effect}
     * @param packageName its package
     * @param components its components in order, which need not be that of the equation
     */
    public record RecordType(String packageName, String name, List<String> components) {
        public RecordType {
            components = List.copyOf(components);
        }
    }

    /** The author's sentences; empty where not given. */
    public record Prose(
            String assumptions,
            String excludes,
            String derivation,
            String notes,
            List<String> references,
            String result) {
        public Prose {
            references = List.copyOf(references);
        }
    }
}
