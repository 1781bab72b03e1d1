package org.formulary.tests.misprints;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.print.JavaLiterals;

/** Mistakes in the methods that give LaTeX: in the text, and in how symbols are put into it. */
final class LatexMethodMutants {

    private static final Pattern SLOT = Pattern.compile("(?:LatexSymbols\\.(\\w+)\\()?chosen\\[(\\d+)]\\)?");
    private static final List<String> CONTEXTS = List.of("operand", "factor", "base");

    private final JavaTree tree;
    private final BiConsumer<String, Edit> mutants;

    private LatexMethodMutants(JavaTree tree, BiConsumer<String, Edit> mutants) {
        this.tree = tree;
        this.mutants = mutants;
    }

    static List<Mutant> of(Subject subject) {
        JavaTree tree = JavaTree.parse(subject.methods());
        Map<String, Mutant> found = new LinkedHashMap<>();
        BiConsumer<String, Edit> collect = (operator, edit) -> found.putIfAbsent(
                edit.applyTo(tree.source()),
                new Mutant(
                        "latex", operator, edit.show(tree.source()), Mutant.File.METHODS, edit.applyTo(tree.source())));
        tree.membersBeyond(JavaTree.parse(subject.foreign())).values().stream()
                .filter(JavaMutants::isLatex)
                .forEach(method -> new LatexMethodMutants(tree, collect).method((MethodTree) method));
        found.remove(tree.source());
        return List.copyOf(found.values());
    }

    private void method(MethodTree method) {
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitReturn(ReturnTree result, Void unused) {
                text(result.getExpression());
                return null;
            }

            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
                choice(call.getArguments());
                return null;
            }
        }.scan(method, null);
    }

    private void edit(String operator, Tree old, String text) {
        mutants.accept(operator, new Edit(tree.start(old), tree.end(old), text));
    }

    private void choice(List<? extends ExpressionTree> arguments) {
        for (ExpressionTree argument : arguments) {
            if (argument instanceof LiteralTree literal) {
                edit("text", literal, "\"x" + tree.text(literal).substring(1));
            } else if (argument instanceof NewArrayTree array) {
                names(array.getInitializers());
            }
        }
        edit("arguments", arguments.get(1), tree.text(arguments.get(2)));
        edit("arguments", arguments.get(2), tree.text(arguments.get(1)));
        edit("arguments", arguments.get(3), tree.text(arguments.get(1)));
    }

    private void names(List<? extends ExpressionTree> names) {
        for (int i = 0; i < names.size(); i++) {
            edit("text", names.get(i), "\"x" + tree.text(names.get(i)).substring(1));
            if (i + 1 < names.size()) {
                mutants.accept(
                        "arguments",
                        new Edit(
                                tree.start(names.get(i)),
                                tree.end(names.get(i + 1)),
                                tree.text(names.get(i + 1)) + ", " + tree.text(names.get(i))));
            }
        }
    }

    /** Text and slots in order, as one text in which each slot is a character. */
    private void text(ExpressionTree expression) {
        List<ExpressionTree> parts = new ArrayList<>();
        flatten(expression, parts);
        List<String> slots = new ArrayList<>();
        StringBuilder latex = new StringBuilder();
        for (ExpressionTree part : parts) {
            if (part instanceof LiteralTree literal) {
                latex.append((String) literal.getValue());
            } else {
                latex.append((char) (LatexMutants.FIRST_SLOT + slots.size()));
                slots.add(tree.text(part));
                slot(part);
            }
        }
        LatexMutants.of(latex.toString(), (operator, text) -> edit(operator, expression, java(text, slots)));
    }

    private static void flatten(ExpressionTree expression, List<ExpressionTree> parts) {
        if (expression instanceof BinaryTree sum) {
            flatten(sum.getLeftOperand(), parts);
            flatten(sum.getRightOperand(), parts);
        } else {
            parts.add(expression);
        }
    }

    private static String java(String latex, List<String> slots) {
        List<String> parts = new ArrayList<>(List.of("\"\""));
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < latex.length(); i++) {
            char c = latex.charAt(i);
            if (c >= LatexMutants.FIRST_SLOT && c < LatexMutants.FIRST_SLOT + slots.size()) {
                parts.add(JavaLiterals.string(literal.toString()));
                parts.add(slots.get(c - LatexMutants.FIRST_SLOT));
                literal.setLength(0);
            } else {
                literal.append(c);
            }
        }
        parts.add(JavaLiterals.string(literal.toString()));
        return String.join(" + ", parts);
    }

    private void slot(ExpressionTree part) {
        Matcher slot = SLOT.matcher(tree.text(part));
        if (!slot.matches()) {
            return;
        }
        String symbol = "chosen[" + slot.group(2) + "]";
        String context = slot.group(1) == null ? "" : slot.group(1);
        if (!context.isEmpty()) {
            edit("slot", part, symbol);
        }
        CONTEXTS.stream()
                .filter(other -> !other.equals(context))
                .forEach(other -> edit("slot", part, "LatexSymbols." + other + "(" + symbol + ")"));
    }
}
