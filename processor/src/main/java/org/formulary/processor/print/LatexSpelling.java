package org.formulary.processor.print;

import java.util.List;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Line;
import org.formulary.runtime.LatexSymbols;

/** Notation as LaTeX for mathematics. */
final class LatexSpelling implements Notation.Spelling {

    private final LatexText.Builder out = new LatexText.Builder();
    private final SymbolStyle symbols;
    private final Purpose purpose;

    LatexSpelling(SymbolStyle symbols, Purpose purpose) {
        this.symbols = symbols;
        this.purpose = purpose;
    }

    /** What the text is for. */
    enum Purpose {
        /** To be read, copied and set by LaTeX: {@code \left(…\right)}. */
        READING,
        /**
         * To be drawn by a renderer: {@code \mathopen{}\left(…\right)\mathclose{}}, without the gap that TeX puts around
         * the plain ones, and with the gap within cases that LaTeX puts there and renderers forget.
         */
        RENDERING
    }

    LatexText spelled(Notation notation) {
        notation.spell(this);
        return out.build();
    }

    @Override
    public void row(Notation.Row row) {
        List<Notation> items = row.items();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Gap gap && gap.width() == Gap.Width.THIN) {
                out.append(beginsWithLetter(items.get(i + 1)) ? "\\, " : "\\,");
            } else {
                items.get(i).spell(this);
            }
        }
    }

    private boolean beginsWithLetter(Notation notation) {
        return Shape.first(notation) instanceof Notation.Symbol symbol
                && !latex(symbol).startsWith("\\");
    }

    @Override
    public void symbol(Notation.Symbol symbol) {
        out.slot(new LatexText.Slot(symbol.name(), latex(symbol), symbol.context()));
    }

    private String latex(Notation.Symbol symbol) {
        return symbols.latex(symbol.name())
                .map(latex -> inPlace(latex, symbol.context()))
                .orElseGet(() -> LatexSymbol.of(symbol.name()));
    }

    /** What the author gave gets the brackets that a reader's own symbol would get there. */
    private static String inPlace(String latex, LatexText.Context context) {
        return switch (context) {
            case BARE -> latex;
            case OPERAND -> LatexSymbols.operand(latex);
            case FACTOR -> LatexSymbols.factor(latex);
            case BASE -> LatexSymbols.base(latex);
        };
    }

    @Override
    public void partial() {
        out.append("\\partial ");
    }

    @Override
    public void pi() {
        out.append("\\pi");
    }

    @Override
    public void callee(Notation.Callee callee) {
        out.append(LatexSymbol.callee(callee.name()));
    }

    @Override
    public void digits(Notation.Digits digits) {
        out.append(digits.text());
    }

    @Override
    public void measure(Notation.Measure measure) {
        measure.number().spell(this);
        out.append("\\ ").append(measure.unit().latex());
    }

    @Override
    public void words(Notation.Words words) {
        String text = words.text();
        out.append(text.startsWith(" ") ? " " : "")
                .append("\\text{")
                .append(LatexEscape.text(text))
                .append(text.endsWith(" ") ? "} " : "}");
    }

    @Override
    public void operator(Notation.Operator operator) {
        out.append(
                switch (operator.sign()) {
                    case PLUS -> " + ";
                    case MINUS -> " - ";
                    case NEGATIVE -> "-";
                    case DOT -> " \\cdot ";
                    case TIMES -> " \\times ";
                    case SLASH -> "/";
                    case MOD -> " \\bmod ";
                    case FACTORIAL -> "!";
                    case COMMA -> ", ";
                    case EQ -> " = ";
                    case NE -> " \\ne ";
                    case LT -> " < ";
                    case LE -> " \\le ";
                    case GT -> " > ";
                    case GE -> " \\ge ";
                });
    }

    @Override
    public void gap(Gap gap) {
        out.append(
                switch (gap.width()) {
                    case NONE -> "";
                    case SPACE -> " ";
                    case THIN -> "\\,";
                });
    }

    @Override
    public void functionName(Notation.FunctionName name) {
        FunctionStyle style = name.style();
        out.append(style.command() ? "\\" + style.name() : "\\operatorname{" + LatexEscape.text(style.name()) + "}");
        style.base().ifPresent(base -> out.append("_{").append(base).append("}"));
    }

    @Override
    public void fraction(Notation.Fraction fraction) {
        out.append("\\frac");
        braced(fraction.numerator());
        braced(fraction.denominator());
    }

    @Override
    public void root(Notation.Root root) {
        out.append("\\sqrt");
        root.degree().ifPresent(degree -> out.append("[").append(degree).append("]"));
        braced(root.radicand());
    }

    /** The script belongs to the bracket itself, before anything that closes the gap behind it. */
    @Override
    public void power(Notation.Power power) {
        boolean close = power.base() instanceof Notation.Fence fence && isClose(fence);
        out.append(close ? "\\mathopen{}" : "");
        if (power.base() instanceof Notation.Fence fence) {
            delimited(fence);
        } else {
            power.base().spell(this);
        }
        out.append("^");
        braced(power.exponent());
        out.append(close ? "\\mathclose{}" : "");
    }

    @Override
    public void fence(Notation.Fence fence) {
        out.append(isClose(fence) ? "\\mathopen{}" : "");
        delimited(fence);
        out.append(isClose(fence) ? "\\mathclose{}" : "");
    }

    private boolean isClose(Notation.Fence fence) {
        return purpose == Purpose.RENDERING && grows(fence);
    }

    /** Bars always are written as growing ones, which alone tell left from right. */
    private static boolean grows(Notation.Fence fence) {
        return fence.delimiters() == Notation.Delimiters.BARS || Shape.isTall(fence.inner());
    }

    private void delimited(Notation.Fence fence) {
        out.append(grows(fence) ? "\\left" : "");
        out.append(
                switch (fence.delimiters()) {
                    case ROUND -> "(";
                    case SQUARE -> "[";
                    case CURLY -> "\\{";
                    case FLOOR -> "\\lfloor ";
                    case CEIL -> "\\lceil ";
                    case BARS -> "|";
                });
        fence.inner().spell(this);
        boolean right = grows(fence);
        out.append(
                switch (fence.delimiters()) {
                    case ROUND -> right ? "\\right)" : ")";
                    case SQUARE -> right ? "\\right]" : "]";
                    case CURLY -> right ? "\\right\\}" : "\\}";
                    case FLOOR -> right ? " \\right\\rfloor" : " \\rfloor";
                    case CEIL -> right ? " \\right\\rceil" : " \\rceil";
                    case BARS -> "\\right|";
                });
    }

    @Override
    public void limits(Notation.Limits limits) {
        out.append(
                switch (limits.kind()) {
                    case SUM -> "\\sum_";
                    case PRODUCT -> "\\prod_";
                });
        braced(limits.lower());
        out.append("^");
        braced(limits.upper());
        out.append(" ");
    }

    @Override
    public void binomial(Notation.Binomial binomial) {
        out.append("\\binom");
        braced(binomial.upper());
        braced(binomial.lower());
    }

    @Override
    public void branches(Notation.Branches branches) {
        environment("cases", purpose == Purpose.RENDERING ? " & \\quad " : " & ", branches.lines());
    }

    @Override
    public void aligned(Notation.Aligned aligned) {
        environment("aligned", " &", aligned.lines());
    }

    private void environment(String name, String separator, List<Line> lines) {
        out.append("\\begin{" + name + "} ");
        for (int i = 0; i < lines.size(); i++) {
            out.append(i > 0 ? " \\\\ " : "");
            lines.get(i).left().spell(this);
            out.append(separator);
            alignedCell(lines.get(i).right());
        }
        out.append(" \\end{" + name + "}");
    }

    /** A cell that begins with a relation begins with its sign, not with the space before it. */
    private void alignedCell(Notation cell) {
        if (cell instanceof Notation.Row row
                && row.items().get(0) instanceof Notation.Operator operator
                && operator.sign() == Notation.Sign.EQ) {
            out.append("= ");
            new Notation.Row(row.items().subList(1, row.items().size())).spell(this);
        } else {
            cell.spell(this);
        }
    }

    private void braced(Notation notation) {
        out.append("{");
        notation.spell(this);
        out.append("}");
    }
}
