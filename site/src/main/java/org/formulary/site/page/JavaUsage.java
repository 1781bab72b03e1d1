package org.formulary.site.page;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Formula.Example;
import org.formulary.site.catalogue.Formula.JavaApi;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.site.catalogue.Formula.Parameter;
import org.formulary.site.catalogue.Formula.Solution;
import org.formulary.site.catalogue.Library.Entry;

/** How a formula is called from Java: the first example that is not refused, as code that compiles. */
final class JavaUsage {

    private static final int LINE = 80;
    private static final String INDENT = "\n        ";

    private final Catalogue set;
    private final Formula formula;

    JavaUsage(Entry entry) {
        set = entry.set();
        formula = entry.formula();
    }

    /** The methods, one below the other. */
    String signatures() {
        return wrap(formula.java().signature())
                + formula.java().quantitySignature().map(s -> "\n" + wrap(s)).orElse("");
    }

    private static String wrap(String signature) {
        int open = signature.indexOf('(') + 1;
        return signature.length() <= LINE
                ? signature
                : signature.substring(0, open)
                        + INDENT
                        + signature.substring(open).replace(", ", "," + INDENT);
    }

    /** The call with bare numbers in the declared units; empty where no example is accepted. */
    Optional<String> bareCall() {
        return example().map(example -> {
            Map<String, Binding> given = bySymbol(example);
            return imports("") + statement(resultType(), given, this::literal) + bareOutcome(example);
        });
    }

    /** The call with quantities; empty where there is no such method or no example is accepted. */
    Optional<String> quantityCall() {
        return formula.java()
                .quantitySignature()
                .flatMap(signature -> example().map(example -> {
                    String type = signature.substring(0, signature.indexOf(' '));
                    return imports("import org.formulary.quantity.Quantity;\n")
                            + statement(type, bySymbol(example), this::quantity)
                            + outcome(example);
                }));
    }

    /** A call that solves for a parameter, with the numbers of an example; empty where none is accepted. */
    Optional<String> solvingCall(Solution solution, JavaApi java) {
        return example().flatMap(example -> {
            Map<String, Binding> given = bySymbol(example);
            List<String> arguments = new ArrayList<>();
            example.then().stream()
                    .filter(result -> result.symbol().equals(solution.output()))
                    .map(this::resultLiteral)
                    .forEach(arguments::add);
            for (Parameter parameter : formula.parameters()) {
                if (!parameter.symbol().equals(solution.parameter())) {
                    Optional.ofNullable(given.get(parameter.symbol()))
                            .or(parameter::defaultValue)
                            .map(value -> literal(parameter, value))
                            .ifPresent(arguments::add);
                }
            }
            boolean complete = arguments.size() == formula.parameters().size();
            String signature = java.signature();
            String type = signature.substring(0, signature.indexOf(' '));
            String method = signature.substring(signature.indexOf(' ') + 1, signature.indexOf('('));
            return complete
                    ? Optional.of(call(type + " value = " + set.className() + "." + method + "(", arguments) + "\n")
                    : Optional.empty();
        });
    }

    private String resultLiteral(Binding result) {
        Output output = formula.outputs().stream()
                .filter(candidate -> candidate.name().equals(result.symbol()))
                .findFirst()
                .orElseThrow();
        return literal(output.type(), output.unit(), result);
    }

    private Optional<Example> example() {
        return formula.examples().stream().filter(e -> !e.refused()).findFirst();
    }

    private static Map<String, Binding> bySymbol(Example example) {
        return example.given().stream().collect(Collectors.toMap(Binding::symbol, Function.identity(), (a, b) -> a));
    }

    private String imports(String more) {
        String owner = set.packageName().isEmpty() ? "" : "import " + set.qualifiedClassName() + ";\n";
        String both = owner + more;
        return both.isEmpty() ? "" : both + "\n";
    }

    private String resultType() {
        String signature = formula.java().signature();
        return signature.substring(0, signature.indexOf(' '));
    }

    private interface Argument {
        String text(Parameter parameter, Binding value);
    }

    private String statement(String type, Map<String, Binding> given, Argument argument) {
        List<String> arguments = new ArrayList<>();
        for (Parameter parameter : formula.parameters()) {
            Binding value = given.get(parameter.symbol());
            if (value == null) {
                // Only parameters at the end have defaults, and an example leaves out none of the others.
                break;
            }
            arguments.add(argument.text(parameter, value));
        }
        String name = resultName();
        String call = set.className() + "." + formula.method();
        return call(type + " " + name + " = " + call + "(", arguments);
    }

    private static String call(String start, List<String> arguments) {
        String oneLine = String.join(", ", arguments) + ");";
        if (start.length() + oneLine.length() <= LINE) {
            return start + oneLine;
        }
        return start + INDENT + (oneLine.length() < LINE - 8 ? oneLine : String.join("," + INDENT, arguments) + ");");
    }

    private String resultName() {
        return formula.outputs().size() > 1 ? "result" : "value";
    }

    private static String outcome(Example example) {
        return "\n// " + example.thenText() + "\n";
    }

    /** What a bare number is: the result in the declared unit, whichever the example states it in. */
    private String bareOutcome(Example example) {
        return "\n// " + example.then().stream().map(this::declared).collect(Collectors.joining("; ")) + "\n";
    }

    private String declared(Binding result) {
        Optional<String> unit = formula.outputs().stream()
                .filter(output -> output.name().equals(result.symbol()))
                .findFirst()
                .flatMap(Output::unit);
        if (unit.isEmpty() || result.unit().equals(unit)) {
            return result.symbol() + " = " + result.text();
        }
        Unit declared = Unit.parse(unit.get());
        double value = convert(
                new BigDecimal(result.number()), result.unit().map(Unit::parse).orElse(declared), declared);
        return result.symbol() + " = " + javaDouble(value) + " " + unit.get();
    }

    private String literal(Parameter parameter, Binding value) {
        return literal(parameter.type(), parameter.unit(), value);
    }

    private static String literal(String type, Optional<String> unit, Binding value) {
        BigDecimal number = new BigDecimal(value.number());
        if (type.equals("long")) {
            String digits = number.toBigInteger().toString();
            return digits.length() > 9 ? digits + "L" : digits;
        }
        Unit declared = unit.map(Unit::parse).orElse(Unit.ONE);
        return javaDouble(convert(number, value.unit().map(Unit::parse).orElse(declared), declared));
    }

    /** Exact but for the last step, so that 2 us is the literal 2e-6 and not its neighbour. */
    private static double convert(BigDecimal number, Unit from, Unit to) {
        Rational coherent = Rational.of(number).times(from.factor()).plus(from.offset());
        double converted = coherent.minus(to.offset()).dividedBy(to.factor()).toDouble();
        int piPower = from.piPower() - to.piPower();
        return piPower == 0 ? converted : converted * Math.pow(Math.PI, piPower);
    }

    private String quantity(Parameter parameter, Binding value) {
        return parameter.dimension().isEmpty()
                ? literal(parameter, value)
                : "Quantity.parse(\"" + withUnit(parameter, value) + "\")";
    }

    /** A bare number in an example is in the declared unit; a quantity says so. */
    private static String withUnit(Parameter parameter, Binding value) {
        return value.unit().isPresent()
                ? value.text()
                : value.number() + parameter.unit().map(unit -> " " + unit).orElse("");
    }

    /** The shortest literal that is this number: {@code 1e9}, {@code 0.5}, {@code 2.5e-7}. */
    static String javaDouble(double value) {
        String text = Double.toString(value);
        int exponent = text.indexOf('E');
        if (exponent < 0) {
            return text;
        }
        String digits = text.substring(0, exponent);
        return (digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits)
                + "e"
                + text.substring(exponent + 1);
    }
}
