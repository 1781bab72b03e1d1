package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;

/** How far from 0 integer parameters may be, a power of two each, for given integers to stay within 64 bits. */
record JavaLimits(List<JavaVariable.Parameter> parameters, Map<String, Integer> exponents) {

    private static final int NONE = 63;
    private static final int PRINTED_AS_NUMBER = 20;

    /** The widest limits found; empty where even a limit of 1 does not do. */
    static Optional<JavaLimits> find(List<JavaVariable.Parameter> parameters, List<IntegerNode> nodes) {
        Map<String, Integer> exponents = new LinkedHashMap<>();
        int common = NONE;
        do {
            for (JavaVariable.Parameter parameter : parameters) {
                exponents.put(parameter.javaName(), common);
            }
            if (fit(exponents, nodes)) {
                widen(exponents, common, nodes);
                return Optional.of(new JavaLimits(parameters, exponents));
            }
            common--;
        } while (common >= 0);
        return Optional.empty();
    }

    /** What follows for integers. */
    JavaBounds bounds() {
        return bounds(exponents);
    }

    /** The condition that a parameter is beyond its limit. */
    Optional<JavaCode> beyond() {
        return parameters.stream()
                .filter(parameter -> exponents.containsKey(parameter.javaName()))
                .flatMap(parameter -> beyond(parameter, exponents.get(parameter.javaName())).stream())
                .reduce((left, right) -> JavaCode.binary(left, "||", right, Kind.BOOLEAN, Level.OR));
    }

    private static List<JavaCode> beyond(JavaVariable.Parameter parameter, int exponent) {
        BigInteger limit = BigInteger.TWO.pow(exponent);
        JavaCode name = JavaCode.of(parameter.javaName(), parameter.wide() ? Kind.LONG : Kind.INT);
        JavaCode printed = exponent <= PRINTED_AS_NUMBER
                ? JavaLiterals.integer(limit)
                : JavaCode.binary(
                        JavaCode.of("1L", Kind.LONG),
                        "<<",
                        JavaCode.of(Integer.toString(exponent), Kind.INT),
                        Kind.LONG,
                        Level.SHIFT);
        JavaCode above = JavaCode.binary(name, ">", printed, Kind.BOOLEAN, Level.RELATIONAL);
        JavaCode below = JavaCode.binary(name, "<", printed.prefixed("-"), Kind.BOOLEAN, Level.RELATIONAL);
        boolean canBeAbove = parameter.high().compareTo(limit) > 0;
        boolean canBeBelow = parameter.low().compareTo(limit.negate()) < 0;
        if (canBeAbove && canBeBelow) {
            return List.of(above, below);
        }
        return canBeAbove ? List.of(above) : canBeBelow ? List.of(below) : List.of();
    }

    /** Raises each limit as far as the others allow. */
    private static void widen(Map<String, Integer> exponents, int common, List<IntegerNode> nodes) {
        for (String name : List.copyOf(exponents.keySet())) {
            int exponent = NONE;
            exponents.remove(name);
            while (!fit(exponents, nodes) && exponent > common) {
                exponent--;
                exponents.put(name, exponent);
            }
        }
    }

    private static boolean fit(Map<String, Integer> exponents, List<IntegerNode> nodes) {
        JavaBounds bounds = bounds(exponents);
        return nodes.stream().allMatch(bounds::fits);
    }

    private static JavaBounds bounds(Map<String, Integer> exponents) {
        Map<String, BigInteger> limits = new LinkedHashMap<>();
        exponents.forEach((name, exponent) -> limits.put(name, BigInteger.TWO.pow(exponent)));
        return new JavaBounds(limits);
    }
}
