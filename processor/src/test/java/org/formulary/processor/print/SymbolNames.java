package org.formulary.processor.print;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.formulary.processor.equation.Equation;

/** The names that an equation's outputs rest on, and the outputs. */
final class SymbolNames {

    private static final Pattern NAME = Pattern.compile("(?<=[ ])[A-Za-z_][A-Za-z0-9_.]*");

    private SymbolNames() {}

    static Set<String> of(Equation equation) {
        Set<String> names = new LinkedHashSet<>();
        equation.outputs().forEach(output -> names.add(output.name().name()));
        IntStream.range(0, equation.outputs().size()).forEach(i -> {
            Matcher name = NAME.matcher(" " + GrammarTrees.PREFIX.output(equation, i));
            while (name.find()) {
                names.add(name.group());
            }
        });
        return names;
    }
}
