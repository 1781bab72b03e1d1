package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.SourceText;

/** Puts a form that a message is to propose through the checks that it would meet as {@code computeAs}. */
final class ProposedForm {

    private final Draft draft;
    private final CheckedFormula formula;
    private final Definedness definedness;
    private final Function<String, Optional<Signature>> signatures;
    private final FormulaLookup formulas;

    /**
     * Proposes forms of a formula.
     *
     * @param definedness what is known of the formula's own form: another one must not be worse
     */
    ProposedForm(
            Draft draft,
            CheckedFormula formula,
            Definedness definedness,
            Function<String, Optional<Signature>> signatures,
            FormulaLookup formulas) {
        this.draft = draft;
        this.formula = formula;
        this.definedness = definedness;
        this.signatures = signatures;
        this.formulas = formulas;
    }

    /** The form as it would be read, if nothing would be found wrong with it. */
    Optional<CheckedEquation> read(Equation form) {
        SourceText text = draft.declaration().computeAs().withValue(PlainPrinter.equation(form));
        Parsed<Equation> parsed = Parser.parseEquation(text.value(), names());
        if (!parsed.isClean()) {
            return Optional.empty();
        }
        List<Finding> findings = new ArrayList<>();
        CheckedEquation read = UnitsCheck.check(text, parsed.tree().orElseThrow(), draft, signatures, findings);
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        Definedness found = DomainCheck.check(text, read, formula, formulas, findings);
        return Finding.anyError(findings) || (definedness.isProved() && !found.isProved())
                ? Optional.empty()
                : Optional.of(read);
    }

    /** The names that the formula's own equations use. */
    private NameTable names() {
        Set<String> symbols = draft.parameterVariables().keySet();
        Map<String, String> calls = new LinkedHashMap<>();
        Map<String, PhysicalConstant> constants = new LinkedHashMap<>();
        Stream.concat(Stream.of(draft.equation()), draft.computeAs().stream())
                .flatMap(form -> Trees.values(form).stream())
                .flatMap(value -> Trees.all(value).stream())
                .forEach(node -> {
                    if (node instanceof Expr.Call call) {
                        calls.put(call.callee(), call.formula());
                    } else if (node instanceof Expr.Constant constant) {
                        constants.put(constant.name(), constant.value());
                    }
                });
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return symbols.contains(name);
            }

            @Override
            public Optional<PhysicalConstant> constant(String name) {
                return Optional.ofNullable(constants.get(name));
            }

            @Override
            public Optional<String> formula(String name) {
                return Optional.ofNullable(calls.get(name));
            }
        };
    }
}
