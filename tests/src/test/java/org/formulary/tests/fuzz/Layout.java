package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Which case stands where in the sources of one compilation: many to a set, but for those that need one of their own. */
final class Layout {

    private static final int PER_SET = 20;

    private static final Pattern SET = Pattern.compile("S(\\d+)(?:\\.|Formulas)");

    private final List<Case> cases;
    private final List<List<Integer>> sets = new ArrayList<>();
    private final Map<Integer, Integer> lines = new TreeMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();

    private Layout(List<Case> cases) {
        this.cases = cases;
    }

    static Layout of(List<Case> cases) {
        Layout layout = new Layout(cases);
        layout.distribute();
        IntStream.range(0, layout.sets.size()).forEach(layout::write);
        layout.writeTests();
        return layout;
    }

    /** The cases of each set, by number. */
    List<List<Integer>> sets() {
        return sets;
    }

    /** Texts by path; the test class of all sets is among them. */
    Map<String, String> sources() {
        return sources;
    }

    /** The name of a set's interface without its package. */
    static String interfaceName(int set) {
        return "S" + set;
    }

    /** The name of a case's method where it has but one. */
    static String method(int number) {
        return "f" + number;
    }

    private void distribute() {
        List<Integer> shared = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            if (!cases.get(i).sharesSet()) {
                sets.add(List.of(i));
                continue;
            }
            shared.add(i);
            if (shared.size() == PER_SET) {
                sets.add(List.copyOf(shared));
                shared.clear();
            }
        }
        if (!shared.isEmpty()) {
            sets.add(shared);
        }
    }

    private void write(int set) {
        StringBuilder source = new StringBuilder(
                """
                package p;

                import org.formulary.annotation.*;

                /** Drawn. */
                @FormulaSet(id = "fuzz.s%d"%s)
                public interface %s {
                """.formatted(set, cases.get(sets.get(set).get(0)).symbols(), interfaceName(set)));
        for (int i : sets.get(set)) {
            lines.put(i, (int) source.chars().filter(c -> c == '\n').count() + 1);
            source.append(cases.get(i).source(method(i))).append('\n');
        }
        sources.put("p/" + interfaceName(set) + ".java", source.append("}\n").toString());
    }

    private void writeTests() {
        sources.put("p/Properties.java", """
                package p;

                import org.formulary.annotation.*;

                /** Tests. */
                @FormulaTests({%s})
                final class Properties {}
                """.formatted(IntStream.range(0, sets.size())
                .mapToObj(set -> interfaceName(set) + ".class")
                .collect(Collectors.joining(", "))));
    }

    /** The set in whose source, or in what was generated for it, a message has its place; the first if in none. */
    static int set(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getSource() != null) {
            Matcher file = SET.matcher(diagnostic.getSource().getName());
            if (file.find()) {
                return Integer.parseInt(file.group(1));
            }
        }
        return 0;
    }

    /** The case whose lines a message is on. */
    int caseAt(Diagnostic<? extends JavaFileObject> diagnostic) {
        List<Integer> inSet = sets.get(set(diagnostic));
        int found = inSet.get(0);
        for (int i : inSet) {
            if (lines.get(i) <= diagnostic.getLineNumber()) {
                found = i;
            }
        }
        return found;
    }
}
