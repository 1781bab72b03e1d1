package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts formulas of one set in an order in which each comes after those it calls, and finds the circles. */
final class CallOrder {

    private final Map<String, Draft> drafts = new LinkedHashMap<>();
    private final Set<String> done = new LinkedHashSet<>();
    private final Map<String, List<String>> cycles = new LinkedHashMap<>();

    CallOrder(List<Draft> drafts) {
        drafts.forEach(draft -> this.drafts.put(draft.fullId(), draft));
        this.drafts.keySet().forEach(id -> visit(id, new ArrayList<>()));
    }

    /** All formulas, each after those it calls, but for circles. */
    List<Draft> order() {
        return done.stream().map(drafts::get).toList();
    }

    /** The circle that a formula is part of, from it back to it. */
    Optional<List<String>> cycle(String fullId) {
        return Optional.ofNullable(cycles.get(fullId));
    }

    private void visit(String id, List<String> path) {
        if (!drafts.containsKey(id) || done.contains(id)) {
            return;
        }
        int start = path.indexOf(id);
        if (start >= 0) {
            List<String> cycle = List.copyOf(path.subList(start, path.size()));
            for (int i = 0; i < cycle.size(); i++) {
                List<String> turned = new ArrayList<>(cycle.subList(i, cycle.size()));
                turned.addAll(cycle.subList(0, i));
                turned.add(cycle.get(i));
                cycles.putIfAbsent(cycle.get(i), turned);
            }
            return;
        }
        path.add(id);
        drafts.get(id).dependencies().forEach(callee -> visit(callee, path));
        path.remove(path.size() - 1);
        done.add(id);
    }
}
