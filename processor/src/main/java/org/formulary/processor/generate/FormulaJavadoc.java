package org.formulary.processor.generate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Reference;
import org.formulary.processor.model.Variable;

/** Carries what the author wrote of a formula over into the Javadoc of its methods. */
final class FormulaJavadoc {

    private static final Pattern EMPTY_LINE = Pattern.compile("\\R\\s*\\R");

    private final CheckedSet set;
    private final CheckedFormula formula;

    FormulaJavadoc(CheckedSet set, CheckedFormula formula) {
        this.set = set;
        this.formula = formula;
    }

    /** For the method in declared units: all there is to say. */
    String full() {
        JavadocText text = new JavadocText().line(JavadocText.escaped(formula.summary()));
        paragraphs(formula.text()).forEach(paragraph -> text.line(JavadocText.escaped(paragraph)));
        text.line(JavadocText.code(formula.equation().text().strip()));
        labelled("Assumptions", formula.prose().assumptions(), text);
        labelled("Excludes", formula.prose().excludes(), text);
        labelled("Notes", formula.prose().notes(), text);
        references(text);
        formula.parameters().forEach(parameter -> text.tag("param " + parameter.javaName(), bare(parameter)));
        text.tag("return", result(true));
        refusals(text);
        deprecation(text);
        return text.toString();
    }

    /** For the method in quantities. */
    String quantities() {
        JavadocText text = new JavadocText()
                .line(JavadocText.escaped(formula.summary()))
                .line("The same as " + link() + ", with quantities in any unit.");
        formula.parameters().forEach(parameter -> text.tag("param " + parameter.javaName(), measured(parameter)));
        text.tag("return", result(false));
        refusals(text);
        deprecation(text);
        return text.toString();
    }

    /** For an overload without the last parameters. */
    String shorter(int count, boolean quantities) {
        JavadocText text = new JavadocText().line(JavadocText.escaped(formula.summary()));
        StringBuilder defaults = new StringBuilder("The same as " + link() + " with ");
        for (int i = count; i < formula.parameters().size(); i++) {
            Parameter left = formula.parameters().get(i);
            String unit = left.defaultValue()
                    .flatMap(value -> value.unit().map(literal -> Requirement.unit(literal.unit())))
                    .orElse(Requirement.unit(left.variable().unit()));
            String separator = i == count ? "" : i == formula.parameters().size() - 1 ? " and " : ", ";
            String value = left.defaultValue().orElseThrow().number() + " " + unit;
            defaults.append(separator)
                    .append(JavadocText.code(left.javaName()))
                    .append(" = ")
                    .append(JavadocText.escaped(value));
        }
        text.line(defaults + ".");
        formula.parameters().stream()
                .limit(count)
                .forEach(parameter ->
                        text.tag("param " + parameter.javaName(), quantities ? measured(parameter) : bare(parameter)));
        text.tag("return", result(!quantities));
        refusals(text);
        deprecation(text);
        return text.toString();
    }

    /** For the method that gives the equation as LaTeX. */
    String latex() {
        JavadocText text = new JavadocText()
                .line("The equation of " + link() + " as LaTeX.")
                .tag("return", "LaTeX for mathematics");
        deprecation(text);
        return text.toString();
    }

    /** For the method that gives it in the caller's symbols. */
    String latexWithSymbols() {
        JavadocText text = new JavadocText()
                .line("The equation of " + link()
                        + " as LaTeX, in symbols of the caller's own, bracketed where needed.")
                .tag("param symbols", "LaTeX for the parameters in order, or {@code name=latex} for some of them")
                .tag("return", "LaTeX for mathematics")
                .tag("throws IllegalArgumentException", "if a symbol is not LaTeX for a formula, or has no place");
        deprecation(text);
        return text.toString();
    }

    private String link() {
        StringBuilder link = new StringBuilder("{@link #" + formula.method() + "(");
        for (int i = 0; i < formula.parameters().size(); i++) {
            link.append(i == 0 ? "" : ", ")
                    .append(formula.parameters().get(i).variable().type().keyword());
        }
        return link + ")}";
    }

    private static List<String> paragraphs(String text) {
        return text.isBlank() ? List.of() : List.of(EMPTY_LINE.split(text.strip(), -1));
    }

    private static void labelled(String label, String prose, JavadocText text) {
        if (!prose.isBlank()) {
            text.line("<b>" + label + ":</b> " + JavadocText.escaped(prose));
        }
    }

    private void references(JavadocText text) {
        for (String key : formula.prose().references()) {
            set.references().stream()
                    .filter(reference -> reference.key().equals(key))
                    .forEach(reference -> text.line("<b>Reference:</b> " + cited(reference)));
        }
    }

    private static String cited(Reference reference) {
        StringBuilder cited = new StringBuilder(JavadocText.escaped(String.join(", ", reference.authors())));
        cited.append(" (").append(JavadocText.escaped(reference.year())).append("): <i>");
        cited.append(JavadocText.escaped(reference.title())).append("</i>.");
        address(reference).ifPresent(link -> cited.append(' ').append(link).append('.'));
        return cited.toString();
    }

    private static Optional<String> address(Reference reference) {
        return reference
                .doi()
                .map(doi -> JavadocText.link("https://doi.org/" + doi, "doi:" + doi))
                .or(() -> reference.arxiv().map(id -> JavadocText.link("https://arxiv.org/abs/" + id, "arXiv:" + id)))
                .or(() -> reference.url().map(url -> JavadocText.link(url, url)));
    }

    private static String bare(Parameter parameter) {
        return described(parameter.variable(), inUnit(parameter.variable())) + domain(parameter.variable());
    }

    private static String measured(Parameter parameter) {
        Variable variable = parameter.variable();
        return Signatures.hasDimension(variable) ? described(variable, "") + domain(variable) : bare(parameter);
    }

    private static String described(Variable variable, String unit) {
        String symbol = JavadocText.code(variable.name());
        return variable.doc().isBlank() ? symbol + unit : JavadocText.escaped(variable.doc()) + ", " + symbol + unit;
    }

    private static String inUnit(Variable variable) {
        String unit = Requirement.unit(variable.unit());
        return unit.isEmpty() ? "" : " in " + JavadocText.escaped(unit);
    }

    private static String domain(Variable variable) {
        return variable.domain()
                .map(Domain::text)
                .map(text -> "; " + JavadocText.code(text.strip()))
                .orElse("");
    }

    private String result(boolean inUnits) {
        String said = JavadocText.escaped(formula.prose().result());
        if (formula.outputs().size() > 1 || formula.record().isPresent()) {
            StringBuilder all = new StringBuilder(said);
            for (Output output : formula.outputs()) {
                all.append(all.isEmpty() ? "" : "; ")
                        .append(described(output.variable(), inUnits ? inUnit(output.variable()) : ""));
            }
            return all.toString();
        }
        Variable output = formula.outputs().get(0).variable();
        String unit = inUnits ? inUnit(output) : "";
        return said.isEmpty() ? described(output, unit) : said + ", " + JavadocText.code(output.name()) + unit;
    }

    private void refusals(JavadocText text) {
        if (!formula.parameters().isEmpty()) {
            text.tag("throws IllegalArgumentException", "if an argument is not finite or outside its domain");
        }
        boolean real = formula.outputs().stream()
                .anyMatch(output -> !output.variable().type().integer());
        if (!formula.analysis().finiteness().isProved(formula.outputs())) {
            text.tag(
                    "throws ArithmeticException",
                    real
                            ? "if the result, or a number on the way to it, is beyond the range of its type"
                            : "if the result does not fit the type of the result");
        }
    }

    private void deprecation(JavadocText text) {
        if (formula.deprecated()) {
            String successor = formula.replacedBy()
                    .map(id -> set.formulas().stream()
                            .filter(other ->
                                    other.id().equals(id) || other.fullId().equals(id))
                            .findFirst()
                            .map(other -> "replaced by {@link #" + other.method() + "}")
                            .orElse("replaced by " + JavadocText.escaped(id)))
                    .orElse("by its author");
            text.tag("deprecated", successor);
        }
    }
}
