package org.formulary.testing.notation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.quantity.Unit;
import org.formulary.testing.notation.Glyph.Fence;
import org.formulary.testing.notation.Glyph.Shape;
import org.formulary.testing.notation.Glyph.Sign;
import org.formulary.testing.notation.Glyph.Sign.Kind;

/**
 * Reads a row of glyphs as a value, in prefix form. Side by side means multiplied; a slash divides all that stands before it
 * in its product and takes one factor behind it; a function without brackets takes one thing. What typeset mathematics leaves
 * open, {@code a/b c} or {@code sin x^2}, is refused.
 */
final class RowParser {

    private final Glyphs glyphs;
    private final boolean spellsOut;
    private Dictionary dictionary;

    /**
     * A parser of one row.
     *
     * @param spellsOut whether products and applications bear signs even where none is seen
     */
    RowParser(List<Glyph> row, Dictionary dictionary, boolean spellsOut) {
        this.glyphs = new Glyphs(Brackets.paired(row));
        this.dictionary = dictionary;
        this.spellsOut = spellsOut;
    }

    RowParser row(List<Glyph> row) {
        return new RowParser(row, dictionary, spellsOut);
    }

    Glyphs glyphs() {
        return glyphs;
    }

    /** The value of the whole row. */
    String whole() {
        String value = sum();
        glyphs.end();
        return value;
    }

    private String whole(List<Glyph> row) {
        return row(row).whole();
    }

    String sum() {
        boolean negative = glyphs.takes(Kind.MINUS);
        String sum = negative ? Prefix.form("neg", product()) : product();
        while (true) {
            if (glyphs.takes(Kind.PLUS)) {
                sum = Prefix.form("+", sum, product());
            } else if (glyphs.takes(Kind.MINUS)) {
                sum = Prefix.form("-", sum, product());
            } else {
                return sum;
            }
        }
    }

    private String product() {
        String product = factor();
        boolean ended = false;
        boolean remainder = false;
        while (true) {
            if (glyphs.takes(Kind.TIMES)) {
                refuse(ended || remainder, "a product behind a slash or a remainder");
                product = Prefix.form("*", product, factor());
            } else if (glyphs.takes(Kind.SLASH)) {
                refuse(ended || remainder, "a second slash, or one behind a remainder");
                product = Prefix.form("/", product, factor());
                ended = true;
            } else if (glyphs.takes(Kind.MOD)) {
                refuse(ended, "a remainder behind a slash");
                product = Prefix.form("mod", product, factor());
                remainder = true;
            } else if (glyphs.takes(Kind.INVISIBLE_TIMES) || (!spellsOut && beginsFactor())) {
                refuse(ended || remainder, "a factor behind a slash or a remainder");
                refuse(glyphs.next() instanceof Glyph.Digits, "digits close behind a factor");
                product = Prefix.form("*", product, factor());
            } else {
                return product;
            }
        }
    }

    private static String coherent(String number, Unit unit) {
        String scaled = Prefix.form("*", number, unit.factor().toString());
        for (int i = 0; i < Math.abs(unit.piPower()); i++) {
            scaled = Prefix.form(unit.piPower() > 0 ? "*" : "/", scaled, "pi");
        }
        return unit.isAbsolute() ? Prefix.form("+", scaled, unit.offset().toString()) : scaled;
    }

    private boolean beginsFactor() {
        Glyph next = glyphs.next();
        return !(next == null
                || next instanceof Sign
                || next instanceof Glyph.Words
                || next instanceof Glyph.UnitMark
                || next instanceof Glyph.Superscript);
    }

    /** A factor, and the unit behind it, which a further factor must not follow closely. */
    private String factor() {
        String factor = bare();
        if (glyphs.next() instanceof Glyph.UnitMark mark) {
            glyphs.take();
            refuse(beginsFactor() || glyphs.isNext(Kind.INVISIBLE_TIMES), "a factor close behind a unit");
            return coherent(factor, mark.unit());
        }
        return factor;
    }

    private String bare() {
        if (glyphs.next() instanceof Glyph.Function function) {
            glyphs.take();
            return application(function);
        }
        if (glyphs.next() instanceof Glyph.Limits limits) {
            glyphs.take();
            return reduction(limits);
        }
        return power();
    }

    private String application(Glyph.Function function) {
        refuse(spellsOut && !glyphs.takes(Kind.APPLY), "a function that is not applied");
        if (glyphs.next() instanceof Fence fence && fence.shape() == Shape.ROUND) {
            glyphs.take();
            String value = Prefix.form(function.name(), String.join(" ", arguments(fence)));
            refuse(isScript(glyphs.next()), "a script behind the argument of " + function.name());
            return value;
        }
        boolean self = !(glyphs.next() instanceof Fence fence)
                || fence.shape() == Shape.FLOOR
                || fence.shape() == Shape.CEIL
                || fence.shape() == Shape.BARS;
        refuse(!self || !beginsFactor(), "a function without an argument: " + function.name());
        String value = Prefix.form(function.name(), primary());
        refuse(
                isScript(glyphs.next()) || (continuesProduct() && !(glyphs.nextFactor() instanceof Glyph.Function)),
                "something behind an argument without brackets, of " + function.name());
        return value;
    }

    private boolean continuesProduct() {
        return beginsFactor()
                || glyphs.isNext(Kind.INVISIBLE_TIMES)
                || glyphs.isNext(Kind.TIMES)
                || glyphs.isNext(Kind.SLASH)
                || glyphs.isNext(Kind.MOD);
    }

    private static boolean isScript(Glyph glyph) {
        return glyph instanceof Glyph.Superscript || (glyph instanceof Sign sign && sign.kind() == Kind.FACTORIAL);
    }

    private List<String> arguments(Fence fence) {
        RowParser inner = row(fence.inner());
        List<String> arguments = new ArrayList<>(List.of(inner.sum()));
        while (inner.glyphs.takes(Kind.COMMA)) {
            arguments.add(inner.sum());
        }
        inner.glyphs.end();
        return arguments;
    }

    private String reduction(Glyph.Limits limits) {
        RowParser lower = row(limits.lower());
        if (!(lower.glyphs.take() instanceof Glyph.Symbol index) || !lower.glyphs.takes(Kind.EQUAL)) {
            throw new UnreadableException("a sum or product without an index");
        }
        String from = lower.whole();
        String to = whole(limits.upper());
        Dictionary outer = dictionary;
        dictionary = outer.with(index.key());
        String term = product();
        dictionary = outer;
        refuse(
                glyphs.isNext(Kind.PLUS) || glyphs.isNext(Kind.MINUS),
                "a sum behind the sign of a sum or product, of which it may be a part");
        return Prefix.form(limits.product() ? "product" : "sum", index.key(), from, to, term);
    }

    private String power() {
        Glyph base = glyphs.next();
        String value = primary();
        if (!isScript(glyphs.next())) {
            return value;
        }
        boolean whole = base instanceof Glyph.Digits
                || base instanceof Glyph.Symbol
                || base instanceof Fence
                || base instanceof Glyph.Binomial;
        refuse(!whole, "a script behind something that it may belong to in part");
        Glyph script = glyphs.take();
        refuse(isScript(glyphs.next()), "two scripts in a row");
        return script instanceof Glyph.Superscript superscript
                ? Prefix.form("^", value, whole(superscript.exponent()))
                : Prefix.form("!", value);
    }

    private String primary() {
        Glyph glyph = glyphs.take();
        if (glyph instanceof Glyph.Digits digits) {
            return number(digits.text());
        } else if (glyph instanceof Glyph.Symbol symbol) {
            return symbol(symbol.key());
        } else if (glyph instanceof Fence fence) {
            return fence(fence);
        } else if (glyph instanceof Glyph.Fraction fraction) {
            return Prefix.form("/", whole(fraction.over()), whole(fraction.under()));
        } else if (glyph instanceof Glyph.Root root) {
            return Prefix.form(root(root.degree()), whole(root.radicand()));
        } else if (glyph instanceof Glyph.Binomial binomial) {
            return Prefix.form("binomial", whole(binomial.upper()), whole(binomial.lower()));
        } else if (glyph instanceof Glyph.Lines lines && lines.cases()) {
            return cases(lines);
        }
        throw new UnreadableException("an operand is missing" + (glyph == null ? " at the end" : " before " + glyph));
    }

    private static String number(String digits) {
        try {
            return new BigDecimal(digits).toPlainString();
        } catch (NumberFormatException e) {
            throw new UnreadableException("not a number: " + digits);
        }
    }

    private static String root(Optional<String> degree) {
        refuse(degree.isPresent() && !degree.get().equals("3"), "a root of another degree than 2 or 3");
        return degree.isPresent() ? "cbrt" : "sqrt";
    }

    private String fence(Fence fence) {
        String value = whole(fence.inner());
        return switch (fence.shape()) {
            case ROUND, SQUARE, CURLY -> value;
            case FLOOR -> Prefix.form("floor", value);
            case CEIL -> Prefix.form("ceil", value);
            case BARS -> Prefix.form("abs", value);
        };
    }

    private String symbol(String key) {
        boolean applied = glyphs.takes(Kind.APPLY);
        Optional<String> value = dictionary.value(key);
        if (value.isPresent() && !applied) {
            return value.get();
        }
        Optional<Dictionary.Callee> callee = dictionary.callee(key);
        if (callee.isPresent() && applied == spellsOut && glyphs.next() instanceof Fence fence) {
            glyphs.take();
            refuse(fence.shape() != Shape.ROUND, "arguments in other than round brackets");
            boolean takesNone =
                    callee.get().parameters().isEmpty() && fence.inner().isEmpty();
            return Prefix.call(callee.get(), takesNone ? List.of() : arguments(fence));
        }
        throw new UnreadableException("an unknown symbol: " + key);
    }

    private String cases(Glyph.Lines lines) {
        List<Glyph.Line> all = lines.lines();
        Glyph.Line last = all.get(all.size() - 1);
        refuse(!last.right().equals(List.of(new Glyph.Words("otherwise"))), "cases without a last one");
        String value = whole(last.left());
        for (int i = all.size() - 2; i >= 0; i--) {
            ConditionParser condition = new ConditionParser(row(all.get(i).right()));
            value = Prefix.form("if", condition.ofCase(), whole(all.get(i).left()), value);
        }
        return value;
    }

    static void refuse(boolean wrong, String what) {
        if (wrong) {
            throw new UnreadableException(what);
        }
    }
}
