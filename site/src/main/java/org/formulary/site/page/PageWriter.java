package org.formulary.site.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateException;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.quantity.UnitException;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.site.errors.ErrorCode;
import org.formulary.site.math.LatexException;
import org.formulary.site.math.Typesetter;

/** Writes the pages of a site as HTML. */
public final class PageWriter {

    private static final String NAME = "Formulary";
    private static final String TAGLINE = "A reference of formulas that are checked before they are shown.";

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);
    private final Typesetter typesetter;
    private final Library library;
    private final Optional<Coordinates> coordinates;
    private final Assets assets;

    /**
     * A writer.
     *
     * @param library all that the site shows
     * @param coordinates the artifact with the generated classes, where it is known
     * @param assets the files that all pages share
     * @param typesetter draws the equations
     */
    public PageWriter(Library library, Optional<Coordinates> coordinates, Assets assets, Typesetter typesetter) {
        this.library = library;
        this.coordinates = coordinates;
        this.assets = assets;
        this.typesetter = typesetter;
    }

    /** The first page. */
    public String home() {
        Frame frame = frame(NAME, TAGLINE, "", List.of());
        return render("home.jte", NAME, frame, new HomeView(library), new PageMath(typesetter));
    }

    /**
     * The page of a set.
     *
     * @throws CatalogueException if an equation or symbol cannot be drawn
     */
    public String set(Catalogue set) {
        PageMath math = new PageMath(typesetter);
        Frame frame = frame(set.title() + " · " + NAME, set.title(), Addresses.UP, List.of(home("../")));
        return render("set.jte", set.id(), frame, new SetView(library, set, math), math);
    }

    /**
     * The page of a formula.
     *
     * @throws CatalogueException if its equation or one of its symbols cannot be drawn
     */
    public String formula(Entry entry) {
        PageMath math = new PageMath(typesetter);
        Formula formula = entry.formula();
        Frame frame = frame(
                formula.heading() + " · " + NAME,
                formula.summary() + " " + formula.equation().text(),
                Addresses.UP,
                List.of(
                        home("../"),
                        new Link("index.html", Html.text(entry.set().title()))));
        return render("formula.jte", entry.fullId(), frame, new FormulaView(library, entry, math, coordinates), math);
    }

    /** The page that leads from an alias to its formula. */
    public String alias(Entry entry, String alias) {
        String heading = entry.formula().heading();
        Frame frame = frame(alias + " · " + NAME, alias + " is now: " + heading, Addresses.UP, List.of());
        AliasView view = new AliasView(Html.identifier(alias), Addresses.fromSet(entry.set(), entry), heading);
        return render("alias.jte", entry.fullId(), frame, view, new PageMath(typesetter));
    }

    /** The page of all symbols. */
    public String symbols() {
        PageMath math = new PageMath(typesetter);
        Frame frame = frame(
                "Symbols · " + NAME,
                "Every symbol, what it stands for, its unit, and the formulas that use it.",
                "",
                List.of(home("")));
        return render("symbols.jte", "the page of symbols", frame, new SymbolsView(library, math), math);
    }

    /** The page of all cited works. */
    public String works() {
        Frame frame = frame(
                "References · " + NAME,
                "Every work that formulas rest on, with the formulas that cite it.",
                "",
                List.of(home("")));
        return render("works.jte", "the page of works", frame, new WorksView(library), new PageMath(typesetter));
    }

    /** The page that lists the codes of messages. */
    public String errors(List<ErrorCode> codes) {
        Frame frame = frame(
                "Messages of the compiler · " + NAME,
                "What the codes of the compiler's messages mean, each with a declaration that fails and its mend.",
                Addresses.UP,
                List.of(home("../")));
        return render("errors.jte", "errors", frame, new ErrorsView(codes), new PageMath(typesetter));
    }

    /** The page of a code of messages. */
    public String error(ErrorCode code) {
        Frame frame = frame(
                "[" + code.code() + "] " + code.title() + " · " + NAME,
                code.title() + ": what the message says, a declaration that fails, and its mend.",
                Addresses.UP,
                List.of(home("../"), new Link("index.html", Html.text("Messages of the compiler"))));
        return render("error.jte", code.code(), frame, new ErrorView(code), new PageMath(typesetter));
    }

    private Frame frame(String title, String description, String root, List<Link> trail) {
        return new Frame(title, description, root, trail, assets);
    }

    private static Link home(String root) {
        return new Link(root + "index.html", Html.text(NAME));
    }

    private String render(String template, String subject, Frame frame, Object view, PageMath math) {
        try {
            StringOutput out = new StringOutput();
            templates.render(template, Map.of("frame", frame, "view", view, "math", math), out);
            return out.toString();
        } catch (TemplateException e) {
            Throwable cause = e.getCause();
            if (cause instanceof LatexException || cause instanceof UnitException) {
                throw new CatalogueException(subject + ": " + cause.getMessage(), cause);
            }
            throw e;
        }
    }
}
