package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;

/**
 * What holes are to be, from what stands around them: the way of type inference backwards, from the declared results down to
 * the operands.
 */
final class WantedTypes {

    private final TypeInference inference;
    private final Function<String, Optional<Signature>> signatures;
    private final Map<Expr.Hole, Wanted> holes = new HashMap<>();
    private final Map<Expr.Hole, Set<String>> compared = new HashMap<>();
    private final Map<String, Wanted> names = new LinkedHashMap<>();

    /**
     * Starts with none.
     *
     * @param inference knows the types of everything that has one without the holes
     */
    WantedTypes(TypeInference inference, Function<String, Optional<Signature>> signatures) {
        this.inference = inference;
        this.signatures = signatures;
    }

    /** What was found of a hole. */
    Wanted of(Expr.Hole hole) {
        return holes.getOrDefault(hole, Wanted.ANYTHING);
    }

    /** Looks at an equation: its results, then the local results that they and each other use, the last ones first. */
    void visit(Equation equation, List<Output> outputs) {
        for (int i = outputs.size() - 1; i >= 0; i--) {
            Variable output = outputs.get(i).variable();
            Wanted wanted = new Wanted(
                    Optional.of(output.unit().dimension()), output.type().integer());
            want(equation.outputs().get(i).value(), wanted);
        }
        List<Definition> locals = equation.locals();
        for (int i = locals.size() - 1; i >= 0; i--) {
            want(locals.get(i).value(), names.getOrDefault(locals.get(i).name().name(), Wanted.ANYTHING));
        }
    }

    /** Looks at the values in a condition. */
    void visit(Condition condition) {
        Trees.parts(condition).stream()
                .filter(Condition.Comparison.class::isInstance)
                .map(part -> ((Condition.Comparison) part).operands())
                .forEach(operands -> {
                    alike(operands, Wanted.ANYTHING);
                    operands.stream()
                            .filter(Expr.Hole.class::isInstance)
                            .forEach(hole -> compared.put((Expr.Hole) hole, names(operands)));
                });
    }

    private static Set<String> names(List<Expr> operands) {
        return operands.stream()
                .filter(Expr.Name.class::isInstance)
                .map(name -> ((Expr.Name) name).name())
                .collect(Collectors.toSet());
    }

    /** The names that a hole is compared with, and so is none of. */
    Set<String> comparedWith(Expr.Hole hole) {
        return compared.getOrDefault(hole, Set.of());
    }

    private void want(Expr expr, Wanted wanted) {
        expr.accept(new Place(wanted));
    }

    /** Operands of one dimension, their own if nothing else tells. */
    private void alike(List<Expr> operands, Wanted wanted) {
        Optional<Dimension> dimension = wanted.dimension()
                .or(() -> operands.stream()
                        .map(this::known)
                        .flatMap(Optional::stream)
                        .findFirst());
        operands.forEach(operand -> want(operand, wanted.in(dimension)));
    }

    private Optional<Dimension> known(Expr expr) {
        return inference.known(expr).dimension();
    }

    /** Reads what a node is to be down to its operands. */
    private final class Place implements Expr.Visitor<Void> {

        private final Wanted wanted;

        Place(Wanted wanted) {
            this.wanted = wanted;
        }

        @Override
        public Void hole(Expr.Hole hole) {
            holes.putIfAbsent(hole, wanted);
            return null;
        }

        @Override
        public Void num(Expr.Num num) {
            return null;
        }

        @Override
        public Void name(Expr.Name name) {
            if (wanted.dimension().isPresent()) {
                names.putIfAbsent(name.name(), wanted);
            }
            return null;
        }

        @Override
        public Void pi(Expr.Pi pi) {
            return null;
        }

        @Override
        public Void constant(Expr.Constant constant) {
            return null;
        }

        @Override
        public Void neg(Expr.Neg neg) {
            return neg.operand().accept(this);
        }

        @Override
        public Void group(Expr.Group group) {
            return group.inner().accept(this);
        }

        @Override
        public Void binary(Expr.Binary binary) {
            Expr left = binary.left();
            Expr right = binary.right();
            switch (binary.op()) {
                case ADD, SUB -> alike(terms(binary), wanted);
                case MOD -> alike(List.of(left, right), wanted);
                case MUL -> {
                    want(
                            left,
                            wanted.in(wanted.dimension()
                                    .flatMap(all ->
                                            known(right).flatMap(of -> BoundedDimension.of(() -> all.dividedBy(of))))));
                    want(
                            right,
                            wanted.in(wanted.dimension()
                                    .flatMap(all ->
                                            known(left).flatMap(of -> BoundedDimension.of(() -> all.dividedBy(of))))));
                }
                case DIV -> {
                    Wanted real = wanted.real();
                    want(
                            left,
                            real.in(wanted.dimension()
                                    .flatMap(all -> known(right).map(all::times))));
                    want(
                            right,
                            real.in(wanted.dimension()
                                    .flatMap(all ->
                                            known(left).flatMap(of -> BoundedDimension.of(() -> of.dividedBy(all))))));
                }
                case POW -> {
                    want(left, wanted.in(root(Constants.valueOf(right))));
                    want(right, wanted.integer() ? Wanted.COUNT : Wanted.NUMBER);
                }
            }
            return null;
        }

        private List<Expr> terms(Expr expr) {
            if (!(expr instanceof Expr.Binary sum) || (sum.op() != BinaryOp.ADD && sum.op() != BinaryOp.SUB)) {
                return List.of(expr);
            }
            List<Expr> terms = new ArrayList<>(terms(sum.left()));
            terms.add(sum.right());
            return terms;
        }

        /** The dimension whose power this is; of a power that is not constant, only a pure number has one. */
        private Optional<Dimension> root(Optional<Rational> exponent) {
            return exponent.isEmpty()
                    ? Optional.of(Dimension.NONE)
                    : wanted.dimension()
                            .filter(dimension -> exponent.get().signum() != 0)
                            .flatMap(dimension ->
                                    BoundedDimension.of(() -> dimension.power(Rational.ONE.dividedBy(exponent.get()))));
        }

        @Override
        public Void factorial(Expr.Factorial factorial) {
            want(factorial.operand(), Wanted.COUNT);
            return null;
        }

        @Override
        public Void apply(Expr.Apply apply) {
            List<Expr> arguments = apply.arguments();
            switch (apply.function()) {
                case MIN, MAX -> alike(arguments, wanted);
                case HYPOT -> alike(arguments, wanted.real());
                case ATAN2, SIGN -> alike(arguments, Wanted.ANYTHING);
                case ABS -> arguments.get(0).accept(this);
                case SQRT -> want(arguments.get(0), power(2));
                case CBRT -> want(arguments.get(0), power(3));
                case FACTORIAL, BINOMIAL -> arguments.forEach(argument -> want(argument, Wanted.COUNT));
                default -> arguments.forEach(argument -> want(argument, Wanted.NUMBER));
            }
            return null;
        }

        private Wanted power(int degree) {
            return new Wanted(
                    wanted.dimension()
                            .flatMap(dimension -> BoundedDimension.of(() -> dimension.power(Rational.of(degree)))),
                    false);
        }

        @Override
        public Void call(Expr.Call call) {
            List<Variable> parameters =
                    signatures.apply(call.formula()).map(Signature::parameters).orElse(List.of());
            for (int i = 0; i < call.arguments().size(); i++) {
                Wanted argument = i < parameters.size()
                        ? new Wanted(
                                Optional.of(parameters.get(i).unit().dimension()),
                                parameters.get(i).type().integer())
                        : Wanted.ANYTHING;
                want(call.arguments().get(i), argument);
            }
            return null;
        }

        @Override
        public Void reduction(Expr.Reduction reduction) {
            want(reduction.from(), Wanted.COUNT);
            want(reduction.to(), Wanted.COUNT);
            want(reduction.body(), reduction.kind() == Expr.Reduction.Kind.SUM ? wanted : Wanted.NUMBER);
            return null;
        }

        @Override
        public Void cases(Expr.Cases cases) {
            List<Expr> values = new ArrayList<>();
            for (Expr.Cases.Branch branch : cases.branches()) {
                visit(branch.condition());
                values.add(branch.value());
            }
            values.add(cases.otherwise());
            alike(values, wanted);
            return null;
        }
    }
}
