package org.formulary.processor.print;

import static org.formulary.processor.print.Place.Follower.FACTOR;
import static org.formulary.processor.print.Place.Follower.NOTHING;

import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Fence;
import org.formulary.processor.print.Notation.Fraction;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;

/**
 * Sets factors side by side. A dot stands only before a factor that begins with a digit, behind a unit, and behind a
 * fraction of symbols, under whose bar the next factor could seem to belong; a thin space keeps a word apart from its
 * neighbours; a bracket is close to the number, bracket or single first factor before it.
 */
final class ProductTypesetter {

    private final Typesetter values;
    private final SymbolStyle symbols;

    ProductTypesetter(Typesetter values, SymbolStyle symbols) {
        this.values = values;
        this.symbols = symbols;
    }

    Notation product(Expr.Binary product, Place place) {
        List<Expr> factors = Typesetter.factors(product);
        List<Notation> row = new ArrayList<>();
        for (int i = 0; i < factors.size(); i++) {
            Notation factor = factor(factors, i, place);
            if (i > 0) {
                row.add(separator(row.get(row.size() - 1), factor, i == 1));
            }
            row.add(factor);
        }
        return new Row(row);
    }

    private Notation factor(List<Expr> factors, int i, Place place) {
        Expr factor = factors.get(i);
        boolean first = i == 0;
        boolean last = i == factors.size() - 1;
        Place own = place.leading(first && place.leading())
                .before(last ? place.follower() : follower(factor, factors.get(i + 1)))
                .in(first ? Context.OPERAND : Context.FACTOR);
        boolean brackets = Operands.isSum(factor)
                || Operands.isModulo(factor)
                || (Operands.isSignedQuotient(factor) && place.slashed())
                || (Operands.isProduct(factor) && !first);
        Notation notation = values.operand(factor, own, brackets);
        return first ? notation : Typesetter.guarded(notation);
    }

    /** {@code sin x cos y} needs no brackets, any other factor behind an argument without brackets does. */
    private static Place.Follower follower(Expr factor, Expr next) {
        return Operands.isPrefix(factor) && Operands.isPrefix(next) ? NOTHING : FACTOR;
    }

    private Notation separator(Notation left, Notation right, boolean leftIsFirst) {
        boolean bracket = Shape.first(right) instanceof Fence;
        if (Shape.beginsWithDigit(right)
                || Shape.last(left) instanceof Notation.Measure
                || (isFractionOfSymbols(left) && !bracket)) {
            return new Operator(Sign.DOT);
        }
        if (isWord(Shape.last(left)) || beginsWithWord(right)) {
            return new Gap(Gap.Meaning.TIMES, Gap.Width.THIN);
        }
        boolean close = leftIsFirst || left instanceof Notation.Digits || Shape.last(left) instanceof Fence;
        return new Gap(Gap.Meaning.TIMES, bracket && close ? Gap.Width.NONE : Gap.Width.SPACE);
    }

    private static boolean isFractionOfSymbols(Notation notation) {
        return Shape.last(notation) instanceof Fraction fraction && !Shape.isNumericFraction(fraction);
    }

    private boolean beginsWithWord(Notation notation) {
        Notation first = Shape.first(notation);
        return first instanceof Fraction fraction ? beginsWithWord(fraction.numerator()) : isWord(first);
    }

    private boolean isWord(Notation notation) {
        return notation instanceof Notation.Symbol symbol
                && symbols.latex(symbol.name()).isEmpty()
                && SymbolName.of(symbol.name()).isWord();
    }
}
