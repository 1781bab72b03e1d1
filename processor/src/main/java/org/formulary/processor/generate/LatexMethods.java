package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.print.LatexPrinter;
import org.formulary.processor.print.LatexText;

/** Writes the methods that give the equation as LaTeX. */
final class LatexMethods {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    private final CheckedFormula formula;
    private final LatexText latex;
    private final LatexPrinter printer;

    LatexMethods(CheckedFormula formula, LatexPrinter printer) {
        this.formula = formula;
        this.printer = printer;
        this.latex = printer.equation(formula.equation().tree());
    }

    /** The equation as it is declared. */
    MethodSpec.Builder plain() {
        return method().addStatement("return $L", Source.string(latex.plain()));
    }

    /** The equation in the caller's symbols; not where there is no parameter. */
    Optional<MethodSpec.Builder> withSymbols() {
        if (formula.parameters().isEmpty()) {
            return Optional.empty();
        }
        MethodSpec.Builder method =
                method().addParameter(String[].class, "symbols").varargs();
        Layout choice = Layout.call(
                RuntimeTypes.LATEX_SYMBOLS,
                "choose",
                List.of(
                        Layout.string(formula.method()),
                        strings(parameter -> parameter.variable().name()),
                        strings(Parameter::javaName),
                        strings(parameter -> printer.symbol(parameter.variable().name())),
                        Layout.of("symbols")));
        method.addCode("$T[] ", String.class);
        method.addCode(Layout.statement(BODY, "chosen = ", choice));
        return Optional.of(method.addCode(Layout.statement(BODY, "return ", new Layout.Sum(parts()))));
    }

    private MethodSpec.Builder method() {
        return MethodSpec.methodBuilder(Signatures.latexName(formula))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(String.class);
    }

    private Layout strings(Function<Parameter, String> text) {
        List<Layout> strings =
                formula.parameters().stream().map(text).map(Layout::string).toList();
        return new Layout.Call(CodeBlock.of("new $T[] ", String.class), "{", strings, "}");
    }

    private List<CodeBlock> parts() {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < formula.parameters().size(); i++) {
            places.put(formula.parameters().get(i).variable().name(), i);
        }
        List<CodeBlock> parts = new ArrayList<>();
        StringBuilder literal = new StringBuilder();
        for (LatexText.Part part : latex.parts()) {
            if (part instanceof LatexText.Slot slot && places.containsKey(slot.symbol())) {
                add(literal, parts);
                parts.add(slot(slot.context(), places.get(slot.symbol())));
            } else {
                literal.append(part instanceof LatexText.Slot slot ? slot.latex() : ((LatexText.Literal) part).text());
            }
        }
        add(literal, parts);
        return parts;
    }

    private static void add(StringBuilder literal, List<CodeBlock> parts) {
        if (!literal.isEmpty()) {
            parts.add(Source.string(literal.toString()));
            literal.setLength(0);
        }
    }

    private static CodeBlock slot(LatexText.Context context, int place) {
        CodeBlock symbol = CodeBlock.of("chosen[$L]", place);
        return switch (context) {
            case BARE -> symbol;
            case OPERAND -> CodeBlock.of("$T.operand($L)", RuntimeTypes.LATEX_SYMBOLS, symbol);
            case FACTOR -> CodeBlock.of("$T.factor($L)", RuntimeTypes.LATEX_SYMBOLS, symbol);
            case BASE -> CodeBlock.of("$T.base($L)", RuntimeTypes.LATEX_SYMBOLS, symbol);
        };
    }
}
