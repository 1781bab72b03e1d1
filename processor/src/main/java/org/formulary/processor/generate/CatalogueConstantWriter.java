package org.formulary.processor.generate;

import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.codata.PhysicalConstants;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.quantity.Unit;

/** Writes physical constants. */
final class CatalogueConstantWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;

    CatalogueConstantWriter(CatalogueJson json, CatalogueNotation notation) {
        this.json = json;
        this.notation = notation;
    }

    /** Members of a symbol that stands for a constant. */
    void symbol(ConstantSymbol symbol) {
        String name = symbol.variable().name();
        json.text("name", name);
        json.text("latex", notation.latex().symbol(name));
        json.mark("latexDeclared", symbol.variable().latex().isPresent());
        json.forReaders(() -> json.text("mathml", notation.mathMl().symbol(name)));
        value(json, symbol.value());
        if (!symbol.value().unit().equals(Unit.ONE)) {
            json.text("unitLatex", symbol.value().unit().latex());
            json.text("dimension", symbol.value().unit().dimension().describe());
        }
        json.text("source", PhysicalConstants.SOURCE);
        json.text("doc", symbol.variable().doc());
    }

    /** Members that say which constant it is, and its value. */
    static void value(CatalogueJson json, PhysicalConstant constant) {
        json.text("constant", constant.name());
        json.text("text", constant.text());
        json.text("value", constant.value().toString());
        if (constant.piPower() != 0) {
            json.number("piPower", constant.piPower());
        }
        if (!constant.unit().equals(Unit.ONE)) {
            json.text("unit", constant.unit().symbol());
        }
        json.text("uncertainty", constant.uncertainty());
    }
}
