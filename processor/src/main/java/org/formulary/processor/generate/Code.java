package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaLiterals;

/**
 * Java in the making. What is between the names of classes is one text, for the source writer, which decides about imports,
 * is slow with each part; and how wide it is is known before it is written.
 */
final class Code {

    /** A constant of a class file holds 65,535 bytes; characters beyond ASCII take up to three. */
    private static final int LONGEST_LITERAL = 20_000;

    private static final String LEVEL = "    ";

    private final StringBuilder text = new StringBuilder();
    private final List<ClassName> types = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();
    private int widthOfTypes;
    private int level;
    private boolean atStart;

    /** A text without line ends. */
    static Code of(String text) {
        return new Code().add(text);
    }

    /** A string literal; several joined where one would be too long for a class file. */
    static Code string(String text) {
        // No character takes more than three bytes.
        if (3 * text.length() <= LONGEST_LITERAL || text.getBytes(StandardCharsets.UTF_8).length <= LONGEST_LITERAL) {
            return of(JavaLiterals.string(text));
        }
        Code joined = new Code().add(ClassName.get(String.class)).add(".join(\"\"");
        for (int start = 0; start < text.length(); start += LONGEST_LITERAL) {
            String chunk = text.substring(start, Math.min(text.length(), start + LONGEST_LITERAL));
            joined.add(", ").add(JavaLiterals.string(chunk));
        }
        return joined.add(")");
    }

    /** Adds text without line ends. */
    Code add(String more) {
        if (!more.isEmpty()) {
            start();
            text.append(more);
        }
        return this;
    }

    /** Adds the name of a type. */
    Code add(TypeName type) {
        if (!(type instanceof ClassName name)) {
            return add(type.toString());
        }
        start();
        types.add(name);
        places.add(text.length());
        widthOfTypes += String.join(".", name.simpleNames()).length();
        return this;
    }

    /** Adds code; lines on which it goes on stand in as far as they do there. */
    Code add(Code more) {
        int done = 0;
        for (int i = 0; i < more.types.size(); i++) {
            add(more.text.substring(done, more.places.get(i)));
            add(more.types.get(i));
            done = more.places.get(i);
        }
        return add(more.text.substring(done));
    }

    /** Adds a printed expression or statement on one line. */
    Code add(JavaCode code) {
        return add(code.pieces());
    }

    /** Adds printed pieces on one line. */
    Code add(List<JavaCode.Piece> pieces) {
        for (JavaCode.Piece piece : pieces) {
            if (piece instanceof JavaCode.Piece.Type type) {
                add(Source.className(type.packageName(), type.name()));
            } else {
                add(piece instanceof JavaCode.Piece.Text written ? written.text() : " ");
            }
        }
        return this;
    }

    private void start() {
        if (atStart) {
            text.append(LEVEL.repeat(level));
            atStart = false;
        }
    }

    /** Ends the line. */
    Code line() {
        text.append('\n');
        atStart = true;
        return this;
    }

    /** Moves the lines that follow in, by as many levels; out if negative. */
    Code indent(int levels) {
        level += levels;
        return this;
    }

    /** How wide it is on one line, types by the names they have within their packages. */
    int width() {
        return text.length() + widthOfTypes;
    }

    /** The same for the source writer. */
    CodeBlock block() {
        StringBuilder format = new StringBuilder();
        List<Object> arguments = new ArrayList<>();
        int done = 0;
        for (int i = 0; i < types.size(); i++) {
            format.append("$L$T");
            arguments.add(text.substring(done, places.get(i)));
            arguments.add(types.get(i));
            done = places.get(i);
        }
        arguments.add(text.substring(done));
        return CodeBlock.of(format.append("$L").toString(), arguments.toArray());
    }

    @Override
    public String toString() {
        return block().toString();
    }
}
