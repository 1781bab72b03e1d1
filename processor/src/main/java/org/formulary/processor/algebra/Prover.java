package org.formulary.processor.algebra;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/**
 * Says whether a condition holds wherever its values exist in a box: by intervals, by signs of polynomials, and by halving
 * the box. That it does not say so is no proof of the contrary.
 */
public final class Prover {

    /** How many known comparisons a proof for the whole box uses together; those for its parts use none. */
    private static final int DEPTH = 2;

    /** Boxes looked at before a proof by halving is given up. */
    private static final int MAX_BOXES = 48;

    private final Meaning meaning;
    private final Narrowing narrowing;
    private final int maxBoxes;

    /** Proves conditions on the names of an equation. */
    public Prover(Meaning meaning) {
        this(meaning, MAX_BOXES);
    }

    /** Proves conditions that are worth looking at so many boxes. */
    Prover(Meaning meaning, int maxBoxes) {
        this.meaning = meaning;
        this.narrowing = new Narrowing(meaning);
        this.maxBoxes = maxBoxes;
    }

    /** Whether the condition was proved to hold everywhere in the box. */
    public boolean holds(Condition condition, Box box) {
        return atOnce(condition, box, DEPTH) || byHalves(condition, box);
    }

    /** Whether that was proved without parting the box, which is quickly done. */
    public boolean holdsAtOnce(Condition condition, Box box) {
        return atOnce(condition, box, DEPTH);
    }

    private boolean atOnce(Condition condition, Box box, int depth) {
        return condition.accept(new Everywhere(box, true, depth));
    }

    /** Whether a condition holds everywhere, or nowhere. */
    private final class Everywhere implements Condition.Visitor<Boolean> {

        private final Box box;
        private final boolean holds;
        private final int depth;

        Everywhere(Box box, boolean holds, int depth) {
            this.box = box;
            this.holds = holds;
            this.depth = depth;
        }

        @Override
        public Boolean comparison(Condition.Comparison comparison) {
            for (int i = 0; i < comparison.relations().size(); i++) {
                Relation relation = comparison.relations().get(i);
                boolean proved = new Comparing(meaning, box, depth)
                        .holds(
                                comparison.operands().get(i),
                                holds ? relation : Relations.negated(relation),
                                comparison.operands().get(i + 1));
                if (proved != holds) {
                    return !holds;
                }
            }
            return holds;
        }

        @Override
        public Boolean is(Condition.Is is) {
            boolean integer = is.property() == Condition.Is.Property.INTEGER
                    && new Enclosure(meaning, box).of(is.path()).integer();
            return holds && (integer || box.is(is.path(), is.property()));
        }

        @Override
        public Boolean and(Condition.And and) {
            return holds ? all(and.parts()) : any(and.parts());
        }

        @Override
        public Boolean or(Condition.Or or) {
            return holds ? any(or.parts()) : all(or.parts());
        }

        private boolean all(List<Condition> parts) {
            return parts.stream().allMatch(part -> part.accept(this));
        }

        /** One of the parts where those before it fail. */
        private boolean any(List<Condition> parts) {
            Optional<Box> rest = Optional.of(box);
            for (Condition part : parts) {
                if (rest.isEmpty() || part.accept(new Everywhere(rest.get(), holds, depth))) {
                    return true;
                }
                rest = rest.flatMap(before -> holds ? narrowing.whereNot(before, part) : narrowing.where(before, part));
            }
            return rest.isEmpty();
        }

        @Override
        public Boolean not(Condition.Not not) {
            return not.operand().accept(new Everywhere(box, !holds, depth));
        }

        @Override
        public Boolean group(Condition.Group group) {
            return group.inner().accept(this);
        }
    }

    private boolean byHalves(Condition condition, Box whole) {
        List<String> names = names(condition, whole);
        if (names.isEmpty()) {
            return false;
        }
        record Part(Box box, int depth) {}
        Deque<Part> open = new ArrayDeque<>(List.of(new Part(whole, 0)));
        // As soon as more boxes are open than may be looked at, no proof will come of it.
        for (int i = 0; i + open.size() <= maxBoxes && !open.isEmpty(); i++) {
            Part part = open.removeFirst();
            Optional<Box> box = narrowing.again(part.box());
            if (box.isPresent() && (i == 0 || !atOnce(condition, box.get(), 0))) {
                String name = names.get(part.depth() % names.size());
                for (Interval half : Halves.of(box.get().exact(name))) {
                    open.addLast(new Part(box.get().withExact(name, half), part.depth() + 1));
                }
            }
        }
        return open.isEmpty();
    }

    /** The parameters that the condition depends on. */
    private List<String> names(Condition condition, Box box) {
        Set<String> names = new LinkedHashSet<>();
        Deque<Expr.Name> open = new ArrayDeque<>(Trees.freeNames(condition));
        Set<String> seen = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            String name = open.removeFirst().name();
            if (seen.add(name)) {
                if (box.has(name)) {
                    names.add(name);
                }
                meaning.definition(name, box)
                        .ifPresent(value -> Trees.freeNames(value).forEach(open::addLast));
            }
        }
        return List.copyOf(names);
    }
}
