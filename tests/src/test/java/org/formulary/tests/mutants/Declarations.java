package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.formulary.annotation.FormulaSet;
import org.formulary.processor.Compilation;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.ParameterDeclaration;
import org.formulary.processor.read.SetDeclaration;
import org.formulary.processor.read.SetReader;
import org.formulary.processor.read.SymbolDeclaration;

/** Declarations as the processor reads them, and others made of them. */
final class Declarations {

    private Declarations() {}

    /** What a compilation declares, in order of the source files. */
    static List<SetDeclaration> read(Compilation.Request request) {
        Reader reader = new Reader();
        request.options("-proc:only").compile(List.of(reader));
        return reader.sets;
    }

    /** Reads what the processor reads, and leaves it at that. */
    @SupportedAnnotationTypes("org.formulary.annotation.*")
    private static final class Reader extends AbstractProcessor {

        private final List<SetDeclaration> sets = new ArrayList<>();

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            SetReader reader = new SetReader(processingEnv);
            round.getElementsAnnotatedWith(FormulaSet.class)
                    .forEach(type -> reader.read((TypeElement) type, used -> Optional.empty())
                            .declaration()
                            .ifPresent(sets::add));
            return false;
        }
    }

    /** The set with other symbols and formulas. */
    static SetDeclaration with(SetDeclaration set, List<SymbolDeclaration> symbols, List<FormulaDeclaration> formulas) {
        return new SetDeclaration(
                set.place(),
                set.owner(),
                set.id(),
                set.javadoc(),
                symbols,
                set.uses(),
                set.bibliography(),
                formulas,
                set.docsKnown());
    }

    /** The formula with another equation. */
    static FormulaDeclaration withEquation(FormulaDeclaration old, String equation) {
        return with(old, old.parameters(), equation);
    }

    /** The formula with another domain of one parameter. */
    static FormulaDeclaration withDomain(FormulaDeclaration old, int index, String domain) {
        List<ParameterDeclaration> parameters = new ArrayList<>(old.parameters());
        ParameterDeclaration parameter = parameters.get(index);
        parameters.set(
                index,
                new ParameterDeclaration(
                        parameter.place(),
                        parameter.javaName(),
                        parameter.type(),
                        parameter.symbol(),
                        parameter.unit(),
                        parameter.domain().withValue(domain),
                        parameter.latex(),
                        parameter.defaultValue(),
                        parameter.calibrated(),
                        parameter.doc()));
        return with(old, parameters, old.equation().value());
    }

    private static FormulaDeclaration with(
            FormulaDeclaration old, List<ParameterDeclaration> parameters, String equation) {
        return new FormulaDeclaration(
                old.place(),
                old.method(),
                old.body(),
                old.deprecated(),
                old.javadoc(),
                parameters,
                old.result(),
                old.equation().withValue(equation),
                old.symbol(),
                old.computeAs(),
                old.unit(),
                old.assumptions(),
                old.excludes(),
                old.derivation(),
                old.notes(),
                old.references(),
                old.laws(),
                old.examples(),
                old.accept(),
                old.aliases(),
                old.replacedBy());
    }
}
