package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.formulary.testing.notation.Glyph.Shape;
import org.formulary.testing.notation.Glyph.Sign.Kind;

/**
 * Reads the glyphs of an equation that is said in English words. Every group has words that begin it and words that end it,
 * so that one who listens needs no second hearing.
 */
final class SpokenReader {

    private static final Map<String, Kind> SIGNS = Map.ofEntries(
            Map.entry("plus", Kind.PLUS),
            Map.entry("minus", Kind.MINUS),
            Map.entry("times", Kind.TIMES),
            Map.entry("divided by", Kind.SLASH),
            Map.entry("over", Kind.SLASH),
            Map.entry("modulo", Kind.MOD),
            Map.entry("factorial", Kind.FACTORIAL),
            Map.entry("comma", Kind.COMMA),
            Map.entry("equals", Kind.EQUAL),
            Map.entry("is not equal to", Kind.UNEQUAL),
            Map.entry("is less than", Kind.LESS),
            Map.entry("is at most", Kind.AT_MOST),
            Map.entry("is greater than", Kind.GREATER),
            Map.entry("is at least", Kind.AT_LEAST));

    private static final Map<String, String> FUNCTIONS = Map.ofEntries(
            Map.entry("minimum", "min"),
            Map.entry("maximum", "max"),
            Map.entry("sign", "sign"),
            Map.entry("round", "round"),
            Map.entry("exponential", "exp"),
            Map.entry("natural logarithm", "ln"),
            Map.entry("logarithm to base 2", "log2"),
            Map.entry("logarithm to base 10", "log10"),
            Map.entry("exponential minus 1", "expm1"),
            Map.entry("natural logarithm of 1 plus", "log1p"),
            Map.entry("sine", "sin"),
            Map.entry("cosine", "cos"),
            Map.entry("tangent", "tan"),
            Map.entry("arc sine", "asin"),
            Map.entry("arc cosine", "acos"),
            Map.entry("arc tangent", "atan"),
            Map.entry("two-argument arc tangent", "atan2"),
            Map.entry("hyperbolic sine", "sinh"),
            Map.entry("hyperbolic cosine", "cosh"),
            Map.entry("hyperbolic tangent", "tanh"));

    private static final Map<String, Shape> FENCES = Map.of(
            "open bracket", Shape.ROUND,
            "the floor of", Shape.FLOOR,
            "the ceiling of", Shape.CEIL,
            "the absolute value of", Shape.BARS);

    private static final Map<Shape, String> ENDS = Map.of(
            Shape.ROUND, "close bracket",
            Shape.FLOOR, "end floor",
            Shape.CEIL, "end ceiling",
            Shape.BARS, "end absolute value");

    private static final Map<String, Optional<String>> ROOTS =
            Map.of("the square root of", Optional.empty(), "the cube root of", Optional.of("3"));

    private static final Map<String, Boolean> LIMITS = Map.of("the sum from", false, "the product from", true);

    private static final Pattern DIGITS = Pattern.compile("[0-9]+(\\.[0-9]+)?");

    private static final Map<String, String> SMALL_POWERS = Map.of("squared", "2", "cubed", "3");

    /** Words behind an operand that belong to it or to what is beside it. */
    private static final Set<String> PROPERTIES = Set.of("is an integer", "is even", "is odd");

    /** Words before an operand. */
    private static final Set<String> CONNECTIVES = Set.of("where", "and", "or", "not");

    /** With one of these goes on what is neither a name nor a unit. */
    private static final Set<String> AFTER_NAMES = Set.of(
            "plus",
            "minus",
            "times",
            "divided",
            "over",
            "modulo",
            "factorial",
            "comma",
            "equals",
            "is",
            "of",
            "if",
            "and",
            "or",
            "otherwise",
            "close",
            "end",
            "choose",
            "to",
            "raised",
            "squared",
            "cubed",
            ",",
            ";");

    private final SpokenWords words;
    private final Map<String, String> names;
    private final Set<String> callees;

    private SpokenReader(String text, Map<String, String> names, Set<String> callees) {
        this.words = new SpokenWords(text);
        this.names = names;
        this.callees = callees;
    }

    /**
     * The glyphs.
     *
     * @param names the keys of symbols and of called formulas by what is said
     * @param callees the keys of called formulas
     */
    static List<Glyph> read(String text, Map<String, String> names, Set<String> callees) {
        SpokenReader reader = new SpokenReader(text, names, callees);
        List<List<Glyph>> lines = new ArrayList<>(List.of(reader.row(";")));
        while (reader.words.takes(";")) {
            lines.add(reader.row(";"));
        }
        RowParser.refuse(!reader.words.atEnd(), "something behind the end");
        return lines.size() == 1
                ? lines.get(0)
                : List.of(new Glyph.Lines(
                        false, lines.stream().map(SpokenReader::line).toList()));
    }

    private static Glyph.Line line(List<Glyph> row) {
        int equals = row.indexOf(new Glyph.Sign(Kind.EQUAL));
        RowParser.refuse(equals < 0, "a line without an equals sign");
        return new Glyph.Line(row.subList(0, equals), row.subList(equals, row.size()));
    }

    /** Glyphs up to one of these words, which end them, or to the end of all. */
    private List<Glyph> row(String... ends) {
        List<Glyph> row = new ArrayList<>();
        while (!words.atEnd()) {
            if (isOperandNext(row)) {
                row.addAll(operand());
            } else if (Stream.of(ends).anyMatch(this::isEnd)) {
                break;
            } else if (words.isNext("if")) {
                int value = row.lastIndexOf(new Glyph.Sign(Kind.EQUAL)) + 1;
                Glyph cases = cases(List.copyOf(row.subList(value, row.size())), ends);
                row.subList(value, row.size()).clear();
                row.add(cases);
            } else {
                row.add(isNumber(row) ? behindNumber() : behindOperand());
            }
        }
        return row;
    }

    private boolean isEnd(String end) {
        return words.isNext(end) && !words.isNext("to the power");
    }

    private List<Glyph> closed(String end) {
        List<Glyph> row = row(end);
        words.require(end);
        return row;
    }

    private static boolean isOperandNext(List<Glyph> row) {
        Glyph last = row.isEmpty() ? new Glyph.Words("if") : row.get(row.size() - 1);
        return last instanceof Glyph.Limits
                || (last instanceof Glyph.Sign sign && sign.kind() != Kind.FACTORIAL)
                || (last instanceof Glyph.Words before && !PROPERTIES.contains(before.text()));
    }

    private List<Glyph> operand() {
        Optional<String> function = words.takesOneOf(FUNCTIONS.keySet(), Set.of("of"));
        if (function.isPresent()) {
            words.require("of");
            return List.of(new Glyph.Function(FUNCTIONS.get(function.get())), new Glyph.Sign(Kind.APPLY));
        }
        // Before all else that may begin an operand: a symbol may be called "negative" or "over".
        Optional<String> name = words.takesOneOf(names.keySet(), AFTER_NAMES);
        if (name.isPresent()) {
            return symbol(names.get(name.get()));
        }
        Optional<String> connective = words.takesOneOf(CONNECTIVES);
        if (connective.isPresent()) {
            return List.of(new Glyph.Words(connective.get()));
        }
        if (words.takes("negative")) {
            return List.of(new Glyph.Sign(Kind.MINUS));
        }
        Optional<Glyph> group = group();
        return group.isPresent() ? List.of(group.get()) : symbol();
    }

    private Optional<Glyph> group() {
        Optional<String> opening = words.takesOneOf(FENCES.keySet());
        if (opening.isPresent()) {
            Shape shape = FENCES.get(opening.get());
            return Optional.of(new Glyph.Fence(shape, closed(ENDS.get(shape))));
        }
        Optional<String> root = words.takesOneOf(ROOTS.keySet());
        if (root.isPresent()) {
            return Optional.of(new Glyph.Root(ROOTS.get(root.get()), closed("end root")));
        }
        Optional<String> limits = words.takesOneOf(LIMITS.keySet());
        if (limits.isPresent()) {
            return Optional.of(new Glyph.Limits(LIMITS.get(limits.get()), closed("to"), closed("of")));
        }
        if (words.takes("the fraction")) {
            return Optional.of(new Glyph.Fraction(closed("over"), closed("end fraction")));
        }
        if (words.takes("the cases")) {
            List<Glyph> row = closed("end cases");
            RowParser.refuse(row.size() != 1, "cases and something else");
            return Optional.of(row.get(0));
        }
        return words.takes("the binomial coefficient")
                ? Optional.of(new Glyph.Binomial(closed("choose"), closed("end binomial")))
                : Optional.empty();
    }

    /** A number, or the name of a local result or an index. */
    private List<Glyph> symbol() {
        Optional<String> digits = words.takes(DIGITS);
        if (digits.isPresent()) {
            return List.of(new Glyph.Digits(digits.get()));
        }
        List<String> name = words.upTo(AFTER_NAMES);
        RowParser.refuse(name.isEmpty(), "an operand is missing before " + words);
        return symbol(SymbolKey.of(String.join(" ", name).replace(" sub ", "_").replace(' ', '_')));
    }

    private List<Glyph> symbol(String key) {
        Glyph symbol = new Glyph.Symbol(key);
        if (!callees.contains(key) || !words.takes("of")) {
            return List.of(symbol);
        }
        Glyph apply = new Glyph.Sign(Kind.APPLY);
        return words.takes("open bracket close bracket")
                ? List.of(symbol, apply, new Glyph.Fence(Shape.ROUND, List.of()))
                : List.of(symbol, apply);
    }

    private Glyph behindOperand() {
        Optional<String> property = words.takesOneOf(PROPERTIES);
        if (property.isPresent()) {
            return new Glyph.Words(property.get());
        }
        Optional<String> connective = words.takesOneOf(CONNECTIVES);
        if (connective.isPresent()) {
            return new Glyph.Words(connective.get());
        }
        Optional<String> small = words.takesOneOf(SMALL_POWERS.keySet());
        if (small.isPresent()) {
            return new Glyph.Superscript(List.of(new Glyph.Digits(SMALL_POWERS.get(small.get()))));
        }
        if (words.takes("to the power")) {
            return new Glyph.Superscript(operand());
        }
        if (words.takes("raised to the power")) {
            return new Glyph.Superscript(closed("end power"));
        }
        Optional<String> sign = words.takesOneOf(SIGNS.keySet());
        return new Glyph.Sign(sign.map(SIGNS::get)
                .orElseThrow(() -> new UnreadableException("something close behind an operand: " + words)));
    }

    /** A number may have a unit. */
    private Glyph behindNumber() {
        List<String> unit = words.upTo(AFTER_NAMES);
        return unit.isEmpty()
                ? behindOperand()
                : UnitReader.read(String.join(" ", unit).replace(" per ", "/"));
    }

    private static boolean isNumber(List<Glyph> row) {
        int last = row.size() - 1;
        return row.get(last) instanceof Glyph.Digits
                || (row.get(last) instanceof Glyph.Superscript && row.get(last - 1) instanceof Glyph.Digits);
    }

    /** Values, each but the last with its condition; the first value was read before its "if". */
    private Glyph cases(List<Glyph> first, String... ends) {
        List<Glyph.Line> lines = new ArrayList<>();
        List<Glyph> value = first;
        while (words.takes("if")) {
            List<Glyph> condition = new ArrayList<>(List.of(new Glyph.Words("if")));
            condition.addAll(closed(","));
            lines.add(new Glyph.Line(value, condition));
            value = row("if", "otherwise");
        }
        words.require("otherwise");
        lines.add(new Glyph.Line(value, List.of(new Glyph.Words("otherwise"))));
        RowParser.refuse(!words.atEnd() && Stream.of(ends).noneMatch(this::isEnd), "something behind cases");
        return new Glyph.Lines(true, lines);
    }
}
