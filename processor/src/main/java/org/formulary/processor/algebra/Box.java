package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Unit;

/**
 * Where the parameters lie: an interval for each, and comparisons between them that hold as well. Values are in coherent
 * units; of angles in degrees and the like, in multiples of a power of pi, so that their bounds stay exact.
 */
public final class Box {

    private record Side(Interval interval, int piPower) {}

    private final Map<String, Side> sides;
    private final List<Fact> facts;
    private final List<Condition.Is> properties;

    private final boolean shadowed;

    private Box(Map<String, Side> sides, List<Fact> facts, List<Condition.Is> properties, boolean shadowed) {
        this.sides = sides;
        this.shadowed = shadowed;
        this.facts = List.copyOf(facts);
        this.properties = List.copyOf(properties);
    }

    /** The ranges of variables, without what their domains say besides; empty where one of them holds no number. */
    static Optional<Box> ofRanges(List<Variable> variables) {
        Map<String, Side> sides = new LinkedHashMap<>();
        for (Variable variable : variables) {
            Optional<Interval> interval = range(variable);
            if (interval.isEmpty()) {
                return Optional.empty();
            }
            sides.put(variable.name(), new Side(interval.get(), variable.unit().piPower()));
        }
        return Optional.of(new Box(sides, List.of(), List.of(), false));
    }

    private static Optional<Interval> range(Variable variable) {
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        Unit unit = variable.unit();
        Interval factor = Interval.of(unit.factor());
        Interval offset = Interval.of(unit.offset());
        return Interval.between(range.lower(), range.upper(), variable.type().integer())
                .map(declared -> IntervalArithmetic.plus(IntervalArithmetic.times(declared, factor), offset));
    }

    /** Whether the index of a sum hides a parameter, which local results still mean. */
    public boolean isShadowed() {
        return shadowed;
    }

    /** Whether the name is a parameter, or the index of a sum. */
    boolean has(String name) {
        return sides.containsKey(name);
    }

    /** Where a parameter lies, in coherent units. */
    Interval interval(String name) {
        Side side = sides.get(name);
        return IntervalArithmetic.times(side.interval(), piPower(side.piPower()));
    }

    /** The power of pi that {@link #exact} counts in. */
    int power(String name) {
        return sides.get(name).piPower();
    }

    /** Where a parameter lies, as a multiple of its power of pi. */
    Interval exact(String name) {
        return sides.get(name).interval();
    }

    static Interval piPower(int power) {
        return IntervalPowers.integerPower(Turns.PI, power);
    }

    /** This box with a parameter only where it is in an interval as well; empty where it never is. */
    public Optional<Box> narrowed(String name, Interval coherent) {
        int power = power(name);
        Interval allowed = power == 0 ? coherent : IntervalArithmetic.dividedBy(coherent, piPower(power));
        return exact(name).intersect(allowed).map(common -> withExact(name, common));
    }

    /** This box with another interval for a parameter, as a multiple of its power of pi. */
    Box withExact(String name, Interval interval) {
        if (interval.equals(exact(name))) {
            return this;
        }
        Map<String, Side> changed = new LinkedHashMap<>(sides);
        changed.put(name, new Side(interval, power(name)));
        return new Box(changed, facts, properties, shadowed);
    }

    /** This box with one more name, which hides another of that name. */
    Box with(String name, Interval interval) {
        Map<String, Side> changed = new LinkedHashMap<>(sides);
        changed.put(name, new Side(interval, 0));
        return new Box(
                changed,
                facts.stream().filter(fact -> !mentions(fact, name)).toList(),
                properties.stream().filter(is -> !is.path().name().equals(name)).toList(),
                shadowed || has(name));
    }

    private static boolean mentions(Fact fact, String name) {
        return Trees.freeNames(fact.condition()).stream()
                .anyMatch(other -> other.name().equals(name));
    }

    /** This box with a real number in the place of a parameter, whatever is known of that one besides its bounds. */
    Box relaxed(String name) {
        Interval interval = exact(name);
        Box real = withExact(name, new Interval(interval.lower(), interval.upper(), false));
        return new Box(
                real.sides,
                facts,
                properties.stream().filter(is -> !is.path().name().equals(name)).toList(),
                shadowed);
    }

    /** This box without the comparisons that are not wanted. */
    Box keeping(Predicate<Fact> wanted) {
        return new Box(sides, facts.stream().filter(wanted).toList(), properties, shadowed);
    }

    /** The names that it bounds. */
    Set<String> names() {
        return Collections.unmodifiableSet(sides.keySet());
    }

    /** This box where a comparison holds as well. */
    Box with(Fact fact) {
        List<Fact> more = new ArrayList<>(facts);
        more.add(fact);
        return new Box(sides, more, properties, shadowed);
    }

    /** This box where a property holds as well. */
    Box with(Condition.Is is) {
        List<Condition.Is> more = new ArrayList<>(properties);
        more.add(is);
        return new Box(sides, facts, more, shadowed);
    }

    /** The comparisons that hold. */
    List<Fact> facts() {
        return facts;
    }

    /** Whether a name is known to have a property. */
    boolean is(Expr.Name name, Condition.Is.Property property) {
        return properties.stream()
                .anyMatch(is -> is.property() == property && is.path().name().equals(name.name()));
    }

    /** The smallest box of the same parameters that holds both; of the comparisons, those that hold in both. */
    Box hull(Box other) {
        Map<String, Side> hull = new LinkedHashMap<>();
        sides.forEach((name, side) ->
                hull.put(name, new Side(side.interval().hull(other.exact(name)), side.piPower())));
        return new Box(
                hull,
                facts.stream().filter(other.facts::contains).toList(),
                properties.stream().filter(other.properties::contains).toList(),
                shadowed);
    }
}
