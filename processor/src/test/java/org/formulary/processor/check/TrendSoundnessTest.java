package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.LawProof;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Trends;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Sign;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;
import org.junit.jupiter.api.Test;

/** Random values over random domains: what is proved of how they go holds at every pair of points tried, exactly. */
class TrendSoundnessTest {

    private static final int TREES = Integer.getInteger("formulary.trees", 300);
    private static final int POINTS = 10;

    private final RandomFormulas random = new RandomFormulas(Long.getLong("formulary.seed", 20261201));
    private final Map<Direction, Integer> proved = new EnumMap<>(Direction.class);
    private int provedLaws;
    private int signs;

    @Test
    void noProvedTrendOrSignIsContradictedAnywhere() {
        for (int i = 0; i < TREES; i++) {
            trends(random.text(1 + i % 4), random.variables());
        }
        assertTrue(proved.getOrDefault(Direction.NONDECREASING, 0) > TREES / 6, proved.toString());
        assertTrue(proved.getOrDefault(Direction.NONINCREASING, 0) > TREES / 10, proved.toString());
        assertTrue(signs > TREES / 4, "only " + signs);
    }

    @Test
    void noProvedLawIsContradictedAnywhere() {
        for (int i = 0; i < TREES; i++) {
            Map<String, Variable> variables = random.variables();
            String left = random.text(1 + i % 3);
            String right = i % 2 == 0 ? random.text(i % 2) : variant(left, i);
            law(left, List.of(Relation.values()).get(i % 6), right, variables);
        }
        assertTrue(provedLaws > TREES / 20, "only " + provedLaws);
    }

    /** A value that is close to another one, or the same in another guise. */
    private static String variant(String text, int i) {
        return switch (i % 7) {
            case 1 -> "(" + text + ") + 1";
            case 3 -> "(x + 1) (" + text + ")/(1 + x)";
            case 5 -> text.replaceAll("\\bx\\b", "(x + n)");
            default -> text.replace("floor", "ceil").replaceAll("\\bn\\b", "(n + 1)");
        };
    }

    private void trends(String text, Map<String, Variable> variables) {
        CheckedEquation equation = RandomFormulas.equation(text, variables);
        Expr value = equation.tree().outputs().get(0).value();
        Meaning meaning = Meaning.of(equation.tree(), id -> null);
        Box box = Narrowing.domains(List.copyOf(variables.values()), meaning).orElseThrow();
        Trends trends = Trends.of(value, box, meaning).orElseThrow();
        ReferenceFormula formula = ReferenceFormula.parse(new PrefixPrinter(id -> null).output(equation.tree(), 0));
        String over = text + " over " + RandomFormulas.domains(variables);
        Sign sign = trends.sign();
        signs += sign == Sign.UNKNOWN ? 0 : 1;
        for (Variable variable : variables.values()) {
            for (Direction direction : directions(trends, variable.name())) {
                proved.merge(direction, 1, Integer::sum);
                for (int i = 0; i < POINTS; i++) {
                    Map<String, Real> point = random.point(variables);
                    pair(over, formula, variable, direction, point);
                    value(formula, point).ifPresent(number -> assertTrue(agrees(sign, number), over + " is " + sign));
                }
            }
        }
    }

    private static List<Direction> directions(Trends trends, String name) {
        List<Direction> directions = new ArrayList<>();
        Direction ruled = trends.direction(name);
        if (ruled.isMonotone()) {
            directions.add(ruled);
        }
        for (Direction direction : List.of(Direction.NONDECREASING, Direction.NONINCREASING)) {
            if (trends.isProved(name, direction)) {
                directions.add(direction);
            }
        }
        return directions;
    }

    private void pair(
            String over, ReferenceFormula formula, Variable variable, Direction direction, Map<String, Real> point) {
        Map<String, Real> other = new LinkedHashMap<>(point);
        other.put(variable.name(), Real.of(random.number(variable)));
        Optional<Real> first = value(formula, point);
        Optional<Real> second = value(formula, other);
        if (first.isPresent() && second.isPresent()) {
            int step = other.get(variable.name()).compareTo(point.get(variable.name()));
            int change = compare(second.get(), first.get()) * step;
            boolean right = switch (direction) {
                case CONSTANT -> change == 0;
                case NONDECREASING -> change >= 0;
                default -> change <= 0;
            };
            assertTrue(
                    right,
                    over + " is " + direction + " in " + variable.name() + ", but at " + point + " it is " + first.get()
                            + " and at " + other + " it is " + second.get());
        }
    }

    /** Numbers that cannot be told apart are taken to be equal. */
    private static int compare(Real a, Real b) {
        return a.lower().compareTo(b.upper()) > 0 ? 1 : a.upper().compareTo(b.lower()) < 0 ? -1 : 0;
    }

    private static boolean agrees(Sign sign, Real number) {
        int actual = compare(number, Real.of(0));
        return switch (sign) {
            case ZERO -> actual == 0;
            case POSITIVE, NONNEGATIVE -> actual > 0 || (sign == Sign.NONNEGATIVE && actual == 0);
            case NEGATIVE, NONPOSITIVE -> actual < 0 || (sign == Sign.NONPOSITIVE && actual == 0);
            case UNKNOWN -> true;
        };
    }

    private static Optional<Real> value(ReferenceFormula formula, Map<String, Real> point) {
        try {
            return Optional.of(formula.evaluate(point));
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }

    private void law(String left, Relation relation, String right, Map<String, Variable> variables) {
        CheckedEquation a = RandomFormulas.equation(left, variables);
        CheckedEquation b = RandomFormulas.equation(right, variables);
        Expr leftSide = a.tree().outputs().get(0).value();
        Expr rightSide = b.tree().outputs().get(0).value();
        Condition claim = new Condition.Comparison(leftSide.span(), List.of(leftSide, rightSide), List.of(relation));
        Meaning meaning = new Meaning(Map.of(), id -> null);
        Box box = Narrowing.domains(List.copyOf(variables.values()), meaning).orElseThrow();
        if (!LawProof.holds(new Law(claim.span(), claim, Optional.empty()), box, meaning)) {
            return;
        }
        provedLaws++;
        PrefixPrinter printer = new PrefixPrinter(id -> null);
        ReferenceFormula first = ReferenceFormula.parse(printer.output(a.tree(), 0));
        ReferenceFormula second = ReferenceFormula.parse(printer.output(b.tree(), 0));
        for (int i = 0; i < 3 * POINTS; i++) {
            Map<String, Real> point = random.point(variables);
            Optional<Real> x = value(first, point);
            Optional<Real> y = value(second, point);
            if (x.isPresent() && y.isPresent()) {
                int order = compare(x.get(), y.get());
                boolean holds = switch (relation) {
                    case EQ -> order == 0;
                    case NE -> order != 0;
                    case LT -> order < 0;
                    case LE -> order <= 0;
                    case GT -> order > 0;
                    case GE -> order >= 0;
                };
                assertTrue(
                        holds,
                        left + " " + relation.text() + " " + right + " over " + RandomFormulas.domains(variables)
                                + " at " + point);
            }
        }
    }
}
