package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Guard;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaBody.Argument;
import org.formulary.processor.print.JavaBody.Assignment;
import org.formulary.processor.print.JavaBody.Block;
import org.formulary.processor.print.JavaCode.Kind;

/**
 * Prints what Java computes for a formula. Real values are {@code double}, evaluated in the order written; integers are
 * exact: counts in {@code long} with an exception where they overflow, integers that feed real values without any limit,
 * rounded once.
 */
public final class JavaPrinter {

    private final CheckedFormula formula;
    private final JavaCalls calls;
    private final Function<PhysicalConstant, String> constants;
    private final UnaryOperator<String> uniqueName;
    private final Map<String, JavaVariable> parameters = new LinkedHashMap<>();
    private final List<Assignment> conversions = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();
    private final List<JavaLoop> helpers = new ArrayList<>();

    /**
     * Prints one formula.
     *
     * @param formula the formula
     * @param formulas finds those it calls
     * @param units prints conversions
     * @param constants gives the name of the class's constant that holds a physical constant
     * @param uniqueName makes a helper method's name unlike all others of the class
     */
    public JavaPrinter(
            CheckedFormula formula,
            FormulaLookup formulas,
            JavaUnits units,
            Function<PhysicalConstant, String> constants,
            UnaryOperator<String> uniqueName) {
        this.formula = formula;
        this.calls = new JavaCalls(formula.owner(), formulas, units);
        this.constants = constants;
        this.uniqueName = uniqueName;
        formula.parameters().forEach(parameter -> taken.add(parameter.javaName()));
        formula.parameters().forEach(parameter -> declare(parameter, units));
    }

    private void declare(Parameter parameter, JavaUnits units) {
        Variable variable = parameter.variable();
        if (variable.unit().isCoherent() || JavaParameters.isExact(variable)) {
            parameters.put(variable.name(), JavaParameters.plain(parameter));
            return;
        }
        String symbol = JavaNames.identifier(variable.name());
        String name = JavaNames.unused(taken.contains(symbol) ? symbol + "Coherent" : symbol, taken);
        taken.add(name);
        JavaCode given = JavaCode.of(parameter.javaName(), JavaCalls.kind(variable.type()));
        conversions.add(new Assignment(Kind.DOUBLE, name, units.toCoherent(given, variable.unit())));
        parameters.put(variable.name(), JavaParameters.real(name));
    }

    /** The parameters that have to be converted to coherent units before anything else, each to a local. */
    public List<Assignment> conversions() {
        return List.copyOf(conversions);
    }

    /** The arguments in coherent units, as {@link #body} and its helpers name them. */
    public List<Argument> arguments() {
        return parameters.values().stream().map(JavaPrinter::argument).toList();
    }

    private static Argument argument(JavaVariable variable) {
        Kind integer = variable instanceof JavaVariable.Parameter p && p.wide() ? Kind.LONG : Kind.INT;
        return new Argument(variable.javaName(), variable.integer() ? integer : Kind.DOUBLE);
    }

    /** What computes the equation, or the form given to compute it by. */
    public JavaBody body() {
        return both(this::block, formula.analysis().finiteness().guards().places());
    }

    /** What decides a condition on the arguments. */
    public JavaCode condition(Condition condition) {
        JavaBody body =
                both(context -> new Block(List.of(), List.of(new JavaConditions(context).print(condition))), Map.of());
        helpers.addAll(body.loops());
        Optional<JavaCode> plain = body.plain().map(block -> block.outputs().get(0));
        Optional<JavaCode> exact = body.exact().map(block -> block.outputs().get(0));
        return body.beyond().isPresent()
                ? JavaCode.choice(body.beyond().get(), exact.orElseThrow(), plain.orElseThrow(), Kind.BOOLEAN)
                : plain.or(() -> exact).orElseThrow();
    }

    /** What computes a real value in terms of the arguments, in coherent units. */
    public JavaCode real(Expr value) {
        JavaLoops loops = new JavaLoops(uniqueName);
        JavaCode code =
                new JavaReals(context(true, JavaBounds.ofDomains(), loops, Map.of(), new ArrayList<>())).print(value);
        helpers.addAll(loops.all());
        return code;
    }

    /** The helper methods of the conditions and values printed so far; those of a body stand with it. */
    public List<JavaLoop> helpers() {
        return List.copyOf(helpers);
    }

    private JavaBody both(Function<JavaContext, Block> printer, Map<Span, Guard> guards) {
        // Printed once only to learn which whole numbers may grow too large.
        List<IntegerNode> large = new ArrayList<>();
        JavaLoops drafts = new JavaLoops(name -> name);
        Block draft = printer.apply(context(false, JavaBounds.ofDomains(), drafts, guards, large));
        if (large.isEmpty() && drafts.all().isEmpty()) {
            return new JavaBody(Optional.empty(), Optional.of(draft), Optional.empty(), List.of());
        }
        List<JavaVariable.Parameter> integers = parameters.values().stream()
                .filter(JavaVariable::integer)
                .map(JavaVariable.Parameter.class::cast)
                .toList();
        JavaLoops loops = new JavaLoops(uniqueName);
        Optional<JavaLimits> limits = JavaLimits.find(integers, large);
        Optional<Block> plain =
                limits.map(found -> printer.apply(context(false, found.bounds(), loops, guards, new ArrayList<>())));
        Optional<JavaCode> beyond = limits.flatMap(JavaLimits::beyond);
        Optional<Block> exact = large.isEmpty()
                ? Optional.empty()
                : Optional.of(printer.apply(context(true, JavaBounds.ofDomains(), loops, guards, new ArrayList<>())));
        return new JavaBody(beyond, plain, exact, loops.all());
    }

    private JavaContext context(
            boolean big, JavaBounds bounds, JavaLoops loops, Map<Span, Guard> guards, List<IntegerNode> large) {
        return new JavaContext(formula.method(), parameters, big, bounds, calls, loops, guards, constants, large::add);
    }

    private Block block(JavaContext start) {
        Equation equation =
                JavaLocals.settled(formula.computed().tree(), start.guards().keySet());
        Set<String> names = new HashSet<>(taken);
        List<Assignment> locals = new ArrayList<>();
        JavaContext context = start;
        for (Equation.Definition local : equation.locals()) {
            context = local(local, context, names, locals);
        }
        List<JavaCode> outputs = new ArrayList<>();
        for (Equation.Definition definition : equation.outputs()) {
            boolean count = output(definition).variable().type().integer();
            JavaCode value = count
                    ? JavaLongs.wide(JavaCounts.print(definition.value(), context))
                    : new JavaReals(context).print(definition.value());
            if (equation.outputs().size() == 1) {
                outputs.add(value);
            } else {
                String name = unused(definition, names);
                Kind kind = count ? Kind.LONG : Kind.DOUBLE;
                locals.add(new Assignment(kind, name, value));
                outputs.add(JavaCode.of(name, kind));
                Optional<IntegerNode> node =
                        count ? Optional.of(context.integer(definition.value())) : Optional.empty();
                context = context.with(definition.name().name(), new JavaVariable.Local(name, node, false));
            }
        }
        return new Block(locals, outputs);
    }

    private static JavaContext local(
            Equation.Definition definition, JavaContext context, Set<String> names, List<Assignment> locals) {
        String name = unused(definition, names);
        Optional<IntegerNode> node = context.exact(definition.value());
        boolean large = node.isPresent() && !JavaBounds.ofDomains().fits(node.get());
        if (large) {
            context.consumed().accept(node.orElseThrow());
        }
        boolean big = context.big() && large;
        JavaCode value = node.isEmpty()
                ? new JavaReals(context).print(definition.value())
                : big ? new JavaBigs(context).print(node.get()) : new JavaLongs(context).print(node.get());
        locals.add(new Assignment(node.isEmpty() ? Kind.DOUBLE : big ? Kind.BIG : Kind.LONG, name, value));
        return context.with(definition.name().name(), new JavaVariable.Local(name, node, large));
    }

    private static String unused(Equation.Definition definition, Set<String> names) {
        String name = JavaNames.unused(JavaNames.identifier(definition.name().name()), names);
        names.add(name);
        return name;
    }

    private Output output(Equation.Definition definition) {
        return formula.outputs().stream()
                .filter(output ->
                        output.variable().name().equals(definition.name().name()))
                .findFirst()
                .orElseGet(() -> formula.outputs().get(0));
    }
}
