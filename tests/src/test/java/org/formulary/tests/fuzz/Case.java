package org.formulary.tests.fuzz;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is put before the processor at a time: a formula, or several that may call each other, with a glossary.
 *
 * @param origin where it comes from
 * @param glossary symbols of the set
 * @param formulas the formulas, called {@code f}, {@code g} and {@code h} where there is more than one
 */
record Case(Origin origin, List<Symbol> glossary, List<Declaration> formulas) {

    /** Names of formulas by which equations of the same case call them. */
    static final List<String> NAMES = List.of("f", "g", "h");

    /** Where a case comes from. */
    enum Origin {
        GRAMMAR("drawn from the grammar, with units and domains"),
        CALLS("drawn from the grammar, formulas that call each other"),
        PUBLISHED("a published equation as it is"),
        MUTANT("a published equation with a few changes"),
        DRAWN_MUTANT("drawn from the grammar, with a few changes"),
        GIVEN("a given text, as it is or with a few changes"),
        WORDS("words of the language in any order"),
        DEEP("long or deeply nested"),
        GARBAGE("characters in any order");

        private final String title;

        Origin(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** An entry of the glossary: a physical constant, or a variable. */
    record Symbol(String name, String constant, String unit, String domain) {
        private String source() {
            return "@Symbol(name = " + Declaration.literal(name)
                    + (constant.isEmpty()
                            ? ", unit = " + Declaration.literal(unit) + ", domain = " + Declaration.literal(domain)
                                    + ", doc = \"a symbol\""
                            : ", constant = " + Declaration.literal(constant))
                    + ")";
        }
    }

    static Case of(Origin origin, Declaration formula) {
        return new Case(origin, List.of(), List.of(formula));
    }

    /** Whether it can share its set with others. */
    boolean sharesSet() {
        return glossary.isEmpty() && formulas.size() == 1;
    }

    /** The attribute of the set that holds the glossary. */
    String symbols() {
        return glossary.isEmpty()
                ? ""
                : glossary.stream().map(Symbol::source).collect(Collectors.joining(", ", ", symbols = {", "}"));
    }

    /** The methods; the names begin with the given text where there is but one. */
    List<String> methods(String name) {
        return formulas.size() == 1 ? List.of(name) : NAMES.subList(0, formulas.size());
    }

    /** The members of the interface. */
    String source(String name) {
        List<String> methods = methods(name);
        return IntStream.range(0, formulas.size())
                .mapToObj(i -> formulas.get(i).source(methods.get(i)))
                .collect(Collectors.joining("\n"));
    }

    /** A whole interface, for people. */
    @Override
    public String toString() {
        return "@FormulaSet(id = \"fuzz.s\"" + symbols() + ")\npublic interface S {\n" + source("f") + "\n}\n";
    }
}
