package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaCode.Piece;

/**
 * Expressions laid out as a person would: on one line where they fit, else calls with their arguments on the lines below,
 * and operations broken before their outermost operators.
 */
sealed interface Layout {

    /** The longest line. */
    int WIDTH = 120;

    /** What a continued line stands in from the one it continues. */
    int CONTINUED = 8;

    /** What closes a call at the end of a line. */
    int CLOSING = 3;

    /** What comes before the simple name of a type. */
    Pattern QUALIFIER = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

    /** The text on one line. */
    CodeBlock flat();

    /** How long the text on one line is. */
    default int length() {
        return width(flat());
    }

    /** The text in a line that stands in so far and holds {@code others} more characters; broken where it does not fit. */
    CodeBlock at(int indent, int others);

    /** A text that is never broken. */
    record Fixed(CodeBlock flat) implements Layout {
        @Override
        public CodeBlock at(int indent, int others) {
            return flat;
        }
    }

    /** A printed expression. */
    record Printed(JavaCode code) implements Layout {
        @Override
        public CodeBlock flat() {
            return block(List.of(code.pieces()));
        }

        @Override
        public CodeBlock at(int indent, int others) {
            int room = WIDTH - indent - others;
            return block(lines(code.pieces(), 0, room, room - CONTINUED));
        }

        /** Broken at blanks of that depth if it is too long, and deeper only what is too long still. */
        private static List<List<Piece>> lines(List<Piece> pieces, int depth, int room, int roomBelow) {
            boolean breaks =
                    pieces.stream().anyMatch(piece -> piece instanceof Piece.Blank blank && blank.depth() >= depth);
            if (!breaks || pieces.stream().mapToInt(Printed::length).sum() <= room) {
                return List.of(pieces);
            }
            List<List<Piece>> lines = new ArrayList<>();
            int start = 0;
            for (int i = 0; i <= pieces.size(); i++) {
                if (i == pieces.size() || (pieces.get(i) instanceof Piece.Blank blank && blank.depth() == depth)) {
                    int left = lines.isEmpty() ? room : roomBelow;
                    lines.addAll(lines(pieces.subList(start, i), depth + 1, left, roomBelow));
                    start = i + 1;
                }
            }
            return lines;
        }

        @Override
        public int length() {
            return code.pieces().stream().mapToInt(Printed::length).sum();
        }

        private static int length(Piece piece) {
            if (piece instanceof Piece.Text text) {
                return text.text().length();
            }
            return piece instanceof Piece.Type type ? type.name().length() : 1;
        }

        private static CodeBlock block(List<List<Piece>> lines) {
            CodeBlock.Builder block = CodeBlock.builder();
            for (int i = 0; i < lines.size(); i++) {
                block.add(i == 0 ? "" : i == 1 ? "$>$>\n" : "\n");
                block.add(Source.of(lines.get(i)));
            }
            return block.add(lines.size() > 1 ? "$<$<" : "").build();
        }
    }

    /** Strings put together by {@code +}. */
    record Sum(List<CodeBlock> terms) implements Layout {
        @Override
        public CodeBlock flat() {
            return joined(" + ", terms.stream());
        }

        @Override
        public CodeBlock at(int indent, int others) {
            CodeBlock.Builder block = CodeBlock.builder();
            int room = WIDTH - indent - others;
            boolean continued = false;
            for (int i = 0; i < terms.size(); i++) {
                int needed = width(terms.get(i)) + 3;
                if (i > 0 && needed > room) {
                    block.add(continued ? "\n" : "$>$>\n");
                    continued = true;
                    room = WIDTH - indent - CONTINUED - CLOSING;
                    block.add("+ ");
                } else if (i > 0) {
                    block.add(" + ");
                }
                room -= needed;
                block.add("$L", terms.get(i));
            }
            return block.add(continued ? "$<$<" : "").build();
        }
    }

    /** {@code head(arguments)}, or another pair of brackets. */
    record Call(CodeBlock head, String open, List<Layout> arguments, String close) implements Layout {

        @Override
        public int length() {
            return width(head) + open.length() + lengthOfArguments() + close.length();
        }

        private int lengthOfArguments() {
            int commas = 2 * Math.max(0, arguments.size() - 1);
            return commas + arguments.stream().mapToInt(Layout::length).sum();
        }

        Call(CodeBlock head, List<Layout> arguments) {
            this(head, "(", arguments, ")");
        }

        @Override
        public CodeBlock flat() {
            return CodeBlock.of(
                    "$L$L$L$L", head, open, joined(", ", arguments.stream().map(Layout::flat)), close);
        }

        @Override
        public CodeBlock at(int indent, int others) {
            if (arguments.isEmpty() || indent + length() + others <= WIDTH) {
                return flat();
            }
            int inner = indent + CONTINUED;
            if (inner + lengthOfArguments() + CLOSING <= WIDTH) {
                CodeBlock line = joined(", ", arguments.stream().map(Layout::flat));
                return CodeBlock.of("$L$L$>$>\n$L$L$<$<", head, open, line, close);
            }
            CodeBlock lines = joined(",\n", arguments.stream().map(argument -> argument.at(inner, CLOSING)));
            return CodeBlock.of("$L$L$>$>\n$L$L$<$<", head, open, lines, close);
        }
    }

    /** A text that is never broken. */
    static Layout of(String format, Object... arguments) {
        return new Fixed(CodeBlock.of(format, arguments));
    }

    /** A string literal. */
    static Layout string(String text) {
        return new Fixed(Source.string(text));
    }

    /** A call of a method of the same class. */
    static Layout call(String method, List<Layout> arguments) {
        return new Call(CodeBlock.of("$L", method), List.copyOf(arguments));
    }

    /** A call of a static method. */
    static Layout call(ClassName type, String method, List<Layout> arguments) {
        return new Call(CodeBlock.of("$T.$L", type, method), List.copyOf(arguments));
    }

    /** A statement in a method's body: {@code prefix layout;}. */
    static CodeBlock statement(int indent, String prefix, Layout layout) {
        return CodeBlock.of("$L$L;\n", prefix, layout.at(indent, prefix.length() + 1));
    }

    /** How long a text is, types by their simple names. */
    static int width(CodeBlock block) {
        return QUALIFIER.matcher(block.toString()).replaceAll("").length();
    }

    private static CodeBlock joined(String separator, Stream<CodeBlock> parts) {
        List<CodeBlock> all = new ArrayList<>(parts.toList());
        CodeBlock.Builder block = CodeBlock.builder();
        for (int i = 0; i < all.size(); i++) {
            block.add(i == 0 ? "$L" : separator + "$L", all.get(i));
        }
        return block.build();
    }
}
