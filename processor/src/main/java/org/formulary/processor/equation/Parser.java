package org.formulary.processor.equation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.formulary.processor.equation.Findings.Unreadable;
import org.formulary.processor.equation.Token.Kind;

/**
 * Text to trees: the entrance to the language. Whatever the text, no method throws, and none takes longer than a moment:
 * texts too long or too deep are problems as well.
 */
public final class Parser {

    private Parser() {}

    /** Reads an equation, outputs and locals. */
    public static Parsed<Equation> parseEquation(String text, NameTable names) {
        return parse(text, names, "equation", grammar -> new DefinitionParser(grammar).equation(), TreeHeight::of);
    }

    /** Reads a condition, such as a domain. */
    public static Parsed<Condition> parseCondition(String text, NameTable names) {
        return parse(text, names, "condition", grammar -> grammar.conditions().condition(), TreeHeight::of);
    }

    /** Reads a law. */
    public static Parsed<Law> parseLaw(String text, NameTable names) {
        return parse(text, names, "law", grammar -> new LawParser(grammar).law(), TreeHeight::of);
    }

    /** Reads the bindings of an example, {@code M = 1 GB; N = 8}. */
    public static Parsed<List<Binding>> parseBindings(String text) {
        Findings findings = new Findings();
        return guarded(
                text, "list of values", findings, () -> Optional.of(new BindingParser(text, findings).bindings()));
    }

    /** Reads a value, {@code 500 ns} or {@code 1.2}, as the default of {@code symbol}. */
    public static Parsed<Binding> parseValue(String text, String symbol) {
        Findings findings = new Findings();
        return guarded(text, "value", findings, () -> new BindingParser(text, findings).value(symbol));
    }

    private static <T> Parsed<T> parse(
            String text, NameTable names, String what, Function<Grammar, T> start, Function<T, Integer> height) {
        Findings findings = new Findings();
        return guarded(text, what, findings, () -> {
            Optional<TokenStream> tokens = TokenStream.open(text, findings);
            Optional<T> tree = tokens.flatMap(stream -> whole(stream, names, findings, start));
            tokens.ifPresent(stream -> stream.reportLexical(findings));
            if (tree.isPresent() && height.apply(tree.get()) > Limits.TREE_HEIGHT) {
                throw findings.abandon(Faults.treeTooHigh());
            }
            return tree;
        });
    }

    /** Reads everything; a remainder is a problem. */
    private static <T> Optional<T> whole(
            TokenStream tokens, NameTable names, Findings findings, Function<Grammar, T> start) {
        Grammar grammar = new Grammar(tokens, new Scope(names), findings);
        try {
            T tree = start.apply(grammar);
            if (!tokens.at(Kind.END)) {
                throw grammar.diagnosis().unexpected();
            }
            return Optional.of(tree);
        } catch (Unreadable unreadable) {
            return Optional.empty();
        }
    }

    private static <T> Parsed<T> guarded(String text, String what, Findings findings, Supplier<Optional<T>> reading) {
        if (text.length() > Limits.TEXT_LENGTH) {
            findings.report(Faults.textTooLong(text.length()));
            return new Parsed<>(Optional.empty(), findings.inOrder());
        }
        if (text.isBlank()) {
            findings.report(DefinitionFaults.empty(what));
            return new Parsed<>(Optional.empty(), findings.inOrder());
        }
        Optional<T> tree;
        try {
            tree = reading.get();
        } catch (Unreadable unreadable) {
            tree = Optional.empty();
        }
        return new Parsed<>(findings.treeIsWhole() ? tree : Optional.empty(), findings.inOrder());
    }
}
