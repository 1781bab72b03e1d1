package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.formulary.processor.algebra.Differentiated;
import org.formulary.processor.algebra.Differentiation;
import org.formulary.processor.algebra.Isolated;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Sensitivity;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;

/**
 * Differentiates a formula with one real output by each of its real parameters, and checks what came of it like an author's
 * equation, and against difference quotients.
 */
public final class Differentiating {

    private static final Span NOWHERE = new Span(0, 0);

    /** Parts of a derivative that somebody may want to read; to prove where it is defined, more of them take too long. */
    private static final int MAX_NODES = 120;

    /** The reason where the derivative was not seen to be right, or itself at fault. */
    private static final String UNCHECKED = "what was found could not be checked";

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final Function<String, Optional<Signature>> signatures;
    private final DerivedEquations equations;
    private final SlopeCheck check;
    private final Output output;
    private final List<Variable> variables;

    private Differentiating(CheckedFormula formula, FormulaLookup formulas) {
        this.formula = formula;
        this.formulas = formulas;
        this.signatures = id -> Optional.of(Signature.of(formulas.formula(id)));
        this.equations = new DerivedEquations(formula, signatures);
        this.check = new SlopeCheck(formula, formulas);
        this.output = formula.outputs().get(0);
        this.variables = formula.parameters().stream().map(Parameter::variable).toList();
    }

    /** What became of each real parameter, in their order; nothing for records. The formula has no error. */
    public static List<Sensitivity> of(CheckedFormula formula, FormulaLookup formulas) {
        return formula.outputs().size() == 1 && formula.record().isEmpty()
                ? new Differentiating(formula, formulas).all()
                : List.of();
    }

    /** A set that was read from a class file, which goes without what can be worked out again. */
    public static CheckedSet completed(CheckedSet set, FormulaLookup formulas) {
        return new CheckedSet(
                set.owner(),
                set.title(),
                set.text(),
                set.uses(),
                set.symbols(),
                set.constants(),
                set.formulas().stream()
                        .map(formula -> formula.with(
                                formula.analysis().withSensitivities(of(formula, formulas)),
                                formula.examples(),
                                formula.laws()))
                        .toList(),
                set.references());
    }

    private List<Sensitivity> all() {
        return variables.stream()
                .filter(variable -> variable.type() == NumberType.DOUBLE)
                .map(this::by)
                .toList();
    }

    private Sensitivity by(Variable parameter) {
        String value = output.variable().name();
        if (output.variable().type().integer()) {
            return Sensitivity.untold(value, parameter.name(), "the result is a whole number, which jumps");
        }
        Equation tree = formula.equation().tree();
        Differentiated found = Differentiation.of(
                tree,
                0,
                parameter.name(),
                Narrowing.domains(variables, Meaning.of(tree, formulas)).orElseThrow(),
                formulas);
        if (found instanceof Differentiated.Underived underived) {
            return Sensitivity.untold(value, parameter.name(), underived.reason());
        }
        if (!(found instanceof Differentiated.Derived derived)) {
            return Sensitivity.untold(value, parameter.name(), "the result does not depend on it");
        }
        if (Trees.all(derived.slope()).size() > MAX_NODES) {
            return Sensitivity.untold(value, parameter.name(), "its derivative is too long to be of use");
        }
        try {
            return checked(parameter, derived);
        } catch (SolvingFault | UnitException fault) {
            return Sensitivity.untold(value, parameter.name(), UNCHECKED);
        }
    }

    private Sensitivity checked(Variable parameter, Differentiated.Derived derived) {
        Variable slope = result("d" + named(output.variable()) + "_d" + named(parameter), perUnit(parameter));
        CheckedEquation derivative = equations.equation(
                slope, variables, derived.slope(), formula.equation().tree().locals());
        Variable relative = result("elasticity_" + named(parameter), Unit.ONE);
        CheckedEquation elasticity = derived.elasticity()
                .map(value -> equations.equation(
                        relative, variables, value, formula.equation().tree().locals()))
                .orElseGet(() -> relative(parameter, relative, derived.slope()));
        Optional<Domain> domain = domain(parameter, derived.smooth());
        Sensitivity unproved = new Sensitivity(
                output.variable().name(),
                parameter.name(),
                Optional.empty(),
                Optional.of(unproved(derivative, slope)),
                Optional.of(unproved(elasticity, relative)),
                parameter.domain().map(of -> of.range().exact()).orElse(true),
                edges(derived.smooth()),
                domain);
        CheckedFormula asSlope = Sensitivities.derivative(formula, unproved).orElseThrow();
        CheckedFormula asElasticity =
                Sensitivities.elasticity(formula, unproved).orElseThrow();
        if (!check.agree(parameter.name(), asSlope, asElasticity)) {
            return Sensitivity.untold(output.variable().name(), parameter.name(), UNCHECKED);
        }
        return new Sensitivity(
                output.variable().name(),
                parameter.name(),
                Optional.empty(),
                Optional.of(form(asSlope)),
                Optional.of(form(asElasticity)),
                unproved.onlyEdges(),
                unproved.edges(),
                domain);
    }

    /** Where the value is no product: in terms of the value, which is a local result then. */
    private CheckedEquation relative(Variable parameter, Variable relative, Expr slope) {
        Definition value = formula.equation().tree().outputs().get(0);
        Expr change = new Expr.Binary(NOWHERE, BinaryOp.MUL, new Expr.Name(NOWHERE, parameter.name()), slope);
        Expr whole = new Expr.Binary(
                NOWHERE,
                BinaryOp.DIV,
                change,
                new Expr.Name(NOWHERE, value.name().name()));
        List<Definition> locals = new ArrayList<>(formula.equation().tree().locals());
        locals.add(value);
        return equations.equation(relative, variables, Differentiation.tidied(whole), locals);
    }

    private static Sensitivity.Form unproved(CheckedEquation equation, Variable variable) {
        return new Sensitivity.Form(equation, variable, Definedness.PROVED, Finiteness.UNKNOWN);
    }

    private Sensitivity.Form form(CheckedFormula asFormula) {
        Definedness definedness = DomainCheck.definedness(asFormula, formulas);
        Finiteness finiteness = RangeCheck.guarded(asFormula, definedness, formulas);
        return new Sensitivity.Form(
                asFormula.equation(), asFormula.outputs().get(0).variable(), definedness, finiteness);
    }

    /** A name that nothing in the equation has. */
    private Variable result(String wanted, Unit unit) {
        Set<String> taken = new HashSet<>();
        taken.add(output.variable().name());
        variables.forEach(variable -> taken.add(variable.name()));
        formula.equation()
                .tree()
                .locals()
                .forEach(local -> taken.add(local.name().name()));
        formula.constants().forEach(constant -> taken.add(constant.name()));
        Trees.calls(formula.equation().tree()).forEach(call -> taken.add(call.callee()));
        String name = wanted;
        for (int i = 1; taken.contains(name); i++) {
            name = wanted + "_" + i;
        }
        return new Variable(name, NumberType.DOUBLE, unit, Optional.empty(), Optional.empty(), "");
    }

    private static String named(Variable variable) {
        return variable.name().replace('.', '_');
    }

    /** The unit of the output per unit of the parameter; of absolute temperatures, differences count. */
    private Unit perUnit(Variable parameter) {
        return difference(output.variable().unit()).dividedBy(difference(parameter.unit()));
    }

    private static Unit difference(Unit unit) {
        return unit.isAbsolute() ? Unit.coherent(unit.dimension()) : unit;
    }

    private static Optional<String> edges(List<Condition> smooth) {
        List<String> texts =
                smooth.stream().map(PlainPrinter::condition).distinct().toList();
        return texts.isEmpty() ? Optional.empty() : Optional.of(String.join(" and ", texts));
    }

    /** The domain of the parameter without the edges. */
    private Optional<Domain> domain(Variable parameter, List<Condition> smooth) {
        if (smooth.isEmpty()) {
            return Optional.empty();
        }
        // Conditions are laid on the first variable that they are about.
        List<Variable> first = new ArrayList<>(List.of(parameter));
        variables.stream().filter(other -> !other.equals(parameter)).forEach(first::add);
        Map<String, Optional<Domain>> domains = new InverseDomains(
                        formula.equation().tree(), first, "", CalledNames.of(formula), signatures)
                .of(new Isolated.Root(new Expr.Name(NOWHERE, parameter.name()), Optional.empty(), List.of(), smooth));
        return domains.getOrDefault(parameter.name(), Optional.empty());
    }
}
