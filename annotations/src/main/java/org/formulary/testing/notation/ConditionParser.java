package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.testing.notation.Glyph.Sign;

/** Reads a row of glyphs as a condition, in prefix form. */
final class ConditionParser {

    private final RowParser values;
    private final Glyphs glyphs;

    ConditionParser(RowParser values) {
        this.values = values;
        this.glyphs = values.glyphs();
    }

    /** The condition of a case, behind its "if". */
    String ofCase() {
        RowParser.refuse(!glyphs.takes("if"), "a case without its condition");
        return whole();
    }

    private String whole() {
        String condition = joined();
        glyphs.end();
        return condition;
    }

    private String joined() {
        List<String> parts = new ArrayList<>(List.of(part()));
        String word = glyphs.next() instanceof Glyph.Words words ? words.text() : "";
        RowParser.refuse(!List.of("", "and", "or").contains(word), "not understood: " + word);
        while (glyphs.takes(word)) {
            parts.add(part());
        }
        return parts.size() == 1 ? parts.get(0) : Prefix.form(word, String.join(" ", parts));
    }

    private String part() {
        if (glyphs.takes("not")) {
            return Prefix.form("not", part());
        }
        if (glyphs.next() instanceof Glyph.Fence fence
                && fence.shape() == Glyph.Shape.ROUND
                && fence.inner().stream().anyMatch(ConditionParser::isOfConditions)) {
            glyphs.take();
            return new ConditionParser(values.row(fence.inner())).whole();
        }
        return comparison();
    }

    private static boolean isOfConditions(Glyph glyph) {
        return glyph instanceof Glyph.Words
                || (glyph instanceof Sign sign && relation(sign.kind()).isPresent())
                || (glyph instanceof Glyph.Fence fence
                        && fence.inner().stream().anyMatch(ConditionParser::isOfConditions));
    }

    private String comparison() {
        String left = values.sum();
        for (String property : List.of("integer", "even", "odd")) {
            if (glyphs.takes("is " + (property.equals("integer") ? "an " : "") + property)) {
                return Prefix.form(property, left);
            }
        }
        List<String> comparisons = new ArrayList<>();
        while (glyphs.next() instanceof Sign sign && relation(sign.kind()).isPresent()) {
            glyphs.take();
            String right = values.sum();
            comparisons.add(Prefix.form(relation(sign.kind()).get(), left, right));
            left = right;
        }
        RowParser.refuse(comparisons.isEmpty(), "a condition that compares nothing");
        return comparisons.size() == 1 ? comparisons.get(0) : Prefix.form("and", String.join(" ", comparisons));
    }

    private static Optional<String> relation(Sign.Kind sign) {
        return switch (sign) {
            case EQUAL -> Optional.of("=");
            case UNEQUAL -> Optional.of("!=");
            case LESS -> Optional.of("<");
            case AT_MOST -> Optional.of("<=");
            case GREATER -> Optional.of(">");
            case AT_LEAST -> Optional.of(">=");
            default -> Optional.empty();
        };
    }
}
