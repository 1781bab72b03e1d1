package org.formulary.processor.check;

import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Dimension;

/** The dimensions that formulas take and give where others call them. */
final class CallTypes {

    private final TypeInference inference;
    private final UnitProblems problems;
    private final Function<String, Optional<Signature>> signatures;

    CallTypes(TypeInference inference, UnitProblems problems, Function<String, Optional<Signature>> signatures) {
        this.inference = inference;
        this.problems = problems;
        this.signatures = signatures;
    }

    Inferred call(Expr.Call call) {
        Optional<Signature> found = signatures.apply(call.formula());
        call.arguments().forEach(inference::infer);
        if (found.isEmpty()) {
            return Inferred.UNKNOWN;
        }
        Signature callee = found.get();
        if (callee.parameters().size() != call.arguments().size()) {
            problems.reportWithHelp(
                    "`" + call.callee() + "` takes " + callee.parameters().size() + " arguments, not "
                            + call.arguments().size(),
                    "its parameters are "
                            + String.join(
                                    ", ",
                                    callee.parameters().stream()
                                            .map(Variable::name)
                                            .toList()),
                    new Label(call.span(), ""));
        } else {
            for (int i = 0; i < call.arguments().size(); i++) {
                argument(call, call.arguments().get(i), callee.parameters().get(i));
            }
        }
        if (callee.outputs().size() != 1) {
            problems.report(
                    "`" + call.callee() + "` has several outputs and so no single value", new Label(call.span(), ""));
            return Inferred.UNKNOWN;
        }
        return Inferred.of(TypeInference.typeOf(callee.outputs().get(0)));
    }

    private void argument(Expr.Call call, Expr argument, Variable parameter) {
        Inferred type = inference.known(argument);
        Dimension wanted = parameter.unit().dimension();
        if (type.differsFrom(wanted)) {
            problems.report(
                    "argument `" + parameter.name() + "` of `" + call.callee() + "` must be " + Inferred.phrase(wanted)
                            + ", not " + type.phrase(),
                    new Label(argument.span(), type.describe()));
        } else if (parameter.type().integer() && !type.integer()) {
            problems.reportWithHelp(
                    "argument `" + parameter.name() + "` of `" + call.callee()
                            + "` is a count, and this is a real number",
                    "round it: floor(…) or ceil(…)",
                    new Label(argument.span(), "real"));
        }
    }
}
