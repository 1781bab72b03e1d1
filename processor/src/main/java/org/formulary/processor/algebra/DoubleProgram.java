package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;

/**
 * A value as a line of operations on doubles, for very many points: what {@link RoundedEvaluation} gives without errors.
 * Values with cases, steps, sums over a range or calls are none.
 */
final class DoubleProgram {

    /** What a step does with the results of two steps before it. */
    private enum Kind {
        ARGUMENT,
        NUMBER,
        NEGATION,
        OPERATION,
        FUNCTION
    }

    /**
     * One operation.
     *
     * @param count whether its result is an integer that generated code computes without rounding
     */
    private record Step(
            Kind kind, BinaryOp op, Function function, int first, int second, double number, boolean count) {

        static Step leaf(Kind kind, int argument, double number, boolean count) {
            return new Step(kind, BinaryOp.ADD, Function.ABS, argument, 0, number, count);
        }
    }

    private final Step[] steps;
    private final double[] results;

    /** For each watched operation its step; -1 where the value does not depend on it. */
    private final int[] watched;

    private final int operations;
    private boolean sure;

    private DoubleProgram(List<Step> steps, int[] watched, int operations) {
        this.steps = steps.toArray(Step[]::new);
        this.results = new double[this.steps.length];
        this.watched = watched;
        this.operations = operations;
    }

    /**
     * The program of a value, if it has one.
     *
     * @param counts for each argument by name its index, and whether it is an integer in a coherent unit
     * @param watched operations whose results are compared to their operands
     */
    static Optional<DoubleProgram> of(
            Expr value, Meaning meaning, Map<String, Integer> arguments, boolean[] counts, List<Expr> watched) {
        Assembler assembler = new Assembler(meaning, arguments, counts);
        if (assembler.of(value) < 0) {
            return Optional.empty();
        }
        int[] places = watched.stream()
                .mapToInt(node -> assembler.known.getOrDefault(node, -1))
                .toArray();
        return Optional.of(new DoubleProgram(assembler.steps, places, assembler.operations));
    }

    /** How many operations there are. */
    int operations() {
        return operations;
    }

    /** Whether the last run met no integer that doubles do not hold. */
    boolean isSure() {
        return sure;
    }

    /**
     * Runs at a point.
     *
     * @param arguments in coherent units
     * @param ratios receives how each watched operation's result compares to its operands, where the value depends on it
     */
    void run(double[] arguments, double[] ratios) {
        sure = true;
        for (int i = 0; i < steps.length; i++) {
            Step step = steps[i];
            double result = result(step, arguments);
            sure &= !step.count() || Math.abs(result) <= Rounded.EXACT_INTEGERS;
            results[i] = result;
        }
        for (int i = 0; i < watched.length; i++) {
            if (watched[i] >= 0) {
                Step step = steps[watched[i]];
                double first = Math.abs(results[step.first()]);
                double second = Math.abs(results[step.second()]);
                ratios[i] = results[watched[i]] / Math.max(first, second);
            }
        }
    }

    private double result(Step step, double[] arguments) {
        return switch (step.kind()) {
            case ARGUMENT -> arguments[step.first()];
            case NUMBER -> step.number();
            case NEGATION -> -results[step.first()];
            case OPERATION -> binary(step.op(), results[step.first()], results[step.second()]);
            case FUNCTION -> function(step.function(), results[step.first()], results[step.second()]);
        };
    }

    private static double binary(BinaryOp op, double a, double b) {
        return switch (op) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> b == 0 ? Double.NaN : a / b;
            case POW -> b == 2 ? a * a : StrictMath.pow(a, b);
            case MOD -> throw new IllegalArgumentException("no smooth operation: " + op);
        };
    }

    private static double function(Function function, double a, double b) {
        return switch (function) {
            case MIN -> a <= b ? a : b;
            case MAX -> a >= b ? a : b;
            case ABS -> a < 0 ? -a : a;
            case ATAN2 -> StrictMath.atan2(a, b);
            case HYPOT -> a == 0 && b == 0 ? Double.NaN : StrictMath.hypot(a, b);
            default -> RoundedOperations.smooth(function, a);
        };
    }

    /** Lines the operations up, definitions where they are first asked for. */
    private static final class Assembler {

        private final Meaning meaning;
        private final Map<String, Integer> arguments;
        private final boolean[] counts;
        private final List<Step> steps = new ArrayList<>();
        private final Map<String, Integer> names = new HashMap<>();
        private final IdentityHashMap<Expr, Integer> known = new IdentityHashMap<>();
        private int operations;

        Assembler(Meaning meaning, Map<String, Integer> arguments, boolean[] counts) {
            this.meaning = meaning;
            this.arguments = arguments;
            this.counts = counts;
        }

        private int add(Step step) {
            steps.add(step);
            return steps.size() - 1;
        }

        private boolean isCount(int step) {
            return steps.get(step).count();
        }

        /** The step of a value; negative if it has none. */
        int of(Expr expr) {
            int step = step(expr);
            known.put(expr, step);
            return step;
        }

        private int step(Expr expr) {
            if (expr instanceof Expr.Group group) {
                return of(group.inner());
            } else if (expr instanceof Expr.Name name) {
                return name(name.name());
            } else if (expr instanceof Expr.Num num) {
                return number(num);
            } else if (expr instanceof Expr.Pi) {
                return add(Step.leaf(Kind.NUMBER, 0, Math.PI, false));
            } else if (expr instanceof Expr.Constant constant) {
                return add(Step.leaf(Kind.NUMBER, 0, constant.value().nearest(), false));
            } else if (expr instanceof Expr.Neg neg) {
                int operand = of(neg.operand());
                return operand < 0
                        ? operand
                        : add(new Step(
                                Kind.NEGATION, BinaryOp.SUB, Function.ABS, operand, operand, 0, isCount(operand)));
            } else if (expr instanceof Expr.Binary binary) {
                return binary(binary);
            }
            return expr instanceof Expr.Apply apply ? apply(apply) : -1;
        }

        private int name(String name) {
            Integer step = names.get(name);
            if (step == null) {
                Integer argument = arguments.get(name);
                Expr definition = meaning.definitions().get(name);
                if (argument == null && definition == null) {
                    return -1;
                }
                step = argument == null
                        ? (Integer) of(definition)
                        : (Integer) add(Step.leaf(Kind.ARGUMENT, argument, 0, counts[argument]));
                names.put(name, step);
            }
            return step;
        }

        private int number(Expr.Num num) {
            boolean count = num.unit().isEmpty() && num.value().isInteger();
            double value = num.unit()
                    .map(literal -> literal.unit().toCoherent(num.value()))
                    .orElseGet(() -> num.value().toDouble());
            return add(Step.leaf(Kind.NUMBER, 0, value, count));
        }

        private int binary(Expr.Binary binary) {
            int left = of(binary.left());
            int right = left < 0 ? left : of(binary.right());
            if (right < 0 || binary.op() == BinaryOp.MOD) {
                return -1;
            }
            boolean count = isCount(left) && isCount(right) && binary.op() != BinaryOp.DIV;
            // A power of counts is one or not, as the exponent is.
            boolean open =
                    count && binary.op() == BinaryOp.POW && !(steps.get(right).number() > 0);
            operations++;
            return open ? -1 : add(new Step(Kind.OPERATION, binary.op(), Function.ABS, left, right, 0, count));
        }

        private int apply(Expr.Apply apply) {
            int first = of(apply.arguments().get(0));
            int second = apply.arguments().size() == 2 ? of(apply.arguments().get(1)) : first;
            boolean mixed = first < 0 || second < 0 || isCount(first) != isCount(second);
            boolean none = switch (apply.function()) {
                case MIN, MAX, ABS -> mixed;
                // A loss near -1, where its slope is steep, does not show in its result.
                case ACOS -> true;
                case SIGN, FLOOR, CEIL, ROUND, BINOMIAL, FACTORIAL -> true;
                default -> first < 0 || second < 0;
            };
            if (none || apply.arguments().size() > 2) {
                return -1;
            }
            boolean keeps = switch (apply.function()) {
                case MIN, MAX, ABS -> isCount(first);
                default -> false;
            };
            operations++;
            return add(new Step(Kind.FUNCTION, BinaryOp.ADD, apply.function(), first, second, 0, keeps));
        }
    }
}
