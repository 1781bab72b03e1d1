package org.formulary.processor.generate;

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
        Code code = new Code();
        Code to = new Code().add(loop.to());
        if (!loop.last().isEmpty()) {
            code.add("long " + loop.last() + " = ").add(to).add(";").line();
            to = Code.of(loop.last());
        }
        code.add(Source.type(loop.kind())).add(" " + loop.total() + " = ");
        code.add(loop.start()).add(";").line();
        String index = loop.index();
        code.add("for (long " + index + " = ").add(loop.from()).add("; " + index + " <= ");
        code.add(to).add("; " + index + "++) {").indent(1).line();
        code.add(loop.step()).add(";").line().indent(-1).add("}").line();
        code.add("return " + loop.total() + ";").line();
        return method.addCode(code.block()).build();
    }
}
