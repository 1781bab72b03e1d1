/** What an author of formulas writes, and what the code generated from it calls. */
module org.formulary.annotations {
    requires java.xml;

    exports org.formulary.annotation;
    exports org.formulary.quantity;
    exports org.formulary.runtime;
    exports org.formulary.testing;
}
