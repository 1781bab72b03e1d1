package org.formulary.site.plot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * An equation in prefix form, evaluated in doubles, which is enough for a picture. What has no value is not a number; what no
 * picture needs, such as a factorial, makes that there is no kernel.
 */
final class Kernel {

    private static final Map<String, DoubleBinaryOperator> BINARY = Map.ofEntries(
            Map.entry("+", Double::sum),
            Map.entry("-", (a, b) -> a - b),
            Map.entry("*", (a, b) -> a * b),
            Map.entry("/", (a, b) -> a / b),
            Map.entry("^", Math::pow),
            Map.entry("mod", (a, b) -> a - b * Math.floor(a / b)),
            Map.entry("min", Math::min),
            Map.entry("max", Math::max),
            Map.entry("hypot", Math::hypot),
            Map.entry("atan2", Math::atan2));

    private static final Map<String, DoubleUnaryOperator> UNARY = Map.ofEntries(
            Map.entry("neg", a -> -a),
            Map.entry("min", a -> a),
            Map.entry("max", a -> a),
            Map.entry("abs", Math::abs),
            Map.entry("sign", Math::signum),
            Map.entry("floor", a -> Math.floor(nearWhole(a))),
            Map.entry("ceil", a -> Math.ceil(nearWhole(a))),
            Map.entry("round", a -> Math.signum(a) * Math.floor(Math.abs(a) + 0.5)),
            Map.entry("sqrt", Math::sqrt),
            Map.entry("cbrt", Math::cbrt),
            Map.entry("exp", Math::exp),
            Map.entry("ln", Math::log),
            Map.entry("log2", a -> Math.log(a) / Math.log(2)),
            Map.entry("log10", Math::log10),
            Map.entry("expm1", Math::expm1),
            Map.entry("log1p", Math::log1p),
            Map.entry("sin", Math::sin),
            Map.entry("cos", Math::cos),
            Map.entry("tan", Math::tan),
            Map.entry("asin", Math::asin),
            Map.entry("acos", Math::acos),
            Map.entry("atan", Math::atan),
            Map.entry("sinh", Math::sinh),
            Map.entry("cosh", Math::cosh),
            Map.entry("tanh", Math::tanh));

    /** A sum of more terms than this is not worth a curve. */
    private static final int MOST_TERMS = 10_000;

    /** A value in a frame that holds what names stand for. */
    private interface Value {
        double in(double[] frame);
    }

    /** A condition in such a frame. */
    private interface Condition {
        boolean in(double[] frame);
    }

    /** What is not evaluated here. */
    private static final class Unsupported extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Value value;
    private final int size;

    private Kernel(Value value, int size) {
        this.value = value;
        this.size = size;
    }

    /**
     * The kernel of an equation.
     *
     * @param names its parameters, in the order in which {@link #at} takes them
     */
    static Optional<Kernel> of(String prefix, List<String> names) {
        Reader reader = new Reader(prefix, names);
        try {
            Value value = reader.value();
            return Optional.of(new Kernel(value, reader.size));
        } catch (Unsupported e) {
            return Optional.empty();
        }
    }

    /** The value for arguments in coherent units; not a number where there is none. */
    double at(double... arguments) {
        return value.in(Arrays.copyOf(arguments, size));
    }

    /**
     * The kernel of a condition: 1 where it holds, 0 where it does not.
     *
     * @param names the parameters, in the order in which {@link #at} takes them
     */
    static Optional<Kernel> ofCondition(String prefix, List<String> names) {
        return of("(if " + prefix + " 1 0)", names);
    }

    /** A logarithm that misses an integer by its last place is that integer. */
    private static double nearWhole(double a) {
        double whole = Math.rint(a);
        return Math.abs(a - whole) <= 1e-12 * Math.abs(whole) ? whole : a;
    }

    /** Reads prefix form into nested functions. */
    private static final class Reader {

        private final Deque<String> tokens;
        private final Map<String, Integer> places = new HashMap<>();
        private int size;

        Reader(String prefix, List<String> names) {
            tokens = new ArrayDeque<>(Arrays.asList(
                    prefix.replace("(", " ( ").replace(")", " ) ").strip().split("\\s+", -1)));
            names.forEach(this::declare);
        }

        private int declare(String name) {
            places.put(name, size);
            return size++;
        }

        Value value() throws Unsupported {
            String token = tokens.pop();
            return token.equals("(") ? form(tokens.pop()) : atom(token);
        }

        private Value atom(String token) throws Unsupported {
            if (token.equals("pi")) {
                return frame -> Math.PI;
            }
            if (Character.isDigit(token.charAt(0)) || (token.length() > 1 && token.charAt(0) == '-')) {
                int slash = token.indexOf('/');
                double number = slash < 0
                        ? Double.parseDouble(token)
                        : Double.parseDouble(token.substring(0, slash))
                                / Double.parseDouble(token.substring(slash + 1));
                return frame -> number;
            }
            Integer place = places.get(token);
            if (place == null) {
                throw new Unsupported();
            }
            return frame -> frame[place];
        }

        private Value form(String head) throws Unsupported {
            return switch (head) {
                case "let" -> let();
                case "if" -> choice();
                case "sum", "product" -> reduction(head.equals("product"));
                default -> operation(head);
            };
        }

        private Value let() throws Unsupported {
            tokens.pop();
            String name = tokens.pop();
            Value bound = value();
            close();
            int place = declare(name);
            Value body = value();
            close();
            return frame -> {
                frame[place] = bound.in(frame);
                return body.in(frame);
            };
        }

        private Value choice() throws Unsupported {
            Condition condition = condition();
            Value then = value();
            Value otherwise = value();
            close();
            return frame -> condition.in(frame) ? then.in(frame) : otherwise.in(frame);
        }

        private Value reduction(boolean product) throws Unsupported {
            int place = declare(tokens.pop());
            Value from = value();
            Value to = value();
            Value body = value();
            close();
            return frame -> {
                double first = from.in(frame);
                double last = to.in(frame);
                if (!(last - first <= MOST_TERMS)) {
                    return Double.NaN;
                }
                double total = product ? 1 : 0;
                for (double i = first; i <= last; i++) {
                    frame[place] = i;
                    total = product ? total * body.in(frame) : total + body.in(frame);
                }
                return total;
            };
        }

        private Value operation(String head) throws Unsupported {
            List<Value> operands = new ArrayList<>();
            while (!tokens.peek().equals(")")) {
                operands.add(value());
            }
            close();
            if (operands.size() == 1 && UNARY.containsKey(head)) {
                DoubleUnaryOperator operator = UNARY.get(head);
                Value operand = operands.get(0);
                return frame -> operator.applyAsDouble(operand.in(frame));
            }
            DoubleBinaryOperator operator = BINARY.get(head);
            if (operator == null || operands.size() < 2) {
                throw new Unsupported();
            }
            return operands.stream()
                    .reduce((left, right) -> frame -> operator.applyAsDouble(left.in(frame), right.in(frame)))
                    .orElseThrow();
        }

        private Condition condition() throws Unsupported {
            tokens.pop();
            String head = tokens.pop();
            if (List.of("and", "or", "not").contains(head)) {
                List<Condition> parts = new ArrayList<>();
                while (!tokens.peek().equals(")")) {
                    parts.add(condition());
                }
                close();
                return switch (head) {
                    case "and" -> frame -> parts.stream().allMatch(part -> part.in(frame));
                    case "or" -> frame -> parts.stream().anyMatch(part -> part.in(frame));
                    default -> frame -> !parts.get(0).in(frame);
                };
            }
            if (head.equals("let")) {
                throw new Unsupported();
            }
            Value left = value();
            Value right = List.of("integer", "even", "odd").contains(head) ? left : value();
            close();
            return switch (head) {
                case "=" -> frame -> left.in(frame) == right.in(frame);
                case "!=" -> frame -> left.in(frame) != right.in(frame);
                case "<" -> frame -> left.in(frame) < right.in(frame);
                case "<=" -> frame -> left.in(frame) <= right.in(frame);
                case ">" -> frame -> left.in(frame) > right.in(frame);
                case ">=" -> frame -> left.in(frame) >= right.in(frame);
                case "integer" -> frame -> left.in(frame) == Math.rint(left.in(frame));
                case "even" -> frame -> left.in(frame) % 2 == 0;
                case "odd" -> frame -> Math.abs(left.in(frame) % 2) == 1;
                default -> throw new Unsupported();
            };
        }

        private void close() {
            tokens.pop();
        }
    }
}
