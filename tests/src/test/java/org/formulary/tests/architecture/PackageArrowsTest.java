package org.formulary.tests.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.formulary.tests.architecture.Modules.ANNOTATIONS;
import static org.formulary.tests.architecture.Modules.CLASSES;
import static org.formulary.tests.architecture.Modules.FORMULAS;
import static org.formulary.tests.architecture.Modules.PROCESSOR;
import static org.formulary.tests.architecture.Modules.QUANTITY;
import static org.formulary.tests.architecture.Modules.SITE;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.formulary.processor.equation.Span;
import org.junit.jupiter.api.Test;

/** Each house on the street knows only its neighbour. */
class PackageArrowsTest {

    private static final String EQUATION = "org.formulary.processor.equation..";
    private static final String CODATA = "org.formulary.processor.codata..";
    private static final String ALGEBRA = "org.formulary.processor.algebra..";
    private static final String CHECK = "org.formulary.processor.check..";
    private static final String PRINT = "org.formulary.processor.print..";
    private static final String READ = "org.formulary.processor.read..";
    private static final String GENERATE = "org.formulary.processor.generate..";
    private static final String JAVAC = "org\\.formulary\\.processor\\.read\\.Javac(SourceFiles|DocComments)(\\$.*)?";
    private static final String[] COMPILER = {
        "javax.lang.model.element..",
        "javax.lang.model.type..",
        "javax.lang.model.util..",
        "javax.annotation.processing..",
        "javax.tools.."
    };
    /** What the JDK offers under other names than its own. */
    private static final String[] JDK = {"java..", "javax.xml..", "org.xml.sax..", "org.w3c.dom.."};

    /** A rule about packages that nobody imported would hold of nothing. */
    @Test
    void everyModuleIsLookedAt() {
        Stream.of("annotation.Formula", "processor.FormulaProcessor", "mlsys.communication.Communication")
                .forEach(name -> assertTrue(CLASSES.contain("org.formulary." + name), name));
        assertTrue(CLASSES.stream().anyMatch(type -> type.getPackageName().startsWith("org.formulary.site")));
    }

    @Test
    void annotationsDependOnTheJdkAlone() {
        classes()
                .that()
                .resideInAnyPackage(ANNOTATIONS)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(ANNOTATIONS, JDK))
                .check(CLASSES);
    }

    @Test
    void quantitiesKnowNothingOfFormulas() {
        classes()
                .that()
                .resideInAPackage(QUANTITY)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(QUANTITY, "java..")
                .check(CLASSES);
    }

    @Test
    void whatRunsKnowsNothingOfTests() {
        noClasses()
                .that()
                .resideInAnyPackage("org.formulary.annotation..", "org.formulary.runtime..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.formulary.testing..")
                .check(CLASSES);
    }

    @Test
    void formulasDependOnAnnotationsAlone() {
        classes()
                .that()
                .resideInAPackage(FORMULAS)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(ANNOTATIONS, FORMULAS, "java.."))
                .check(CLASSES);
    }

    @Test
    void siteKnowsNothingOfTheProcessor() {
        noClasses()
                .that()
                .resideInAPackage(SITE)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(PROCESSOR)
                .check(CLASSES);
    }

    @Test
    void equationsKnowNothingOfTheCompiler() {
        classes()
                .that()
                .resideInAPackage(EQUATION)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(EQUATION, CODATA, QUANTITY, "org.formulary.processor.problem..", "java..")
                .check(CLASSES);
    }

    @Test
    void constantsKnowNothingOfEquations() {
        classes()
                .that()
                .resideInAPackage(CODATA)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(CODATA, QUANTITY, "java..")
                .check(CLASSES);
    }

    @Test
    void printersReadNothingAndDecideNothing() {
        noClasses()
                .that()
                .resideInAPackage(PRINT)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(with(COMPILER, CHECK, READ, GENERATE))
                .check(CLASSES);
    }

    @Test
    void algebraReadsReportsAndGeneratesNothing() {
        noClasses()
                .that()
                .resideInAPackage(ALGEBRA)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(with(COMPILER, CHECK, READ, GENERATE, "org.formulary.processor.problem.."))
                .check(CLASSES);
    }

    @Test
    void checksGenerateNothing() {
        noClasses()
                .that()
                .resideInAPackage(CHECK)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(GENERATE)
                .check(CLASSES);
    }

    @Test
    void readersCheckPrintAndGenerateNothing() {
        noClasses()
                .that()
                .resideInAPackage(READ)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(CHECK, PRINT, GENERATE)
                .check(CLASSES);
    }

    @Test
    void onlyGeneratorsWriteJava() {
        noClasses()
                .that()
                .resideOutsideOfPackage(GENERATE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.squareup.javapoet..", "com.palantir.javapoet..")
                .check(CLASSES);
    }

    @Test
    void onlyReadersReadBibtex() {
        noClasses()
                .that()
                .resideOutsideOfPackage(READ)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jbibtex..")
                .check(CLASSES);
    }

    /** The one arrow back: a problem points into the text with the span that the lexer gave it. */
    @Test
    void processorPackagesFormNoCycle() {
        slices().matching("org.formulary.processor.(*)..")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(resideInAPackage("org.formulary.processor.problem.."), assignableTo(Span.class))
                .check(CLASSES);
    }

    @Test
    void packagesAtTheTopFormNoCycle() {
        slices().matching("org.formulary.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    private static String[] with(String[] packages, String... others) {
        return Stream.concat(Stream.of(packages), Stream.of(others)).toArray(String[]::new);
    }

    /** But for the one that is linked only where javac is. */
    @Test
    void theProcessorNamesNoClassOfACompiler() {
        noClasses()
                .that()
                .resideInAPackage(Modules.PROCESSOR)
                .and()
                .haveNameNotMatching(JAVAC)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.sun..", "org.eclipse..", "sun..")
                .because("it must run in every compiler that knows annotation processors")
                .check(Modules.CLASSES);
        noClasses()
                .that()
                .haveNameMatching(JAVAC)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.sun.tools..", "org.eclipse..", "sun..")
                .because("only the supported interface of javac is used")
                .check(Modules.CLASSES);
    }
}
