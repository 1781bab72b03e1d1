package org.formulary.processor.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Puts formulas of one set in an order in which each comes after those it calls, and finds the circles. */
final class CallOrder {

    private final Map<String, Draft> drafts = new LinkedHashMap<>();
    private final Set<String> done = new LinkedHashSet<>();
    private final Map<String, List<String>> cycles = new LinkedHashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();
    private final ToIntFunction<String> elsewhere;

    /**
     * Orders formulas.
     *
     * @param elsewhere the depth of a formula of another set
     */
    CallOrder(List<Draft> drafts, ToIntFunction<String> elsewhere) {
        this.elsewhere = elsewhere;
        drafts.forEach(draft -> this.drafts.put(draft.fullId(), draft));
        this.drafts.keySet().forEach(this::visit);
    }

    /** All formulas, each after those it calls, but for circles. */
    List<Draft> order() {
        return done.stream().map(drafts::get).toList();
    }

    /** The circle that a formula is part of, from it back to it. */
    Optional<List<String>> cycle(String fullId) {
        return Optional.ofNullable(cycles.get(fullId));
    }

    /** How many formulas stand one behind the other in the longest row of calls that begins with this one. */
    int depth(String fullId) {
        return depths.getOrDefault(fullId, 0);
    }

    /** Goes along the calls without recursion: a row of them may be as long as the set. */
    private void visit(String root) {
        Map<String, Integer> path = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        Deque<Iterator<String>> open = new ArrayDeque<>();
        Optional<String> entered = Optional.of(root).filter(id -> !done.contains(id));
        while (entered.isPresent() || !open.isEmpty()) {
            if (entered.isPresent()) {
                path.put(entered.get(), names.size());
                names.add(entered.get());
                open.push(drafts.get(entered.get()).dependencies().iterator());
            }
            entered = Optional.empty();
            if (open.element().hasNext()) {
                String callee = open.element().next();
                if (path.containsKey(callee)) {
                    turn(List.copyOf(names.subList(path.get(callee), names.size())));
                } else if (drafts.containsKey(callee) && !done.contains(callee)) {
                    entered = Optional.of(callee);
                }
            } else {
                open.pop();
                String left = names.remove(names.size() - 1);
                path.remove(left);
                done.add(left);
                depths.put(left, 1 + depthOfCallees(left));
            }
        }
    }

    private int depthOfCallees(String id) {
        return drafts.get(id).dependencies().stream()
                .mapToInt(callee -> drafts.containsKey(callee) ? depth(callee) : elsewhere.applyAsInt(callee))
                .max()
                .orElse(0);
    }

    private void turn(List<String> cycle) {
        for (int i = 0; i < cycle.size(); i++) {
            List<String> turned = new ArrayList<>(cycle.subList(i, cycle.size()));
            turned.addAll(cycle.subList(0, i));
            turned.add(cycle.get(i));
            cycles.putIfAbsent(cycle.get(i), turned);
        }
    }
}
