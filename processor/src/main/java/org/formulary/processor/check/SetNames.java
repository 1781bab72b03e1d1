package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    private final List<FormulaDeclaration> formulas = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    private SetNames() {}

    /**
     * Formulas with a name of their own.
     *
     * @param formulas those of the set, without the later one of two that share a name
     * @param findings names that are shared
     */
    record Result(List<FormulaDeclaration> formulas, List<Finding> findings) {}

    static Result check(SetDeclaration set) {
        SetNames names = new SetNames();
        set.formulas().forEach(names::methods);
        names.formulas.forEach(names::others);
        return new Result(List.copyOf(names.formulas), List.copyOf(names.findings));
    }

    private void methods(FormulaDeclaration formula) {
        String method = formula.method();
        String owner = addresses.putIfAbsent(Identifiers.kebab(method), method);
        if (owner == null) {
            callable.put(method, method);
            formulas.add(formula);
            return;
        }
        String summary = owner.equals(method)
                ? "there is a formula `" + method + "` already"
                : "the page of `" + method + "` would have the address of `" + owner + "`";
        findings.add(new Finding(
                formula.place(),
                Problem.error(
                        Code.SYMBOL,
                        summary,
                        "rename one of the two methods: equations, pages and books know a formula by its name alone")));
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
            findings.add(new Finding(place, Problem.error(Code.SYMBOL, summary, help, Glossary.whole(place))));
        }
    }
}
