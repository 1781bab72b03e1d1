/** The formula sets that are shipped. */
module org.formulary.formulas {
    requires transitive org.formulary.annotations;

    exports org.formulary.mlsys.communication;
}
