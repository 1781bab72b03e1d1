package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.codata.PhysicalConstants;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.problem.Suggestions;
import org.formulary.processor.read.SymbolDeclaration;

/** Ties symbols to physical constants, and keeps them from standing for anything else. */
final class ConstantCheck {

    /** How many names are suggested. */
    private static final int MOST = 3;

    private ConstantCheck() {}

    /**
     * The symbol with its constant, if there is one of that name.
     *
     * @param name the symbol in canonical spelling
     * @param findings receives names that no constant has, and a unit or domain that is not the author's to say
     */
    static Optional<ConstantSymbol> check(SymbolDeclaration symbol, String name, List<Finding> findings) {
        String written = symbol.constant().value().strip();
        Optional<PhysicalConstant> constant = PhysicalConstants.named(written);
        if (constant.isEmpty()) {
            findings.add(new Finding(symbol.constant(), unknown(written, symbol.constant())));
            return Optional.empty();
        }
        PhysicalConstant value = constant.get();
        notGiven(
                symbol.unit(),
                "unit",
                "`" + value.name() + "` is in " + value.unit().symbol(),
                findings);
        notGiven(symbol.domain(), "domain", "`" + value.name() + "` is " + value.text(), findings);
        String doc = symbol.doc().isBlank() ? value.name() : symbol.doc().value();
        return Optional.of(new ConstantSymbol(
                new Variable(
                        name, NumberType.DOUBLE, value.unit(), Optional.empty(), Glossary.text(symbol.latex()), doc),
                value));
    }

    private static Problem unknown(String written, SourceText text) {
        List<String> near = near(written);
        return Problem.error(
                Code.SYMBOL,
                "no physical constant is called `" + written + "`",
                near.isEmpty()
                        ? "use the name that CODATA prints, such as `molar gas constant`"
                        : "did you mean `" + String.join("` or `", near) + "`?",
                Glossary.whole(text));
    }

    /** Names that are spelled nearly so, then those that have all the words. */
    private static List<String> near(String written) {
        List<String> words = Arrays.asList(written.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"));
        Stream<String> withAllWords = PhysicalConstants.names().stream()
                .filter(name -> !written.isEmpty()
                        && Arrays.asList(name.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
                                .containsAll(words));
        return Stream.concat(Suggestions.near(written, PhysicalConstants.names()).stream(), withAllWords)
                .distinct()
                .limit(MOST)
                .toList();
    }

    private static void notGiven(SourceText text, String attribute, String fact, List<Finding> findings) {
        if (!text.isBlank()) {
            findings.add(new Finding(
                    text,
                    Problem.error(
                            Code.DECLARATION,
                            "the " + attribute + " of a physical constant is not declared: " + fact,
                            "remove `" + attribute + "`",
                            Glossary.whole(text))));
        }
    }

    /** That a name which stands for a constant is given to something else. */
    static Problem bound(String name, ConstantSymbol constant, String what, Optional<Span> place) {
        List<Label> labels = new ArrayList<>();
        place.ifPresent(span -> labels.add(new Label(span, "")));
        return Problem.error(
                Code.SYMBOL,
                "`" + name + "` is the " + constant.value().name() + " and cannot be " + what,
                "take another name here, or another one for the constant in @Symbol",
                labels.toArray(Label[]::new));
    }

    /** That a value is given for a constant. */
    static Problem given(Expr.Name name, Expr.Constant constant) {
        return Problem.error(
                Code.EXAMPLE,
                "`" + name.name() + "` is the " + constant.value().name() + ", whose value is known",
                "leave it out",
                new Label(name.span(), constant.value().text()));
    }
}
