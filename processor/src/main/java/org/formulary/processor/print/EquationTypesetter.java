package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Law;
import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Line;
import org.formulary.processor.print.Notation.Operator;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Sign;
import org.formulary.processor.print.Notation.Symbol;
import org.formulary.processor.print.Notation.Words;

/** Sets what stands by itself: equations, laws, conditions and bindings; each tree once. */
final class EquationTypesetter {

    private final SymbolStyle symbols;
    private final Typesetter values;
    private final IdentityHashMap<Object, Notation> known = new IdentityHashMap<>();

    EquationTypesetter(SymbolStyle symbols) {
        this.symbols = symbols;
        this.values = new Typesetter(symbols);
    }

    Typesetter values() {
        return values;
    }

    /**
     * One line, or where there are several outputs or local results a line for each, aligned at their equals signs; the
     * first local result is introduced by the word "where".
     */
    Notation equation(Equation equation) {
        return known.computeIfAbsent(equation, tree -> lines(equation));
    }

    private Notation lines(Equation equation) {
        List<Line> lines = new ArrayList<>();
        for (Equation.Definition output : equation.outputs()) {
            lines.add(line(output));
        }
        for (Equation.Definition local : equation.locals()) {
            Line line = line(local);
            boolean firstLocal = lines.size() == equation.outputs().size();
            lines.add(firstLocal ? new Line(Row.of(new Words("where "), line.left()), line.right()) : line);
        }
        if (lines.size() == 1) {
            return Row.of(lines.get(0).left(), lines.get(0).right());
        }
        return new Notation.Aligned(lines);
    }

    private Line line(Equation.Definition definition) {
        String name = definition.name().name();
        return new Line(
                symbols.rate(name).map(Rate::notation).orElseGet(() -> new Symbol(name, Context.BARE)),
                Row.of(new Operator(Sign.EQ), values.whole(definition.value(), false)));
    }

    Notation law(Law law) {
        return known.computeIfAbsent(law, tree -> claim(law));
    }

    private Notation claim(Law law) {
        Notation claim = values.conditions().claim(law.claim());
        return law.when()
                .map(when -> (Notation)
                        Row.of(claim, new Words(" when "), values.conditions().condition(when)))
                .orElse(claim);
    }

    Notation condition(Condition condition) {
        return known.computeIfAbsent(condition, tree -> values.conditions().condition(condition));
    }

    Notation binding(Binding binding) {
        return known.computeIfAbsent(binding, tree -> equality(binding));
    }

    private static Notation equality(Binding binding) {
        return Row.of(
                new Symbol(binding.name().name(), Context.BARE),
                new Operator(Sign.EQ),
                Numbers.notation(binding.number(), binding.unit()));
    }
}
