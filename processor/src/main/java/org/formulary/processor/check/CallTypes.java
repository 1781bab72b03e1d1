package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Problem.Label;

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
                    taken(call, callee),
                    new Label(call.span(), ""));
        } else {
            arguments(call, callee);
        }
        if (callee.outputs().size() != 1) {
            problems.report(
                    "`" + call.callee() + "` has several outputs and so no single value", new Label(call.span(), ""));
            return Inferred.UNKNOWN;
        }
        return Inferred.of(TypeInference.typeOf(callee.outputs().get(0)));
    }

    private void arguments(Expr.Call call, Signature callee) {
        List<Integer> wrong = IntStream.range(0, call.arguments().size())
                .filter(i -> differs(call, callee, i, i))
                .boxed()
                .toList();
        boolean swapped = wrong.size() == 2
                && !differs(call, callee, wrong.get(0), wrong.get(1))
                && !differs(call, callee, wrong.get(1), wrong.get(0));
        if (swapped) {
            problems.reportWithHelp(
                    "arguments `" + callee.parameters().get(wrong.get(0)).name() + "` and `"
                            + callee.parameters().get(wrong.get(1)).name() + "` of `" + call.callee()
                            + "` are in the place of each other",
                    "swap them: " + taken(call, callee),
                    problems.label(call.arguments().get(wrong.get(0))),
                    problems.label(call.arguments().get(wrong.get(1))));
        } else {
            wrong.forEach(i -> problems.reportWithHelp(
                    "argument `" + callee.parameters().get(i).name() + "` of `" + call.callee() + "` must be "
                            + Inferred.phrase(callee.parameters().get(i).unit().dimension()) + ", not "
                            + inference.known(call.arguments().get(i)).phrase(),
                    taken(call, callee),
                    problems.label(call.arguments().get(i))));
        }
        for (int i = 0; i < call.arguments().size(); i++) {
            if (!wrong.contains(i)) {
                count(call, call.arguments().get(i), callee.parameters().get(i));
            }
        }
    }

    private boolean differs(Expr.Call call, Signature callee, int argument, int parameter) {
        return inference
                .known(call.arguments().get(argument))
                .differsFrom(callee.parameters().get(parameter).unit().dimension());
    }

    private static String taken(Expr.Call call, Signature callee) {
        return "`" + call.callee() + "` takes "
                + callee.parameters().stream()
                        .map(parameter -> "`" + parameter.name() + "` "
                                + Inferred.phrase(parameter.unit().dimension()))
                        .collect(Collectors.joining(", "));
    }

    private void count(Expr.Call call, Expr argument, Variable parameter) {
        if (parameter.type().integer() && !inference.known(argument).integer()) {
            problems.reportWithHelp(
                    "argument `" + parameter.name() + "` of `" + call.callee()
                            + "` is a count, and this is a real number",
                    "round it: floor(…) or ceil(…)",
                    new Label(argument.span(), "real"));
        }
    }
}
