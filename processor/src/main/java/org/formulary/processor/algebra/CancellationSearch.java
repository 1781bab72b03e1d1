package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;

/**
 * Looks for arguments at which an equation, evaluated in doubles, may lose more than half of its digits by cancellation.
 * One parameter after the other goes through its magnitudes while the others stay; where a sum, difference or logarithm
 * passes through zero on the way, its zero is approached from both sides. The same points in every build.
 */
public final class CancellationSearch {

    /** Half of the 52 bits of a double. */
    public static final double HALF_OF_THE_DIGITS = 0x1p-26;

    /** An error so many times as large as what half a last place of the arguments changes is the equation's own. */
    private static final double UNSTABLE = 1 << 10;

    private static final int MAX_EVALUATIONS = 1_200;

    /** A long evaluation counts as one for so many operations. */
    private static final int OPERATIONS = 30;

    private static final int MAX_SUSPECTS = 200;

    /** What multiplies an error less than this does not lose digits, however large the error. */
    private static final double LOSING = 1 << 10;

    /** A bound on the error that is not likely to be luck's work alone. */
    private static final double CLEAR = 0x1p-21;

    /** An operation that multiplies errors so much has a result that is a smaller part of its operands than this. */
    private static final double NEAR_ZERO = 1.0 / 256;

    /** As bad as ten more digits to read. */
    private static final int AWKWARD = 20;

    /** What the other parameters are meanwhile: equal, all different, large and small. */
    private static final double[][] PLACES = {
        {1, 1, 1, 1}, {2, 3, 5, 7}, {1e10, 3e10, 1e10, 2e10}, {1e-3, 2e-3, 1e-5, 3e-3}
    };

    /**
     * Arguments at which digits may be lost.
     *
     * @param point the arguments in order of declaration, in their declared units
     * @param output which output
     * @param guilty the operation that loses them
     * @param computed the output as generated code computes it, in coherent units
     * @param relativeError a bound on its error, in parts of it
     * @param unstable whether that is more than rounding the arguments themselves would have changed
     * @param awkwardness how badly it shows the loss: well by arguments that are short to read, at which it is not small or,
     *     as 0, a matter of luck
     */
    public record Suspect(
            List<Double> point,
            int output,
            Expr guilty,
            double computed,
            double relativeError,
            boolean unstable,
            int awkwardness) {

        public Suspect {
            point = List.copyOf(point);
        }

        private static int awkwardness(List<Double> point, double computed, double relativeError) {
            int luck = computed == 0 ? 4 * AWKWARD : relativeError < CLEAR ? AWKWARD : 0;
            return luck + point.stream().mapToInt(Suspect::figures).sum();
        }

        private static int figures(double argument) {
            String text = Double.toString(Math.abs(argument));
            int e = text.indexOf('E');
            String mantissa = e < 0 ? text : text.substring(0, e);
            int point = mantissa.indexOf('.');
            int first = -1;
            int last = -1;
            for (int i = 0; i < mantissa.length(); i++) {
                char digit = mantissa.charAt(i);
                if (digit >= '1' && digit <= '9') {
                    first = first < 0 ? i : first;
                    last = i;
                }
            }
            if (first < 0) {
                return 2;
            }
            int precision = last - first + (first < point && point < last ? 0 : 1);
            int magnitude = (first < point ? point - 1 - first : point - first)
                    + (e < 0 ? 0 : Integer.parseInt(text, e + 1, text.length(), 10));
            return 2 * precision + Math.abs(magnitude) + (argument < 0 ? 1 : 0);
        }
    }

    private final CheckedFormula formula;
    private final Equation equation;
    private final Meaning meaning;
    private final List<Variable> variables;
    private final List<Ladder> ladders;
    private final List<Expr> candidates;
    private final IdentityHashMap<Expr, Integer> watched = new IdentityHashMap<>();
    private final List<Optional<DoubleProgram>> programs;
    private final List<List<Suspect>> walks = new ArrayList<>();
    private int suspects;
    private int evaluations;

    private CancellationSearch(CheckedFormula formula, Equation equation, FormulaLookup formulas) {
        this.formula = formula;
        this.equation = equation;
        this.meaning = Meaning.of(equation, formulas);
        this.variables = formula.parameters().stream().map(Parameter::variable).toList();
        this.ladders = variables.stream().map(Ladder::new).toList();
        this.candidates = candidates();
        candidates.forEach(candidate -> watched.put(candidate, watched.size()));
        this.programs = candidates.isEmpty() ? List.of() : programs();
    }

    /**
     * The suspects: of every walk the plainest arguments, then of every walk the next. What is plain may be computed without
     * any error by luck, and the likes of it as well.
     *
     * @param equation the formula's equation or another form of it
     */
    public static List<Suspect> find(CheckedFormula formula, Equation equation, FormulaLookup formulas) {
        CancellationSearch search = new CancellationSearch(formula, equation, formulas);
        search.run();
        search.walks.forEach(walk -> walk.sort(Comparator.comparingInt(Suspect::awkwardness)));
        List<Suspect> suspects = new ArrayList<>();
        for (int rank = 0; suspects.size() < search.suspects; rank++) {
            int next = rank;
            search.walks.stream()
                    .filter(walk -> next < walk.size())
                    .map(walk -> walk.get(next))
                    .sorted(Comparator.comparingInt(Suspect::awkwardness))
                    .forEach(suspects::add);
        }
        return suspects;
    }

    /** The generated code's value of an output at a point, in coherent units; empty where it is not sure to have one. */
    public static Optional<Double> computed(
            CheckedFormula formula, Equation equation, FormulaLookup formulas, int output, List<Double> point) {
        Meaning meaning = Meaning.of(equation, formulas);
        Rounded value = new RoundedEvaluation(
                        meaning,
                        arguments(
                                formula.parameters().stream()
                                        .map(Parameter::variable)
                                        .toList(),
                                point),
                        Losses.ignored())
                .of(equation.outputs().get(output).value());
        return value.isKnown() && !Double.isInfinite(value.value()) ? Optional.of(value.value()) : Optional.empty();
    }

    /** The operations whose operands can come near to each other, after rounding. */
    private List<Expr> candidates() {
        List<Expr> possible = Trees.values(equation).stream()
                .flatMap(value -> Trees.all(value).stream())
                .filter(Losses::isCandidate)
                .toList();
        if (possible.isEmpty()) {
            return List.of();
        }
        Optional<Box> box = Narrowing.domains(variables, meaning);
        return box.map(domains -> {
                    CanCancel canCancel = new CanCancel(meaning, domains);
                    return possible.stream().filter(canCancel).toList();
                })
                .orElse(List.of());
    }

    /** Each output as a program of doubles, where it has one. */
    private List<Optional<DoubleProgram>> programs() {
        Map<String, Integer> arguments = new HashMap<>();
        boolean[] counts = new boolean[variables.size()];
        for (int i = 0; i < counts.length; i++) {
            Variable variable = variables.get(i);
            arguments.put(variable.name(), i);
            counts[i] = variable.type().integer() && variable.unit().isCoherent();
        }
        return equation.outputs().stream()
                .map(output -> DoubleProgram.of(output.value(), meaning, arguments, counts, candidates))
                .toList();
    }

    private void run() {
        if (candidates.isEmpty()) {
            return;
        }
        if (ladders.isEmpty()) {
            walks.add(new ArrayList<>());
            look(List.of());
        }
        List<List<Double>> values = ladders.stream().map(Ladder::values).toList();
        List<Set<List<Double>>> seen = ladders.stream()
                .<Set<List<Double>>>map(ladder -> new LinkedHashSet<>())
                .toList();
        for (double[] place : PLACES) {
            for (int parameter = 0; parameter < ladders.size(); parameter++) {
                List<Double> others = with(place(place), parameter, 0);
                if (seen.get(parameter).add(others)) {
                    walks.add(new ArrayList<>());
                    walk(parameter, values.get(parameter), others);
                }
            }
        }
    }

    private List<Double> place(double[] place) {
        List<Double> point = new ArrayList<>();
        for (int i = 0; i < ladders.size(); i++) {
            point.add(ladders.get(i).near(place[i % place.length]));
        }
        return point;
    }

    /** Takes one parameter through its values, then near the zeros that it passed, the plainest first. */
    private void walk(int parameter, List<Double> values, List<Double> place) {
        double[][] ratios = new double[values.size()][];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = look(with(place, parameter, values.get(i)));
        }
        Ladder ladder = ladders.get(parameter);
        for (int candidate = 0; candidate < candidates.size(); candidate++) {
            int watched = candidate;
            Zeros zeros = new Zeros(value -> ratios(with(place, parameter, value))[watched], ladder.isInteger());
            double[] passed =
                    Arrays.stream(ratios).mapToDouble(all -> all[watched]).toArray();
            for (double zero : zeros.of(values, passed)) {
                ladder.around(zero).stream()
                        .filter(ladder::contains)
                        .forEach(near -> look(with(place, parameter, near)));
            }
        }
    }

    private static List<Double> with(List<Double> point, int index, double value) {
        List<Double> changed = new ArrayList<>(point);
        changed.set(index, value);
        return changed;
    }

    private static Map<String, Rounded> arguments(List<Variable> variables, List<Double> point) {
        Map<String, Rounded> arguments = new HashMap<>();
        for (int i = 0; i < point.size(); i++) {
            Variable variable = variables.get(i);
            arguments.put(
                    variable.name(),
                    RoundedEvaluation.argument(
                            point.get(i), variable.unit(), variable.type().integer(), i, point.size()));
        }
        return arguments;
    }

    /** Where the candidates stand relative to their zeros. */
    private double[] ratios(List<Double> point) {
        evaluations++;
        double[] ratios = new double[candidates.size()];
        Arrays.fill(ratios, Double.NaN);
        int operations = 0;
        for (Optional<DoubleProgram> program : programs) {
            if (program.isEmpty() || !run(program.get(), point, ratios)) {
                return roundedRatios(point);
            }
            operations += program.get().operations();
        }
        evaluations += operations / OPERATIONS;
        return ratios;
    }

    private double[] roundedRatios(List<Double> point) {
        Losses losses = Losses.watching(watched);
        RoundedEvaluation evaluation = new RoundedEvaluation(meaning, arguments(variables, point), losses);
        equation.outputs().forEach(output -> evaluation.of(output.value()));
        evaluations += losses.operations() / OPERATIONS;
        return losses.ratios();
    }

    /** Whether a program told the ratios at a point. */
    private boolean run(DoubleProgram program, List<Double> point, double[] ratios) {
        double[] arguments = new double[point.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = variables.get(i).unit().toCoherent(point.get(i));
        }
        program.run(arguments, ratios);
        return program.isSure();
    }

    /** Notes what is lost at a point, if it is in the domains; the same answer as {@link #ratios}. */
    private double[] look(List<Double> point) {
        double[] ratios = new double[candidates.size()];
        Arrays.fill(ratios, Double.NaN);
        if (evaluations >= MAX_EVALUATIONS || suspects >= MAX_SUSPECTS) {
            return ratios;
        }
        Optional<Boolean> inside = Optional.empty();
        for (int output = 0; output < equation.outputs().size(); output++) {
            evaluations++;
            Optional<DoubleProgram> program = programs.get(output);
            if (program.isPresent() && run(program.get(), point, ratios) && !isAnyNearZero(ratios)) {
                evaluations += program.get().operations() / OPERATIONS;
                continue;
            }
            Losses losses = Losses.watching(watched);
            Rounded value = new RoundedEvaluation(meaning, arguments(variables, point), losses)
                    .of(equation.outputs().get(output).value());
            evaluations += losses.operations() / OPERATIONS;
            double[] own = losses.ratios();
            for (int i = 0; i < ratios.length; i++) {
                ratios[i] = Double.isNaN(own[i]) ? ratios[i] : own[i];
            }
            if (isLost(value, losses)) {
                inside = inside.or(() -> Optional.of(isInside(point)));
                if (inside.get()) {
                    walks.get(walks.size() - 1).add(suspect(point, output, value, losses));
                    suspects++;
                }
            }
        }
        return ratios;
    }

    private static boolean isAnyNearZero(double[] ratios) {
        for (double ratio : ratios) {
            if (Math.abs(ratio) < NEAR_ZERO) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLost(Rounded value, Losses losses) {
        return value.isKnown()
                && losses.staysInRange()
                && losses.worst().filter(loss -> loss.factor() > LOSING).isPresent()
                && value.relativeError() > HALF_OF_THE_DIGITS;
    }

    private static Suspect suspect(List<Double> point, int output, Rounded value, Losses losses) {
        boolean unstable = value.error() > UNSTABLE * value.conditioning();
        Expr guilty = losses.worst().orElseThrow().node();
        int awkwardness = Suspect.awkwardness(point, value.value(), value.relativeError());
        return new Suspect(point, output, guilty, value.value(), value.relativeError(), unstable, awkwardness);
    }

    private boolean isInside(List<Double> point) {
        for (int i = 0; i < point.size(); i++) {
            if (!ladders.get(i).contains(point.get(i))) {
                return false;
            }
        }
        Map<String, Rounded> arguments = arguments(variables, point);
        RoundedConditions conditions =
                new RoundedConditions(new RoundedEvaluation(meaning, arguments, Losses.ignored()));
        return formula.parameters().stream()
                .flatMap(parameter -> parameter.variable().domain().stream())
                .filter(domain -> !domain.range().exact())
                .map(Domain::condition)
                .allMatch(condition -> condition.accept(conditions) == Truth.HOLDS);
    }
}
