package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.formulary.annotation.CheckedModel;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.FormulaTests;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;
import org.formulary.processor.generate.FormulasClassesTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What went wrong in other processors does not go wrong here. */
class ProcessorCasesTest {

    private static final String TWO = "double subject(double v, double t)";

    /** Cases that no compilation here can show, and why. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry(
                    "service-before-class",
                    "the build of the module: its service file is written by its own processor"),
            Map.entry("ecj-getTypeElement", "speed: KnownSets looks each type up once"),
            Map.entry("aggregate-too-large", "there is one class for each set, and none for all"),
            Map.entry("turbine-unsupported", "ArchUnit: the processor names no class of a compiler"),
            Map.entry("stale-service-entry", "there is one resource for each set, and none for all"),
            Map.entry("turbine-record", "needs Bazel's header compiler"),
            Map.entry("erasure-clash", "OverloadsTest and the generated names of FormulasClassTest"));

    @TempDir
    Path folder;

    @Test
    void everyCaseIsAnsweredOrListed() throws IOException {
        Set<String> answered = new TreeSet<>(ELSEWHERE.keySet());
        for (Class<?> type : List.of(
                ProcessorCasesTest.class,
                ProcessorTextCasesTest.class,
                ManySetsTest.class,
                ModulePathTest.class,
                FormulasClassesTest.class)) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Case.class)) {
                    answered.addAll(
                            Arrays.asList(method.getAnnotation(Case.class).value()));
                }
            }
        }
        Set<String> given = new TreeSet<>();
        ObjectMapper json = new ObjectMapper();
        try (var stream = ProcessorCasesTest.class.getResourceAsStream("processor-cases.jsonl")) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : text.lines().toList()) {
                given.add(json.readTree(line).get("id").asText());
            }
        }
        assertEquals(given, answered);
    }

    @Test
    @Case({
        "last-round",
        "last-round-uncompiled",
        "gradle-resource-origin",
        "ecj-wrapped-element",
        "windows-resource-path",
        "trees-intellij"
    })
    void filesComeInTheRoundOfTheirElementWithItAsTheirOnlyOrigin() {
        RecordingProcessor processor = new RecordingProcessor();
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(""))
                .source("p/User.java", "package p; class User { double d = MotionFormulas.distance(1, 2); }")
                .compile(List.of(processor));
        assertTrue(compilation.success(), compilation.log());
        List<String> names = new ArrayList<>();
        for (RecordingProcessor.Created file : processor.created()) {
            names.add(file.name());
            assertFalse(file.lastRound(), file.name());
            assertEquals(
                    List.of("p.Motion"),
                    file.origins().stream().map(Object::toString).toList(),
                    file.name());
        }
        assertEquals(List.of("p.MotionFormulas", "META-INF/formulary/test.motion.json"), names);
    }

    @Test
    @Case({"mvn-fix-after-error", "reopen-json"})
    void aMendedSourceCompilesOverWhatTheBrokenOneLeft() {
        assertFalse(Compilation.in(folder)
                .source("p/Motion.java", motion(formula("d = v/t", "", TWO)))
                .compile()
                .success());
        for (int i = 0; i < 2; i++) {
            Compilation mended =
                    Compilation.in(folder).source("p/Motion.java", motion("")).compile();
            assertTrue(mended.success(), mended.log());
        }
    }

    @Test
    @Case({"swallowed-exception", "maven-hides-crash"})
    void aFailureOfTheProcessorIsReportedAtItsElementAndOthersGoOn() {
        Compilation damaged = Compilation.in(folder.resolve("damaged"))
                .source("q/Bad.java", "package q; public interface Bad {}")
                .source(
                        "q/BadFormulas.java",
                        "package q; @org.formulary.annotation.CheckedModel(\"{\") public final class BadFormulas {}")
                .compile();
        for (boolean eclipse : List.of(false, true)) {
            Compilation.Request request = Compilation.in(folder.resolve("sets" + eclipse))
                    .after(damaged)
                    .source("p/Motion.java", motion(""))
                    .source("r/Using.java", """
                            package r;

                            /** Uses. */
                            @org.formulary.annotation.FormulaSet(id = "test.using", uses = q.Bad.class)
                            public interface Using {}
                            """);
            Compilation compilation = (eclipse ? request.eclipse() : request).compile();
            assertEquals(1, compilation.errors().size(), compilation.log());
            String error = compilation.errors().get(0);
            assertTrue(error.contains("q.BadFormulas") && !error.contains("\tat "), error);
            assertTrue(compilation.generated().containsKey("p/MotionFormulas.java"), compilation.log());
        }
    }

    @Test
    @Case("aggregating-source-retention")
    void annotationsOutliveTheSource() {
        for (Class<?> annotation : List.of(
                FormulaSet.class, Formula.class, Param.class, Symbol.class, FormulaTests.class, CheckedModel.class)) {
            assertEquals(
                    RetentionPolicy.CLASS,
                    annotation.getAnnotation(Retention.class).value(),
                    annotation.getName());
        }
    }

    @Test
    @Case("circular-generated")
    void aDeclarationMayNameWhatIsGeneratedFromIt() {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("""
                        /** By the generated class itself. */
                        @Formula(equation = "d = 2 v t", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                        static double twice(double v, double t) {
                          return 2 * MotionFormulas.distance(v, t);
                        }
                        """)).compile();
        assertTrue(compilation.success(), compilation.log());
    }

    @Test
    @Case({"generated-javax", "generated-path"})
    void theGeneratedAnnotationIsTheOneOfTheJdkAndNamesNoPlace() {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("")).compile();
        String java = compilation.generated("p/MotionFormulas.java");
        assertTrue(java.contains("import javax.annotation.processing.Generated;"), java);
        compilation.generated().forEach((path, bytes) -> {
            String text = new String(bytes, StandardCharsets.UTF_8);
            assertFalse(text.contains(folder.toString()), path);
        });
    }

    @Test
    @Case("case-insensitive-fs")
    void namesThatDifferInCaseAloneAreRefused() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(""))
                .source(
                        "p/MOTION.java",
                        motion("")
                                .replace("interface Motion", "interface MOTION")
                                .replace("test.motion", "test.other"))
                .compile();
        assertEquals(1, compilation.errors().size(), compilation.log());
        String error = compilation.errors().get(0);
        assertTrue(error.contains("p.MOTIONFormulas") && error.contains("p.MotionFormulas"), error);
    }

    @Test
    @Case("star-supported-types")
    void onlyOwnAnnotationsAreAskedFor() {
        for (String type : new FormulaProcessor().getSupportedAnnotationTypes()) {
            assertTrue(type.startsWith("org.formulary.annotation."), type);
        }
    }

    @Test
    @Case({"recreate-type", "nested-collide"})
    void severalSetsOfOneFileHaveNamesOfTheirOwn() {
        String nested = motion("").replace("package p;", "").replace("import org.formulary.annotation.*;", "");
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/A.java",
                        "package p; import org.formulary.annotation.*; class A {"
                                + nested.replace("test.motion", "test.a") + "} class B {"
                                + nested.replace("test.motion", "test.b") + "}")
                .compile();
        assertTrue(compilation.success(), compilation.log());
        assertTrue(
                compilation
                        .generated()
                        .keySet()
                        .containsAll(Set.of("p/A_MotionFormulas.java", "p/B_MotionFormulas.java")),
                compilation.generated().keySet().toString());
    }

    @Test
    @Case("no-claim-werror")
    void allWarningsOfTheCompilerMayBeErrors() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(""))
                .options("-Xlint:all")
                .compile();
        assertTrue(compilation.success(), compilation.log());
    }

    @Test
    @Case({"missing-class-value", "kapt-nonexistent"})
    void whatIsNotOnTheClassPathIsTheCompilersToReport() {
        Compilation uses = Compilation.in(folder.resolve("uses"))
                .source(
                        "p/Motion.java",
                        motion("").replace("id = \"test.motion\",", "id = \"test.motion\", uses = Missing.class,"))
                .compile();
        assertTrue(uses.errors().stream().noneMatch(error -> error.startsWith("[")), uses.log());
        Compilation type = Compilation.in(folder.resolve("type"))
                .source("p/Motion.java", motion(formula("d = v t", "", "double subject(Missing v, double t)")))
                .compile();
        assertTrue(
                type.errors().stream()
                        .filter(error -> error.startsWith("["))
                        .allMatch(error -> error.contains("could not be resolved")),
                type.log());
    }

    @Test
    @Case("incremental-order")
    void theOrderOfSourcesLeavesNoTrace() {
        String other = motion("").replace("interface Motion", "interface Other").replace("test.motion", "test.other");
        Map<String, byte[]> first = Compilation.in(folder.resolve("a"))
                .source("p/Motion.java", motion(""))
                .source("p/Other.java", other)
                .compile()
                .generated();
        Map<String, byte[]> second = Compilation.in(folder.resolve("b"))
                .source("p/Other.java", other)
                .source("p/Motion.java", motion(""))
                .compile()
                .generated();
        assertEquals(first.keySet(), second.keySet());
        first.forEach((path, bytes) -> assertArrayEquals(bytes, second.get(path), path));
    }

    @Test
    @Case("overload")
    void aSecondMethodOfOneNameIsRefused() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula("d = v t n", "", "double distance(double v, double t, long n)")))
                .compile();
        assertEquals(List.of("""
                        [symbol] there is a formula `distance` already
                          help: rename one of the two methods: equations, pages and books know a formula by its name alone"""), compilation.errors());
    }

    @Test
    @Case("private-toplevel")
    void aPrivateSetIsRefusedWithTheReason() {
        String nested = motion("").replace("package p;", "").replace("import org.formulary.annotation.*;", "");
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/A.java",
                        "package p; import org.formulary.annotation.*; class A {"
                                + nested.replace("public interface", "private interface") + "}")
                .compile();
        assertEquals(
                List.of("[declaration] a formula set that is private, or lies in a private type, cannot be called by"
                        + " generated code\n  help: remove `private`"),
                compilation.errors());
    }

    @Test
    @Case("first-error-only")
    void everyFaultOfOneElementIsShown() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(formula("d = v q + t w", "", TWO)))
                .compile();
        assertEquals(2, compilation.errors().size(), compilation.log());
    }

    @Test
    @Case({"ecj-wrong-target", "mirrored-types"})
    void anAnnotationInTheWrongPlaceIsTheCompilersToReport() {
        for (boolean eclipse : List.of(false, true)) {
            Compilation.Request request =
                    Compilation.in(folder.resolve("wrong" + eclipse)).source("p/Wrong.java", """
                            package p;

                            import org.formulary.annotation.*;

                            @Formula(equation = "y = 1", assumptions = "", excludes = "")
                            class Wrong {
                              @FormulaSet(id = "x") int field;
                            }
                            """);
            Compilation compilation = (eclipse ? request.eclipse() : request).compile();
            assertFalse(compilation.success());
            assertTrue(compilation.errors().stream().noneMatch(error -> error.startsWith("[")), compilation.log());
        }
    }
}
