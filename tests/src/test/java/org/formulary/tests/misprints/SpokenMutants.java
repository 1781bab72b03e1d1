package org.formulary.tests.misprints;

import com.sun.source.tree.LiteralTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.processor.print.JavaLiterals;

/** Mistakes in equations in English words. */
final class SpokenMutants {

    private static final Map<String, List<String>> SIGNS = Map.ofEntries(
            Map.entry("plus", List.of("minus", "times")),
            Map.entry("minus", List.of("plus")),
            Map.entry("negative ", List.of("")),
            Map.entry("times", List.of("plus", "divided by")),
            Map.entry("divided by", List.of("times")),
            Map.entry("modulo", List.of("divided by")),
            Map.entry(" factorial", List.of("", " squared")),
            Map.entry("equals", List.of("is less than", "is not equal to")),
            Map.entry("is not equal to", List.of("equals")),
            Map.entry("is less than", List.of("is at most", "is greater than")),
            Map.entry("is at most", List.of("is less than", "is at least")),
            Map.entry("is greater than", List.of("is at least", "is less than")),
            Map.entry("is at least", List.of("is greater than", "is at most")));

    private static final Map<String, List<String>> FUNCTIONS = Map.ofEntries(
            Map.entry("minimum", List.of("maximum")),
            Map.entry("maximum", List.of("minimum")),
            Map.entry("sign", List.of("round")),
            Map.entry("round", List.of("sign")),
            Map.entry("exponential", List.of("natural logarithm")),
            Map.entry("exponential minus 1", List.of("exponential")),
            Map.entry("natural logarithm", List.of("exponential")),
            Map.entry("natural logarithm of 1 plus", List.of("natural logarithm")),
            Map.entry("to base 2", List.of("to base 10")),
            Map.entry("to base 10", List.of("to base 2")),
            Map.entry("sine", List.of("cosine", "arc sine")),
            Map.entry("cosine", List.of("sine")),
            Map.entry("tangent", List.of("sine")),
            Map.entry("hyperbolic ", List.of("")),
            Map.entry("arc ", List.of("")),
            Map.entry("the square root", List.of("the cube root")),
            Map.entry("the cube root", List.of("the square root")),
            Map.entry("the sum", List.of("the product")),
            Map.entry("the product", List.of("the sum")));

    private static final Map<String, List<String>> WORDS = Map.of(
            " and ", List.of(" or "),
            " or ", List.of(" and "),
            "not ", List.of(""),
            "is even", List.of("is odd"),
            "is an integer", List.of("is even"),
            "otherwise", List.of("if 1 equals 1"));

    private static final Map<String, List<String>> SCRIPTS = Map.of(
            " squared", List.of(" cubed", "", " times 2"),
            " cubed", List.of(" squared", ""),
            "raised to the power", List.of("to the power", "times"),
            "to the power", List.of("times"),
            "over", List.of("minus"));

    /** What begins a group, with what ends it. */
    private static final Map<String, String> GROUPS = Map.of(
            "open bracket ", " close bracket",
            "the floor of ", " end floor",
            "the ceiling of ", " end ceiling",
            "the absolute value of ", " end absolute value",
            "the fraction ", " end fraction",
            "the square root of ", " end root",
            "raised to the power ", " end power");

    private static final String SUB = " sub ";

    private static final Pattern NUMBER = Pattern.compile("(?<= |^)[0-9]+(\\.[0-9]+)?(?=[ ,;]|$)");
    private static final Pattern WORD = Pattern.compile("[^ ,;]+");

    /** Words that are no symbol. */
    private static final Set<String> LANGUAGE =
            Set.of(("plus minus negative times divided by modulo factorial equals is not"
                            + " equal to less than at most greater least minimum maximum sign round exponential natural logarithm base"
                            + " sine cosine tangent hyperbolic arc the square cube root sum product from of and or even odd an integer"
                            + " otherwise if where squared cubed raised power over open close bracket end floor ceiling absolute value"
                            + " fraction two-argument binomial coefficient choose comma pi sub")
                    .split(" ", -1));

    private final String words;
    private final Map<String, String> found = new TreeMap<>();

    private SpokenMutants(String words) {
        this.words = words;
    }

    static List<Mutant> of(Subject subject) {
        JavaTree tree = JavaTree.parse(subject.tests());
        List<Mutant> mutants = new ArrayList<>();
        for (LiteralTree literal : TestLiterals.spoken(tree)) {
            SpokenMutants all = new SpokenMutants((String) literal.getValue());
            all.collect();
            all.found.forEach((text, operator) -> {
                Edit edit = new Edit(tree.start(literal), tree.end(literal), JavaLiterals.string(text));
                mutants.add(new Mutant(
                        "spoken", operator, all.words + " -> " + text, Mutant.File.TESTS, edit.applyTo(tree.source())));
            });
        }
        return mutants;
    }

    private void collect() {
        SIGNS.forEach((sign, others) -> replace("operator", sign, others));
        FUNCTIONS.forEach((name, others) -> replace("function", name, others));
        WORDS.forEach((word, others) -> replace("word", word, others));
        SCRIPTS.forEach((script, others) -> replace("script", script, others));
        GROUPS.forEach(this::groups);
        Matcher numbers = NUMBER.matcher(words);
        while (numbers.find()) {
            String number = numbers.group();
            add("literal", numbers.start(), numbers.end(), number.equals("0") ? "1" : number + "0");
            add("literal", numbers.start(), numbers.end(), number.charAt(0) == '1' ? "2" : "1");
        }
        symbols();
        found.remove(words);
    }

    private void add(String operator, int start, int end, String text) {
        found.putIfAbsent(words.substring(0, start) + text + words.substring(end), operator);
    }

    private void replace(String operator, String phrase, List<String> others) {
        Matcher places = Pattern.compile("(?<![^ ])" + Pattern.quote(phrase.strip()) + "(?![^ ,;])")
                .matcher(words);
        int before = phrase.length() - phrase.stripLeading().length();
        int behind = phrase.length() - phrase.stripTrailing().length();
        while (places.find()) {
            int start = places.start() - before;
            int end = places.end() + behind;
            if (start >= 0 && end <= words.length()) {
                others.forEach(other -> add(operator, start, end, other));
            }
        }
    }

    /** Each group without its words, and without those that end it. */
    private void groups(String opening, String closing) {
        for (int at = words.indexOf(opening); at >= 0; at = words.indexOf(opening, at + 1)) {
            int end = words.indexOf(closing, at);
            if (end > 0) {
                String inner = words.substring(at + opening.length(), end);
                add("bracket", at, end + closing.length(), inner);
                add("bracket", end, end + closing.length(), "");
                String other = opening.equals("the floor of ") ? "the ceiling of " : "the floor of ";
                add(
                        "bracket",
                        at,
                        end + closing.length(),
                        other + inner + " end" + other.substring(3, other.length() - 4));
            }
        }
    }

    /** Each symbol replaced by the next one, and each without its subscript. */
    private void symbols() {
        List<int[]> places = new ArrayList<>();
        Matcher matcher = WORD.matcher(words);
        while (matcher.find()) {
            if (!LANGUAGE.contains(matcher.group())
                    && !NUMBER.matcher(matcher.group()).matches()) {
                places.add(new int[] {matcher.start(), matcher.end()});
            }
        }
        for (int i = 0; i < places.size(); i++) {
            int[] place = places.get(i);
            String word = words.substring(place[0], place[1]);
            for (int j = 1; j < places.size(); j++) {
                int[] next = places.get((i + j) % places.size());
                String other = words.substring(next[0], next[1]);
                if (!other.equals(word)) {
                    add("symbol", place[0], place[1], other);
                    break;
                }
            }
            if (words.startsWith(SUB, place[0] - SUB.length())) {
                add("script", place[0] - SUB.length(), place[1], "");
            }
        }
    }
}
