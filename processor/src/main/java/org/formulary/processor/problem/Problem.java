package org.formulary.processor.problem;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Span;

/**
 * One finding about one text.
 *
 * @param code its kind
 * @param severity whether it stops generation of the formula
 * @param summary what is wrong, complete in itself, in lower case and without a full stop
 * @param labels the guilty parts, in order of place, each with what is to be said of it; the first is the main one;
 *     empty where the whole declaration is meant
 * @param help what to write instead, if that is known
 */
public record Problem(Code code, Severity severity, String summary, List<Label> labels, Optional<String> help) {

    public Problem {
        labels = List.copyOf(labels);
    }

    /** Whether the main parts of both are the same. */
    public boolean isAboutTheSame(Problem other) {
        return !labels.isEmpty()
                && !other.labels.isEmpty()
                && labels.get(0).span().equals(other.labels.get(0).span());
    }

    /** Whether the help line quotes a name, by itself or in a product. */
    public boolean advises(String name) {
        String[] parts = help.orElse("").split("`", -1);
        for (int i = 1; i < parts.length; i += 2) {
            if (List.of(parts[i].split("[^\\w.]+", -1)).contains(name)) {
                return true;
            }
        }
        return false;
    }

    /** How much a finding weighs. */
    public enum Severity {
        ERROR,
        WARNING,
        NOTE
    }

    /** A part of the text and what is to be said of it; the text may be empty. */
    public record Label(Span span, String text) {}

    /** An error with labels and a help line. */
    public static Problem error(Code code, String summary, String help, Label... labels) {
        return new Problem(code, Severity.ERROR, summary, List.of(labels), Optional.of(help));
    }

    /** An error with labels for which no remedy is known. */
    public static Problem error(Code code, String summary, Label... labels) {
        return new Problem(code, Severity.ERROR, summary, List.of(labels), Optional.empty());
    }
}
