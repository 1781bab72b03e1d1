package org.formulary.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an author gets wrong, and all that is said of it: a block of a data file, {@code ## name}, a declaration, {@code ->},
 * and the messages, each from its code in brackets on.
 *
 * <p>The declaration is a member of {@code p.Transfer}, or begins with the name of a file, {@code file p/Transfer.java}, as do
 * more files behind it. {@code PROSE} stands for the attributes that every formula has.
 */
record Mistake(String name, Map<String, String> sources, List<String> messages) {

    private static final String PROSE = "assumptions = \"Some.\", excludes = \"Much.\", derivation = \"Obvious.\"";
    private static final String FILE = "file ";

    /** The blocks of a data file; what stands before the first is a comment. */
    static List<Mistake> parse(String text) {
        List<Mistake> mistakes = new ArrayList<>();
        String[] blocks = text.split("(?m)^## ", -1);
        for (int i = 1; i < blocks.length; i++) {
            String[] parts = blocks[i].split("(?m)^->\\n", -1);
            int end = parts[0].indexOf('\n');
            mistakes.add(
                    new Mistake(parts[0].substring(0, end), sources(parts[0].substring(end + 1)), messages(parts[1])));
        }
        return mistakes;
    }

    private static List<String> messages(String text) {
        List<String> messages = new ArrayList<>();
        for (String message : text.split("(?m)^(?=\\[)", -1)) {
            if (!message.isBlank()) {
                messages.add(message.stripTrailing());
            }
        }
        return messages;
    }

    private static Map<String, String> sources(String declaration) {
        Map<String, String> sources = new LinkedHashMap<>();
        String text = declaration.replace("PROSE", PROSE);
        if (!text.startsWith(FILE)) {
            sources.put("p/Transfer.java", transfer(text.startsWith("@Formula") ? "/** A test. */\n" + text : text));
            return sources;
        }
        for (String file : text.split("(?m)^" + FILE, -1)) {
            if (!file.isBlank()) {
                int end = file.indexOf('\n');
                String content = file.substring(end + 1);
                String start = "package " + file.substring(0, file.indexOf('/')) + ";\n\n";
                sources.put(
                        file.substring(0, end).strip(),
                        content.contains("@Formula")
                                ? start + "import org.formulary.annotation.*;\n\n" + content
                                : start + content);
            }
        }
        return sources;
    }

    private static String transfer(String members) {
        return """
            package p;

            import org.formulary.annotation.*;

            /** Transfers over a network. */
            @FormulaSet(
                id = "test.transfer",
                symbols = {
                  @Symbol(name = "M", unit = "byte", domain = "M >= 0", doc = "message size"),
                  @Symbol(name = "N", domain = "N >= 1", doc = "number of participants"),
                  @Symbol(name = "B", unit = "byte/s", domain = "B > 0", doc = "bandwidth of a link"),
                  @Symbol(name = "alpha", unit = "s", domain = "alpha >= 0", doc = "startup latency"),
                  @Symbol(name = "T", unit = "s", doc = "time")
                })
            public interface Transfer {

              /** Time of one message. */
              @Formula(equation = "T = alpha + M/B", symbol = "T_message", %s)
              double messageTime(@Param("M") double size, @Param("B") double bandwidth, double alpha);

              /** Time of a ring of messages. */
              @Formula(equation = "T = 2(N - 1) T_message(M/N, B, alpha)", symbol = "T_ring", %s)
              double ringTime(@Param("M") double size, @Param("N") long ranks, @Param("B") double bandwidth, double alpha);

            %s
            }
            """.formatted(PROSE, PROSE, members.indent(2));
    }
}
