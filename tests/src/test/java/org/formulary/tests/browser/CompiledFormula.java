package org.formulary.tests.browser;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.testing.Point;

/** A formula as its generated Java method evaluates it. */
final class CompiledFormula {

    private final Formula formula;
    private final Method method;

    CompiledFormula(Catalogue set, Formula formula) {
        this.formula = formula;
        try {
            this.method = Class.forName(set.qualifiedClassName())
                    .getMethod(
                            formula.method(),
                            formula.parameters().stream()
                                    .map(parameter -> type(parameter.type()))
                                    .toArray(Class<?>[]::new));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static Class<?> type(String name) {
        return switch (name) {
            case "double" -> double.class;
            case "long" -> long.class;
            case "int" -> int.class;
            default -> throw new IllegalArgumentException(name);
        };
    }

    /**
     * A result in its declared unit.
     *
     * @throws RuntimeException as the method throws it
     */
    Number result(Point point, Output output) {
        List<Object> arguments = formula.parameters().stream()
                .map(parameter -> switch (parameter.type()) {
                    case "double" -> (Object) point.real(parameter.symbol());
                    case "int" -> (Object) point.int32(parameter.symbol());
                    default -> (Object) point.integer(parameter.symbol());
                })
                .toList();
        try {
            Object result = method.invoke(null, arguments.toArray());
            return result instanceof Number number
                    ? number
                    : (Number) Arrays.stream(result.getClass().getRecordComponents())
                            .filter(component -> component.getName().equals(output.component()))
                            .findFirst()
                            .orElseThrow()
                            .getAccessor()
                            .invoke(result);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new LinkageError(e.getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    /** With what the method refuses a point. */
    Optional<RuntimeException> refusal(Point point) {
        try {
            result(point, formula.outputs().get(0));
            return Optional.empty();
        } catch (ArithmeticException | IllegalArgumentException e) {
            return Optional.of(e);
        }
    }
}
