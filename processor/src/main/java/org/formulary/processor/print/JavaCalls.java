package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Piece;

/** Prints calls of other formulas: their checked methods, in their declared units. */
final class JavaCalls {

    private final CheckedFormula.Owner owner;
    private final FormulaLookup formulas;
    private final JavaUnits units;

    JavaCalls(CheckedFormula.Owner owner, FormulaLookup formulas, JavaUnits units) {
        this.owner = owner;
        this.formulas = formulas;
        this.units = units;
    }

    /** Whether the called formula gives an integer. */
    boolean isCount(Expr.Call call) {
        Variable output = output(formulas.formula(call.formula()));
        return output.type().integer() && output.unit().isCoherent();
    }

    JavaCode print(Expr.Call call, JavaContext context) {
        CheckedFormula callee = formulas.formula(call.formula());
        List<JavaCode> arguments = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            arguments.add(
                    argument(call.arguments().get(i), callee.parameters().get(i).variable(), context));
        }
        Variable output = output(callee);
        Kind kind = kind(output.type());
        JavaCode result = callee.owner().equals(owner)
                ? JavaCode.call(callee.method(), kind, arguments)
                : JavaCode.call(
                        new Piece.Type(
                                callee.owner().packageName(), callee.owner().className()),
                        callee.method(),
                        kind,
                        arguments);
        return units.toCoherent(result, output.unit());
    }

    private JavaCode argument(Expr argument, Variable parameter, JavaContext context) {
        if (!parameter.type().integer() || !parameter.unit().isCoherent()) {
            JavaCode value = units.fromCoherent(new JavaReals(context).print(argument), parameter.unit());
            return parameter.type().integer() ? exactMath("toLong", value, parameter.type(), context) : value;
        }
        JavaCode count = JavaCounts.print(argument, context);
        return parameter.type() == NumberType.INT && count.kind() == Kind.LONG
                ? exactMath("toInt", count, parameter.type(), context)
                : count;
    }

    private static JavaCode exactMath(String method, JavaCode value, NumberType type, JavaContext context) {
        return JavaCode.call(JavaTypes.EXACT_MATH, method, kind(type), List.of(value, context.formulaName()));
    }

    private static Variable output(CheckedFormula callee) {
        if (callee.outputs().size() != 1) {
            throw new IllegalArgumentException(callee.fullId() + " has several outputs and so no single value");
        }
        return callee.outputs().get(0).variable();
    }

    static Kind kind(NumberType type) {
        return switch (type) {
            case INT -> Kind.INT;
            case LONG -> Kind.LONG;
            case DOUBLE -> Kind.DOUBLE;
        };
    }
}
