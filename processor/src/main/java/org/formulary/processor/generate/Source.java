package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaLiterals;

/** Printed Java as blocks of the source writer, which decides about imports and line ends. */
final class Source {

    /** A constant of a class file holds 65,535 bytes; characters beyond ASCII take up to three. */
    private static final int LONGEST_LITERAL = 20_000;

    private Source() {}

    /** A printed expression or statement. */
    static CodeBlock of(JavaCode code) {
        return of(code.pieces());
    }

    /** Printed pieces on one line; what is between types goes to the source writer whole, which is slow with each part. */
    static CodeBlock of(List<JavaCode.Piece> pieces) {
        CodeBlock.Builder block = CodeBlock.builder();
        StringBuilder between = new StringBuilder();
        for (JavaCode.Piece piece : pieces) {
            if (piece instanceof JavaCode.Piece.Type type) {
                block.add("$L$T", between, className(type.packageName(), type.name()));
                between = new StringBuilder();
            } else {
                between.append(piece instanceof JavaCode.Piece.Text text ? text.text() : " ");
            }
        }
        return block.add("$L", between).build();
    }

    /** A string literal; several joined where one would be too long for a class file. */
    static CodeBlock string(String text) {
        if (text.getBytes(StandardCharsets.UTF_8).length <= LONGEST_LITERAL) {
            return CodeBlock.of("$L", JavaLiterals.string(text));
        }
        List<CodeBlock> chunks = new ArrayList<>();
        for (int start = 0; start < text.length(); start += LONGEST_LITERAL) {
            String chunk = text.substring(start, Math.min(text.length(), start + LONGEST_LITERAL));
            chunks.add(CodeBlock.of("$L", JavaLiterals.string(chunk)));
        }
        return CodeBlock.of("$T.join(\"\", $L)", String.class, arguments(chunks));
    }

    /** Arguments between brackets. */
    static CodeBlock arguments(List<CodeBlock> arguments) {
        CodeBlock.Builder block = CodeBlock.builder();
        for (int i = 0; i < arguments.size(); i++) {
            block.add(i == 0 ? "$L" : ", $L", arguments.get(i));
        }
        return block.build();
    }

    /** A class by the name it has within its package, {@code Outer.Inner}. */
    static ClassName className(String packageName, String name) {
        String[] names = name.split("\\.", -1);
        ClassName type = ClassName.get(packageName, names[0]);
        for (int i = 1; i < names.length; i++) {
            type = type.nestedClass(names[i]);
        }
        return type;
    }

    static ClassName type(CheckedFormula.RecordType record) {
        return className(record.packageName(), record.name());
    }

    static TypeName type(NumberType type) {
        return switch (type) {
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case DOUBLE -> TypeName.DOUBLE;
        };
    }

    static TypeName type(JavaCode.Kind kind) {
        return switch (kind) {
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case DOUBLE -> TypeName.DOUBLE;
            case BIG -> ClassName.get(BigInteger.class);
            case BOOLEAN -> TypeName.BOOLEAN;
            case OTHER -> throw new IllegalArgumentException("no type");
        };
    }
}
