package org.formulary.processor.print;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.Guard;

/**
 * Where an expression stands.
 *
 * @param formula the name of the Java method, for messages
 * @param scope what the names mean, in order of declaration
 * @param big whether integers that feed real values are computed as {@code BigInteger}
 * @param bounds where integers lie
 * @param calls prints calls of other formulas
 * @param loops receives the helper methods of sums and products
 * @param guards what has to be made sure of, by place
 * @param constants gives the name of the class's constant that holds a physical constant
 * @param consumed receives the integers that may pass 64 bits without need for an exception: those that feed real values
 *     and conditions, and steps on the way to a count
 */
record JavaContext(
        String formula,
        Map<String, JavaVariable> scope,
        boolean big,
        JavaBounds bounds,
        JavaCalls calls,
        JavaLoops loops,
        Map<Span, Guard> guards,
        Function<PhysicalConstant, String> constants,
        Consumer<IntegerNode> consumed) {

    /** The same place with one more name. */
    JavaContext with(String name, JavaVariable variable) {
        Map<String, JavaVariable> extended = new LinkedHashMap<>(scope);
        extended.put(name, variable);
        return new JavaContext(formula, extended, big, bounds, calls, loops, guards, constants, consumed);
    }

    /** The value as an integer that can be computed exactly, if it is one. */
    Optional<IntegerNode> exact(Expr expr) {
        return new IntegerReader(scope, calls::isCount, false).read(expr);
    }

    /** The value as an integer, rounded reals included. */
    IntegerNode integer(Expr expr) {
        return new IntegerReader(scope, calls::isCount, true)
                .read(expr)
                .orElseThrow(() -> new IllegalArgumentException("not an integer: " + expr));
    }

    /** What has to be made sure of at a node, if anything. */
    Optional<Guard> guard(Expr expr) {
        return Optional.ofNullable(guards.get(expr.span()));
    }

    /** A literal with the formula's name, for messages. */
    JavaCode formulaName() {
        return JavaCode.of(JavaLiterals.string(formula), JavaCode.Kind.OTHER);
    }

    /** A Java name for the index of a sum or product that no variable in scope has. */
    static String indexName(Expr.Reduction reduction, Map<String, JavaVariable> scope) {
        Set<String> taken = scope.values().stream().map(JavaVariable::javaName).collect(Collectors.toSet());
        return JavaNames.unused(JavaNames.identifier(reduction.index().name()), taken);
    }

    /** Whether a local is a {@code BigInteger} here. */
    boolean isBig(JavaVariable.Local local) {
        return big && local.large();
    }

    /** The scope's variables that an expression names, in order of declaration. */
    List<JavaVariable> used(Set<String> names) {
        return scope.entrySet().stream()
                .filter(entry -> names.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }
}
