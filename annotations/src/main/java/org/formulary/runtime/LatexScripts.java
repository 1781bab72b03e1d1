package org.formulary.runtime;

import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps account of sub- and superscripts while LaTeX is read: what they stand at takes one of each. */
final class LatexScripts {

    private static final class Nucleus {
        private boolean subscript;
        private boolean superscript;
        private boolean primed;
        private boolean awaitsScript;
    }

    private final Deque<Nucleus> around = new ArrayDeque<>();
    private Nucleus nucleus = new Nucleus();
    private String before = "";

    /** Whether the next token, braces being balanced so far, is a second script of its kind. */
    boolean isDoubled(String token) {
        boolean doubled = false;
        switch (token) {
            case "{" -> {
                around.push(nucleus);
                nucleus = new Nucleus();
            }
            case "}" -> {
                Nucleus outer = around.pop();
                nucleus = outer.awaitsScript ? outer : new Nucleus();
                nucleus.awaitsScript = false;
            }
            case "_" -> {
                doubled = nucleus.subscript;
                nucleus.subscript = true;
                nucleus.awaitsScript = true;
            }
            case "^" -> {
                // x'^2 is one superscript to TeX.
                doubled = nucleus.superscript || (nucleus.primed && !before.equals("'"));
                nucleus.superscript = true;
                nucleus.awaitsScript = true;
            }
            case "'" -> {
                doubled = nucleus.superscript || (nucleus.primed && !before.equals("'"));
                nucleus.primed = true;
            }
            default -> {
                if (!nucleus.awaitsScript) {
                    nucleus = new Nucleus();
                }
                nucleus.awaitsScript = false;
            }
        }
        before = token;
        return doubled;
    }
}
