package org.formulary.tests.misprints;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.source.tree.LiteralTree;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.formulary.runtime.LatexSymbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A catalogue has the very texts that the generated tests read, so that a misprint there is a misprint that they find. Plain
 * text has no such reader and needs none: it stands in messages only, and the parser reads it back in the printer's own
 * tests.
 */
class CatalogueTextsTest {

    private static final String SYMBOL = "a + b";

    @TempDir
    Path folder;

    @Test
    void areThoseThatTheGeneratedTestsRead() throws Exception {
        Corpus corpus = Corpus.in(folder);
        Map<String, JsonNode> formulas = new LinkedHashMap<>();
        for (String text : corpus.catalogues()) {
            JsonNode set = new ObjectMapper().readTree(text);
            set.get("formulas")
                    .forEach(formula -> formulas.put(
                            set.get("id").asText() + "/" + formula.get("id").asText(), formula));
        }
        List<Subject> subjects = corpus.subjects();
        assertEquals(formulas.keySet(), subjects.stream().map(Subject::name).collect(Collectors.toSet()));
        ScheduledExecutorService watch = Executors.newScheduledThreadPool(1);
        try (Jury jury = new Jury(corpus.classes(), watch)) {
            for (Subject subject : subjects) {
                assertSame(formulas.get(subject.name()), subject, jury);
            }
        } finally {
            watch.shutdown();
        }
    }

    private static void assertSame(JsonNode formula, Subject subject, Jury jury) throws Exception {
        JsonNode equation = formula.get("equation");
        JavaTree tests = JavaTree.parse(subject.tests());
        assertEquals(values(TestLiterals.mathml(tests)), List.of(text(equation, "mathml")));
        assertEquals(values(TestLiterals.spoken(tests)), List.of(text(equation, "spoken")));
        List<Object> prefix = values(TestLiterals.prefix(tests));
        equation.get("outputs")
                .forEach(output -> assertTrue(prefix.contains(text(output, "prefix")), prefix::toString));
        Class<?> methods = jury.methods(subject);
        String latex = text(formula, "method") + "Latex";
        assertEquals(methods.getMethod(latex).invoke(null), text(equation, "latex"));
        String[] chosen = StreamSupport.stream(formula.get("parameters").spliterator(), false)
                .map(parameter -> text(parameter, "name") + " = " + SYMBOL)
                .toArray(String[]::new);
        if (chosen.length == 0) {
            return;
        }
        assertEquals(
                methods.getMethod(latex, String[].class).invoke(null, (Object) chosen),
                StreamSupport.stream(equation.get("latexParts").spliterator(), false)
                        .map(CatalogueTextsTest::part)
                        .collect(Collectors.joining()));
    }

    private static String part(JsonNode part) {
        if (part.isTextual()) {
            return part.asText();
        }
        return switch (text(part, "context")) {
            case "operand" -> LatexSymbols.operand(SYMBOL);
            case "factor" -> LatexSymbols.factor(SYMBOL);
            case "base" -> LatexSymbols.base(SYMBOL);
            default -> SYMBOL;
        };
    }

    private static String text(JsonNode node, String member) {
        return node.get(member).asText();
    }

    private static List<Object> values(List<LiteralTree> literals) {
        return literals.stream().map(literal -> literal.getValue()).toList();
    }
}
