package org.formulary.processor.print;

import static org.formulary.processor.print.Place.Follower.NOTHING;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Delimiters;
import org.formulary.processor.print.Notation.Fence;
import org.formulary.processor.print.Notation.FunctionName;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;
import org.formulary.processor.print.Notation.Symbol;
import org.formulary.quantity.Rational;

/** Sets functions, and sums and products over a range. */
final class FunctionTypesetter {

    private final Typesetter values;

    FunctionTypesetter(Typesetter values) {
        this.values = values;
    }

    Notation apply(Expr.Apply apply, Place place) {
        FunctionStyle style = FunctionStyle.of(apply.function());
        List<Expr> arguments = apply.arguments();
        Expr first = arguments.get(0);
        boolean slashed = place.slashed();
        return switch (style.form()) {
            case PREFIX -> prefix(style, Typesetter.unwrap(first), place);
            case CALL -> named(style, Gap.Width.NONE, arguments(arguments, slashed));
            case BARS -> new Fence(Delimiters.BARS, values.whole(first, slashed));
            case FLOOR -> new Fence(Delimiters.FLOOR, values.whole(first, slashed));
            case CEIL -> new Fence(Delimiters.CEIL, values.whole(first, slashed));
            case SQUARE_ROOT -> new Notation.Root(Optional.empty(), values.whole(first, slashed));
            case CUBE_ROOT -> new Notation.Root(Optional.of("3"), values.whole(first, slashed));
            case HYPOTENUSE -> values.set(hypotenuse(apply), place);
            case BINOMIAL -> new Notation.Binomial(values.whole(first, true), values.whole(arguments.get(1), true));
            case FACTORIAL -> factorial(first, place);
        };
    }

    private Notation prefix(FunctionStyle style, Expr argument, Place place) {
        if (place.beforeFactor() || !isSelfContained(argument, place)) {
            return named(style, Gap.Width.NONE, arguments(List.of(argument), place.slashed()));
        }
        // A superscript could seem to belong to the function's value.
        Notation atom =
                values.set(argument, place.leading(false).before(NOTHING).in(Context.BASE));
        boolean letter = atom instanceof Symbol || atom instanceof Notation.Digits || atom instanceof Notation.Pi;
        return named(style, letter ? Gap.Width.SPACE : Gap.Width.NONE, atom);
    }

    /** What may stand behind a function's name without brackets; a fraction may, its bar holds it together. */
    private static boolean isSelfContained(Expr argument, Place place) {
        return Operands.isAtom(argument)
                || (Operands.isQuotient(argument) && !place.slashed())
                || Operands.isRoot(argument);
    }

    private static Notation named(FunctionStyle style, Gap.Width width, Notation argument) {
        return Row.of(new FunctionName(style), new Gap(Gap.Meaning.APPLY, width), argument);
    }

    /** Arguments in brackets. */
    Notation arguments(List<Expr> arguments, boolean slashed) {
        List<Notation> row = new ArrayList<>();
        for (Expr argument : arguments) {
            if (!row.isEmpty()) {
                row.add(new Operator(Sign.COMMA));
            }
            row.add(values.whole(argument, slashed));
        }
        return new Fence(Delimiters.ROUND, row.size() == 1 ? row.get(0) : new Row(row));
    }

    Notation factorial(Expr operand, Place place) {
        return Row.of(values.atom(operand, place.in(Context.BASE)), new Operator(Sign.FACTORIAL));
    }

    private static Expr hypotenuse(Expr.Apply apply) {
        Expr squares = new Expr.Binary(
                apply.span(),
                BinaryOp.ADD,
                square(apply.arguments().get(0)),
                square(apply.arguments().get(1)));
        return new Expr.Apply(apply.span(), Function.SQRT, List.of(squares));
    }

    private static Expr square(Expr side) {
        Expr two = new Expr.Num(side.span(), "2", Rational.of(2), Optional.empty());
        return new Expr.Binary(side.span(), BinaryOp.POW, side, two);
    }

    /** A sum or product over a range; in brackets where anything follows that could seem to belong to its terms. */
    Notation reduction(Expr.Reduction reduction, Place place) {
        if (place.follower() != NOTHING) {
            return values.bracketed(reduction, place);
        }
        Notation lower = Row.of(
                new Symbol(reduction.index().name(), Context.BARE),
                new Operator(Sign.EQ),
                values.whole(reduction.from(), true));
        Expr body = reduction.body();
        Notation term = values.operand(
                body, place.leading(false).in(Context.OPERAND), Operands.isSum(body) || Operands.isModulo(body));
        return Row.of(
                new Notation.Limits(reduction.kind(), lower, values.whole(reduction.to(), true)),
                Typesetter.guarded(term));
    }
}
