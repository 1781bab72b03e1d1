package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Search;
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Variable;

/** Writes the method that searches for an integer parameter; the checked method of the formula gives the values. */
final class SearchMethod {

    /** What statements of a method stand in. */
    private static final int BODY = 8;

    private SearchMethod() {}

    /** The method, without its Javadoc. */
    static MethodSpec.Builder of(CheckedFormula formula, Searches.Method search) {
        CheckedFormula method = search.formula();
        boolean isInt = search.solved().variable().type() == NumberType.INT;
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.method())
                .returns(Signatures.result(method))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
        method.parameters()
                .forEach(parameter ->
                        spec.addParameter(Source.type(parameter.variable().type()), parameter.javaName()));
        Code code = new Code();
        Layout.statement(BODY, isInt ? "return (int) " : "return ", search(formula, search), code);
        return spec.addCode(code.block());
    }

    private static Layout search(CheckedFormula formula, Searches.Method search) {
        Variable output = search.output().variable();
        Variable solved = search.solved().variable();
        Range range = solved.domain().map(Domain::range).orElse(Range.ALL);
        Code head = new Code()
                .add(RuntimeTypes.INTEGER_SEARCH)
                .add(output.type() == NumberType.DOUBLE ? ".real" : ".integer");
        List<Layout> arguments = List.of(
                Layout.string(formula.method()),
                Layout.string(solved.name()),
                new Layout.Fixed(range.lower()
                        .map(bound -> Code.of(IntegerBounds.least(bound, solved)))
                        .orElseGet(() -> end(solved, ".MIN_VALUE"))),
                new Layout.Fixed(range.upper()
                        .map(bound -> Code.of(IntegerBounds.greatest(bound, solved)))
                        .orElseGet(() -> end(solved, ".MAX_VALUE"))),
                Layout.string(search.target().javaName()),
                Layout.string(output.name()),
                Layout.string(Requirement.unit(output.unit())),
                Layout.of(search.target().javaName()),
                value(formula, search.solved()));
        return new Layout.Call(head, "(", arguments, ")." + terminal(search.search()) + "()");
    }

    private static Code end(Variable variable, String constant) {
        Class<?> type = variable.type() == NumberType.INT ? Integer.class : Long.class;
        return new Code().add(ClassName.get(type)).add(constant);
    }

    /** The formula as a function of the parameter. */
    private static Layout value(CheckedFormula formula, Parameter solved) {
        List<Layout> arguments = formula.parameters().stream()
                .map(parameter -> Layout.of(
                        parameter.equals(solved) && solved.variable().type() == NumberType.INT
                                ? "(int) " + parameter.javaName()
                                : parameter.javaName()))
                .toList();
        return new Layout.Call(Code.of(solved.javaName() + " -> " + formula.method()), arguments);
    }

    /** The method that finds it, both when the code runs and when it is tested. */
    static String terminal(Search search) {
        return switch (search) {
            case LARGEST_AT_MOST -> "largestAtMost";
            case SMALLEST_AT_LEAST -> "smallestAtLeast";
            case SMALLEST_AT_MOST -> "smallestAtMost";
            case LARGEST_AT_LEAST -> "largestAtLeast";
        };
    }
}
