package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;
import org.formulary.processor.print.JavaCode.Piece;

/** Prints sums and products as calls of helper methods, and keeps the helpers for whoever writes the class. */
final class JavaLoops {

    private final UnaryOperator<String> uniqueName;
    private final List<JavaLoop> loops = new ArrayList<>();

    /**
     * Starts with none.
     *
     * @param uniqueName makes a method's name unlike all others of the class
     */
    JavaLoops(UnaryOperator<String> uniqueName) {
        this.uniqueName = uniqueName;
    }

    List<JavaLoop> all() {
        return List.copyOf(loops);
    }

    JavaCode reals(Expr.Reduction reduction, JavaContext context) {
        var index = new JavaVariable.Index(
                JavaContext.indexName(reduction, context.scope()),
                context.integer(reduction.from()),
                context.integer(reduction.to()));
        JavaContext inside = context.with(reduction.index().name(), index);
        JavaCode body = new JavaReals(inside).print(reduction.body());
        return helper(reduction, index, context, Kind.DOUBLE, body, isSum(reduction) ? "0.0" : "1.0", false);
    }

    JavaCode longs(IntegerNode.Loop loop, JavaContext context) {
        Expr.Reduction reduction = loop.reduction();
        JavaContext inside = context.with(reduction.index().name(), loop.index());
        JavaCode body = JavaLongs.wide(new JavaLongs(inside).print(loop.body()));
        boolean checked = !context.bounds().fitsItself(loop);
        return helper(reduction, loop.index(), context, Kind.LONG, body, isSum(reduction) ? "0" : "1", checked);
    }

    JavaCode bigs(IntegerNode.Loop loop, JavaContext context) {
        Expr.Reduction reduction = loop.reduction();
        JavaContext inside = context.with(reduction.index().name(), loop.index());
        JavaCode body = new JavaBigs(inside).print(loop.body());
        return helper(reduction, loop.index(), context, Kind.BIG, body, isSum(reduction) ? "ZERO" : "ONE", false);
    }

    private JavaCode helper(
            Expr.Reduction reduction,
            JavaVariable.Index index,
            JavaContext context,
            Kind kind,
            JavaCode body,
            String start,
            boolean checked) {
        List<JavaLoop.Parameter> parameters = new ArrayList<>();
        List<JavaCode> arguments = new ArrayList<>();
        Set<String> taken = new HashSet<>(Set.of(index.javaName()));
        Set<String> free =
                Trees.freeNames(reduction).stream().map(Expr.Name::name).collect(Collectors.toSet());
        for (JavaVariable variable : context.used(free)) {
            taken.add(variable.javaName());
            parameters.add(new JavaLoop.Parameter(variable.javaName(), kind(variable, context)));
            arguments.add(JavaCode.of(variable.javaName(), kind(variable, context)));
        }
        boolean sum = isSum(reduction);
        String total = JavaNames.unused(sum ? "sum" : "product", taken);
        taken.add(total);
        JavaCode to = new JavaLongs(context).print(index.to());
        String name =
                uniqueName.apply(context.formula() + (sum ? "Sum" : "Product") + (kind == Kind.BIG ? "Exactly" : ""));
        loops.add(new JavaLoop(
                name,
                kind,
                parameters,
                total,
                start(kind, start),
                index.javaName(),
                new JavaLongs(context).print(index.from()),
                to.level() == Level.PRIMARY && to.pieces().size() == 1 ? "" : JavaNames.unused("last", taken),
                to,
                !sum && context.guard(reduction).isPresent() && kind == Kind.DOUBLE
                        ? guarded(total, body, context)
                        : step(total, kind, sum, body, checked, context)));
        return JavaCode.call(name, kind, arguments);
    }

    private static JavaCode start(Kind kind, String start) {
        return kind == Kind.BIG
                ? new JavaCode(List.of(JavaTypes.BIG_INTEGER, new Piece.Text("." + start)), Kind.BIG, Level.PRIMARY)
                : JavaCode.of(start, kind);
    }

    private static JavaCode step(
            String total, Kind kind, boolean sum, JavaCode body, boolean checked, JavaContext context) {
        JavaCode before = JavaCode.of(total, kind);
        if (kind != Kind.BIG && !checked) {
            return assignment(total, sum ? " += " : " *= ", body);
        }
        JavaCode after = kind == Kind.BIG
                ? before.invoke(sum ? "add" : "multiply", Kind.BIG, List.of(body))
                : JavaCode.call(
                        JavaTypes.EXACT_MATH,
                        sum ? "add" : "multiply",
                        Kind.LONG,
                        List.of(before, body, context.formulaName()));
        return assignment(total, " = ", after);
    }

    /** A factor more, where the product so far may leave the range of doubles and come back. */
    private static JavaCode guarded(String total, JavaCode body, JavaContext context) {
        return assignment(
                total, " = ", JavaGuards.results("product", List.of(JavaCode.of(total, Kind.DOUBLE), body), context));
    }

    private static JavaCode assignment(String target, String operator, JavaCode value) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece.Text(target + operator));
        pieces.addAll(value.pieces());
        return new JavaCode(pieces, Kind.OTHER, Level.TERNARY);
    }

    private static Kind kind(JavaVariable variable, JavaContext context) {
        if (!variable.integer()) {
            return Kind.DOUBLE;
        } else if (variable instanceof JavaVariable.Parameter parameter && !parameter.wide()) {
            return Kind.INT;
        }
        return variable instanceof JavaVariable.Local local && context.isBig(local) ? Kind.BIG : Kind.LONG;
    }

    private static boolean isSum(Expr.Reduction reduction) {
        return reduction.kind() == Expr.Reduction.Kind.SUM;
    }
}
