package org.formulary.site.page;

import gg.jte.Content;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue.Symbol;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.site.catalogue.Formula.Parameter;

/**
 * A row on a symbol: a parameter, a result or an entry of the glossary.
 *
 * @param anchor the identifier of the row on the page
 * @param symbol the symbol as a picture
 * @param name the symbol as equations spell it
 * @param javaName its name in Java; empty for the glossary
 * @param type its Java type; empty for the glossary
 */
public record ParameterView(
        String anchor,
        Content symbol,
        String name,
        Content javaName,
        String type,
        Optional<String> unit,
        Optional<String> dimension,
        Optional<Content> domain,
        Optional<String> defaultValue,
        Optional<Content> calibrated,
        String doc) {

    static ParameterView of(Parameter parameter, PageMath math) {
        return new ParameterView(
                "parameter-" + parameter.name(),
                math.symbol(parameter.latex(), parameter.symbol()),
                parameter.symbol(),
                Html.identifier(parameter.name()),
                parameter.type(),
                parameter.unit(),
                parameter.dimension(),
                parameter.domain().map(math::condition),
                parameter.defaultValue().map(Binding::text),
                parameter.calibrated().map(math::condition),
                parameter.doc().orElse(""));
    }

    static ParameterView of(Output output, PageMath math) {
        return new ParameterView(
                "result-" + output.name(),
                math.symbol(output.latex(), output.name()),
                output.name(),
                Html.identifier(output.component()),
                output.type(),
                output.unit(),
                output.dimension(),
                output.domain().map(math::condition),
                Optional.empty(),
                Optional.empty(),
                output.doc().orElse(""));
    }

    static ParameterView of(Symbol symbol, PageMath math) {
        return new ParameterView(
                "symbol-" + symbol.name(),
                math.symbol(symbol.latex(), symbol.name()),
                symbol.name(),
                Html.text(""),
                "",
                symbol.unit(),
                symbol.dimension(),
                symbol.domain().map(math::condition),
                Optional.empty(),
                Optional.empty(),
                symbol.doc().orElse(""));
    }
}
