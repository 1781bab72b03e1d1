package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
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

    /** Pieces put together in one expression; compilers go down all of its operators at once. */
    private static final int MOST_PIECES = 100;

    private final CheckedFormula formula;
    private final LatexText latex;
    private final LatexPrinter printer;
    private final MethodNames names;
    private final List<MethodSpec> helpers = new ArrayList<>();

    LatexMethods(CheckedFormula formula, LatexPrinter printer, MethodNames names) {
        this.formula = formula;
        this.printer = printer;
        this.names = names;
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
        return Optional.of(method.addCode(Layout.statement(BODY, "return ", joined(parts()))));
    }

    /** The private methods, once {@link #withSymbols} was written. */
    List<MethodSpec> helpers() {
        return List.copyOf(helpers);
    }

    private Layout joined(List<CodeBlock> pieces) {
        if (pieces.size() <= MOST_PIECES) {
            return new Layout.Sum(pieces);
        }
        List<Layout> calls = new ArrayList<>(List.of(Layout.string("")));
        for (int start = 0; start < pieces.size(); start += MOST_PIECES) {
            String name = names.unique(Signatures.latexName(formula) + "Piece");
            helpers.add(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(String.class)
                    .addParameter(String[].class, "chosen")
                    .addCode(Layout.statement(
                            BODY,
                            "return ",
                            new Layout.Sum(pieces.subList(start, Math.min(pieces.size(), start + MOST_PIECES)))))
                    .build());
            calls.add(Layout.call(name, List.of(Layout.of("chosen"))));
        }
        return Layout.call(ClassName.get(String.class), "join", calls);
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
