package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Names;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.SymbolDeclaration;
import org.formulary.quantity.Unit;

/** The symbols that a set declares for all its formulas, and which of them are in use. */
final class Glossary {

    private final Map<String, SymbolDeclaration> entries = new LinkedHashMap<>();
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final Map<String, ConstantSymbol> constants = new LinkedHashMap<>();
    private final Set<String> faulty = new LinkedHashSet<>();
    private final Set<String> used = new LinkedHashSet<>();

    /**
     * Takes the declared symbols.
     *
     * @param findings receives names that are none or are declared twice, and units that are none
     */
    Glossary(List<SymbolDeclaration> symbols, List<Finding> findings) {
        for (SymbolDeclaration symbol : symbols) {
            Optional<String> name = name(symbol.name(), findings);
            if (name.isEmpty()) {
                continue;
            }
            if (entries.putIfAbsent(name.get(), symbol) != null) {
                findings.add(new Finding(
                        symbol.name(),
                        Problem.error(
                                Code.SYMBOL,
                                "symbol `" + name.get() + "` is declared twice in the glossary",
                                "declare one letter once; a formula that means something else by it says so in @Param",
                                whole(symbol.name()))));
                continue;
            }
            if (!symbol.constant().isBlank()) {
                ConstantCheck.check(symbol, name.get(), findings)
                        .ifPresentOrElse(constant -> constants.put(name.get(), constant), () -> faulty.add(name.get()));
                continue;
            }
            Optional<Unit> unit = UnitAttribute.read(symbol.unit(), findings);
            variables.put(
                    name.get(),
                    new Variable(
                            name.get(),
                            NumberType.DOUBLE,
                            unit.orElse(Unit.ONE),
                            Optional.empty(),
                            text(symbol.latex()),
                            symbol.doc().value()));
        }
    }

    /** The entry of that name; from then on it counts as used. */
    Optional<SymbolDeclaration> use(String name) {
        used.add(name);
        return Optional.ofNullable(entries.get(name));
    }

    /** The names of all entries. */
    Set<String> names() {
        return entries.keySet();
    }

    /** The entries that stand for physical constants, in order. */
    Map<String, ConstantSymbol> constants() {
        return constants;
    }

    /** The physical constant of that name; from then on it counts as used. */
    Optional<PhysicalConstant> useConstant(String name) {
        Optional<ConstantSymbol> constant = Optional.ofNullable(constants.get(name));
        constant.ifPresent(symbol -> used.add(name));
        return constant.map(ConstantSymbol::value);
    }

    /** Whether the name was meant for a physical constant that there is not: what uses it waits until that is mended. */
    boolean isFaulty(String name) {
        return faulty.contains(name);
    }

    /** The other entries as variables, in order. */
    Map<String, Variable> variables() {
        return variables;
    }

    /** The declaration of an entry. */
    SymbolDeclaration declaration(String name) {
        return entries.get(name);
    }

    /** What is declared and never used. */
    List<Finding> unused() {
        List<Finding> findings = new ArrayList<>();
        entries.forEach((name, symbol) -> {
            if (!used.contains(name)) {
                findings.add(new Finding(
                        symbol.name(),
                        Problem.error(
                                Code.SYMBOL,
                                "symbol `" + name + "` of the glossary is never used",
                                "remove it, or use it in an equation",
                                whole(symbol.name()))));
            }
        });
        return findings;
    }

    /** The canonical spelling of a declared name; reports a text that is no name. */
    static Optional<String> name(SourceText text, List<Finding> findings) {
        Optional<String> name = Names.canonical(text.value()).filter(word -> !Names.isReserved(word));
        if (name.isEmpty()) {
            findings.add(new Finding(
                    text,
                    Problem.error(
                            Code.SYMBOL,
                            "`" + text.value() + "` is not a name that an equation can spell",
                            "a name is letters and digits, with words joined by underscores, and no word of the language:"
                                    + " `B_local`",
                            whole(text))));
        }
        return name;
    }

    static Optional<String> text(SourceText text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text.value());
    }

    static Label whole(SourceText text) {
        return new Label(new Span(0, text.value().length()), "");
    }
}
