package org.formulary.site.export;

import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Library;

/** Writes {@code llms.txt}: what the site holds, in Markdown, for programs that read text. */
public final class Outline {

    private Outline() {}

    /** The outline of a site. */
    public static String of(Library library) {
        StringBuilder out = new StringBuilder();
        out.append(
                "# Formulary\n\n> A reference of formulas that a compiler checked: units, domains, examples and laws.\n\n");
        out.append("Each formula stands at `set/formula.html`, with `.json` (all that is known of it, typed trees");
        out.append(" included), `.tex`, `.mml` and `.svg` beside it. `formulas.json` holds all of them.\n");
        for (Catalogue set : library.sets()) {
            out.append("\n## ").append(line(set.title())).append("\n\n");
            for (Formula formula : set.formulas()) {
                out.append("- [")
                        .append(line(formula.heading()).replace("[", "\\[").replace("]", "\\]"));
                out.append("](")
                        .append(set.id())
                        .append('/')
                        .append(formula.id())
                        .append(".json): `");
                out.append(line(formula.equation().text()).replace('`', '\'')).append("`\n");
            }
        }
        return out.toString();
    }

    private static String line(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
