package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Type;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;

/**
 * Works out dimension and exactness of every node, and says where dimensions do not fit. A node whose dimension cannot be
 * known takes whatever its neighbours ask for, so that one fault is reported once.
 */
final class TypeInference {

    private final Map<String, Inferred> names = new HashMap<>();
    private final Map<String, Variable> declared = new LinkedHashMap<>();
    private final Map<String, Range> ranges = new HashMap<>();
    private final Typing typing = new Typing();
    private final IdentityHashMap<Expr, Inferred> known = new IdentityHashMap<>();
    private final Nodes nodes = new Nodes();
    private final LowerBound bounds = new LowerBound(ranges);
    private final UnitProblems problems = new UnitProblems(declared, this::known);
    private final FunctionTypes functions = new FunctionTypes(this, problems);
    private final CallTypes calls;

    /**
     * Starts with no names.
     *
     * @param signatures finds the formulas that are called, by full identifier
     */
    TypeInference(Function<String, Optional<Signature>> signatures) {
        this.calls = new CallTypes(this, problems, signatures);
    }

    /** Declares a parameter, an output or any other variable with a unit. */
    TypeInference declare(Variable variable) {
        declared.put(variable.name(), variable);
        names.put(variable.name(), Inferred.of(typeOf(variable)));
        variable.domain().ifPresent(domain -> ranges.put(variable.name(), domain.range()));
        return this;
    }

    /** Declares a local. */
    void declare(String name, Inferred type) {
        names.put(name, type);
    }

    /** The type that a variable's value has in coherent units. */
    static Type typeOf(Variable variable) {
        boolean integer = variable.type().integer()
                && variable.unit().factor().isInteger()
                && variable.unit().piPower() == 0
                && variable.unit().offset().isInteger();
        return new Type(variable.unit().dimension(), integer);
    }

    /** What was found so far. */
    UnitProblems problems() {
        return problems;
    }

    /** The types found so far. */
    Typing typing() {
        return typing;
    }

    /** Infers a value; the result's dimension is empty where it fits anything. */
    Inferred infer(Expr expr) {
        Inferred inferred = expr.accept(nodes);
        note(expr, inferred);
        return inferred;
    }

    /** Infers the parts of a condition. */
    void infer(Condition condition) {
        condition.accept(new Condition.Visitor<Void>() {
            @Override
            public Void comparison(Condition.Comparison comparison) {
                alike(comparison.operands(), "the sides of the comparison");
                return null;
            }

            @Override
            public Void is(Condition.Is is) {
                inferIs(is);
                return null;
            }

            @Override
            public Void and(Condition.And and) {
                return all(and.parts());
            }

            @Override
            public Void or(Condition.Or or) {
                return all(or.parts());
            }

            @Override
            public Void not(Condition.Not not) {
                return not.operand().accept(this);
            }

            @Override
            public Void group(Condition.Group group) {
                return group.inner().accept(this);
            }

            private Void all(List<Condition> parts) {
                parts.forEach(part -> part.accept(this));
                return null;
            }
        });
    }

    private void inferIs(Condition.Is is) {
        Inferred path = infer(is.path());
        switch (is.property()) {
            case EVEN, ODD -> {
                if (!path.integer()) {
                    problems.report(
                            "`" + is.path().name() + "` is a real number, and only an integer is even or odd",
                            new Label(is.path().span(), "real"));
                }
            }
            case INTEGER -> problems.dimensionless(is.path(), "an integer");
            case GIVEN, ABSENT ->
                problems.report(
                        "`" + is.path().name() + "` is a parameter, and every parameter is given",
                        new Label(is.span(), "only an optional input can be absent"));
        }
    }

    private void note(Expr expr, Inferred inferred) {
        known.put(expr, inferred);
        typing.put(expr, inferred.type());
    }

    private final class Nodes implements Expr.Visitor<Inferred> {

        @Override
        public Inferred num(Expr.Num number) {
            return number(number);
        }

        @Override
        public Inferred name(Expr.Name name) {
            return names.getOrDefault(name.name(), Inferred.UNKNOWN);
        }

        @Override
        public Inferred constant(Expr.Constant constant) {
            return Inferred.real(constant.value().unit().dimension());
        }

        @Override
        public Inferred pi(Expr.Pi pi) {
            return Inferred.real(Dimension.NONE);
        }

        @Override
        public Inferred neg(Expr.Neg negation) {
            return infer(negation.operand());
        }

        @Override
        public Inferred binary(Expr.Binary binary) {
            return TypeInference.this.binary(binary);
        }

        @Override
        public Inferred factorial(Expr.Factorial factorial) {
            return functions.factorial(factorial.operand());
        }

        @Override
        public Inferred apply(Expr.Apply apply) {
            return functions.apply(apply);
        }

        @Override
        public Inferred call(Expr.Call call) {
            return calls.call(call);
        }

        @Override
        public Inferred reduction(Expr.Reduction reduction) {
            return TypeInference.this.reduction(reduction);
        }

        @Override
        public Inferred group(Expr.Group group) {
            return infer(group.inner());
        }

        @Override
        public Inferred cases(Expr.Cases cases) {
            return TypeInference.this.cases(cases);
        }

        @Override
        public Inferred hole(Expr.Hole hole) {
            return Inferred.HOLE;
        }
    }

    private static Inferred number(Expr.Num number) {
        boolean digits = number.text().chars().allMatch(c -> c >= '0' && c <= '9');
        if (number.unit().isEmpty()) {
            return number.value().signum() == 0
                    ? new Inferred(Optional.empty(), digits)
                    : new Inferred(Optional.of(Dimension.NONE), digits);
        }
        var unit = number.unit().get().unit();
        boolean integer = digits && unit.factor().isInteger() && unit.piPower() == 0;
        return new Inferred(Optional.of(unit.dimension()), integer);
    }

    private Inferred binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD, SUB -> {
                List<Expr> terms = new ArrayList<>();
                boolean integer = additive(binary, terms);
                yield new Inferred(problems.agree(terms, "the terms"), integer);
            }
            case MUL -> {
                Inferred left = infer(binary.left());
                Inferred right = infer(binary.right());
                yield new Inferred(product(binary, left, right, Dimension::times), left.integer() && right.integer());
            }
            case DIV -> {
                Inferred left = infer(binary.left());
                Inferred right = infer(binary.right());
                yield new Inferred(product(binary, left, right, Dimension::dividedBy), false);
            }
            case MOD -> {
                boolean integer = alike(List.of(binary.left(), binary.right()), "the operands of `mod`");
                yield new Inferred(known(binary.left()).dimension(), integer);
            }
            case POW -> power(binary);
        };
    }

    /** Collects the terms of a sum, typing the sums between them; says whether all are integers. */
    private boolean additive(Expr expr, List<Expr> terms) {
        if (expr instanceof Expr.Binary sum && (sum.op() == BinaryOp.ADD || sum.op() == BinaryOp.SUB)) {
            boolean left = additive(sum.left(), terms);
            terms.add(sum.right());
            Inferred right = infer(sum.right());
            boolean integer = left && right.integer();
            note(sum, new Inferred(known(terms.get(0)).dimension(), integer));
            return integer;
        }
        terms.add(expr);
        return infer(expr).integer();
    }

    private Inferred power(Expr.Binary power) {
        Inferred base = infer(power.left());
        Inferred exponent = infer(power.right());
        problems.dimensionless(power.right(), "an exponent");
        boolean open = Trees.all(power.right()).stream().anyMatch(Expr.Hole.class::isInstance);
        boolean integer = base.integer() && exponent.integer() && (open || bounds.isNonNegative(power.right()));
        if (base.dimension().isEmpty() || base.dimension().get().isNone()) {
            return new Inferred(base.dimension(), integer);
        }
        Optional<Rational> constant = Constants.valueOf(power.right());
        if (constant.isEmpty() && open) {
            return Inferred.HOLE;
        }
        if (constant.isEmpty()) {
            problems.report(
                    "a quantity with a dimension is raised to a power that is not a constant",
                    new Label(power.left().span(), base.describe()),
                    new Label(power.right().span(), "not a constant"));
            return Inferred.UNKNOWN;
        }
        Optional<Dimension> dimension =
                BoundedDimension.of(() -> base.dimension().get().power(constant.get()));
        if (dimension.isEmpty()) {
            problems.outOfRange(power);
        }
        return new Inferred(dimension, integer);
    }

    private Optional<Dimension> product(
            Expr.Binary binary, Inferred left, Inferred right, BinaryOperator<Dimension> operation) {
        Optional<Dimension> dimension = left.combine(right, operation);
        if (dimension.isEmpty()
                && left.dimension().isPresent()
                && right.dimension().isPresent()) {
            problems.outOfRange(binary);
        }
        return dimension;
    }

    private Inferred reduction(Expr.Reduction reduction) {
        for (Expr end : List.of(reduction.from(), reduction.to())) {
            Inferred type = infer(end);
            if (!type.integer()) {
                problems.report(
                        "the ends of a " + word(reduction) + " are integers", new Label(end.span(), type.describe()));
            }
        }
        String index = reduction.index().name();
        Optional<Inferred> shadowed = Optional.ofNullable(names.get(index));
        names.put(index, new Inferred(Optional.of(Dimension.NONE), true));
        infer(reduction.index());
        Inferred body = infer(reduction.body());
        shadowed.ifPresentOrElse(type -> names.put(index, type), () -> names.remove(index));
        if (reduction.kind() == Expr.Reduction.Kind.PRODUCT) {
            problems.dimensionless(reduction.body(), "a factor of a product of varying length");
        }
        return body;
    }

    private static String word(Expr.Reduction reduction) {
        return reduction.kind() == Expr.Reduction.Kind.SUM ? "sum" : "product";
    }

    private Inferred cases(Expr.Cases cases) {
        List<Expr> values = new ArrayList<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            infer(branch.condition());
            values.add(branch.value());
        }
        values.add(cases.otherwise());
        boolean integer = alike(values, "the cases");
        Optional<Dimension> dimension = values.stream()
                .map(value -> known(value).dimension())
                .flatMap(Optional::stream)
                .findFirst();
        return new Inferred(dimension, integer);
    }

    private boolean alike(List<Expr> operands, String what) {
        operands.forEach(this::infer);
        problems.agree(operands, what);
        return operands.stream().allMatch(operand -> known(operand).integer());
    }

    /** What was inferred of a node before. */
    Inferred known(Expr expr) {
        return known.getOrDefault(expr, Inferred.UNKNOWN);
    }
}
