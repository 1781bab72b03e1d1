package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.ProblemText;
import org.junit.jupiter.api.Test;

/** Whatever the text, it is read or refused with a message; nothing is thrown and nothing takes long. */
class RandomTextTest {

    private static final long SEED = Long.getLong("formulary.seed", 7_031L);
    private static final long A_MOMENT = 2_000_000_000;

    /** A text that defines this name anew may call the formula in one place and not in another. */
    private static final String FORMULA = "T_ring";

    private static final Pattern DEFINES_FORMULA = Pattern.compile(FORMULA + "\\s*=");

    private static final List<String> WORDS = List.of(
            "a",
            "b",
            "N",
            "x_i",
            "alpha",
            "α",
            "e",
            "2",
            "2e5",
            "0.5",
            "1e999",
            "T_ring",
            "sin",
            "log2",
            "log",
            "min",
            "sum",
            "product",
            "pi",
            "if",
            "else",
            "where",
            "when",
            "and",
            "or",
            "not",
            "is",
            "even",
            "mod",
            "then",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "⌊",
            "⌋",
            "⌈",
            "⌉",
            "|",
            "+",
            "-",
            "−",
            "*",
            "·",
            "/",
            "^",
            "**",
            "!",
            "=",
            "!=",
            "<",
            "<=",
            "≥",
            ",",
            ";",
            "..",
            ".",
            "?",
            "²",
            "⁻¹",
            "₂",
            "@",
            "'",
            "[GB/s]",
            "[g]",
            "GB",
            "µ",
            " ",
            "\n",
            "\t",
            "\ud835",
            "\ud835\udc41",
            "日",
            "\u0301",
            "\u200b",
            "(a + b)",
            "y = ",
            " = 1",
            "i = 1 .. n, ");

    private final SplittableRandom random = new SplittableRandom(SEED);
    private int checked;

    @Test
    void wordsInAnyOrder() {
        for (int i = 0; i < 80_000; i++) {
            StringBuilder text = new StringBuilder(random.nextInt(3) > 0 ? "y = " : "");
            int length = 1 + random.nextInt(12);
            for (int word = 0; word < length; word++) {
                text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(3) == 0 ? " " : "");
            }
            check(text.toString());
        }
    }

    @Test
    void charactersInAnyOrder() {
        for (int i = 0; i < 40_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(30);
            for (int character = 0; character < length; character++) {
                text.append((char) (random.nextInt(8) == 0 ? random.nextInt(0x10000) : 32 + random.nextInt(96)));
            }
            check(text.toString());
        }
    }

    @Test
    void legalTextsWithAFewChanges() {
        List<String> texts = new ArrayList<>();
        for (String file : List.of("grammar.txt", "refusals.txt", "seed-equations.txt")) {
            Row.of(file).forEach(row -> texts.add(row.text()));
        }
        for (int i = 0; i < 80_000; i++) {
            String text = texts.get(random.nextInt(texts.size()));
            int changes = 1 + random.nextInt(3);
            for (int change = 0; change < changes; change++) {
                text = change(text, texts);
            }
            check(text);
        }
    }

    private String change(String text, List<String> others) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(4));
        String other = others.get(random.nextInt(others.size()));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, from) + WORDS.get(random.nextInt(WORDS.size())) + text.substring(to);
            case 2 -> text.substring(0, to) + text.substring(from);
            default -> text.substring(0, from) + other.substring(random.nextInt(other.length() + 1));
        };
    }

    /** Taken for another kind of text, for each in turn. */
    private Parsed<?> otherwise(String text) {
        checked++;
        return switch (checked % 32) {
            case 0 -> Parser.parseBindings(text);
            case 1 -> Parser.parseValue(text, "M");
            case 2, 3, 4, 5, 6, 7, 8, 9 -> Parser.parseLaw(text, TestNames.TABLE);
            default -> Parser.parseCondition(text, TestNames.TABLE);
        };
    }

    private void check(String text) {
        long start = System.nanoTime();
        for (Parsed<?> parsed : List.of(Parser.parseEquation(text, TestNames.TABLE), otherwise(text))) {
            assertTrue(
                    parsed.tree().isPresent() || !parsed.problems().isEmpty(),
                    () -> "neither read nor refused: " + text);
            for (Problem problem : parsed.problems()) {
                checkMessage(problem, text);
            }
            if (parsed.isClean()
                    && parsed.tree().orElseThrow() instanceof Equation equation
                    && !DEFINES_FORMULA.matcher(text).find()) {
                checkPlaces(equation, text);
            }
        }
        long took = System.nanoTime() - start;
        assertTrue(took < A_MOMENT, () -> took + " ns for " + text);
    }

    private static void checkMessage(Problem problem, String text) {
        problem.labels()
                .forEach(label -> assertTrue(label.span().end() <= text.length(), () -> problem + " in " + text));
        String message = ProblemText.render(problem, text, Optional.empty());
        assertEquals(message, ProblemText.render(problem, text, Optional.empty()));
        assertFalse(message.endsWith("\n"), text);
        assertTrue(problem.help().isPresent(), () -> "no help: " + message);
    }

    /** A value in its own place, read again, is the same value. */
    private static void checkPlaces(Equation equation, String text) {
        for (Expr value : Trees.values(equation)) {
            String alone = value.span().in(text);
            Expr again = Parser.parseEquation("y = " + alone, LocalNames.of(equation))
                    .tree()
                    .orElseThrow(() -> new AssertionError(alone + " in " + text))
                    .outputs()
                    .get(0)
                    .value();
            assertEquals(Shape.of(value), Shape.of(again), text);
        }
    }
}
