package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a Java expression: its text, with type names kept apart so that whoever writes the file decides what to
 * import, and what is needed to put it into a larger piece without changing its meaning.
 *
 * @param pieces the text in order
 * @param kind the Java type of its value
 * @param level how strongly its outermost operator binds
 */
public record JavaCode(List<Piece> pieces, Kind kind, Level level) {

    public JavaCode {
        pieces = List.copyOf(pieces);
    }

    /** A stretch of text, a type, or a place where a line may end. */
    public sealed interface Piece {
        /** Text that stands as it is. */
        record Text(String text) implements Piece {}

        /** The name of a class; {@code name} may be nested, {@code Outer.Inner}. */
        record Type(String packageName, String name) implements Piece {}

        /** A blank that may become the end of a line; the smaller the depth, the better the place. */
        record Blank(int depth) implements Piece {
            static final Blank OUTER = new Blank(0);
        }
    }

    /** The Java types that values take. */
    public enum Kind {
        INT,
        LONG,
        DOUBLE,
        BIG,
        BOOLEAN,
        OTHER
    }

    /** Java's precedence, weakest first. */
    public enum Level {
        TERNARY,
        OR,
        AND,
        EQUALITY,
        RELATIONAL,
        SHIFT,
        ADDITIVE,
        MULTIPLICATIVE,
        UNARY,
        PRIMARY
    }

    /** A name or literal. */
    public static JavaCode of(String text, Kind kind) {
        return new JavaCode(List.of(new Piece.Text(text)), kind, text.startsWith("-") ? Level.UNARY : Level.PRIMARY);
    }

    /** {@code Type.method(arguments)}. */
    public static JavaCode call(Piece.Type type, String method, Kind kind, List<JavaCode> arguments) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(type);
        pieces.add(new Piece.Text("." + method + "("));
        return arguments(pieces, kind, arguments);
    }

    /** {@code method(arguments)}. */
    public static JavaCode call(String method, Kind kind, List<JavaCode> arguments) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece.Text(method + "("));
        return arguments(pieces, kind, arguments);
    }

    /** {@code this.method(arguments)}, brackets around this where it needs them. */
    public JavaCode invoke(String method, Kind result, List<JavaCode> arguments) {
        List<Piece> pieces = new ArrayList<>(atLeast(Level.PRIMARY).pieces);
        pieces.add(new Piece.Text("." + method + "("));
        return arguments(pieces, result, arguments);
    }

    private static JavaCode arguments(List<Piece> pieces, Kind kind, List<JavaCode> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (i > 0) {
                pieces.add(new Piece.Text(","));
                pieces.add(new Piece.Blank(1));
            }
            pieces.addAll(deeper(deeper(arguments.get(i).pieces)));
        }
        pieces.add(new Piece.Text(")"));
        return new JavaCode(pieces, kind, Level.PRIMARY);
    }

    /** {@code left operator right}; the right operand is bracketed at the same level, so that order is kept. */
    public static JavaCode binary(JavaCode left, String operator, JavaCode right, Kind kind, Level level) {
        boolean loose = right.isSigned() || right.level.compareTo(level) <= 0;
        JavaCode bracketed = left.atLeast(level);
        List<Piece> pieces = new ArrayList<>(bracketed.level == level ? bracketed.pieces : deeper(bracketed.pieces));
        pieces.add(Piece.Blank.OUTER);
        pieces.add(new Piece.Text(operator + " "));
        pieces.addAll(deeper((loose ? right.inBrackets() : right).pieces));
        return new JavaCode(pieces, kind, level);
    }

    /** {@code condition ? value : otherwise}. */
    public static JavaCode choice(JavaCode condition, JavaCode value, JavaCode otherwise, Kind kind) {
        List<Piece> pieces = new ArrayList<>(deeper(condition.atLeast(Level.OR).pieces));
        pieces.add(Piece.Blank.OUTER);
        pieces.add(new Piece.Text("? "));
        pieces.addAll(deeper(value.atLeast(Level.OR).pieces));
        pieces.add(Piece.Blank.OUTER);
        pieces.add(new Piece.Text(": "));
        pieces.addAll(otherwise.level == Level.TERNARY ? otherwise.pieces : deeper(otherwise.pieces));
        return new JavaCode(pieces, kind, Level.TERNARY);
    }

    /** {@code -this} or {@code !this}. */
    public JavaCode prefixed(String operator) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece.Text(operator));
        pieces.addAll((isSigned() ? inBrackets() : atLeast(Level.UNARY)).pieces);
        return new JavaCode(pieces, kind, Level.UNARY);
    }

    /** {@code (type) this}. */
    public JavaCode cast(Kind target) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece.Text(target == Kind.INT ? "(int) " : target == Kind.LONG ? "(long) " : "(double) "));
        pieces.addAll((isSigned() ? inBrackets() : atLeast(Level.UNARY)).pieces);
        return new JavaCode(pieces, target, Level.UNARY);
    }

    private boolean isSigned() {
        return pieces.get(0) instanceof Piece.Text text && text.text().startsWith("-");
    }

    private JavaCode atLeast(Level least) {
        return level.compareTo(least) < 0 ? inBrackets() : this;
    }

    private static List<Piece> deeper(List<Piece> pieces) {
        return pieces.stream()
                .map(piece -> piece instanceof Piece.Blank blank ? new Piece.Blank(blank.depth() + 1) : piece)
                .toList();
    }

    private JavaCode inBrackets() {
        List<Piece> bracketed = new ArrayList<>();
        bracketed.add(new Piece.Text("("));
        bracketed.addAll(deeper(pieces));
        bracketed.add(new Piece.Text(")"));
        return new JavaCode(bracketed, kind, Level.PRIMARY);
    }

    /** The text on one line, types by their simple names. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Piece piece : pieces) {
            if (piece instanceof Piece.Text stretch) {
                text.append(stretch.text());
            } else if (piece instanceof Piece.Type type) {
                text.append(type.name());
            } else {
                text.append(' ');
            }
        }
        return text.toString();
    }
}
