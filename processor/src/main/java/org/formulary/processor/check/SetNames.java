package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.SetDeclaration;

/** Finds names that formulas of one set would share: method names, symbols, identifiers and aliases. */
final class SetNames {

    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9_.-]+");

    private final Map<String, String> callable = new LinkedHashMap<>();
    private final Map<String, String> addresses = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private SetNames() {}

    static List<Finding> check(SetDeclaration set) {
        SetNames names = new SetNames();
        set.formulas().forEach(names::methods);
        distinct(set).forEach(names::others);
        return names.findings;
    }

    /** The formulas whose method name no earlier one has: a second one could not be told from the first anywhere. */
    static List<FormulaDeclaration> distinct(SetDeclaration set) {
        Set<String> methods = new HashSet<>();
        return set.formulas().stream()
                .filter(formula -> methods.add(formula.method()))
                .toList();
    }

    private void methods(FormulaDeclaration formula) {
        if (callable.putIfAbsent(formula.method(), formula.method()) != null) {
            findings.add(new Finding(
                    formula.place(),
                    Problem.error(
                            Code.SYMBOL,
                            "two formulas are named `" + formula.method() + "`",
                            "rename one of the two methods: equations, pages and books tell formulas by their names")));
            return;
        }
        claim(
                addresses,
                Identifiers.kebab(formula.method()),
                formula.method(),
                formula.place(),
                "rename one of the two methods: their pages would share an address");
    }

    private void others(FormulaDeclaration formula) {
        if (!formula.symbol().isBlank()) {
            Optional<String> symbol = Glossary.name(formula.symbol(), findings);
            symbol.filter(name -> !name.equals(formula.method()))
                    .ifPresent(name -> claim(
                            callable, name, formula.method(), formula.symbol(), "give one of them another symbol"));
        }
        for (SourceText alias : formula.aliases()) {
            if (!ADDRESS.matcher(alias.value()).matches()) {
                findings.add(new Finding(
                        alias,
                        Problem.error(
                                Code.SYMBOL,
                                "`" + alias.value() + "` cannot be an alias",
                                "use letters, digits, `_`, `-` and `.`",
                                Glossary.whole(alias))));
                continue;
            }
            claim(addresses, alias.value(), formula.method(), alias, "an alias leads to one formula: remove one");
        }
    }

    private void claim(Map<String, String> names, String name, String method, SourceText place, String help) {
        // Addresses become file names, and some file systems know no case.
        String key = names == addresses ? name.toLowerCase(Locale.ROOT) : name;
        String owner = names.putIfAbsent(key, method);
        if (owner != null) {
            String summary = owner.equals(method)
                    ? "`" + name + "` is given twice"
                    : "`" + name + "` already stands for `" + owner + "`";
            findings.add(new Finding(place, Problem.error(Code.SYMBOL, summary, help)));
        }
    }
}
