package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
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

    private static final ClassName STRING = ClassName.get(String.class);

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
        Code code = new Code();
        Layout.statement(BODY, "return ", Layout.string(latex.plain()), code);
        return method().addCode(code.block());
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
        Code code = new Code().add(STRING).add("[] ");
        Layout.statement(BODY, "chosen = ", choice, code);
        Layout.statement(BODY, "return ", joined(parts()), code);
        return Optional.of(method.addCode(code.block()));
    }

    /** The private methods, once {@link #withSymbols} was written. */
    List<MethodSpec> helpers() {
        return List.copyOf(helpers);
    }

    private Layout joined(List<Code> pieces) {
        if (pieces.size() <= MOST_PIECES) {
            return new Layout.Sum(pieces);
        }
        List<Layout> calls = new ArrayList<>(List.of(Layout.string("")));
        for (int start = 0; start < pieces.size(); start += MOST_PIECES) {
            String name = names.unique(Signatures.latexName(formula) + "Piece");
            Code code = new Code();
            List<Code> some = pieces.subList(start, Math.min(pieces.size(), start + MOST_PIECES));
            Layout.statement(BODY, "return ", new Layout.Sum(some), code);
            helpers.add(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(String.class)
                    .addParameter(String[].class, "chosen")
                    .addCode(code.block())
                    .build());
            calls.add(Layout.call(name, List.of(Layout.of("chosen"))));
        }
        return Layout.call(STRING, "join", calls);
    }

    private MethodSpec.Builder method() {
        return MethodSpec.methodBuilder(Signatures.latexName(formula))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(String.class);
    }

    private Layout strings(Function<Parameter, String> text) {
        List<Layout> strings =
                formula.parameters().stream().map(text).map(Layout::string).toList();
        return new Layout.Call(Code.of("new ").add(STRING).add("[] "), "{", strings, "}");
    }

    private List<Code> parts() {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < formula.parameters().size(); i++) {
            places.put(formula.parameters().get(i).variable().name(), i);
        }
        List<Code> parts = new ArrayList<>();
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

    private static void add(StringBuilder literal, List<Code> parts) {
        if (!literal.isEmpty()) {
            parts.add(Code.string(literal.toString()));
            literal.setLength(0);
        }
    }

    private static Code slot(LatexText.Context context, int place) {
        String symbol = "chosen[" + place + "]";
        return switch (context) {
            case BARE -> Code.of(symbol);
            case OPERAND -> bracketed("operand", symbol);
            case FACTOR -> bracketed("factor", symbol);
            case BASE -> bracketed("base", symbol);
        };
    }

    private static Code bracketed(String method, String symbol) {
        return new Code().add(RuntimeTypes.LATEX_SYMBOLS).add("." + method + "(" + symbol + ")");
    }
}
