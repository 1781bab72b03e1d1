package org.formulary.processor.print;

import static org.formulary.processor.print.Place.Follower.FACTOR;
import static org.formulary.processor.print.Place.Follower.NOTHING;
import static org.formulary.processor.print.Place.Follower.TERM;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Delimiters;
import org.formulary.processor.print.Notation.Fence;
import org.formulary.processor.print.Notation.Fraction;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Line;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Power;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;
import org.formulary.processor.print.Notation.Symbol;
import org.formulary.processor.print.Notation.Words;

/**
 * Decides how a value lies on paper: what becomes a bar and what a slash, which brackets the author's own are dropped
 * because a bar or a script already groups, and which are added because the reader would go wrong without.
 */
final class Typesetter {

    private final SymbolStyle symbols;
    private final FunctionTypesetter functions;
    private final ProductTypesetter products;
    private final ConditionTypesetter conditions;

    Typesetter(SymbolStyle symbols) {
        this.symbols = symbols;
        this.functions = new FunctionTypesetter(this);
        this.products = new ProductTypesetter(this, symbols);
        this.conditions = new ConditionTypesetter(this);
    }

    /** The value as it lies at that place. */
    Notation set(Expr value, Place place) {
        return value.accept(new At(place));
    }

    /** A value by itself; the author's brackets around the whole of it go. */
    Notation whole(Expr value, boolean slashed) {
        return set(unwrap(value), Place.whole(slashed));
    }

    /** The value within all brackets that stand around the whole of it. */
    static Expr unwrap(Expr value) {
        return value instanceof Expr.Group group ? unwrap(group.inner()) : value;
    }

    ConditionTypesetter conditions() {
        return conditions;
    }

    /** The value, in brackets if it could be misread as an operand there. */
    Notation operand(Expr value, Place place, boolean needsBrackets) {
        return needsBrackets ? bracketed(value, place) : set(value, place);
    }

    Notation bracketed(Expr value, Place place) {
        return new Fence(Delimiters.ROUND, set(value, place.alone()));
    }

    /** An operand that a script or an exclamation mark takes as a whole. */
    Notation atom(Expr value, Place place) {
        return operand(value, place.before(NOTHING), !Operands.isAtom(value));
    }

    /** An operand that is not the first must not begin with a minus sign. */
    static Notation guarded(Notation operand) {
        return Shape.beginsWithMinus(operand) ? new Fence(Delimiters.ROUND, operand) : operand;
    }

    /** The factors of a product, from the left; what the author bracketed is one factor. */
    static List<Expr> factors(Expr product) {
        List<Expr> factors = new ArrayList<>();
        Expr rest = product;
        while (rest instanceof Expr.Binary binary && binary.op() == BinaryOp.MUL) {
            factors.add(0, binary.right());
            rest = binary.left();
        }
        factors.add(0, rest);
        return factors;
    }

    /** The value as it lies at one place. */
    private final class At implements Expr.Visitor<Notation> {
        private final Place place;

        At(Place place) {
            this.place = place;
        }

        @Override
        public Notation num(Expr.Num number) {
            return Numbers.notation(number);
        }

        @Override
        public Notation name(Expr.Name name) {
            return new Symbol(name.name(), place.context());
        }

        @Override
        public Notation constant(Expr.Constant constant) {
            return new Symbol(constant.name(), place.context());
        }

        @Override
        public Notation pi(Expr.Pi pi) {
            return new Notation.Pi();
        }

        @Override
        public Notation neg(Expr.Neg negation) {
            Expr value = negation.operand();
            Place inner = place.leading(false).in(Context.OPERAND);
            Notation operand = operand(value, inner, Operands.isSum(value) || Operands.isModulo(value));
            return Row.of(new Operator(Sign.NEGATIVE), guarded(operand));
        }

        @Override
        public Notation binary(Expr.Binary binary) {
            return switch (binary.op()) {
                case ADD -> sum(binary, Sign.PLUS);
                case SUB -> sum(binary, Sign.MINUS);
                case MUL -> products.product(binary, place);
                case DIV -> place.slashed() ? slash(binary) : fraction(binary);
                case MOD -> modulo(binary);
                case POW -> new Power(atom(binary.left(), place.in(Context.BASE)), whole(binary.right(), true));
            };
        }

        private Notation sum(Expr.Binary sum, Sign sign) {
            Place left = place.before(TERM).in(Context.OPERAND);
            Place right = place.leading(false).in(Context.OPERAND);
            return Row.of(
                    operand(sum.left(), left, Operands.isCases(sum.left()) || Operands.isModulo(sum.left())),
                    new Operator(sign),
                    guarded(operand(
                            sum.right(), right, Operands.isSum(sum.right()) || Operands.isModulo(sum.right()))));
        }

        private Notation fraction(Expr.Binary quotient) {
            Expr numerator = quotient.left();
            Optional<Expr> positive = place.leading() ? Operands.withoutLeadingMinus(numerator) : Optional.empty();
            Notation fraction = new Fraction(whole(positive.orElse(numerator), true), whole(quotient.right(), true));
            return positive.isPresent() ? Row.of(new Operator(Sign.NEGATIVE), fraction) : fraction;
        }

        private Notation slash(Expr.Binary quotient) {
            Expr left = quotient.left();
            Expr right = quotient.right();
            return Row.of(
                    operand(
                            left,
                            place.before(FACTOR).in(Context.OPERAND),
                            Operands.isSum(left) || Operands.isModulo(left) || Operands.isSignedQuotient(left)),
                    new Operator(Sign.SLASH),
                    operand(
                            right,
                            place.leading(false).in(Context.OPERAND),
                            Operands.isSum(right) || Operands.isRun(right) || right instanceof Expr.Neg));
        }

        /** A minus sign before a remainder would seem to be the remainder's. */
        private Notation modulo(Expr.Binary modulo) {
            Expr left = modulo.left();
            Expr right = modulo.right();
            return Row.of(
                    operand(
                            left,
                            place.before(FACTOR).in(Context.OPERAND),
                            Operands.isSum(left)
                                    || Operands.withoutLeadingMinus(left).isPresent()
                                    || (place.slashed() && Operands.isQuotient(left))),
                    new Operator(Sign.MOD),
                    operand(
                            right,
                            place.leading(false).in(Context.OPERAND),
                            Operands.isSum(right) || Operands.isRun(right) || right instanceof Expr.Neg));
        }

        @Override
        public Notation factorial(Expr.Factorial factorial) {
            return functions.factorial(factorial.operand(), place);
        }

        @Override
        public Notation apply(Expr.Apply apply) {
            return functions.apply(apply, place);
        }

        @Override
        public Notation call(Expr.Call call) {
            return Row.of(
                    new Notation.Callee(symbols.callee(call)),
                    new Gap(Gap.Meaning.APPLY, Gap.Width.NONE),
                    functions.arguments(call.arguments(), place.slashed()));
        }

        @Override
        public Notation reduction(Expr.Reduction reduction) {
            return functions.reduction(reduction, place);
        }

        /** The author's brackets stay, but for those around a fraction whose bar already holds it together. */
        @Override
        public Notation group(Expr.Group group) {
            boolean bar = !place.slashed() && Operands.isQuotient(unwrap(group));
            if (bar && place.context() != Context.BASE) {
                return set(unwrap(group), place);
            }
            Delimiters delimiters = switch (group.bracket()) {
                case ROUND -> Delimiters.ROUND;
                case SQUARE -> Delimiters.SQUARE;
                case CURLY -> Delimiters.CURLY;
            };
            return new Fence(delimiters, set(group.inner(), place.alone()));
        }

        @Override
        public Notation cases(Expr.Cases cases) {
            List<Line> lines = new ArrayList<>();
            for (Expr.Cases.Branch branch : cases.branches()) {
                Notation condition = conditions.condition(branch.condition());
                lines.add(new Line(whole(branch.value(), true), Row.of(new Words("if "), condition)));
            }
            lines.add(new Line(whole(cases.otherwise(), true), new Words("otherwise")));
            return new Notation.Branches(lines);
        }

        @Override
        public Notation hole(Expr.Hole hole) {
            return new Words("?");
        }
    }
}
