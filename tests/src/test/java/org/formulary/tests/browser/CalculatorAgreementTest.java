package org.formulary.tests.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.site.SiteMain;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Catalogue.Bound;
import org.formulary.site.catalogue.Catalogue.Condition;
import org.formulary.site.catalogue.CatalogueReader;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.testing.ArgumentRange;
import org.formulary.testing.FormulaCase;
import org.formulary.testing.Parameter;
import org.formulary.testing.Point;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Samples;
import org.formulary.testing.Seed;
import org.formulary.testing.Tolerance;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** The script of a page and the Java method of its formula give the same results and refuse the same arguments. */
class CalculatorAgreementTest {

    /** What has no fraction, but where it is rounded to an integer at once. */
    private static final String INEXACT =
            ".*(?<!\\((ceil|floor) )\\((exp|expm1|ln|log1p|log2|log10|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|hypot|\\^) .*";

    private static final int SOME = 200;
    private static final int ALL = 10_000;

    @TempDir
    static Path folder;

    private static Path site;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.start(folder.resolve("profile"));
        site = folder.resolve("site");
        SiteMain.main(new String[] {"--output", site.toString()});
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    static List<Entry> formulas() throws IOException {
        CatalogueReader reader = new CatalogueReader();
        List<Catalogue> sets = new ArrayList<>();
        for (JsonNode set : new ObjectMapper()
                .readTree(site.resolve("formulas.json").toFile())
                .get("sets")) {
            sets.add(reader.read(set.toString(), "formulas.json"));
        }
        return Library.of(sets).entries();
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void agreesWithJava(Entry entry) {
        compare(entry, SOME);
    }

    @ParameterizedTest
    @MethodSource("formulas")
    @Tag("campaign")
    @Tag("site")
    void agreesWithJavaAtManyPoints(Entry entry) {
        String usual = System.setProperty("formulary.points", Integer.toString(ALL));
        try {
            compare(entry, ALL);
        } finally {
            if (usual == null) {
                System.clearProperty("formulary.points");
            } else {
                System.setProperty("formulary.points", usual);
            }
        }
    }

    private static void compare(Entry entry, int many) {
        browser.get(site.resolve(entry.fullId() + ".html").toUri().toString());
        Formula formula = entry.formula();
        ScriptedFormula script = new ScriptedFormula(browser, formula);
        CompiledFormula java = new CompiledFormula(entry.set(), formula);
        List<Point> points = points(formula, many);
        script.prepare(points);

        int scripted = script(formula, script, java).agrees();
        assertTrue(scripted >= many / 2, formula.id() + ": only " + scripted + " results of the page are certain");
        java(formula, java).agrees();
        assertEquals(
                List.of(),
                points.stream()
                        .filter(point -> differ(java.refusal(point), script.refusal(point)))
                        .map(point -> point + ": Java " + java.refusal(point) + ", the page " + script.refusal(point))
                        .limit(10)
                        .toList(),
                formula.id());
    }

    /** Java may also stop at a number on the way that doubles do not carry, which fractions do. */
    private static boolean differ(Optional<RuntimeException> java, Optional<String> page) {
        return page.isPresent() ? java.isEmpty() : java.isPresent() && !(java.get() instanceof ArithmeticException);
    }

    /** The points at which {@link FormulaCase#agrees} asks, and others that leave the domain. */
    private static List<Point> points(Formula formula, int many) {
        List<Parameter> inside = formula.parameters().stream()
                .map(CalculatorAgreementTest::inDomain)
                .toList();
        List<Parameter> anywhere = formula.parameters().stream()
                .map(CalculatorAgreementTest::anywhere)
                .toList();
        Samples samples = Samples.of(Seed.current(), inside);
        for (ReferenceCondition condition : conditions(formula)) {
            samples = samples.where(condition);
        }
        return Stream.of(
                        samples.draw(many),
                        samples.possibleExtremes(),
                        Samples.of(Seed.current(), anywhere).draw(many / 4))
                .flatMap(List::stream)
                .toList();
    }

    private static List<ReferenceCondition> conditions(Formula formula) {
        return formula.parameters().stream()
                .flatMap(parameter -> parameter.domain().flatMap(Condition::prefix).stream())
                .map(ReferenceFormula::parseCondition)
                .toList();
    }

    /**
     * Fractions are rounded once; a function of a rounded number may be off by more. Where numbers on the way are beyond the
     * reach of doubles, so that Java refuses, nothing is known of what the page is allowed.
     */
    private static FormulaCase script(Formula formula, ScriptedFormula script, CompiledFormula java) {
        FormulaCase.Builder builder = declared(formula);
        for (Output output : formula.outputs()) {
            String name = output.name();
            String prefix = prefix(formula.equation(), name);
            Tolerance tolerance = prefix.matches(INEXACT) ? Tolerance.roundingBound() : Tolerance.ulps(1);
            switch (output.type()) {
                case "double" ->
                    builder.real(name, output.unit().orElse(""), prefix, tolerance, point -> {
                        refuseWith(java, point);
                        return script.real(point, name);
                    });
                case "int" -> builder.int32(name, prefix, point -> Math.toIntExact(script.integer(point, name)));
                default -> builder.integer(name, prefix, point -> script.integer(point, name));
            }
        }
        return builder.build();
    }

    private static void refuseWith(CompiledFormula java, Point point) {
        java.refusal(point).filter(ArithmeticException.class::isInstance).ifPresent(refusal -> {
            throw refusal;
        });
    }

    private static FormulaCase java(Formula formula, CompiledFormula java) {
        FormulaCase.Builder builder = declared(formula);
        for (Output output : formula.outputs()) {
            String name = output.name();
            String prefix = prefix(formula.equation(), name);
            switch (output.type()) {
                case "double" ->
                    builder.real(
                            name,
                            output.unit().orElse(""),
                            prefix,
                            Tolerance.roundingBound(),
                            point -> java.result(point, output).doubleValue());
                case "int" ->
                    builder.int32(
                            name, prefix, point -> java.result(point, output).intValue());
                default ->
                    builder.integer(
                            name, prefix, point -> java.result(point, output).longValue());
            }
            formula.computeAs().ifPresent(form -> builder.computedAs(name, prefix(form, name)));
        }
        return builder.build();
    }

    private static FormulaCase.Builder declared(Formula formula) {
        FormulaCase.Builder builder = FormulaCase.named(formula.method());
        for (Formula.Parameter parameter : formula.parameters()) {
            Parameter drawn = inDomain(parameter);
            builder.parameter(drawn.symbol(), drawn.javaName(), drawn.range(), drawn.unitText(), "");
        }
        formula.parameters()
                .forEach(parameter -> parameter
                        .domain()
                        .ifPresent(domain -> builder.where(
                                parameter.symbol(),
                                domain.text(),
                                domain.prefix().orElseThrow())));
        return builder;
    }

    private static String prefix(Formula.Equation equation, String output) {
        return equation.outputs().stream()
                .filter(value -> value.name().equals(output))
                .findFirst()
                .flatMap(Formula.Value::prefix)
                .orElseThrow();
    }

    private static Parameter inDomain(Formula.Parameter parameter) {
        ArgumentRange range = type(parameter);
        if (parameter.domain().isPresent()) {
            Condition domain = parameter.domain().get();
            if (domain.lower().isPresent()) {
                Bound bound = domain.lower().get();
                range = bound.open() ? range.above(bound.value()) : range.from(bound.value());
            }
            if (domain.upper().isPresent()) {
                Bound bound = domain.upper().get();
                range = bound.open() ? range.below(bound.value()) : range.upTo(bound.value());
            }
        }
        return of(parameter, range);
    }

    private static Parameter anywhere(Formula.Parameter parameter) {
        return of(parameter, type(parameter));
    }

    private static Parameter of(Formula.Parameter parameter, ArgumentRange range) {
        return Parameter.of(
                parameter.symbol(), parameter.name(), range, parameter.unit().orElse(""), "");
    }

    private static ArgumentRange type(Formula.Parameter parameter) {
        return switch (parameter.type()) {
            case "double" -> ArgumentRange.real();
            case "int" -> ArgumentRange.int32();
            default -> ArgumentRange.int64();
        };
    }
}
