package org.formulary.tests.misprints;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.source.tree.LiteralTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The catalogue has the very texts that the generated tests read, so that a misprint there is a misprint they find. Plain
 * text needs no such reader: it stands in messages only, and there the parser of the language reads it back.
 */
class CatalogueTextsTest {

    @TempDir
    Path folder;

    @Test
    void areThoseThatTheGeneratedTestsRead() throws Exception {
        List<Subject> subjects = Corpus.subjects(folder);
        Map<String, JsonNode> entries = Corpus.catalogues(folder).stream()
                .map(CatalogueTextsTest::parsed)
                .flatMap(set -> StreamSupport.stream(set.get("formulas").spliterator(), false)
                        .map(formula -> Map.entry(set.get("id").asText() + "/" + formula.get("id").asText(), formula)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        assertEquals(subjects.size(), entries.size());
        ScheduledExecutorService watch = Executors.newScheduledThreadPool(1);
        try (Jury jury = new Jury(Corpus.classes(folder), watch)) {
            for (Subject subject : subjects) {
                isTheSame(subject, entries.get(subject.name()).get("equation"), jury);
            }
        } finally {
            watch.shutdown();
        }
    }

    private static JsonNode parsed(String catalogue) {
        try {
            return new ObjectMapper().readTree(catalogue);
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void isTheSame(Subject subject, JsonNode equation, Jury jury) throws Exception {
        JavaTree tests = JavaTree.parse(subject.tests());
        assertEquals(texts(TestLiterals.mathml(tests)), List.of(equation.get("mathml").asText()));
        assertEquals(texts(TestLiterals.spoken(tests)), List.of(equation.get("spoken").asText()));
        for (JsonNode output : equation.get("outputs")) {
            System.out.println(subject.name() + "\n  " + texts(TestLiterals.prefix(tests)) + "\n  " + output.get("prefix").asText());
        }
        assertEquals(jury.latex(subject), equation.get("latex").asText());
        String parts = StreamSupport.stream(equation.get("latexParts").spliterator(), false)
                .map(part -> part.isTextual() ? part.asText() : "<" + part.get("symbol").asText() + " " + part.get("context").asText() + ">")
                .collect(Collectors.joining());
        System.out.println("  " + parts);
    }

    private static List<Object> texts(List<LiteralTree> literals) {
        return literals.stream().map(LiteralTree::getValue).toList();
    }
}
