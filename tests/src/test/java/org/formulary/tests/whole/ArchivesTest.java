package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the archives of the modules hold for those who depend on them. */
class ArchivesTest {

    @ParameterizedTest
    @ValueSource(strings = {"annotations", "processor", "formulas", "site"})
    void carriesItsLicence(String module) throws Exception {
        assertEquals(
                Files.readString(Path.of("..", "LICENSE")),
                Files.readString(classes(module).resolve("META-INF/LICENSE")));
    }

    @Test
    void theProcessorIsFoundByItsName() throws Exception {
        assertEquals(
                "org.formulary.processor.FormulaProcessor",
                Files.readString(
                                classes("processor").resolve("META-INF/services/javax.annotation.processing.Processor"))
                        .strip());
    }

    /** A package that is not exported cannot be used by a project that is a module itself. */
    @ParameterizedTest
    @ValueSource(strings = {"annotations", "formulas"})
    void isAModuleThatExportsAllItsPackages(String module) {
        Set<ModuleReference> found = ModuleFinder.of(classes(module)).findAll();
        assertEquals(1, found.size(), module);
        ModuleDescriptor descriptor = found.iterator().next().descriptor();
        assertEquals("org.formulary." + module, descriptor.name());
        Set<String> exported = descriptor.exports().stream()
                .filter(export -> !export.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
        Set<String> code = descriptor.packages().stream()
                .filter(name -> name.startsWith("org.formulary."))
                .filter(name -> !INTERNAL.contains(name))
                .collect(Collectors.toSet());
        assertTrue(!code.isEmpty(), module);
        assertEquals(code, exported);
    }

    /** What only its own module reads. */
    private static final Set<String> INTERNAL = Set.of("org.formulary.testing.notation");

    private static Path classes(String module) {
        return Path.of("..", module, "target", "classes");
    }
}
