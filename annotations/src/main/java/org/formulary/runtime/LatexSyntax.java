package org.formulary.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** As much of LaTeX's syntax as tells whether a symbol stays by itself, and is one thing. */
final class LatexSyntax {

    /** Commands of a symbol's anatomy, and how many arguments in braces each needs. */
    private static final Map<String, Integer> ARGUMENTS = Map.ofEntries(
            Map.entry("\\frac", 2),
            Map.entry("\\dfrac", 2),
            Map.entry("\\tfrac", 2),
            Map.entry("\\cfrac", 2),
            Map.entry("\\binom", 2),
            Map.entry("\\sqrt", 1),
            Map.entry("\\mathrm", 1),
            Map.entry("\\mathit", 1),
            Map.entry("\\mathbf", 1),
            Map.entry("\\mathsf", 1),
            Map.entry("\\mathtt", 1),
            Map.entry("\\mathcal", 1),
            Map.entry("\\mathbb", 1),
            Map.entry("\\mathfrak", 1),
            Map.entry("\\boldsymbol", 1),
            Map.entry("\\text", 1),
            Map.entry("\\textrm", 1),
            Map.entry("\\textit", 1),
            Map.entry("\\textbf", 1),
            Map.entry("\\operatorname", 1),
            Map.entry("\\hat", 1),
            Map.entry("\\widehat", 1),
            Map.entry("\\bar", 1),
            Map.entry("\\overline", 1),
            Map.entry("\\underline", 1),
            Map.entry("\\tilde", 1),
            Map.entry("\\widetilde", 1),
            Map.entry("\\vec", 1),
            Map.entry("\\dot", 1),
            Map.entry("\\ddot", 1),
            Map.entry("\\check", 1),
            Map.entry("\\breve", 1));

    /** Of several parts although one command; a superscript would seem to belong to the last part. */
    private static final Set<String> FRACTIONS = Set.of("\\frac", "\\dfrac", "\\tfrac", "\\cfrac", "\\sqrt");

    /** Commands that reach out of a symbol, or change how all that follows is read. */
    private static final Set<String> REFUSED = Stream.concat(
                    Stream.of("\\\\", "\\(", "\\)", "\\[", "\\]"),
                    """
                    begin end begingroup endgroup bgroup egroup
                    def gdef edef xdef let futurelet newcommand renewcommand providecommand newenvironment renewenvironment
                    DeclareMathOperator DeclareRobustCommand global long outer expandafter catcode csname endcsname makeatletter makeatother
                    input include includegraphics openin openout read write immediate special href url require verb
                    over atop above choose brace brack overwithdelims atopwithdelims abovewithdelims
                    cr newline linebreak par hline multicolumn middle tag notag nonumber eqno leqno label ref
                    """.lines().flatMap(line -> Stream.of(line.split(" "))).map(name -> "\\" + name))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> TALL =
            Set.of("\\frac", "\\dfrac", "\\tfrac", "\\cfrac", "\\binom", "\\sum", "\\prod", "\\int");

    private static final Map<String, String> BRACKETS =
            Map.of("(", ")", "[", "]", "\\{", "\\}", "\\lbrace", "\\rbrace");

    private LatexSyntax() {}

    /** What would make the text spill into its surroundings, continuing a sentence that begins with the symbol. */
    static Optional<String> fault(String latex) {
        if (latex.isBlank()) {
            return Optional.of("is blank");
        }
        Deque<String> open = new ArrayDeque<>();
        LatexTokens tokens = new LatexTokens(latex);
        LatexScripts scripts = new LatexScripts();
        String before = "";
        while (tokens.hasNext()) {
            String token = tokens.next();
            if (token.equals("\\")) {
                return Optional.of("ends in a backslash");
            }
            if ("$%#&~".contains(token) || token.chars().anyMatch(Character::isISOControl)) {
                return Optional.of("has a bare "
                        + (Character.isISOControl(token.charAt(0)) ? "control character or line break" : token));
            }
            if (REFUSED.contains(token)) {
                return Optional.of("has the command " + token);
            }
            if (isScript(token) && (before.isEmpty() || isScript(before) || before.equals("{"))) {
                return Optional.of("has a " + token + " that belongs to nothing");
            }
            boolean closed = switch (token) {
                case "{", "\\left" -> {
                    open.push(token);
                    yield true;
                }
                case "}" -> "{".equals(open.poll());
                case "\\right" -> "\\left".equals(open.poll());
                default -> true;
            };
            if (!closed) {
                return Optional.of("has an unbalanced " + token);
            }
            if (scripts.isDoubled(token)) {
                return Optional.of("has a second " + token + " at the same place");
            }
            if (lacksArguments(tokens, token)) {
                return Optional.of("has a " + token + " without its arguments in braces");
            }
            before = token;
        }
        if (isScript(before) || before.equals("\\left") || before.equals("\\right")) {
            return Optional.of("ends in " + before);
        }
        return open.isEmpty() ? Optional.empty() : Optional.of("has an unbalanced " + open.peek());
    }

    private static boolean isScript(String token) {
        return token.equals("^") || token.equals("_");
    }

    private static boolean lacksArguments(LatexTokens tokens, String command) {
        LatexTokens ahead = tokens.copy();
        ahead.skipOptionalArgument();
        for (int i = 0; i < ARGUMENTS.getOrDefault(command, 0); i++) {
            if (!ahead.skipGroup()) {
                return true;
            }
        }
        return false;
    }

    /** A letter, a number, a command with its arguments or a bracketed whole, with scripts. */
    static boolean isAtomic(String latex) {
        LatexTokens tokens = new LatexTokens(latex);
        return skipNucleus(tokens).isPresent() && skipScripts(tokens).isPresent() && !tokens.hasNext();
    }

    /** Atomic, no fraction and without a superscript, within braces as well. */
    static boolean isPowerBase(String latex) {
        LatexTokens tokens = new LatexTokens(latex);
        Optional<String> nucleus = skipNucleus(tokens);
        String group = nucleus.equals(Optional.of("{")) ? tokens.passed() : "";
        boolean bare = skipScripts(tokens).equals(Optional.of(false)) && !tokens.hasNext();
        return bare
                && nucleus.isPresent()
                && !FRACTIONS.contains(nucleus.get())
                && (group.isEmpty() || isPowerBase(inner(group)));
    }

    private static String inner(String group) {
        String trimmed = group.strip();
        return trimmed.substring(1, trimmed.length() - 1);
    }

    static boolean isTall(String latex) {
        LatexTokens tokens = new LatexTokens(latex);
        while (tokens.hasNext()) {
            if (TALL.contains(tokens.next())) {
                return true;
            }
        }
        return false;
    }

    /** Reads what scripts could be attached to; its first token, empty where there is none. */
    private static Optional<String> skipNucleus(LatexTokens tokens) {
        if (!tokens.hasNext()) {
            return Optional.empty();
        }
        LatexTokens start = tokens.copy();
        String first = tokens.next();
        char c = first.charAt(0);
        if (first.equals("{")) {
            boolean isGroup = start.skipGroup();
            tokens.moveTo(start);
            return isGroup && isAtomic(inner(tokens.passed())) ? Optional.of(first) : Optional.empty();
        }
        if (first.equals("\\left")) {
            return tokens.skipDelimited() ? Optional.of(first) : Optional.empty();
        }
        if (BRACKETS.containsKey(first)) {
            return tokens.skipTo(first, BRACKETS.get(first)) ? Optional.of(first) : Optional.empty();
        }
        if (Character.isDigit(c)) {
            tokens.skipNumber();
            return Optional.of(first);
        }
        if (Character.isLetter(c)) {
            return Optional.of(first);
        }
        if (c == '\\' && first.length() > 1 && Character.isLetter(first.charAt(1)) && !first.equals("\\right")) {
            tokens.skipOptionalArgument();
            boolean more = true;
            while (more) {
                more = tokens.skipGroup();
            }
            return Optional.of(first);
        }
        return Optional.empty();
    }

    /** Reads sub- and superscripts and primes; whether one was a superscript, empty where one is broken. */
    private static Optional<Boolean> skipScripts(LatexTokens tokens) {
        boolean superscript = false;
        while (tokens.hasNext()) {
            LatexTokens ahead = tokens.copy();
            String token = ahead.next();
            if (token.equals("'")) {
                superscript = true;
            } else if (isScript(token)) {
                superscript |= token.equals("^");
                if (!ahead.skipGroup() && !skipScriptToken(ahead)) {
                    return Optional.empty();
                }
            } else {
                break;
            }
            tokens.moveTo(ahead);
        }
        return Optional.of(superscript);
    }

    private static boolean skipScriptToken(LatexTokens tokens) {
        if (!tokens.hasNext()) {
            return false;
        }
        String token = tokens.next();
        boolean more = ARGUMENTS.containsKey(token);
        while (more) {
            more = tokens.skipGroup();
        }
        return !isScript(token) && !token.equals("}");
    }
}
