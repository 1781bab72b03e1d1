package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;

/**
 * What a call asks of an argument.
 *
 * @param argument the argument, or the whole call
 * @param goal the domain of the parameter in terms of the caller; empty where it cannot be said so
 * @param need the condition as readers see it
 * @param reason what asks for it
 */
record CallDomains(Expr argument, Optional<Condition> goal, String need, String reason) {

    /** Everything that a call asks for: each argument in its domain, and the called formula itself defined there. */
    static List<CallDomains> of(Expr.Call call, CheckedFormula callee) {
        Map<String, Expr> arguments = new LinkedHashMap<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            arguments.put(
                    callee.parameters().get(i).variable().name(),
                    call.arguments().get(i));
        }
        List<CallDomains> domains = new ArrayList<>();
        callee.parameters()
                .forEach(parameter -> parameter
                        .variable()
                        .domain()
                        .ifPresent(domain -> domains.add(argument(call, parameter.variable(), domain, arguments))));
        if (!callee.analysis().definedness().isProved()) {
            domains.add(new CallDomains(
                    call,
                    Optional.empty(),
                    PlainPrinter.value(call) + " has a value",
                    "`" + call.callee() + "` is not proved to have a value everywhere"));
        }
        return domains;
    }

    private static CallDomains argument(
            Expr.Call call, Variable parameter, Domain domain, Map<String, Expr> arguments) {
        Expr argument = arguments.get(parameter.name());
        boolean sayable = Trees.parts(domain.condition()).stream()
                .filter(Condition.Is.class::isInstance)
                .map(is -> arguments.get(((Condition.Is) is).path().name()))
                .allMatch(Expr.Name.class::isInstance);
        String reason =
                "argument `" + parameter.name() + "` of `" + call.callee() + "` has the domain " + domain.text();
        if (!sayable) {
            return new CallDomains(
                    argument,
                    Optional.empty(),
                    domain.text() + " for " + parameter.name() + " = " + PlainPrinter.value(argument),
                    reason);
        }
        Condition goal = Trees.rewrite(domain.condition(), node -> inserted(node, arguments));
        return new CallDomains(argument, Optional.of(goal), PlainPrinter.condition(goal), reason);
    }

    private static Expr inserted(Expr node, Map<String, Expr> arguments) {
        if (!(node instanceof Expr.Name name) || !arguments.containsKey(name.name())) {
            return node;
        }
        Expr argument = arguments.get(name.name());
        boolean atom = argument instanceof Expr.Name || argument instanceof Expr.Group || argument instanceof Expr.Hole;
        return atom ? argument : new Expr.Group(argument.span(), Expr.Group.Bracket.ROUND, argument);
    }
}
