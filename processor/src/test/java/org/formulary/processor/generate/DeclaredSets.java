package org.formulary.processor.generate;

import java.nio.file.Path;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.read.CatalogueReader;

/** The interface {@code p.Shop}, declared in Java and compiled: units, defaults, records, bodies and calls. */
final class DeclaredSets {

    static final String PATH = "p/Shop.java";

    private static final String PROSE = "assumptions = \"Some.\", excludes = \"Much.\", derivation = \"Obvious.\"";

    /** The glossary has no symbol that no equation uses. */
    private static final String EVERYTHING = """
        /** All symbols. */
        @Formula(equation = "z = n t m/r", unit = "ms token", PROSE)
        double everything(long n, double t, double m, double r);
        """;

    private DeclaredSets() {}

    /** The interface with the given members. */
    static String shop(String members) {
        return """
            package p;

            import org.formulary.annotation.*;

            /** A shop. */
            @FormulaSet(
                id = "test.shop",
                symbols = {
                  @Symbol(name = "t", unit = "ms", domain = "t >= 0", doc = "time of a sale"),
                  @Symbol(name = "n", domain = "n >= 1", doc = "number of customers"),
                  @Symbol(name = "r", domain = "0 < r <= 1", doc = "share of the day"),
                  @Symbol(name = "m", unit = "token", domain = "m >= 0", doc = "tokens in stock")
                })
            public interface Shop {
            %s
            }
            """.formatted((members + EVERYTHING).replace("PROSE", PROSE).indent(2));
    }

    static Compilation compile(Path folder, String members) {
        Compilation compilation =
                Compilation.in(folder).source(PATH, shop(members)).compile();
        if (!compilation.success()) {
            throw new AssertionError(compilation.log());
        }
        return compilation;
    }

    /** The checked set as the processor left it. */
    static CheckedSet checked(Compilation compilation) {
        return CatalogueReader.read("p.Shop", compilation.generated("META-INF/formulary/test.shop.json"));
    }
}
