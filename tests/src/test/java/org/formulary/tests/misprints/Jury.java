package org.formulary.tests.misprints;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedMethod;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the generated tests of one subject against its mutants; not for several threads. */
final class Jury implements AutoCloseable {

    /** Mistakes in a loop may keep it from ending; the tests of no formula take as much time of a processor. */
    private static final long PATIENCE_NANOS = 8_000_000_000L;

    /** All targets at once. */
    static final String ALL = "all";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Launcher launcher = LauncherFactory.create(LauncherConfig.builder()
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .build());
    private final MemoryCompiler compiler;
    private final ScheduledExecutorService watch;
    private Throwable lastFailure;

    Jury(Path authored, ScheduledExecutorService watch) {
        this.compiler = new MemoryCompiler(List.of(authored));
        this.watch = watch;
    }

    /** The classes of a subject as it was generated. */
    Map<String, byte[]> classes(Subject subject) {
        Map<String, byte[]> methods = compiler.compile(subject.methodsName(), Patience.in(subject.methods()), Map.of())
                .orElseThrow(() -> new AssertionError(subject.methods()));
        Map<String, byte[]> tests = compiler.compile(subject.testsName(), subject.tests(), methods)
                .orElseThrow(() -> new AssertionError(subject.tests()));
        Map<String, byte[]> both = new LinkedHashMap<>(methods);
        both.putAll(tests);
        return both;
    }

    /** The classes with a mistake in one file; empty if it does not compile. */
    Optional<Map<String, byte[]>> classes(Subject subject, Map<String, byte[]> right, Mutant mutant) {
        String name = mutant.file() == Mutant.File.METHODS ? subject.methodsName() : subject.testsName();
        return compiler.compile(name, Patience.in(mutant.source()), right).map(changed -> {
            Map<String, byte[]> classes = new LinkedHashMap<>(right);
            classes.putAll(changed);
            return classes;
        });
    }

    /** The class of methods as it was generated. */
    Class<?> methods(Subject subject) {
        try {
            return new MemoryLoader(subject.classes(), classes(subject)).loadClass(subject.methodsName());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    Verdict judge(Subject subject, Map<String, byte[]> right, Mutant mutant) {
        Optional<Map<String, byte[]>> classes = classes(subject, right, mutant);
        if (classes.isEmpty()) {
            return Verdict.UNCOMPILABLE;
        }
        if (isSame(right, classes.get())) {
            return Verdict.EQUIVALENT;
        }
        ClassLoader loader = new MemoryLoader(subject.classes(), classes.get());
        return fails(subject, loader, mutant.target()) ? Verdict.KILLED : Verdict.SURVIVED;
    }

    /** Whether a mutant of Java that compiles computes what the right class does. */
    boolean areAlike(Subject subject, Map<String, byte[]> right, Mutant mutant) {
        Map<String, byte[]> classes = classes(subject, right, mutant).orElseThrow();
        try {
            Class<?> one = new MemoryLoader(subject.classes(), right).loadClass(subject.methodsName());
            Class<?> two = new MemoryLoader(subject.classes(), classes).loadClass(subject.methodsName());
            return new Twins(one, two, subject.methods()).areAlike();
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isSame(Map<String, byte[]> right, Map<String, byte[]> changed) {
        return right.keySet().equals(changed.keySet())
                && right.entrySet().stream()
                        .allMatch(entry -> Arrays.equals(entry.getValue(), changed.get(entry.getKey())));
    }

    /**
     * Whether a generated test fails, among those that have to do with a target: one reads what is printed, the others call
     * what is computed. Laws are held against prefix form alone, and are left out everywhere.
     */
    boolean fails(Subject subject, ClassLoader loader, String target) {
        try {
            Class<?> outer = loader.loadClass(subject.testsName());
            Class<?> nested = outer.getDeclaredClasses()[0];
            List<DiscoverySelector> selectors = Stream.of(nested.getDeclaredMethods())
                    .map(Method::getName)
                    .filter(test -> isAbout(target, test))
                    .sorted()
                    .map(test -> (DiscoverySelector) selectNestedMethod(List.of(outer), nested, test))
                    .toList();
            return fails(selectors);
        } catch (ClassNotFoundException | LinkageError e) {
            return true;
        }
    }

    /** Why a test failed that did last. */
    Throwable lastFailure() {
        return lastFailure;
    }

    private static boolean isAbout(String target, String test) {
        boolean readsPrint = test.equals("printsWhatItComputes");
        return switch (target) {
            case "latex", "mathml", "spoken" -> readsPrint;
            case "java" -> !readsPrint && isTest(test);
            default -> isTest(test);
        };
    }

    private static boolean isTest(String method) {
        return !method.startsWith("law") && !method.startsWith("lambda$");
    }

    private boolean fails(List<DiscoverySelector> selectors) {
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
        CancellationToken token = CancellationToken.create();
        boolean[] failed = {false, false};
        Thread runner = Thread.currentThread();
        long end = THREADS.getCurrentThreadCpuTime() + PATIENCE_NANOS;
        ScheduledFuture<?> alarm = watch.scheduleAtFixedRate(
                () -> {
                    if (THREADS.getThreadCpuTime(runner.getId()) > end) {
                        runner.interrupt();
                    }
                },
                1,
                1,
                TimeUnit.SECONDS);
        launcher.execute(LauncherExecutionRequestBuilder.request(request)
                .listeners(new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                        failed[1] = true;
                        if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                            failed[0] = true;
                            result.getThrowable().ifPresent(failure -> lastFailure = failure);
                            token.cancel();
                        }
                    }
                })
                .cancellationToken(token)
                .build());
        alarm.cancel(false);
        boolean late = Thread.interrupted();
        if (!failed[1]) {
            throw new AssertionError("no test ran for " + selectors);
        }
        return failed[0] || late;
    }

    @Override
    public void close() {
        compiler.close();
    }
}
