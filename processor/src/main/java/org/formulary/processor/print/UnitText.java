package org.formulary.processor.print;

import java.util.Set;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Unit;

/** Units as equations show them. */
final class UnitText {

    /** The coherent units of things that are counted one by one. */
    private static final Set<String> COUNTED = Set.of("FLOP", "token");

    private UnitText() {}

    /**
     * Whether a number shows its unit. It does not where the unit was not written but is that of the other side, nor
     * where it only says what is counted: {@code 2 [FLOP/token]} is a plain 2 on paper, {@code 3.2 [GB/s]} is not a
     * plain 3.2, nor is {@code 2 [kFLOP/token]} a plain 2.
     */
    static boolean isPrinted(Expr.UnitLiteral literal) {
        return !isImplied(literal) && !isCount(literal.unit());
    }

    /** Whether the unit was not written: its span is empty. */
    static boolean isImplied(Expr.UnitLiteral literal) {
        return literal.span().start() == literal.span().end();
    }

    private static boolean isCount(Unit unit) {
        return unit.isCoherent()
                && COUNTED.containsAll(unit.dimension().exponents().keySet());
    }
}
