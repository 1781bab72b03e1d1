package org.formulary.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.formulary.processor.print.JavaLoop;

/** Writes the helper method of a sum or product. */
final class LoopMethod {

    private LoopMethod() {}

    static MethodSpec of(JavaLoop loop) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(loop.name())
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Source.type(loop.kind()));
        loop.parameters().forEach(parameter -> method.addParameter(Source.type(parameter.kind()), parameter.name()));
        CodeBlock to = Source.of(loop.to());
        if (!loop.last().isEmpty()) {
            method.addStatement("long $L = $L", loop.last(), to);
            to = CodeBlock.of("$L", loop.last());
        }
        return method.addStatement("$T $L = $L", Source.type(loop.kind()), loop.total(), Source.of(loop.start()))
                .beginControlFlow("for (long $1L = $2L; $1L <= $3L; $1L++)", loop.index(), Source.of(loop.from()), to)
                .addStatement("$L", Source.of(loop.step()))
                .endControlFlow()
                .addStatement("return $L", loop.total())
                .build();
    }
}
