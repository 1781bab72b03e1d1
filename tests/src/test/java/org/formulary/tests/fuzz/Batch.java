package org.formulary.tests.fuzz;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.formulary.processor.FormulaProcessor;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.read.CatalogueException;
import org.formulary.processor.read.CatalogueReader;

/** Some cases, spread over the sets of one compilation, and what becomes of each. */
final class Batch {

    /** All generated tests of each case are run. */
    static final int EACH = 1;

    /** All generated tests of every fourth case are run; of the others, the comparison with the equation alone. */
    static final int FOURTH = 4;

    /** The compiler shows a hundred messages of a kind unless told otherwise. */
    private static final String ALL = "1000000";

    private static final Pattern CODE = Pattern.compile("\\[([a-z]+)\\]");

    private final List<Case> cases;
    private final MemoryCompiler compiler;
    private final Watch watch;
    private final int fully;
    private final Layout layout;
    private final List<List<Integer>> sets;
    private final Map<Integer, String> refusals = new TreeMap<>();
    private final Map<Integer, Verdict> verdicts = new TreeMap<>();

    private Batch(List<Case> cases, MemoryCompiler compiler, Watch watch, int fully) {
        this.cases = cases;
        this.compiler = compiler;
        this.watch = watch;
        this.fully = fully;
        this.layout = Layout.of(cases);
        this.sets = layout.sets();
    }

    /**
     * What becomes of the cases, in their order.
     *
     * @param fully {@link #EACH} or {@link #FOURTH}
     */
    static List<Verdict> judge(List<Case> cases, MemoryCompiler compiler, Watch watch, int fully) {
        Batch batch = new Batch(cases, compiler, watch, fully);
        batch.judge();
        return List.copyOf(batch.verdicts.values());
    }

    /** What becomes of one case. */
    static Verdict judge(Case one, MemoryCompiler compiler, Watch watch) {
        return judge(List.of(one), compiler, watch, EACH).get(0);
    }

    private void judge() {
        MemoryCompiler.Result processed = watch.timed(() -> compiler.compile(
                layout.sources(),
                List.of(new FormulaProcessor()),
                watch::passed,
                "-proc:only",
                "-Xmaxerrs",
                ALL,
                "-Xmaxwarns",
                ALL));
        processed.diagnostics().forEach(this::note);
        if (processed.crash().isPresent()) {
            if (cases.size() == 1) {
                fail(0, Failure.Kind.FAILS, processed.crash().get());
            } else {
                IntStream.range(0, cases.size()).forEach(this::judgeAlone);
            }
            return;
        }
        blameTime();
        Set<Integer> accepted = accepted(processed);
        for (int i = 0; i < cases.size(); i++) {
            String refusal = refusals.get(i);
            if (verdicts.containsKey(i)) {
                // It is known already what is wrong.
            } else if ("internal".equals(refusal)) {
                // A set fails as a whole; each case by itself shows whose fault it is.
                if (cases.size() == 1) {
                    fail(i, Failure.Kind.FAILS, processed.log());
                } else {
                    judgeAlone(i);
                }
            } else if ("javac".equals(refusal)) {
                fail(i, Failure.Kind.MISPLACED, processed.log());
            } else if (refusal != null) {
                verdicts.put(i, Verdict.refused(refusal));
            } else if (!accepted.contains(i)) {
                fail(i, Failure.Kind.SILENT, processed.log());
            }
        }
        accepted.removeAll(verdicts.keySet());
        evaluate(processed, accepted);
    }

    private void judgeAlone(int i) {
        verdicts.put(i, Batch.judge(cases.get(i), compiler, new Watch()));
    }

    private void fail(int i, Failure.Kind kind, String details) {
        verdicts.put(i, Verdict.failed(new Failure(cases.get(i), kind, details)));
    }

    /** Files an error under the case whose lines it is on; what has no place is taken for a failure of the first. */
    private void note(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
            Matcher code = CODE.matcher(diagnostic.getMessage(null));
            String outcome = code.lookingAt() ? code.group(1) : "javac";
            if (outcome.equals("internal")) {
                sets.get(Layout.set(diagnostic)).forEach(i -> refusals.put(i, outcome));
            } else {
                refusals.putIfAbsent(layout.caseAt(diagnostic), outcome);
            }
        }
    }

    /** The cases all of whose formulas are in the catalogues. */
    private Set<Integer> accepted(MemoryCompiler.Result processed) {
        Set<Integer> accepted = new LinkedHashSet<>();
        for (int set = 0; set < sets.size(); set++) {
            String catalogue = processed.resources().get("META-INF/formulary/fuzz.s" + set + ".json");
            if (catalogue != null) {
                accepted.addAll(accepted(set, catalogue));
            }
        }
        return accepted;
    }

    private List<Integer> accepted(int set, String catalogue) {
        Set<String> methods;
        try {
            methods = CatalogueReader.read("p." + Layout.interfaceName(set), catalogue).formulas().stream()
                    .map(CheckedFormula::method)
                    .collect(Collectors.toSet());
        } catch (CatalogueException e) {
            if (cases.size() == 1) {
                fail(0, Failure.Kind.FAILS, e.toString());
            } else {
                sets.get(set).forEach(this::judgeAlone);
            }
            return List.of();
        }
        return sets.get(set).stream()
                .filter(i -> methods.containsAll(cases.get(i).methods(Layout.method(i))))
                .toList();
    }

    /** Tries those again, one by one, whose sets took long. */
    private void blameTime() {
        if (cases.size() == 1) {
            if (watch.isLate(cases.get(0).formulas().size())) {
                fail(0, Failure.Kind.SLOW, "seconds: " + watch.seconds());
            }
            return;
        }
        for (int set : watch.late(sets.size())) {
            for (int i : sets.get(set)) {
                // Twice: once may be the machine's fault.
                Verdict first = Batch.judge(cases.get(i), compiler, new Watch());
                if (first.failure().isPresent()) {
                    verdicts.put(i, Batch.judge(cases.get(i), compiler, new Watch()));
                }
            }
        }
    }

    /** Compiles what was generated, formulas and tests, and runs the tests. */
    private void evaluate(MemoryCompiler.Result processed, Set<Integer> accepted) {
        Set<Integer> compiling = new LinkedHashSet<>();
        for (int set = 0; set < sets.size(); set++) {
            if (sets.get(set).stream().anyMatch(accepted::contains)) {
                compiling.add(set);
            }
        }
        while (!compiling.isEmpty()) {
            MemoryCompiler.Result compiled = compiler.compile(
                    generated(processed, compiling), List.of(), path -> {}, "-proc:none", "-nowarn", "-g:none");
            if (compiled.success()) {
                GeneratedTests tests = new GeneratedTests(compiled.classes());
                for (int set : compiling) {
                    sets.get(set).stream()
                            .filter(accepted::contains)
                            .forEach(i -> verdicts.put(
                                    i,
                                    tests.judge(
                                            cases.get(i),
                                            "p." + Layout.interfaceName(set),
                                            Layout.method(i),
                                            i % fully == 0)));
                }
                return;
            }
            if (cases.size() == 1) {
                fail(0, Failure.Kind.UNCOMPILABLE, compiled.log());
                return;
            }
            Set<Integer> failing = failing(compiled);
            if (failing.isEmpty()) {
                failing.addAll(compiling);
            }
            compiling.removeAll(failing);
            failing.forEach(
                    set -> sets.get(set).stream().filter(accepted::contains).forEach(this::judgeAlone));
        }
    }

    private static Set<Integer> failing(MemoryCompiler.Result compiled) {
        return compiled.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(Layout::set)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Map<String, String> generated(MemoryCompiler.Result processed, Set<Integer> compiling) {
        Map<String, String> texts = new TreeMap<>();
        for (int set : compiling) {
            String stem = "p/" + Layout.interfaceName(set);
            texts.put(stem + ".java", layout.sources().get(stem + ".java"));
            for (String generated : List.of("Formulas.java", "FormulasTest.java")) {
                texts.put(stem + generated, processed.sources().get(stem + generated));
            }
        }
        return texts;
    }
}
