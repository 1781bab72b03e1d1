package org.formulary.processor.generate;

import com.squareup.javapoet.MethodSpec;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;

/** At most how many constants the class file of a class has, as far as its methods were written. */
final class ConstantCount {

    /** A class file holds 65,535 (JVMS 4.1); one more formula is to fit, and what is there once for each class. */
    private static final int ENOUGH = 50_000;

    /** For what a name is called and called by, or for a number of two places. */
    private static final int FOR_A_WORD = 3;

    /** For what a method is, and for the strings that it puts together. */
    private static final int FOR_A_METHOD = 10;

    /** Fewer characters of equations and domains, and formulas and parameters, cannot fill a class file. */
    private static final int FOR_A_CHARACTER = 4;

    private static final int FOR_A_PARAMETER = 30;
    private static final int FOR_A_FORMULA = 60;

    private static final Pattern WORD = Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"|[A-Za-z_$][\\w$]*|[0-9][\\w.]*");

    private final Set<String> words = new HashSet<>();
    private int methods;

    /** Whether counting is worth its while. */
    static boolean mayBeTooMany(CheckedSet set) {
        return set.formulas().stream().mapToLong(ConstantCount::most).sum() > ENOUGH;
    }

    private static long most(CheckedFormula formula) {
        long characters = (long) formula.equation().text().length()
                + formula.computeAs().map(form -> form.text().length()).orElse(0)
                + formula.parameters().stream()
                        .flatMap(parameter -> parameter.variable().domain().stream())
                        .mapToInt(domain -> domain.text().length())
                        .sum();
        long parameters = formula.parameters().size();
        // As many methods again as there are parameters that it may be solved for.
        return FOR_A_FORMULA + (1 + parameters) * (FOR_A_PARAMETER * parameters + FOR_A_CHARACTER * characters);
    }

    void add(MethodSpec method) {
        methods++;
        words.add(method.name);
        method.parameters.forEach(parameter -> words.add(parameter.name));
        Matcher matcher = WORD.matcher(method.code.toString());
        while (matcher.find()) {
            words.add(matcher.group());
        }
    }

    boolean isNearlyFull() {
        return (long) FOR_A_WORD * words.size() + (long) FOR_A_METHOD * methods > ENOUGH;
    }
}
