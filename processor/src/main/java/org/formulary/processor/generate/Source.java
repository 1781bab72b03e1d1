package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import java.math.BigInteger;
import java.util.List;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.print.JavaCode;

/** Types and literals in the terms of the source writer. */
final class Source {

    private Source() {}

    /** A string literal for the source writer. */
    static CodeBlock string(String text) {
        return Code.string(text).block();
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
        if (name.indexOf('.') < 0) {
            return ClassName.get(packageName, name);
        }
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
