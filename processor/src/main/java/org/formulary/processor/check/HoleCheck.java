package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.codata.PhysicalConstants;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Says of each hole what may stand in its place: the dimension, the kind of number, the domain, and which names fit. */
final class HoleCheck {

    /** How many names are offered for one hole. */
    private static final int MOST = 4;

    /** Of how many physical constants of the wanted dimension one is still meant. */
    private static final int FEW = 3;

    private final Map<String, Variable> variables;
    private final Glossary glossary;
    private final Set<String> used;

    /**
     * Answers for a text.
     *
     * @param variables what may be written in it besides the constants of the set, in order
     * @param glossary the symbols of the set: what is not among the variables yet may be declared
     * @param used the names that occur in it, which are less likely to be missing
     */
    private HoleCheck(Map<String, Variable> variables, Glossary glossary, Set<String> used) {
        this.variables = new LinkedHashMap<>(variables);
        glossary.constants().forEach((name, constant) -> this.variables.putIfAbsent(name, constant.variable()));
        this.glossary = glossary;
        this.used = used;
    }

    /** What is to be said of the holes of an equation; what they must fulfil, only where all it calls is known. */
    static List<Problem> check(
            CheckedEquation equation,
            Draft draft,
            Function<String, Optional<Signature>> signatures,
            Optional<FormulaLookup> formulas,
            Glossary glossary) {
        Equation tree = equation.tree();
        if (Trees.holes(tree).isEmpty()) {
            return List.of();
        }
        TypeInference inference = UnitsCheck.infer(tree, draft, signatures);
        WantedTypes types = new WantedTypes(inference, signatures);
        types.visit(tree, draft.outputs());
        Map<String, Variable> variables = draft.parameterVariables();
        List<HoleNeed> needs = formulas.map(lookup -> HoleNeed.of(equation, variables.values(), lookup))
                .orElse(List.of());
        Set<String> used = used(Trees.values(tree));
        boolean several = Trees.holes(tree).size() > 1;
        List<Problem> problems = new ArrayList<>();
        Map<String, Variable> scope = new LinkedHashMap<>(variables);
        for (Definition local : tree.locals()) {
            HoleCheck check = new HoleCheck(scope, glossary, used);
            problems.addAll(check.check(Trees.holes(local.value()), types, needs, several));
            local(local, inference).ifPresent(variable -> scope.put(variable.name(), variable));
        }
        HoleCheck check = new HoleCheck(scope, glossary, used);
        tree.outputs()
                .forEach(output -> problems.addAll(check.check(Trees.holes(output.value()), types, needs, several)));
        problems.sort(Comparator.comparingInt(
                problem -> problem.labels().get(0).span().start()));
        return problems;
    }

    /** A local result as what may be written, if it is known what it is. */
    private static Optional<Variable> local(Definition local, TypeInference inference) {
        Inferred type = inference.known(local.value());
        return type.dimension()
                .map(dimension -> new Variable(
                        local.name().name(),
                        type.integer() ? NumberType.LONG : NumberType.DOUBLE,
                        coherent(dimension),
                        Optional.empty(),
                        Optional.empty(),
                        ""));
    }

    private static Unit coherent(Dimension dimension) {
        return dimension.isNone() ? Unit.ONE : Unit.parse(dimension.toString());
    }

    /** What is to be said of the holes of a law. */
    static List<Problem> check(
            Law law,
            Map<String, Variable> variables,
            TypeInference inference,
            Function<String, Optional<Signature>> signatures,
            Glossary glossary) {
        WantedTypes types = new WantedTypes(inference, signatures);
        types.visit(law.claim());
        law.when().ifPresent(types::visit);
        List<Expr.Hole> holes = Trees.holes(law);
        return new HoleCheck(variables, glossary, used(Trees.operands(law.claim())))
                .check(holes, types, List.of(), holes.size() > 1);
    }

    /** What is to be said of the holes of a domain. */
    static List<Problem> check(
            Condition domain, Map<String, Variable> variables, TypeInference inference, Glossary glossary) {
        WantedTypes types = new WantedTypes(inference, id -> Optional.empty());
        types.visit(domain);
        List<Expr.Hole> holes = Trees.holes(domain);
        return new HoleCheck(variables, glossary, used(Trees.operands(domain)))
                .check(holes, types, List.of(), holes.size() > 1);
    }

    private static Set<String> used(List<Expr> values) {
        return values.stream()
                .flatMap(value -> Trees.freeNames(value).stream())
                .map(Expr.Name::name)
                .collect(Collectors.toSet());
    }

    private List<Problem> check(List<Expr.Hole> holes, WantedTypes types, List<HoleNeed> needs, boolean several) {
        return holes.stream()
                .map(hole -> problem(
                        hole,
                        types,
                        needs.stream().filter(need -> need.speaksOf(hole)).toList(),
                        several))
                .toList();
    }

    private Problem problem(Expr.Hole hole, WantedTypes types, List<HoleNeed> needs, boolean several) {
        Wanted wanted = types.of(hole);
        Set<String> conditions = new LinkedHashSet<>();
        needs.forEach(need -> conditions.add("`" + PlainPrinter.condition(need.condition()) + "`: " + need.reason()));
        boolean open = wanted.dimension().isEmpty() && !wanted.integer();
        String type = open
                ? "`?` can be of any dimension" + (several ? " while the other holes are open" : "")
                : "`?` must be " + wanted.phrase();
        return Problem.error(
                Code.HOLE,
                type + (conditions.isEmpty() ? "" : ", with " + String.join(", and ", conditions)),
                help(hole, types, needs),
                new Label(hole.span(), label(wanted)));
    }

    private static String label(Wanted wanted) {
        return wanted.dimension()
                .map(dimension -> wanted.integer() && dimension.isNone() ? "integer" : Inferred.describe(dimension))
                .orElse(wanted.integer() ? "integer" : "any dimension");
    }

    private String help(Expr.Hole hole, WantedTypes types, List<HoleNeed> needs) {
        Wanted wanted = types.of(hole);
        if (wanted.dimension().isEmpty()) {
            return "write what belongs there, or fill another hole first";
        }
        Dimension dimension = wanted.dimension().get();
        String number = "a number" + number(hole, dimension, needs);
        // What it is compared with is no news.
        Map<String, Variable> others = new LinkedHashMap<>(variables);
        others.keySet().removeAll(types.comparedWith(hole));
        List<String> fitting = fitting(hole, candidates(others, wanted), needs);
        if (!fitting.isEmpty()) {
            return String.join(", ", fitting) + ", or " + number;
        }
        Optional<MissingFactor> factor =
                wanted.integer() ? Optional.empty() : MissingFactor.of(dimension, others.values());
        if (factor.isPresent()) {
            return "`" + factor.get().operand() + "` fits, or " + number;
        }
        return declarable(wanted, dimension)
                .map(declared -> declared + ", or write " + number)
                .orElse("nothing declared here fits: declare a parameter, or write " + number);
    }

    /** What would fit if it were declared: a symbol of the glossary, or a physical constant. */
    private Optional<String> declarable(Wanted wanted, Dimension dimension) {
        Map<String, Variable> undeclared = new LinkedHashMap<>(glossary.variables());
        undeclared.keySet().removeAll(variables.keySet());
        List<String> symbols = candidates(undeclared, wanted.real());
        if (!symbols.isEmpty()) {
            return Optional.of("declare a parameter for `" + String.join("` or `", symbols) + "` of the glossary");
        }
        List<String> constants = dimension.isNone()
                ? List.of()
                : PhysicalConstants.all().stream()
                        .filter(constant -> constant.unit().dimension().equals(dimension))
                        .map(PhysicalConstant::name)
                        .toList();
        return constants.isEmpty() || constants.size() > FEW
                ? Optional.empty()
                : Optional.of("declare a symbol with constant = \"" + String.join("\" or \"", constants) + "\"");
    }

    /** The names that fit, and those that fit where more is known of them. */
    private List<String> fitting(Expr.Hole hole, List<String> names, List<HoleNeed> needs) {
        List<String> surely = new ArrayList<>();
        List<String> perhaps = new ArrayList<>();
        for (String name : names) {
            Set<String> open = open(value(name, hole), hole, needs);
            if (open.isEmpty()) {
                surely.add(name);
            } else {
                perhaps.add("`" + name + "` fits where `" + String.join("` and `", open) + "`");
            }
        }
        if (!surely.isEmpty()) {
            perhaps.add(0, "`" + String.join("` or `", surely) + "` fits");
        }
        return perhaps;
    }

    private Expr value(String name, Expr.Hole hole) {
        ConstantSymbol constant = glossary.constants().get(name);
        return constant == null
                ? new Expr.Name(hole.span(), name)
                : new Expr.Constant(hole.span(), name, constant.value());
    }

    /** Names of the right kind, those that occur nowhere yet before the others. */
    private List<String> candidates(Map<String, Variable> among, Wanted wanted) {
        return among.values().stream()
                .filter(variable -> wanted.takes(
                        variable.unit().dimension(),
                        TypeInference.typeOf(variable).integer()))
                .map(Variable::name)
                .sorted(Comparator.comparing(used::contains))
                .limit(MOST)
                .toList();
    }

    /** An example of a number that fulfils all needs, if a plain one does. */
    private static String number(Expr.Hole hole, Dimension dimension, List<HoleNeed> needs) {
        Optional<Expr.UnitLiteral> unit = dimension.isNone()
                ? Optional.empty()
                : Optional.of(new Expr.UnitLiteral(hole.span(), dimension.toString(), coherent(dimension)));
        return Stream.of(2, 1)
                .map(value -> new Expr.Num(hole.span(), String.valueOf(value), Rational.of(value), unit))
                .filter(number -> open(number, hole, needs).isEmpty())
                .findFirst()
                .map(number -> " such as `" + PlainPrinter.value(number) + "`")
                .orElse("");
    }

    /** What is not proved of a value that would have to hold in the place of a hole. */
    private static Set<String> open(Expr value, Expr.Hole hole, List<HoleNeed> needs) {
        Set<String> open = new LinkedHashSet<>();
        for (HoleNeed need : needs) {
            Condition filled = Trees.rewrite(need.condition(), node -> node.equals(hole) ? value : node);
            if (!new Prover(need.meaning()).holds(filled, need.box())) {
                open.add(PlainPrinter.condition(filled));
            }
        }
        return open;
    }
}
