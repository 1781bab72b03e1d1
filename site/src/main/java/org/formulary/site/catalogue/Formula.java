package org.formulary.site.catalogue;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue.Condition;

/**
 * One formula. Sentences of the author that are not given are absent or empty.
 *
 * @param id identifier within its set, {@code ring-allreduce-time}
 * @param method name of the Java method
 * @param symbol the name by which equations call it
 * @param title its name as a heading; the summary without its full stop where absent
 * @param summary one sentence
 * @param text further paragraphs
 * @param equation what readers see
 * @param computeAs the equal form that the code runs, where it is another one
 * @param body {@code none}, or the kind of method whose body the author wrote by hand
 * @param constants names of the physical constants in it
 * @param result what is returned, in words
 * @param definedness what was proved of its values; absent where it is unknown
 * @param finiteness whether numbers of a computer carry its values; absent where it is unknown
 * @param behaviours what was proved of each output over the whole domain; empty where it is unknown
 * @param solutions what became of solving each result for each parameter
 * @param sensitivities how the only result changes with each real parameter
 * @param equivalence how {@code computeAs} is known to equal the equation; absent where it is unknown
 * @param references keys of the works it rests on
 * @param calls identifiers {@code set-id/formula-id} of the formulas its equation calls
 * @param aliases its former and foreign names
 * @param accepted findings of the compiler that the author accepts, each as {@code code: reason}
 * @param replacedBy identifier of its successor, in this set or as {@code set-id/formula-id}
 */
public record Formula(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) String method,
        Optional<String> symbol,
        Optional<String> title,
        @JsonProperty(required = true) String summary,
        Optional<String> text,
        @JsonProperty(required = true) Equation equation,
        Optional<Equation> computeAs,
        @JsonProperty(required = true) List<Parameter> parameters,
        @JsonProperty(required = true) List<Output> outputs,
        List<String> constants,
        Optional<RecordType> record,
        @JsonProperty(required = true) String body,
        Optional<String> assumptions,
        Optional<String> excludes,
        Optional<String> derivation,
        Optional<String> notes,
        Optional<String> result,
        Optional<Definedness> definedness,
        Optional<Finiteness> finiteness,
        List<Behaviour> behaviours,
        Optional<Equivalence> equivalence,
        List<Solution> solutions,
        List<Sensitivity> sensitivities,
        List<String> references,
        List<Law> laws,
        List<Example> examples,
        List<String> calls,
        List<String> aliases,
        List<String> accepted,
        boolean deprecated,
        Optional<String> replacedBy,
        @JsonProperty(required = true) JavaApi java) {

    /**
     * An equation in plain text, LaTeX and MathML, and in words.
     *
     * @param latexForRendering the LaTeX to draw; {@code latex} is the one to read and copy
     * @param outputs its results, to be evaluated
     */
    public record Equation(
            @JsonProperty(required = true) String text,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String latexForRendering,
            @JsonProperty(required = true) String mathml,
            Optional<String> spoken,
            List<Value> outputs) {}

    /**
     * What an equation defines.
     *
     * @param name the symbol of the result
     * @param prefix the form that is evaluated, in coherent units, with all that it calls written out; absent where it is
     *     only shown
     */
    public record Value(@JsonProperty(required = true) String name, Optional<String> prefix) {}

    /**
     * A parameter of the Java method.
     *
     * @param name its Java name
     * @param symbol its name in the equation
     * @param type {@code double} or {@code long}
     * @param domain where the formula is defined
     * @param defaultValue what stands for it where it is left out
     * @param calibrated where the model is trusted
     */
    public record Parameter(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String symbol,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String type,
            Optional<String> unit,
            Optional<String> dimension,
            Optional<Condition> domain,
            @JsonProperty("default") Optional<Binding> defaultValue,
            Optional<Condition> calibrated,
            Optional<String> doc) {}

    /**
     * A result.
     *
     * @param name its name in the equation
     * @param component the record component that carries it; the method's name where it is the only result
     */
    public record Output(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String component,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String type,
            Optional<String> unit,
            Optional<String> dimension,
            Optional<Condition> domain,
            Optional<String> doc) {}

    /** The record that carries several results. */
    public record RecordType(
            @JsonProperty(value = "package", required = true)
            String packageName,

            @JsonProperty(required = true) String name,

            @JsonProperty(required = true) List<String> components) {}

    /**
     * A claim over all arguments.
     *
     * @param status whether it was {@code proved}, or {@code tested} at so many points
     * @param calls identifiers {@code set-id/formula-id} of the formulas it calls
     */
    public record Law(
            @JsonProperty(required = true) String text,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String mathml,
            @JsonProperty(required = true) String status,
            int points,
            List<String> calls) {}

    /**
     * What was proved of an output over the whole domain.
     *
     * @param output its name in the equation
     * @param sign {@code positive}, {@code nonnegative} and so on
     * @param trends how it goes with each parameter
     */
    public record Behaviour(
            @JsonProperty(required = true) String output,
            @JsonProperty(required = true) String sign,
            @JsonProperty(required = true) List<Trend> trends) {}

    /**
     * How an output goes while one parameter grows.
     *
     * @param parameter the name of the parameter in the equation
     * @param direction {@code nondecreasing}, {@code nonincreasing}, {@code constant}, {@code not_monotone} or {@code
     *     unknown}
     * @param witnesses how one that is not monotone rises, and how it falls
     */
    public record Trend(
            @JsonProperty(required = true) String parameter,
            @JsonProperty(required = true) String direction,
            List<String> witnesses) {}

    /**
     * Whether there is a value for all arguments in their domains.
     *
     * @param status {@code proved} or {@code unproved}
     * @param unproved the conditions for that which could not be proved
     */
    public record Definedness(@JsonProperty(required = true) String status, List<String> unproved) {}

    /**
     * What became of solving a result for a parameter.
     *
     * @param output the symbol of the result
     * @param parameter the symbol of the parameter
     * @param status {@code closed form}, {@code not solved} or {@code independent}
     * @param reason why it was not solved
     */
    public record Solution(
            @JsonProperty(required = true) String output,
            @JsonProperty(required = true) String parameter,
            @JsonProperty(required = true) String status,
            Optional<String> reason,
            @JsonProperty(required = true) List<Inverse> inverses,
            @JsonProperty(required = true) List<Search> searches) {}

    /**
     * A search for an integer parameter.
     *
     * @param search {@code largest} or {@code smallest}, and how the result compares with the target there, {@code largest <=}
     * @param java the method
     */
    public record Search(
            @JsonProperty(required = true) String search,
            @JsonProperty(required = true) JavaApi java) {}

    /**
     * A parameter in terms of a result and the other parameters.
     *
     * @param domains where these may lie, where that is not what the formula says of them
     * @param java the method, where there is one
     */
    public record Inverse(
            @JsonProperty(required = true) Equation equation,
            @JsonProperty(required = true) List<SymbolDomain> domains,
            @JsonProperty(required = true) Definedness definedness,
            Optional<JavaApi> java) {}

    /**
     * How the result changes with a real parameter.
     *
     * @param output the symbol of the result
     * @param parameter the symbol of the parameter
     * @param reason why no derivative is told
     * @param domain where the parameter may lie, where the formula has edges
     * @param elasticity the parameter times the derivative over the result
     */
    public record Sensitivity(
            @JsonProperty(required = true) String output,
            @JsonProperty(required = true) String parameter,
            Optional<String> reason,
            Optional<Condition> domain,
            Optional<Rate> derivative,
            Optional<Rate> elasticity) {}

    /** A derivative or an elasticity, and the unit it is in. */
    public record Rate(
            @JsonProperty(required = true) Equation equation,
            Optional<String> unit,
            @JsonProperty(required = true) JavaApi java) {}

    /** A symbol and where it may lie; anywhere where nothing is said. */
    public record SymbolDomain(
            @JsonProperty(required = true) String symbol, Optional<Condition> domain) {}

    /**
     * How the form that the code runs is known to equal the equation.
     *
     * @param status {@code proved} or {@code tested}
     * @param points at how many points both were found equal; 0 if that was proved
     */
    public record Equivalence(
            @JsonProperty(required = true) String status,
            @JsonProperty(required = true) int points) {}

    /**
     * Whether numbers of a computer carry the values for all arguments in their domains.
     *
     * @param finite the outputs of which that is proved
     * @param trouble where it is not so
     */
    public record Finiteness(List<String> finite, Optional<Trouble> trouble) {}

    /**
     * Arguments at which the method throws.
     *
     * @param kind {@code integer}, {@code overflow}, {@code undefined} or {@code wrong}
     * @param place the arguments
     * @param value the exact result there
     */
    public record Trouble(
            @JsonProperty(required = true) String kind,
            @JsonProperty(required = true) String place,
            @JsonProperty(required = true) String value) {}

    /**
     * A worked example.
     *
     * @param refused whether these arguments are refused
     */
    public record Example(
            @JsonProperty(required = true) String givenText,
            @JsonProperty(required = true) String thenText,
            @JsonProperty(required = true) List<Binding> given,
            @JsonProperty(required = true) List<Binding> then,
            boolean refused) {}

    /** A symbol with its value, as written. */
    public record Binding(
            @JsonProperty(required = true) String symbol,
            @JsonProperty(required = true) String text,
            @JsonProperty(required = true) String number,
            Optional<String> unit,
            @JsonProperty(required = true) String latex,
            @JsonProperty(required = true) String mathml) {}

    /**
     * The generated methods.
     *
     * @param quantitySignature the overload on quantities, where there is one
     */
    public record JavaApi(@JsonProperty(required = true) String signature, Optional<String> quantitySignature) {}

    /** Whether the author wrote the Java body by hand. */
    public boolean hasBody() {
        return !body.equals("none");
    }

    /** The heading of its page: the title, or the summary without its full stop. */
    public String heading() {
        return title.orElseGet(() -> summary.endsWith(".") ? summary.substring(0, summary.length() - 1) : summary);
    }
}
