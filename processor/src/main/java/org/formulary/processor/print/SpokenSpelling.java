package org.formulary.processor.print;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.formulary.processor.print.Notation.Delimiters;
import org.formulary.processor.print.Notation.Digits;
import org.formulary.processor.print.Notation.Line;
import org.formulary.processor.print.Notation.Symbol;

/** Notation in words; whatever the eye sees as a group begins and ends audibly. */
final class SpokenSpelling implements Notation.Spelling {

    private static final Map<String, String> POWERS = Map.of("2", "squared", "3", "cubed");
    private static final Map<String, String> DEGREES = Map.of("3", "cube root");

    private final StringJoiner words = new StringJoiner(" ");

    private SpokenSpelling() {}

    static String spelled(Notation notation) {
        SpokenSpelling spelling = new SpokenSpelling();
        notation.spell(spelling);
        return spelling.words.toString();
    }

    private void say(String text) {
        words.add(text);
    }

    @Override
    public void row(Notation.Row row) {
        List<Notation> items = row.items();
        boolean definition =
                items.size() == 2 && items.get(0) instanceof Notation.Operator sign && sign.sign() == Notation.Sign.EQ;
        if (definition) {
            items.get(0).spell(this);
            alone(items.get(1));
        } else {
            items.forEach(item -> item.spell(this));
        }
    }

    @Override
    public void symbol(Symbol symbol) {
        name(symbol.name());
    }

    @Override
    public void callee(Notation.Callee callee) {
        name(callee.name());
    }

    private void name(String name) {
        SymbolName symbol = SymbolName.of(name);
        say(symbol.base().replace('_', ' ').replace('.', ' '));
        symbol.subscripts().forEach(subscript -> say("sub " + subscript));
    }

    @Override
    public void partial() {
        say("partial");
    }

    @Override
    public void pi() {
        say("pi");
    }

    @Override
    public void digits(Digits digits) {
        say(digits.text());
    }

    @Override
    public void measure(Notation.Measure measure) {
        measure.number().spell(this);
        say(measure.unit().symbol().replace("/", " per "));
    }

    @Override
    public void words(Notation.Words text) {
        say(text.text().strip());
    }

    @Override
    public void operator(Notation.Operator operator) {
        say(
                switch (operator.sign()) {
                    case PLUS -> "plus";
                    case MINUS -> "minus";
                    case NEGATIVE -> "negative";
                    case DOT, TIMES -> "times";
                    case SLASH -> "divided by";
                    case MOD -> "modulo";
                    case FACTORIAL -> "factorial";
                    case COMMA -> "comma";
                    case EQ -> "equals";
                    case NE -> "is not equal to";
                    case LT -> "is less than";
                    case LE -> "is at most";
                    case GT -> "is greater than";
                    case GE -> "is at least";
                });
    }

    @Override
    public void gap(Notation.Gap gap) {
        say(
                switch (gap.meaning()) {
                    case TIMES -> "times";
                    case APPLY -> "of";
                });
    }

    @Override
    public void functionName(Notation.FunctionName name) {
        say(name.style().spoken());
    }

    @Override
    public void fraction(Notation.Fraction fraction) {
        say("the fraction");
        over(fraction);
        say("end fraction");
    }

    private void over(Notation.Fraction fraction) {
        fraction.numerator().spell(this);
        say("over");
        fraction.denominator().spell(this);
    }

    /** What has words around it already: there cases and a fraction of two symbols need none of their own. */
    private void alone(Notation notation) {
        if (notation instanceof Notation.Fraction fraction
                && isSimple(fraction.numerator())
                && isSimple(fraction.denominator())) {
            over(fraction);
        } else if (notation instanceof Notation.Branches branches) {
            lines(branches.lines(), ",");
        } else {
            notation.spell(this);
        }
    }

    private static boolean isSimple(Notation notation) {
        return notation instanceof Symbol || notation instanceof Digits || notation instanceof Notation.Pi;
    }

    @Override
    public void root(Notation.Root root) {
        String name = root.degree().map(DEGREES::get).orElse("square root");
        enclosed("the " + name + " of", root.radicand(), "end root");
    }

    @Override
    public void power(Notation.Power power) {
        power.base().spell(this);
        if (power.exponent() instanceof Digits digits && POWERS.containsKey(digits.text())) {
            say(POWERS.get(digits.text()));
        } else if (isSimple(power.exponent())) {
            say("to the power");
            power.exponent().spell(this);
        } else {
            enclosed("raised to the power", power.exponent(), "end power");
        }
    }

    @Override
    public void fence(Notation.Fence fence) {
        Delimiters delimiters = fence.delimiters();
        switch (delimiters) {
            case ROUND, SQUARE, CURLY -> enclosed("open bracket", fence.inner(), "close bracket");
            case FLOOR -> enclosed("the floor of", fence.inner(), "end floor");
            case CEIL -> enclosed("the ceiling of", fence.inner(), "end ceiling");
            case BARS -> enclosed("the absolute value of", fence.inner(), "end absolute value");
        }
    }

    @Override
    public void limits(Notation.Limits limits) {
        say(
                switch (limits.kind()) {
                    case SUM -> "the sum from";
                    case PRODUCT -> "the product from";
                });
        limits.lower().spell(this);
        say("to");
        limits.upper().spell(this);
        say("of");
    }

    @Override
    public void binomial(Notation.Binomial binomial) {
        say("the binomial coefficient");
        binomial.upper().spell(this);
        say("choose");
        binomial.lower().spell(this);
        say("end binomial");
    }

    @Override
    public void branches(Notation.Branches branches) {
        enclosed("the cases", branches, "end cases");
    }

    @Override
    public void aligned(Notation.Aligned aligned) {
        lines(aligned.lines(), ";");
    }

    private void lines(List<Line> lines, String separator) {
        StringJoiner all = new StringJoiner(separator + " ");
        lines.forEach(line -> all.add(spelled(line.left()) + " " + spelled(line.right())));
        say(all.toString());
    }

    private void enclosed(String opening, Notation inner, String closing) {
        say(opening);
        alone(inner);
        say(closing);
    }
}
