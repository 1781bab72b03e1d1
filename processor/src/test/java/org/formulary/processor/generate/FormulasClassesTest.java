package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.processor.Case;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class FormulasClassesTest {

    @TempDir
    Path folder;

    @Test
    @Case("too-many-constants")
    void whatOneClassFileCannotHoldBecomesSeveralThatLookLikeOne() throws Exception {
        CheckedSet set = TextSets.set(
                IntStream.range(0, 120).mapToObj(FormulasClassesTest::formula).toList());
        List<SourceFile> files = FormulasClasses.generate(set, TextSets.lookup(set), List.of(), Optional.empty());
        assertEquals(
                List.of("TextFormulasPart1", "TextFormulas"),
                files.stream().map(SourceFile::className).toList());
        Compilation.Request request = Compilation.in(folder)
                .source("t/Text.java", "package t;\n\n/** Nothing. */\npublic interface Text {}\n")
                .source("q/User.java", """
                        package q;

                        import java.util.function.Function;
                        import t.TextFormulas;

                        public class User {
                            public static String all() {
                                Function<String[], String> latex = TextFormulas::f0Latex;
                                return TextFormulas.f0(1) + " " + TextFormulas.f119(1) + " "
                                        + latex.apply(new String[] {"x = z"}).substring(0, 6);
                            }
                        }
                        """);
        files.forEach(file -> request.source("t/" + file.className() + ".java", file.text()));
        Compilation compilation = request.compile(List.of());
        assertTrue(compilation.success(), compilation.log());
        try (var loader = compilation.loader()) {
            // 0.5 + 1.5 + … + 199.5, and 200 terms from 23800.5 on.
            assertEquals(
                    "20000.0 4780000.0 y = z(",
                    loader.loadClass("q.User").getMethod("all").invoke(null));
        }
    }

    /** Two hundred numbers of its own. */
    private static CheckedFormula formula(int i) {
        String sum = IntStream.range(200 * i, 200 * i + 200)
                .mapToObj(number -> number + ".5")
                .collect(Collectors.joining(" + "));
        return TextSets.formula("f" + i, "double", "y = x(" + sum + ")", List.of("double x"));
    }
}
