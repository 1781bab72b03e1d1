package org.formulary.processor.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedFormula.Body;
import org.formulary.processor.model.CheckedFormula.Owner;
import org.formulary.processor.model.CheckedFormula.Prose;
import org.formulary.processor.model.CheckedFormula.RecordType;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Equivalence;
import org.formulary.processor.model.Finiteness;
import org.formulary.processor.model.Guards;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Search;
import org.formulary.processor.model.Sign;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Trend;

/** Restores formulas. */
final class CatalogueFormulaReader {

    private final Owner owner;

    CatalogueFormulaReader(Owner owner) {
        this.owner = owner;
    }

    CheckedFormula formula(CatalogueNode node) {
        return new CheckedFormula(
                node.text("id"),
                owner,
                node.text("method"),
                node.findText("symbol"),
                node.text("summary"),
                node.text("text"),
                equation(node.object("equation")),
                node.findObject("computeAs").map(CatalogueFormulaReader::equation),
                node.objects("parameters", CatalogueVariableReader::parameter),
                node.objects("outputs", CatalogueVariableReader::output),
                node.findObject("record")
                        .map(record -> new RecordType(
                                record.text("package"), record.text("name"), record.texts("components"))),
                node.constant("body", Body.values()),
                prose(node),
                new Analysis(
                        definedness(node),
                        finiteness(node.object("finiteness")),
                        node.objects("behaviours", CatalogueFormulaReader::behaviour),
                        node.findObject("equivalence").map(CatalogueFormulaReader::equivalence),
                        node.objectsIfAny("solutions", CatalogueFormulaReader::solution),
                        List.of()),
                node.objects("laws", CatalogueFormulaReader::law),
                node.objects("examples", CatalogueFormulaReader::example),
                node.texts("calls"),
                node.texts("aliases"),
                node.texts("accepted"),
                node.flag("deprecated"),
                node.findText("replacedBy"));
    }

    private static Definedness definedness(CatalogueNode node) {
        return new Definedness(node.object("definedness").texts("unproved"));
    }

    private static Solution solution(CatalogueNode node) {
        return new Solution(
                node.text("output"),
                node.text("parameter"),
                node.constant("status", Solution.Status.values(), Solution.Status::word),
                node.findText("reason"),
                node.objects("inverses", CatalogueFormulaReader::inverse),
                node.objectsIfAny("searches", search -> search.constant("search", Search.values(), Search::word)));
    }

    private static Inverse inverse(CatalogueNode node) {
        Map<String, Optional<Domain>> domains = new LinkedHashMap<>();
        node.objects(
                        "domains",
                        entry -> Map.entry(
                                entry.text("symbol"), entry.findObject("domain").map(CatalogueVariableReader::domain)))
                .forEach(entry -> domains.put(entry.getKey(), entry.getValue()));
        return new Inverse(
                equation(node.object("equation")),
                node.findObject("computeAs").map(CatalogueFormulaReader::equation),
                domains,
                definedness(node),
                Finiteness.UNKNOWN);
    }

    /** What was found out; where Java has to be careful matters only to those who write it. */
    private static Finiteness finiteness(CatalogueNode node) {
        return new Finiteness(
                Set.copyOf(node.texts("finite")),
                Guards.OF_RESULTS,
                node.findObject("trouble")
                        .map(trouble -> new Finiteness.Trouble(
                                trouble.constant("kind", Finiteness.Kind.values()),
                                trouble.text("place"),
                                trouble.text("value"))));
    }

    private static Behaviour behaviour(CatalogueNode node) {
        return new Behaviour(
                node.text("output"),
                node.constant("sign", Sign.values()),
                node.objects(
                        "trends",
                        trend -> new Trend(
                                trend.text("parameter"),
                                trend.constant("direction", Direction.values()),
                                trend.texts("witnesses"))));
    }

    private static Prose prose(CatalogueNode node) {
        return new Prose(
                node.findText("assumptions").orElse(""),
                node.findText("excludes").orElse(""),
                node.findText("derivation").orElse(""),
                node.findText("notes").orElse(""),
                node.texts("references"),
                node.findText("result").orElse(""));
    }

    private static Equivalence equivalence(CatalogueNode node) {
        return new Equivalence(node.text("status").equals("proved"), node.number("points"));
    }

    private static CheckedEquation equation(CatalogueNode node) {
        CatalogueTreeReader trees = new CatalogueTreeReader();
        List<Definition> outputs = node.objects("outputs", output -> definition(output, trees));
        List<Definition> locals = node.objects("locals", local -> definition(local, trees));
        return new CheckedEquation(node.text("text"), new Equation(node.span("span"), outputs, locals), trees.typing());
    }

    private static Definition definition(CatalogueNode node, CatalogueTreeReader trees) {
        Expr.Name name = new Expr.Name(node.span("nameSpan"), node.text("name"));
        return new Definition(node.span("span"), name, trees.value(node.object("tree")));
    }

    private static CheckedLaw law(CatalogueNode node) {
        CatalogueTreeReader trees = new CatalogueTreeReader();
        CatalogueNode tree = node.object("tree");
        Condition claim = trees.condition(tree.object("claim"));
        Law law = new Law(tree.span("span"), claim, tree.findObject("when").map(trees::condition));
        boolean proved = node.constant("status", new Boolean[] {true, false}, value -> value ? "proved" : "tested");
        return new CheckedLaw(node.text("text"), law, trees.typing(), proved, node.number("points"));
    }

    private static CheckedExample example(CatalogueNode node) {
        return new CheckedExample(
                node.text("givenText"),
                node.text("thenText"),
                node.objects("given", CatalogueVariableReader::binding),
                node.objects("then", CatalogueVariableReader::binding),
                node.flag("refused"));
    }
}
