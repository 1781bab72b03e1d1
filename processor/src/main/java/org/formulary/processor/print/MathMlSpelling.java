package org.formulary.processor.print;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Line;
import org.formulary.processor.print.Notation.Sign;
import org.formulary.quantity.Unit;

/** Notation as elements of MathML Core; every piece of notation becomes exactly one element. */
final class MathMlSpelling implements Notation.Spelling {

    private static final String INVISIBLE_TIMES = "\u2062";
    private static final String APPLY_FUNCTION = "\u2061";

    private final MathMlText out = new MathMlText();

    private MathMlSpelling() {}

    /** The element that the notation becomes. */
    static String spelled(Notation notation) {
        MathMlSpelling spelling = new MathMlSpelling();
        notation.spell(spelling);
        return spelling.out.toString();
    }

    /** The element that a unit becomes. */
    static String spelled(Unit unit) {
        MathMlSpelling spelling = new MathMlSpelling();
        MathMlUnit.write(unit, spelling.out);
        return spelling.out.toString();
    }

    @Override
    public void row(Notation.Row row) {
        List<Notation> items = row.items();
        out.open("mrow");
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Gap gap) {
                gap(gap, isSpaced(gap, items.get(i + 1)));
            } else {
                items.get(i).spell(this);
            }
        }
        out.close("mrow");
    }

    /** A function's name stands off from the factor before it, and from an argument that has no brackets. */
    private static boolean isSpaced(Gap gap, Notation next) {
        return switch (gap.meaning()) {
            case TIMES -> gap.width() == Gap.Width.THIN || Shape.first(next) instanceof Notation.FunctionName;
            case APPLY -> !(next instanceof Notation.Fence);
        };
    }

    @Override
    public void symbol(Notation.Symbol symbol) {
        scripted(SymbolName.of(symbol.name()), Optional.empty());
    }

    @Override
    public void callee(Notation.Callee callee) {
        scripted(SymbolName.of(callee.name()), Optional.empty());
    }

    /** A base with its subscripts and an exponent, on one base where it has both. */
    private void scripted(SymbolName name, Optional<Notation> exponent) {
        boolean below = !name.subscripts().isEmpty();
        String element = below && exponent.isPresent() ? "msubsup" : below ? "msub" : "msup";
        boolean scripts = below || exponent.isPresent();
        if (scripts) {
            out.open(element);
        }
        part(name.base());
        if (below) {
            subscripts(name.subscripts());
        }
        exponent.ifPresent(notation -> notation.spell(this));
        if (scripts) {
            out.close(element);
        }
    }

    private void subscripts(List<String> subscripts) {
        out.open("mrow");
        for (int i = 0; i < subscripts.size(); i++) {
            if (i > 0) {
                out.element("mo", "separator=\"true\"", ",");
            }
            part(subscripts.get(i));
        }
        out.close("mrow");
    }

    private void part(String part) {
        if (SymbolName.isNumber(part)) {
            out.element("mn", "", part);
            return;
        }
        boolean capitalGreek = Greek.isLetter(part) && Character.isUpperCase(part.charAt(0));
        out.element(
                "mi",
                capitalGreek ? MathMlText.UPRIGHT : "",
                Greek.character(part).orElse(part));
    }

    @Override
    public void partial() {
        out.element("mi", MathMlText.UPRIGHT, "\u2202");
    }

    @Override
    public void pi() {
        part("pi");
    }

    @Override
    public void digits(Notation.Digits digits) {
        out.element("mn", "", digits.text());
    }

    @Override
    public void measure(Notation.Measure measure) {
        out.open("mrow");
        measure.number().spell(this);
        out.space("0.25em");
        MathMlUnit.write(measure.unit(), out);
        out.close("mrow");
    }

    @Override
    public void words(Notation.Words words) {
        // An ordinary space at the edge of the element would be dropped.
        out.element("mtext", "", words.text().replace(' ', '\u00a0'));
    }

    @Override
    public void operator(Notation.Operator operator) {
        switch (operator.sign()) {
            case NEGATIVE -> out.element("mo", "form=\"prefix\"", text(Sign.NEGATIVE));
            case SLASH -> out.element("mo", "lspace=\"0em\" rspace=\"0em\"", text(Sign.SLASH));
            case FACTORIAL -> out.element("mo", "form=\"postfix\"", text(Sign.FACTORIAL));
            case COMMA -> out.element("mo", "separator=\"true\"", text(Sign.COMMA));
            default -> out.element("mo", "", text(operator.sign()));
        }
    }

    private static String text(Sign sign) {
        return switch (sign) {
            case PLUS -> "+";
            case MINUS, NEGATIVE -> "\u2212";
            case DOT -> "\u22c5";
            case TIMES -> "\u00d7";
            case SLASH -> "/";
            case MOD -> "mod";
            case FACTORIAL -> "!";
            case COMMA -> ",";
            case EQ -> "=";
            case NE -> "\u2260";
            case LT -> "<";
            case LE -> "\u2264";
            case GT -> ">";
            case GE -> "\u2265";
        };
    }

    @Override
    public void gap(Gap gap) {
        gap(gap, gap.width() != Gap.Width.NONE);
    }

    private void gap(Gap gap, boolean spaced) {
        String operator = gap.meaning() == Gap.Meaning.TIMES ? INVISIBLE_TIMES : APPLY_FUNCTION;
        out.element("mo", "lspace=\"0em\" rspace=\"" + (spaced ? "0.1667em" : "0em") + "\"", operator);
    }

    @Override
    public void functionName(Notation.FunctionName name) {
        FunctionStyle style = name.style();
        style.base().ifPresent(base -> out.open("msub"));
        out.element("mi", "", style.name());
        style.base().ifPresent(base -> {
            out.element("mn", "", base);
            out.close("msub");
        });
    }

    @Override
    public void fraction(Notation.Fraction fraction) {
        nested("mfrac", fraction.numerator(), fraction.denominator());
    }

    @Override
    public void root(Notation.Root root) {
        out.open(root.degree().isPresent() ? "mroot" : "msqrt");
        root.radicand().spell(this);
        root.degree().ifPresent(degree -> out.element("mn", "", degree));
        out.close(root.degree().isPresent() ? "mroot" : "msqrt");
    }

    @Override
    public void power(Notation.Power power) {
        if (power.base() instanceof Notation.Symbol symbol) {
            scripted(SymbolName.of(symbol.name()), Optional.of(power.exponent()));
        } else {
            nested("msup", power.base(), power.exponent());
        }
    }

    @Override
    public void fence(Notation.Fence fence) {
        String stretchy = Shape.isTall(fence.inner()) ? "true" : "false";
        out.open("mrow");
        out.element("mo", "form=\"prefix\" stretchy=\"" + stretchy + "\"", opening(fence.delimiters()));
        fence.inner().spell(this);
        out.element("mo", "form=\"postfix\" stretchy=\"" + stretchy + "\"", closing(fence.delimiters()));
        out.close("mrow");
    }

    private static String opening(Notation.Delimiters delimiters) {
        return switch (delimiters) {
            case ROUND -> "(";
            case SQUARE -> "[";
            case CURLY -> "{";
            case FLOOR -> "\u230a";
            case CEIL -> "\u2308";
            case BARS -> "|";
        };
    }

    private static String closing(Notation.Delimiters delimiters) {
        return switch (delimiters) {
            case ROUND -> ")";
            case SQUARE -> "]";
            case CURLY -> "}";
            case FLOOR -> "\u230b";
            case CEIL -> "\u2309";
            case BARS -> "|";
        };
    }

    @Override
    public void limits(Notation.Limits limits) {
        out.open("munderover");
        out.element(
                "mo",
                "",
                switch (limits.kind()) {
                    case SUM -> "\u2211";
                    case PRODUCT -> "\u220f";
                });
        limits.lower().spell(this);
        limits.upper().spell(this);
        out.close("munderover");
    }

    @Override
    public void binomial(Notation.Binomial binomial) {
        out.open("mrow");
        out.element("mo", "form=\"prefix\"", "(");
        out.open("mfrac", "linethickness=\"0\"");
        binomial.upper().spell(this);
        binomial.lower().spell(this);
        out.close("mfrac");
        out.element("mo", "form=\"postfix\"", ")");
        out.close("mrow");
    }

    @Override
    public void branches(Notation.Branches branches) {
        out.open("mrow");
        out.element("mo", "form=\"prefix\" stretchy=\"true\"", "{");
        table(branches.lines(), "text-align: left", "");
        out.close("mrow");
    }

    @Override
    public void aligned(Notation.Aligned aligned) {
        // The cell's content is a block, which only the second value moves; who does not know that keeps the first.
        table(
                aligned.lines(),
                "text-align: right; text-align: -webkit-right; padding-right: 0",
                "displaystyle=\"true\"");
    }

    private void table(List<Line> lines, String leftCell, String attributes) {
        out.open("mtable", attributes);
        for (Line line : lines) {
            out.open("mtr");
            cell(line.left(), leftCell);
            cell(line.right(), "text-align: left");
            out.close("mtr");
        }
        out.close("mtable");
    }

    private void cell(Notation notation, String style) {
        out.open("mtd", "style=\"" + style + "\"");
        notation.spell(this);
        out.close("mtd");
    }

    private void nested(String element, Notation first, Notation second) {
        out.open(element);
        first.spell(this);
        second.spell(this);
        out.close(element);
    }
}
