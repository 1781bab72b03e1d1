package org.formulary.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Span;
import org.formulary.processor.problem.Problem.Label;
import org.junit.jupiter.api.Test;

class ProblemTextTest {

    @Test
    void pointsAtTheGuiltyPartAndSaysWhatToWrite() {
        assertEquals(
                """
                [units] the sum adds byte and second (1:9)
                  T = M + alpha
                      ^ byte
                          ^^^^^ second
                help: divide M by a bandwidth""",
                render(
                        "T = M + alpha",
                        "the sum adds byte and second",
                        "divide M by a bandwidth",
                        label(8, 13, "second"),
                        label(4, 5, "byte")));
    }

    @Test
    void putsLabelsThatDoNotCollideOnOneLine() {
        assertEquals(
                """
                [units] the sum adds byte and second (1:5)
                  T = M           +    alpha
                      ^ byte           ^^^^^ second
                help: h""",
                render(
                        "T = M           +    alpha",
                        "the sum adds byte and second",
                        "h",
                        label(4, 5, "byte"),
                        label(21, 26, "second")));
    }

    @Test
    void showsNoTextWhereTheWholeDeclarationIsMeant() {
        assertEquals("[units] nothing to point at\nhelp: h", render("T = M", "nothing to point at", "h"));
    }

    @Test
    void showsNoHelpWhereNoneIsKnown() {
        Problem problem = Problem.error(Code.LAW, "the law fails", label(0, 5, ""));
        assertEquals("""
                [law] the law fails (1:1)
                  T = 0
                  ^^^^^""", ProblemText.render(problem, "T = 0", Optional.empty()));
    }

    @Test
    void pointsBehindTheEnd() {
        assertEquals("""
                [units] more is needed (1:5)
                  y =
                      ^ here
                help: h""".replace("y = \n", "y =\n"), render("y = ", "more is needed", "h", label(4, 4, "here")));
    }

    @Test
    void ofSeveralLinesShowsThoseConcerned() {
        assertEquals(
                """
                [units] lines differ (2:3)
                  2 |   b
                        ^ one
                  4 | + dd
                        ^^ other
                help: h""",
                render("y = a\n  b\r\n+ c\r+ dd\n", "lines differ", "h", label(8, 9, "one"), label(17, 19, "other")));
    }

    @Test
    void marksTheFirstLineOfALabelOverSeveral() {
        assertEquals("""
                [units] all of it (1:5)
                  1 | y = a
                          ^ this
                help: h""", render("y = a\n  + b", "all of it", "h", label(4, 11, "this")));
    }

    @Test
    void alignsCaretsBehindTabs() {
        assertEquals("""
                [units] tabs (1:7)
                  y   = a b
                          ^
                help: h""", render("y\t= a\tb", "tabs", "h", label(6, 7, "")));
    }

    @Test
    void alignsCaretsBehindWideAndAstralCharacters() {
        assertEquals("""
                [units] widths (1:10)
                  日本 = 𝑁 + x
                             ^ here
                help: h""", render("日本 = 𝑁 + x", "widths", "h", label(10, 11, "here")));
    }

    @Test
    void alignsCaretsBehindCombiningCharacters() {
        assertEquals(
                "[units] widths (1:10)\n  y = e\u0301 + x\n          ^ here\nhelp: h",
                render("y = e\u0301 + x", "widths", "h", label(9, 10, "here")));
    }

    @Test
    void pointsAtTheCharacterUnderACombiningOne() {
        assertEquals(
                "[units] mark (1:6)\n  y = x\u0302\n      ^\nhelp: h",
                render("y = x\u0302", "mark", "h", label(5, 6, "")));
    }

    @Test
    void makesInvisibleCharactersVisible() {
        assertEquals("""
                [units] what is ?? (1:5)
                  a?b???c
                      ^ ?
                help: ?""", render("a\u200bb\u0000\u202e\ud835c", "what is \n\u202e", "\u0007", label(4, 5, "\u0000")));
    }

    @Test
    void cutsLongLinesAroundTheLabels() {
        String text = "y = " + "x + ".repeat(30) + "bad" + " + x".repeat(30) + " + worse";
        assertEquals("""
                [units] far away (1:125)
                  ...+ x + x + x + x + x + x + x + bad + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x +...
                                                   ^^^ one
                  ... + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + worse
                                                                                                                    ^^^^^ other
                help: h""", render(text, "far away", "h", label(124, 127, "one"), label(250, 255, "other")));
    }

    @Test
    void cutsLabelsThatAreLongerThanWhatIsShown() {
        String text = "y = " + "x".repeat(300);
        assertEquals(
                "[units] long (1:5)\n  y = " + "x".repeat(96) + "...\n      " + "^".repeat(96) + " all\nhelp: h",
                render(text, "long", "h", label(4, 304, "all")));
    }

    private static Label label(int start, int end, String says) {
        return new Label(new Span(start, end), says);
    }

    private static String render(String text, String summary, String help, Label... labels) {
        return ProblemText.render(
                new Problem(Code.UNITS, Problem.Severity.ERROR, summary, List.of(labels), Optional.of(help)),
                text,
                Optional.empty());
    }
}
