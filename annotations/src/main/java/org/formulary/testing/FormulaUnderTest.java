package org.formulary.testing;

import java.util.List;

/** What the checks of a formula share. */
record FormulaUnderTest(String name, List<Parameter> parameters, List<JointDomain> domains, List<Output> outputs) {

    FormulaUnderTest {
        parameters = List.copyOf(parameters);
        domains = List.copyOf(domains);
        outputs = List.copyOf(outputs);
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
