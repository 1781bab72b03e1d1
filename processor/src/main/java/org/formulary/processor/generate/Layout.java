package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
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

    /** Levels that a continued line stands in. */
    int CONTINUED_LEVELS = 2;

    /** How long the text on one line is. */
    int length();

    /** Adds the text on one line. */
    void flat(Code code);

    /** Adds the text to a line that stands in so far and holds {@code others} more characters; broken where it does not fit. */
    void at(int indent, int others, Code code);

    /** The text for such a line. */
    default Code at(int indent, int others) {
        Code code = new Code();
        at(indent, others, code);
        return code;
    }

    /** A text that is never broken. */
    record Fixed(Code text) implements Layout {
        @Override
        public int length() {
            return text.width();
        }

        @Override
        public void flat(Code code) {
            code.add(text);
        }

        @Override
        public void at(int indent, int others, Code code) {
            flat(code);
        }
    }

    /** A printed expression. */
    record Printed(JavaCode printed) implements Layout {
        @Override
        public int length() {
            return length(printed.pieces());
        }

        @Override
        public void flat(Code code) {
            code.add(printed);
        }

        @Override
        public void at(int indent, int others, Code code) {
            int room = WIDTH - indent - others;
            List<List<Piece>> lines = lines(printed.pieces(), 0, room, room - CONTINUED);
            code.add(lines.get(0)).indent(CONTINUED_LEVELS);
            lines.subList(1, lines.size()).forEach(line -> code.line().add(line));
            code.indent(-CONTINUED_LEVELS);
        }

        /** Broken at blanks of that depth if it is too long, and deeper only what is too long still. */
        private static List<List<Piece>> lines(List<Piece> pieces, int depth, int room, int roomBelow) {
            if (length(pieces) <= room || !canBreak(pieces, depth)) {
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

        private static boolean canBreak(List<Piece> pieces, int depth) {
            for (Piece piece : pieces) {
                if (piece instanceof Piece.Blank blank && blank.depth() >= depth) {
                    return true;
                }
            }
            return false;
        }

        private static int length(List<Piece> pieces) {
            int length = 0;
            for (Piece piece : pieces) {
                length += length(piece);
            }
            return length;
        }

        private static int length(Piece piece) {
            if (piece instanceof Piece.Text text) {
                return text.text().length();
            }
            return piece instanceof Piece.Type type ? type.name().length() : 1;
        }
    }

    /** Strings put together by {@code +}. */
    record Sum(List<Code> terms) implements Layout {
        private static final String PLUS = " + ";

        @Override
        public int length() {
            int length = PLUS.length() * (terms.size() - 1);
            for (Code term : terms) {
                length += term.width();
            }
            return length;
        }

        @Override
        public void flat(Code code) {
            for (int i = 0; i < terms.size(); i++) {
                code.add(i == 0 ? "" : PLUS).add(terms.get(i));
            }
        }

        @Override
        public void at(int indent, int others, Code code) {
            int room = WIDTH - indent - others;
            code.add(terms.get(0)).indent(CONTINUED_LEVELS);
            room -= terms.get(0).width() + PLUS.length();
            for (Code term : terms.subList(1, terms.size())) {
                int needed = term.width() + PLUS.length();
                if (needed > room) {
                    code.line().add("+ ");
                    room = WIDTH - indent - CONTINUED - CLOSING;
                } else {
                    code.add(PLUS);
                }
                room -= needed;
                code.add(term);
            }
            code.indent(-CONTINUED_LEVELS);
        }
    }

    /** {@code head(arguments)}, or another pair of brackets. */
    record Call(Code head, String open, List<Layout> arguments, String close) implements Layout {

        Call(Code head, List<Layout> arguments) {
            this(head, "(", arguments, ")");
        }

        @Override
        public int length() {
            return head.width() + open.length() + lengthOfArguments() + close.length();
        }

        private int lengthOfArguments() {
            int length = 2 * Math.max(0, arguments.size() - 1);
            for (Layout argument : arguments) {
                length += argument.length();
            }
            return length;
        }

        @Override
        public void flat(Code code) {
            code.add(head).add(open);
            flatArguments(code);
            code.add(close);
        }

        private void flatArguments(Code code) {
            for (int i = 0; i < arguments.size(); i++) {
                code.add(i == 0 ? "" : ", ");
                arguments.get(i).flat(code);
            }
        }

        @Override
        public void at(int indent, int others, Code code) {
            if (arguments.isEmpty() || indent + length() + others <= WIDTH) {
                flat(code);
                return;
            }
            int inner = indent + CONTINUED;
            code.add(head).add(open).indent(CONTINUED_LEVELS).line();
            if (inner + lengthOfArguments() + CLOSING <= WIDTH) {
                flatArguments(code);
            } else {
                for (int i = 0; i < arguments.size(); i++) {
                    if (i > 0) {
                        code.add(",").line();
                    }
                    arguments.get(i).at(inner, CLOSING, code);
                }
            }
            code.add(close).indent(-CONTINUED_LEVELS);
        }
    }

    /** A text that is never broken. */
    static Layout of(String text) {
        return new Fixed(Code.of(text));
    }

    /** A string literal. */
    static Layout string(String text) {
        return new Fixed(Code.string(text));
    }

    /** A call of a method of the same class. */
    static Layout call(String method, List<Layout> arguments) {
        return new Call(Code.of(method), List.copyOf(arguments));
    }

    /** A call of a static method. */
    static Layout call(ClassName type, String method, List<Layout> arguments) {
        return new Call(new Code().add(type).add(".").add(method), List.copyOf(arguments));
    }

    /** Adds a statement to a method's body: {@code prefix layout;}. */
    static void statement(int indent, String prefix, Layout layout, Code code) {
        code.add(prefix);
        layout.at(indent, prefix.length() + 1, code);
        code.add(";").line();
    }
}
