package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.site.plot.Curve;
import org.formulary.site.plot.Plot;

/** What stands on the page of a formula. */
public final class FormulaView {

    private final Library library;
    private final Entry entry;
    private final Catalogue set;
    private final Formula formula;
    private final PageMath math;
    private final Optional<Coordinates> coordinates;

    FormulaView(Library library, Entry entry, PageMath math, Optional<Coordinates> coordinates) {
        this.library = library;
        this.entry = entry;
        this.set = entry.set();
        this.formula = entry.formula();
        this.math = math;
        this.coordinates = coordinates;
    }

    /** A claim, how sure it is, and the formulas it names. */
    public record LawView(Content claim, String status, List<Link> calls) {}

    /** A finding of the compiler and why the author accepts it. */
    public record AcceptedView(String code, String reason) {}

    /** A worked example: what is put in and what comes out. */
    public record ExampleView(String anchor, List<Content> given, List<Content> then, boolean refused) {}

    /** A plot: the picture, and the symbols along its edges. */
    public record PlotView(Content picture, Content result, Content parameter) {}

    /** The formula itself, for what needs no preparation. */
    public Formula formula() {
        return formula;
    }

    /** Identifier of formula and set together. */
    public String fullId() {
        return entry.fullId();
    }

    /** The summary, where it says more than the heading. */
    public Optional<String> summary() {
        return Optional.of(formula.summary())
                .filter(s -> !s.equals(formula.heading()) && !s.equals(formula.heading() + "."));
    }

    /** Paragraphs of a text. */
    public List<Content> paragraphs(Optional<String> text) {
        return Prose.paragraphs(set, text);
    }

    /** The name of the Java method, with places to break. */
    public Content method() {
        return Html.identifier(formula.method());
    }

    /** The equation. */
    public PageMath.EquationView equation() {
        return math.equation(formula.equation());
    }

    /** The form that the code runs, where it is another one. */
    public Optional<PageMath.EquationView> computeAs() {
        return formula.computeAs().map(math::equation);
    }

    /** How that form is known to equal the equation, as a sentence. */
    public String equivalence() {
        return formula.equivalence()
                .map(known -> known.points() == 0
                        ? "The two were " + known.status() + " equal."
                        : "The two were " + known.status() + " at " + known.points() + " points and found equal.")
                .orElse("");
    }

    /** The parameters. */
    public List<ParameterView> parameters() {
        return formula.parameters().stream().map(p -> ParameterView.of(p, math)).toList();
    }

    /** The physical constants in it. */
    public List<ConstantView> constants() {
        return formula.constants().stream()
                .map(name -> set.constants().stream()
                        .filter(constant -> constant.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .map(constant -> ConstantView.of(constant, math))
                .toList();
    }

    /** Whether a parameter has a default. */
    public boolean hasDefaults() {
        return formula.parameters().stream().anyMatch(p -> p.defaultValue().isPresent());
    }

    /** The parameters of a model that is trusted in a range only. */
    public List<ParameterView> calibrated() {
        return formula.parameters().stream()
                .filter(p -> p.calibrated().isPresent())
                .map(p -> ParameterView.of(p, math))
                .toList();
    }

    /** The results. */
    public List<ParameterView> outputs() {
        return formula.outputs().stream().map(o -> ParameterView.of(o, math)).toList();
    }

    /** What is returned, as a sentence, where the table of results does not say the same. */
    public Optional<String> result() {
        return formula.result()
                .filter(text -> !text.isBlank())
                .filter(text ->
                        formula.outputs().stream().noneMatch(o -> o.doc().equals(Optional.of(text))))
                .map(Html::sentence);
    }

    /** Whether something is said about where a result lies. */
    public boolean hasRanges() {
        return formula.outputs().stream().anyMatch(o -> o.domain().isPresent());
    }

    /** The laws. */
    public List<LawView> laws() {
        return formula.laws().stream()
                .map(law -> new LawView(math.law(law), status(law), named(law.calls())))
                .toList();
    }

    private static String status(Formula.Law law) {
        return law.status().equals("tested") ? "tested at " + law.points() + " points" : law.status();
    }

    /** What was proved of how the outputs go, a line each. */
    public List<TrendsView> trends() {
        return formula.behaviours().stream()
                .map(behaviour -> TrendsView.of(formula, behaviour, math))
                .filter(view -> !view.clauses().isEmpty())
                .toList();
    }

    /** What was proved of the values, as a sentence. */
    public Optional<String> definedness() {
        return formula.definedness()
                .map(found -> found.unproved().isEmpty()
                        ? "Defined for all parameters in their domains: " + found.status() + "."
                        : "Not proved to be defined for all parameters in their domains: it is open whether "
                                + String.join(", and whether ", found.unproved()) + ".");
    }

    /** Whether the numbers of a computer carry the values, as a sentence. */
    public Optional<String> finiteness() {
        return formula.finiteness()
                .map(found -> found.trouble()
                        .map(FormulaView::thrown)
                        .orElseGet(
                                () -> found.finite().size() == formula.outputs().size()
                                        ? "Finite for all parameters in their domains: proved."
                                        : "Not proved to be finite for all parameters in their domains: where it is not, the method"
                                                + " throws."));
    }

    private static String thrown(Formula.Trouble trouble) {
        String what = switch (trouble.kind()) {
            case "integer" -> "Passes the range of an integer";
            case "overflow" -> "Passes the range of a double";
            default -> "Passes the range of a double on the way to the result";
        };
        return what + " at " + trouble.place() + ": the method then throws.";
    }

    /** The examples. */
    public List<ExampleView> examples() {
        return IntStream.range(0, formula.examples().size())
                .mapToObj(i -> example(i + 1, formula.examples().get(i)))
                .toList();
    }

    private ExampleView example(int number, Formula.Example example) {
        return new ExampleView(
                "example-" + number, bindings(example.given()), bindings(example.then()), example.refused());
    }

    private List<Content> bindings(List<Binding> bindings) {
        return bindings.stream().map(math::binding).toList();
    }

    /** The calculator, where there can be one. */
    public Optional<CalculatorView> calculator() {
        return CalculatorView.of(formula, math);
    }

    /** How the first result goes with each parameter, around the example. */
    public List<PlotView> plots() {
        List<Curve> curves = Curve.of(formula);
        Formula.Output output = formula.outputs().get(0);
        return IntStream.range(0, curves.size())
                .mapToObj(i -> new PlotView(
                        Html.markup(Plot.of(curves.get(i), output, "plot-" + (i + 1))),
                        math.symbol(output.latex(), output.name()),
                        math.symbol(
                                curves.get(i).parameter().latex(),
                                curves.get(i).parameter().symbol())))
                .toList();
    }

    /** The parameters that the equation was solved for, by parameter. */
    public List<SolvedView> solved() {
        return formula.solutions().stream()
                .filter(FormulaView::isSolved)
                .map(solution -> SolvedView.of(entry, solution, math))
                .toList();
    }

    private static boolean isSolved(Formula.Solution solution) {
        return !solution.inverses().isEmpty() || !solution.searches().isEmpty();
    }

    /** For each other parameter why not, as a sentence. */
    public List<Content> unsolved() {
        return formula.solutions().stream()
                .filter(solution -> !isSolved(solution))
                .map(solution -> SolvedView.unsolved(entry, solution, math))
                .toList();
    }

    /** How the result changes with each real parameter. */
    public List<DerivativeView> derivatives() {
        return formula.sensitivities().stream()
                .filter(sensitivity -> sensitivity.derivative().isPresent())
                .map(sensitivity -> DerivativeView.of(formula, sensitivity, math))
                .toList();
    }

    /** For each other parameter why that is not told, as a sentence. */
    public List<Content> untoldDerivatives() {
        return formula.sensitivities().stream()
                .filter(sensitivity -> sensitivity.reason().isPresent())
                .map(sensitivity -> DerivativeView.untold(formula, sensitivity, math))
                .toList();
    }

    /** The cited works, in the order the author names them. */
    public List<ReferenceView> references() {
        return formula.references().stream()
                .map(key -> ReferenceView.of(Library.reference(set, key).orElseThrow()))
                .toList();
    }

    /** Accepted findings of the compiler. */
    public List<AcceptedView> accepted() {
        return formula.accepted().stream()
                .map(text -> {
                    int colon = text.indexOf(':');
                    return colon < 0
                            ? new AcceptedView(text, "")
                            : new AcceptedView(
                                    text.substring(0, colon),
                                    text.substring(colon + 1).strip());
                })
                .toList();
    }

    /** The formulas that the equation calls. */
    public List<Link> calls() {
        return formula.calls().stream()
                .map(id -> link(library.require(entry, id)))
                .toList();
    }

    /** Other formulas under the names that equations call them by. */
    private List<Link> named(List<String> fullIds) {
        return fullIds.stream()
                .filter(id -> !id.equals(fullId()))
                .map(id -> library.require(entry, id))
                .map(to -> new Link(
                        Addresses.fromSet(set, to),
                        Html.identifier(
                                to.formula().symbol().orElse(to.formula().method()))))
                .toList();
    }

    /** The formulas that call this one. */
    public List<Link> callers() {
        return library.callers(entry).stream().map(this::link).toList();
    }

    /** The formula that takes this one's place. */
    public Optional<Link> replacedBy() {
        return formula.replacedBy().map(id -> link(library.require(entry, id)));
    }

    /** The formula before this one in its set. */
    public Optional<Link> previous() {
        return neighbour(-1);
    }

    /** The formula after this one in its set. */
    public Optional<Link> next() {
        return neighbour(1);
    }

    private Optional<Link> neighbour(int step) {
        int index = set.formulas().indexOf(formula) + step;
        return index < 0 || index >= set.formulas().size()
                ? Optional.empty()
                : Optional.of(link(new Entry(set, set.formulas().get(index))));
    }

    private Link link(Entry to) {
        return new Link(Addresses.fromSet(set, to), Html.text(to.formula().heading()));
    }

    /** Link to an anchor of this page. */
    public String fragment(String anchor) {
        return Addresses.fragment(anchor);
    }

    /** Names that lead here, with places to break. */
    public List<Content> aliases() {
        return formula.aliases().stream().map(Html::identifier).toList();
    }

    /** The files beside this page. */
    public List<Link> files() {
        return Stream.of("json", "tex", "mml", "svg")
                .map(extension -> new Link(Addresses.beside(entry, extension), Html.text("." + extension)))
                .toList();
    }

    /** How to cite this page: heading, set and permanent identifier. */
    public String citation() {
        return "“" + formula.heading() + "”, in “" + set.title() + "”. Formulary, " + fullId() + ".";
    }

    /** The generated class with its package, with places to break. */
    public Content javaClass() {
        return Html.identifier(set.qualifiedClassName());
    }

    /** The record of the results, where there are several. */
    public Optional<Content> record() {
        return formula.record().map(r -> Html.identifier(r.name()));
    }

    /** Example call with bare numbers. */
    public Optional<String> bareCall() {
        return new JavaUsage(entry).bareCall();
    }

    /** Example call with quantities. */
    public Optional<String> quantityCall() {
        return new JavaUsage(entry).quantityCall();
    }

    /** The signatures of the generated methods. */
    public String signatures() {
        return new JavaUsage(entry).signatures();
    }

    /** The Maven dependency on the generated class, where its artifact is known. */
    public Optional<String> dependency() {
        return coordinates.map(Coordinates::dependency);
    }
}
