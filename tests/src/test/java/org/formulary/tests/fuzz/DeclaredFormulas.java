package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.ParameterDeclaration;
import org.formulary.processor.read.ResultDeclaration;
import org.formulary.processor.read.SetReader;
import org.formulary.processor.read.SymbolDeclaration;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Reads the formulas of declared sets, unchecked, with what the glossary says of their symbols. */
@SupportedAnnotationTypes("org.formulary.annotation.*")
final class DeclaredFormulas extends AbstractProcessor {

    private final List<Declaration> read = new ArrayList<>();
    private Map<String, SymbolDeclaration> glossary = Map.of();

    /** Those that give one number and need no physical constant, no body and no other formula's name. */
    static List<Declaration> in(Map<String, String> sources) {
        DeclaredFormulas formulas = new DeclaredFormulas();
        try (MemoryCompiler compiler = new MemoryCompiler()) {
            compiler.compile(sources, List.of(formulas), path -> {}, "-proc:only");
        }
        return List.copyOf(formulas.read);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        SetReader reader = new SetReader(processingEnv);
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type
                    && !SetReader.formulaNames(type, processingEnv.getElementUtils())
                            .isEmpty()) {
                reader.read(type, used -> Optional.empty()).declaration().ifPresent(set -> {
                    glossary = set.symbols().stream()
                            .collect(Collectors.toMap(symbol -> symbol.name().value(), symbol -> symbol));
                    set.formulas().stream()
                            .filter(this::isPlain)
                            .map(this::declaration)
                            .forEach(read::add);
                });
            }
        }
        return false;
    }

    private boolean isPlain(FormulaDeclaration formula) {
        return formula.result() instanceof ResultDeclaration.Scalar
                && Words.of(formula.equation().value()).stream()
                        .map(glossary::get)
                        .noneMatch(
                                symbol -> symbol != null && !symbol.constant().isBlank());
    }

    private Declaration declaration(FormulaDeclaration formula) {
        String output = Words.of(formula.equation().value()).get(0);
        return Declaration.of(
                        text(formula.unit(), output, SymbolDeclaration::unit),
                        formula.equation().value(),
                        formula.parameters().stream().map(this::variable).toList())
                .withType(((ResultDeclaration.Scalar) formula.result()).type().integer() ? "long" : "double")
                .withLaws(formula.laws().stream().map(SourceText::value).toList())
                .withExamples(formula.examples().stream()
                        .map(example -> new Example(
                                example.given().value(), example.then().value()))
                        .toList())
                .withComputeAs(formula.computeAs().value());
    }

    private Variable variable(ParameterDeclaration parameter) {
        String symbol = parameter.symbol().isBlank()
                ? parameter.javaName()
                : parameter.symbol().value();
        return new Variable(
                symbol,
                parameter.type().integer() ? "long" : "double",
                text(parameter.unit(), symbol, SymbolDeclaration::unit),
                text(parameter.domain(), symbol, SymbolDeclaration::domain));
    }

    private String text(SourceText own, String symbol, Function<SymbolDeclaration, SourceText> fromGlossary) {
        return own.isBlank() && glossary.containsKey(symbol)
                ? fromGlossary.apply(glossary.get(symbol)).value()
                : own.value();
    }
}
