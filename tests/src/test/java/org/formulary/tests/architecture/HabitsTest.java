package org.formulary.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.formulary.tests.architecture.Modules.CLASSES;

import java.text.DateFormat;
import java.text.NumberFormat;
import java.time.Clock;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Same sources, same bytes, on whatever machine, in whatever country, at whatever time. */
class HabitsTest {

    @Test
    void nothingReadsTheClock() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Date.class, Calendar.class, DateFormat.class, Clock.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(CLASSES);
    }

    @Test
    void nothingDependsOnTheLocaleOfTheMachine() {
        noClasses()
                .should()
                .callMethod(Locale.class, "getDefault")
                .orShould()
                .callMethod(String.class, "toLowerCase")
                .orShould()
                .callMethod(String.class, "toUpperCase")
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(NumberFormat.class, "getInstance")
                .check(CLASSES);
    }

    @Test
    void nothingIsSpreadByChance() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Random.class)
                .orShould()
                .callMethod(Math.class, "random")
                .check(CLASSES);
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that().areStatic().should().beFinal().check(CLASSES);
    }
}
