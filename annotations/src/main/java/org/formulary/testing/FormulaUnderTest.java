package org.formulary.testing;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the checks of a formula share.
 *
 * @param name its name in messages
 * @param parameters in order
 * @param domains those that are more than a parameter's range
 * @param outputs in order
 * @param callees the names of formulas that it calls, which refuse in their own names
 */
record FormulaUnderTest(
        String name,
        List<Parameter> parameters,
        List<JointDomain> domains,
        List<Output> outputs,
        List<String> callees) {

    /** What a message begins with that names a formula. */
    private static final Pattern NAMED = Pattern.compile("([\\p{L}_$][\\p{L}\\p{N}_$]*): .*", Pattern.DOTALL);

    FormulaUnderTest {
        parameters = List.copyOf(parameters);
        List<JointDomain> joint = List.copyOf(domains);
        domains = joint;
        List<Output> all = List.copyOf(outputs);
        List<String> called = List.copyOf(callees);
        outputs = all.stream().map(output -> output.among(all, called, joint)).toList();
        callees = called;
    }

    /** Whether a refusal names no formula, or one of those that can have refused. */
    boolean mayRefuseWith(String message) {
        Matcher named = NAMED.matcher(message);
        return !named.matches() || named.group(1).equals(name) || callees.contains(named.group(1));
    }

    List<ReferenceCondition> conditions() {
        return domains.stream().map(JointDomain::condition).toList();
    }

    /** Points within the ranges and all other domains. */
    Samples samples(long seed) {
        Samples samples = Samples.of(seed, parameters);
        for (JointDomain domain : domains) {
            samples = samples.where(domain.condition());
        }
        return samples;
    }

    Parameter parameter(String symbol) {
        return parameters.stream()
                .filter(parameter -> parameter.symbol().equals(symbol))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no parameter " + symbol));
    }

    Output output(String symbol) {
        return outputs.stream()
                .filter(output -> output.name().equals(symbol))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no output " + symbol));
    }
}
