package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** Values: cases, and operators by their precedence. */
final class ValueParser {

    private final Grammar grammar;
    private final TokenStream tokens;

    ValueParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    /** {@code value := sum | sum "if" condition "else" value}. */
    Expr value() {
        Expr first = sum();
        return tokens.at(Kind.IF) ? cases(first) : first;
    }

    private Expr cases(Expr first) {
        List<Expr.Cases.Branch> branches = new ArrayList<>();
        Expr value = first;
        while (tokens.at(Kind.IF)) {
            Token keyword = tokens.next();
            branches.add(new Expr.Cases.Branch(value, grammar.conditions().condition()));
            if (!tokens.accept(Kind.ELSE) && !acceptOtherwise()) {
                throw grammar.diagnosis().missingElse(keyword);
            }
            value = sum();
        }
        return new Expr.Cases(first.span().to(value.span()), branches, value);
    }

    private boolean acceptOtherwise() {
        boolean otherwise =
                grammar.diagnosis().atForeignWord() && tokens.peek().text().equals(Diagnosis.OTHERWISE);
        if (otherwise) {
            grammar.findings().report(ConditionFaults.otherwise(tokens.next().span()));
        }
        return otherwise;
    }

    /** A value without cases. */
    Expr sum() {
        return operations(Precedence.SUM);
    }

    private Expr operations(Precedence least) {
        Expr left = unary();
        Optional<BinaryOp> op = operator();
        while (op.isPresent() && !Precedence.of(op.get()).isLooserThan(least)) {
            left = isFraction(left) && bindsLikeFactor(op) ? timesFraction(left, op.get()) : operate(left, op.get());
            op = operator();
        }
        return left;
    }

    private static boolean isFraction(Expr expr) {
        return expr instanceof Expr.Binary binary && binary.op() == BinaryOp.DIV;
    }

    private static boolean bindsLikeFactor(Optional<BinaryOp> op) {
        return op.isPresent() && Precedence.of(op.get()) == Precedence.RUN;
    }

    /** The operator at the current place, juxtaposition included. */
    private Optional<BinaryOp> operator() {
        return switch (tokens.peek().kind()) {
            case PLUS -> Optional.of(BinaryOp.ADD);
            case MINUS -> Optional.of(BinaryOp.SUB);
            case STAR -> Optional.of(BinaryOp.MUL);
            case SLASH -> Optional.of(BinaryOp.DIV);
            case MOD -> Optional.of(BinaryOp.MOD);
            default -> grammar.primaries().startHere() ? Optional.of(BinaryOp.MUL) : Optional.empty();
        };
    }

    private Expr operate(Expr left, BinaryOp op) {
        boolean juxtaposed = grammar.primaries().startHere();
        if (juxtaposed) {
            refuseTwoNumbers();
        } else {
            tokens.next();
        }
        Expr right = juxtaposed ? power() : operations(Precedence.rightOf(op));
        return new Expr.Binary(left.span().to(right.span()), op, left, right);
    }

    private void refuseTwoNumbers() {
        Kind before = tokens.last().kind();
        if (tokens.at(Kind.NUMBER) && (before == Kind.NUMBER || before == Kind.SUPERSCRIPT)) {
            grammar.findings().report(ValueFaults.twoNumbers(tokens.last(), tokens.peek()));
        }
    }

    /** {@code a/b c}: readers and tools disagree on where the c belongs. */
    private Expr timesFraction(Expr fraction, BinaryOp firstOp) {
        Token first = tokens.peek();
        Expr product = operate(fraction, firstOp);
        Optional<BinaryOp> op = operator();
        while (bindsLikeFactor(op)) {
            product = operate(product, op.get());
            op = operator();
        }
        // A unit behind a symbol is no factor, and has been refused as what it is.
        boolean isUnit = grammar.findings().hasErrorAt(first.span().to(product.span()));
        if (!isUnit) {
            grammar.findings()
                    .report(ValueFaults.factorAfterFraction(
                            tokens, (Expr.Binary) fraction, first.span().to(product.span())));
        }
        return product;
    }

    /** {@code unary := "-" unary | power}. */
    Expr unary() {
        if (tokens.at(Kind.PLUS)) {
            grammar.findings().report(ValueFaults.unaryPlus(tokens.next().span()));
            return grammar.nested(this::unary);
        }
        if (tokens.at(Kind.MINUS)) {
            Token sign = tokens.next();
            Expr operand = grammar.nested(this::unary);
            return new Expr.Neg(sign.span().to(operand.span()), operand);
        }
        return power();
    }

    /** {@code power := postfix (("^" | "**") unary)?}, or a postfix with a superscript. */
    Expr power() {
        Expr base = grammar.primaries().postfix();
        return raisesHere() ? raised(base) : base;
    }

    boolean raisesHere() {
        return tokens.at(Kind.CARET) || tokens.at(Kind.SUPERSCRIPT);
    }

    /** Reads the exponent of {@code base} that begins here. */
    Expr raised(Expr base) {
        if (tokens.at(Kind.SUPERSCRIPT)) {
            return superscripted(base);
        }
        tokens.next();
        Expr exponent = grammar.nested(this::unary);
        Expr power = new Expr.Binary(base.span().to(exponent.span()), BinaryOp.POW, base, exponent);
        Token next = tokens.peek();
        if (isNumber(exponent) && next.kind() == Kind.NAME && tokens.last().touches(next)) {
            grammar.findings().report(ValueFaults.exponentIntoName(tokens, base, exponent, next));
        }
        return power;
    }

    private static boolean isNumber(Expr exponent) {
        return exponent instanceof Expr.Neg neg ? isNumber(neg.operand()) : exponent instanceof Expr.Num;
    }

    private Expr superscripted(Expr base) {
        Token token = tokens.next();
        Expr exponent = Numbers.superscript(token);
        Expr power = new Expr.Binary(base.span().to(token.span()), BinaryOp.POW, base, exponent);
        if (raisesHere() || tokens.at(Kind.BANG)) {
            throw grammar.findings().fail(ValueFaults.behindSuperscript(tokens, power, tokens.peek()));
        }
        return power;
    }
}
