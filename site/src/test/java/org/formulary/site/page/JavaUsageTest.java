package org.formulary.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Library.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaUsageTest {

    private static JavaUsage usage(String id) {
        Entry entry = Fixture.library().entries().stream()
                .filter(e -> e.formula().id().equals(id))
                .findFirst()
                .orElseThrow();
        return new JavaUsage(entry);
    }

    @Test
    void bareCallConvertsTheExampleToDeclaredUnits() {
        assertEquals("""
                import org.formulary.mlsys.communication.CommunicationFormulas;

                double value = CommunicationFormulas.ringAllreduceTime(1e9, 8, 5e10, 2e-6);
                // T = 0.035028 s
                """, usage("ring-allreduce-time").bareCall().orElseThrow());
    }

    @Test
    void quantityCallKeepsTheUnitsOfTheExample() {
        assertEquals("""
                import org.formulary.mlsys.communication.CommunicationFormulas;
                import org.formulary.quantity.Quantity;

                Quantity value = CommunicationFormulas.ringTreeCrossoverSize(
                        1024, Quantity.parse("2 us"), Quantity.parse("50 GB/s"));
                // M_est = 10.24 MB
                """, usage("ring-tree-crossover-size").quantityCall().orElseThrow());
    }

    @Test
    void leavesOutParametersThatTheExampleLeavesToTheirDefaults() {
        assertEquals("""
                import org.formulary.mlsys.communication.CommunicationFormulas;

                double value = CommunicationFormulas.hierarchicalAllreduceTime(
                        1e9, 16, 8, 4.5e11, 5e10);
                // T = 0.0087334 s
                """, usage("hierarchical-allreduce-time").bareCall().orElseThrow());
    }

    @Test
    void severalResultsComeInTheirRecord() {
        assertEquals("""
                import org.formulary.mlsys.communication.CommunicationFormulas;

                Communication.OversubscriptionEffect result = CommunicationFormulas.oversubscriptionEffect(
                        0.3, 2.0);
                // relative = 0.76923; loss = 0.23077
                """, usage("oversubscription-effect").bareCall().orElseThrow());
    }

    @Test
    void thereIsNoQuantityCallWithoutTheMethod() {
        assertEquals(Optional.empty(), usage("fat-tree-hosts").quantityCall());
    }

    @Test
    void longSignaturesBreakAfterTheirCommas() {
        assertEquals("""
                double ringAllreduceTime(
                        double messageBytes,
                        long nGpus,
                        double bandwidth,
                        double latency)
                Quantity ringAllreduceTime(
                        Quantity messageBytes,
                        long nGpus,
                        Quantity bandwidth,
                        Quantity latency)""", usage("ring-allreduce-time").signatures());
        assertEquals(
                "long fatTreeHosts(long radix, long tiers)",
                usage("fat-tree-hosts").signatures());
    }

    @ParameterizedTest
    @CsvSource({"1e9, 1e9", "0.5, 0.5", "2.5e-7, 2.5e-7", "8, 8.0", "5e10, 5e10", "-1, -1.0", "1.25e11, 1.25e11"})
    void doublesAreWrittenAsShortAsTheyGo(double value, String literal) {
        assertEquals(literal, JavaUsage.javaDouble(value));
    }
}
