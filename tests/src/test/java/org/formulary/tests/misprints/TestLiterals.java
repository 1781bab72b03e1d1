package org.formulary.tests.misprints;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The printed texts that stand in generated tests, by the call that they are an argument of. */
final class TestLiterals {

    /** Which argument of a call is prefix form. */
    private static final Map<String, Integer> PREFIX =
            Map.of("real", 2, "integer", 1, "int32", 1, "where", 2, "calling", 1, "computedAs", 1);

    private TestLiterals() {}

    static List<LiteralTree> prefix(JavaTree tree) {
        List<LiteralTree> literals = new ArrayList<>();
        calls(tree, (method, arguments) -> {
            Optional.ofNullable(PREFIX.get(method))
                    .filter(index -> index < arguments.size())
                    .map(arguments::get)
                    .filter(LiteralTree.class::isInstance)
                    .ifPresent(literal -> literals.add((LiteralTree) literal));
        });
        return literals;
    }

    static List<LiteralTree> mathml(JavaTree tree) {
        return argumentsOf("mathml", tree);
    }

    static List<LiteralTree> spoken(JavaTree tree) {
        return argumentsOf("spoken", tree);
    }

    private static List<LiteralTree> argumentsOf(String name, JavaTree tree) {
        List<LiteralTree> literals = new ArrayList<>();
        calls(tree, (method, arguments) -> {
            if (method.equals(name)) {
                literals.add((LiteralTree) arguments.get(0));
            }
        });
        return literals;
    }

    private static void calls(
            JavaTree tree, java.util.function.BiConsumer<String, List<? extends ExpressionTree>> visitor) {
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
                if (call.getMethodSelect() instanceof MemberSelectTree select) {
                    visitor.accept(select.getIdentifier().toString(), call.getArguments());
                }
                return super.visitMethodInvocation(call, null);
            }
        }.scan(tree.unit(), null);
    }
}
