package org.formulary.tests.misprints;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Mistakes in the Java of one member of a class. */
final class JavaMutants extends TreeScanner<Void, Void> {

    private static final Map<String, List<String>> OPERATORS = Map.ofEntries(
            Map.entry("+", List.of("-", "*")),
            Map.entry("-", List.of("+")),
            Map.entry("*", List.of("/", "+")),
            Map.entry("/", List.of("*")),
            Map.entry("%", List.of("/")),
            Map.entry("<", List.of("<=", ">")),
            Map.entry("<=", List.of("<", ">=")),
            Map.entry(">", List.of(">=", "<")),
            Map.entry(">=", List.of(">", "<=")),
            Map.entry("==", List.of("!=")),
            Map.entry("!=", List.of("==")),
            Map.entry("&&", List.of("||")),
            Map.entry("||", List.of("&&")),
            Map.entry("<<", List.of(">>")),
            Map.entry("+=", List.of("-=", "*=")),
            Map.entry("-=", List.of("+=")),
            Map.entry("*=", List.of("+=")));

    /** What could be taken for one another in the printer's tables; a name that its class lacks does not compile. */
    private static final Map<String, List<String>> FUNCTIONS = functions(
            "floor ceil rint",
            "min max",
            "sin cos tan",
            "asin acos atan",
            "sinh cosh tanh",
            "sqrt cbrt",
            "exp expm1",
            "log log10 log1p",
            "log2 log10",
            "add subtract multiply",
            "floorDivide ceilDivide floorMod",
            "floorMod ceilDivide",
            "floorLog2 ceilLog2",
            "abs negate",
            "power multiply",
            "mod power",
            "round log2",
            "factorial abs",
            "binomial floorDivide",
            "signum abs",
            "toCoherent fromCoherent",
            "hypot atan2",
            "pow hypot");

    private static final List<String> BIG_NUMBERS = List.of("ZERO", "ONE", "TWO");

    private final JavaTree tree;
    private final BiConsumer<String, Edit> mutants;
    private final Map<String, List<String>> sameType = new LinkedHashMap<>();
    private final Map<String, String> typeOf = new LinkedHashMap<>();
    private final String shape;

    private JavaMutants(JavaTree tree, BiConsumer<String, Edit> mutants) {
        this.tree = tree;
        this.mutants = mutants;
        this.shape = tree.shape();
    }

    private static Map<String, List<String>> functions(String... families) {
        Map<String, List<String>> others = new LinkedHashMap<>();
        for (String family : families) {
            List<String> names = List.of(family.split(" ", -1));
            for (String name : names) {
                List<String> rest = others.computeIfAbsent(name, unused -> new ArrayList<>());
                names.stream()
                        .filter(other -> !other.equals(name) && !rest.contains(other))
                        .forEach(rest::add);
            }
        }
        return others;
    }

    /** All mistakes in a subject's own methods, but for those that give LaTeX. */
    static List<Mutant> of(Subject subject) {
        JavaTree tree = JavaTree.parse(subject.methods());
        Map<String, Mutant> found = new LinkedHashMap<>();
        BiConsumer<String, Edit> collect = (operator, edit) -> found.putIfAbsent(
                edit.applyTo(tree.source()),
                new Mutant(
                        "java", operator, edit.show(tree.source()), Mutant.File.METHODS, edit.applyTo(tree.source())));
        Map<String, Tree> members = tree.membersBeyond(JavaTree.parse(subject.foreign()));
        members.values().stream()
                .filter(member -> !isLatex(member))
                .forEach(member -> new JavaMutants(tree, collect).member(member));
        found.remove(tree.source());
        return List.copyOf(found.values());
    }

    static boolean isLatex(Tree member) {
        return member instanceof MethodTree method
                && method.getName().toString().endsWith("Latex");
    }

    private void member(Tree member) {
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitVariable(VariableTree variable, Void unused) {
                String type = String.valueOf(variable.getType());
                typeOf.put(variable.getName().toString(), type);
                sameType.computeIfAbsent(type, key -> new ArrayList<>())
                        .add(variable.getName().toString());
                return super.visitVariable(variable, null);
            }
        }.scan(member, null);
        if (!(member instanceof VariableTree)) {
            constants().forEach(name -> {
                typeOf.put(name, "Unit");
                sameType.computeIfAbsent("Unit", key -> new ArrayList<>()).add(name);
            });
        }
        scan(member, null);
    }

    private Set<String> constants() {
        Set<String> names = new TreeSet<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void unused) {
                return null;
            }

            @Override
            public Void visitVariable(VariableTree variable, Void unused) {
                if (String.valueOf(variable.getType()).equals("Unit")) {
                    names.add(variable.getName().toString());
                }
                return null;
            }
        }.scan(tree.unit(), null);
        return names;
    }

    private void replace(String operator, Tree old, String text) {
        mutants.accept(operator, new Edit(tree.start(old), tree.end(old), text));
    }

    private void replace(String operator, int start, int end, String text) {
        mutants.accept(operator, new Edit(start, end, text));
    }

    @Override
    public Void visitBinary(BinaryTree binary, Void unused) {
        operator(tree.end(binary.getLeftOperand()), tree.start(binary.getRightOperand()));
        return super.visitBinary(binary, null);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void unused) {
        operator(tree.end(assignment.getVariable()), tree.start(assignment.getExpression()));
        return super.visitCompoundAssignment(assignment, null);
    }

    private void operator(int from, int to) {
        String sign = tree.source().substring(from, to).strip();
        int start = tree.source().indexOf(sign, from);
        for (String other : OPERATORS.getOrDefault(sign, List.of())) {
            replace("operator", start, start + sign.length(), other);
        }
    }

    @Override
    public Void visitUnary(UnaryTree unary, Void unused) {
        String operand = tree.text(unary.getExpression());
        switch (unary.getKind()) {
            case UNARY_MINUS, LOGICAL_COMPLEMENT -> replace("operator", unary, operand);
            case POSTFIX_INCREMENT -> replace("operator", unary, operand + "--");
            case POSTFIX_DECREMENT -> replace("operator", unary, operand + "++");
            default -> {
                // No other sign is printed.
            }
        }
        return super.visitUnary(unary, null);
    }

    @Override
    public Void visitParenthesized(ParenthesizedTree brackets, Void unused) {
        Edit edit = new Edit(tree.start(brackets), tree.end(brackets), " " + tree.text(brackets.getExpression()) + " ");
        if (!JavaTree.parse(edit.applyTo(tree.source())).shape().equals(shape)) {
            mutants.accept("bracket", edit);
        }
        return super.visitParenthesized(brackets, null);
    }

    @Override
    public Void visitIf(IfTree choice, Void unused) {
        replace("statement", choice, "");
        // The brackets around the condition are the statement's.
        scan(((ParenthesizedTree) choice.getCondition()).getExpression(), null);
        scan(choice.getThenStatement(), null);
        return scan(choice.getElseStatement(), null);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree choice, Void unused) {
        replace(
                "cases",
                tree.start(choice.getTrueExpression()),
                tree.end(choice.getFalseExpression()),
                tree.text(choice.getFalseExpression()) + " : " + tree.text(choice.getTrueExpression()));
        return super.visitConditionalExpression(choice, null);
    }

    @Override
    public Void visitTypeCast(TypeCastTree cast, Void unused) {
        String operand = tree.text(cast.getExpression());
        replace("cast", cast, operand);
        for (String other : List.of("long", "double")) {
            if (!cast.getType().toString().equals(other)) {
                replace("cast", cast, "(" + other + ") " + operand);
            }
        }
        return super.visitTypeCast(cast, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        arguments(call.getArguments());
        if (call.getMethodSelect() instanceof MemberSelectTree select) {
            String name = select.getIdentifier().toString();
            int end = tree.end(select);
            for (String other : FUNCTIONS.getOrDefault(name, List.of())) {
                replace("function", end - name.length(), end, other);
            }
            if (select.getExpression().toString().equals("Results")) {
                ExpressionTree value = call.getArguments().get(1);
                replace("guard", call, tree.text(value));
                replace("cast", value, "(long) (" + tree.text(value) + ")");
            }
            if (name.equals("outside")) {
                scan(call.getArguments(), null);
                return null;
            }
        }
        return super.visitMethodInvocation(call, null);
    }

    @Override
    public Void visitNewClass(NewClassTree call, Void unused) {
        arguments(call.getArguments());
        return super.visitNewClass(call, null);
    }

    private void arguments(List<? extends ExpressionTree> arguments) {
        for (int i = 0; i + 1 < arguments.size(); i++) {
            String first = tree.text(arguments.get(i));
            String second = tree.text(arguments.get(i + 1));
            if (!first.equals(second)) {
                replace(
                        "arguments",
                        tree.start(arguments.get(i)),
                        tree.end(arguments.get(i + 1)),
                        second + ", " + first);
            }
        }
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree select, Void unused) {
        String name = select.getIdentifier().toString();
        String owner = select.getExpression().toString();
        int end = tree.end(select);
        if (owner.equals("BigInteger") && BIG_NUMBERS.contains(name)) {
            BIG_NUMBERS.stream()
                    .filter(other -> !other.equals(name))
                    .forEach(other -> replace("literal", end - name.length(), end, other));
        } else if (name.equals("POSITIVE_INFINITY")) {
            replace("bound", end - name.length(), end, "MAX_VALUE");
        } else if (select.toString().equals("Math.PI")) {
            replace("literal", select, "Math.E");
        }
        return super.visitMemberSelect(select, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree identifier, Void unused) {
        String name = identifier.getName().toString();
        List<String> others = sameType.getOrDefault(typeOf.getOrDefault(name, ""), List.of());
        int place = others.indexOf(name);
        if (others.size() > 1 && place >= 0) {
            replace("name", identifier, others.get((place + 1) % others.size()));
        }
        return super.visitIdentifier(identifier, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree assignment, Void unused) {
        scan(assignment.getExpression(), null);
        return null;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void unused) {
        Object value = literal.getValue();
        String text = tree.text(literal);
        if (value instanceof Integer || value instanceof Long) {
            String suffix = text.endsWith("L") ? "L" : "";
            long number = ((Number) value).longValue();
            replace("literal", literal, (number + 1) + suffix);
            if (number > 0) {
                replace("literal", literal, (number - 1) + suffix);
            }
        } else if (value instanceof Double number) {
            replace("bound", literal, Double.toString(number == 0 ? 1e-300 : number * (1 + 1e-9)));
            replace("literal", literal, Double.toString(number + 1));
            replace("literal", literal, Double.toString(number / 10 + 0.1));
        } else if (value instanceof String string) {
            replace("text", literal, "\"" + (string.isEmpty() ? "m" : "") + text.substring(1));
            if (string.length() > 1) {
                replace("text", literal, text.substring(0, text.length() - 2) + "\"");
            }
        }
        return super.visitLiteral(literal, null);
    }
}
