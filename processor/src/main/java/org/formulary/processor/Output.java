package org.formulary.processor;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;
import org.formulary.processor.generate.CatalogueChunks;
import org.formulary.processor.generate.CatalogueWriter;
import org.formulary.processor.generate.FormulasClasses;
import org.formulary.processor.generate.FormulasTestClass;
import org.formulary.processor.generate.SourceFile;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.ElementOrigin;

/** Writes the files of a set; all of their text is complete before the first is created. */
final class Output {

    private static final String GENERATED = "javax.annotation.processing.Generated";

    private final Filer filer;
    private final Elements elements;
    private final Map<String, String> interfacesById = new LinkedHashMap<>();
    private final Map<String, String> classes = new LinkedHashMap<>();

    Output(ProcessingEnvironment environment) {
        this.filer = environment.getFiler();
        this.elements = environment.getElementUtils();
    }

    /**
     * Writes Java and catalogue of a set.
     *
     * @param origin the interface the set was read from
     * @return what kept a file from being written
     */
    List<Finding> write(CheckedSet set, TypeElement origin, FormulaLookup formulas) {
        List<Finding> findings = new ArrayList<>();
        String earlier = interfacesById.putIfAbsent(
                set.owner().setId(), origin.getQualifiedName().toString());
        if (earlier != null) {
            findings.add(error(
                    origin,
                    Code.DECLARATION,
                    "the set id `" + set.owner().setId() + "` is already that of `" + earlier + "`",
                    "give each set an id of its own"));
        }
        String className = set.owner().packageName() + "." + set.owner().className();
        String twin = classes.putIfAbsent(className.toLowerCase(Locale.ROOT), className);
        if (twin != null) {
            findings.add(error(
                    origin,
                    Code.DECLARATION,
                    "`" + className + "` and `" + twin + "` would be one file where file names know no case",
                    "rename the interface"));
        }
        if (!findings.isEmpty()) {
            return findings;
        }
        CatalogueWriter catalogue = new CatalogueWriter(set, formulas);
        byte[] json = catalogue.lines().getBytes(StandardCharsets.UTF_8);
        List<String> model = CatalogueChunks.of(catalogue.ascii());
        List<SourceFile> java = FormulasClasses.generate(set, formulas, model, generatedBy(origin));
        try {
            for (SourceFile file : java) {
                file.writeTo(filer, origin);
            }
            try (OutputStream out = filer.createResource(
                            StandardLocation.CLASS_OUTPUT,
                            "",
                            "META-INF/formulary/" + set.owner().setId() + ".json",
                            origin)
                    .openOutputStream()) {
                out.write(json);
            }
        } catch (FilerException e) {
            findings.add(taken(origin, className));
        } catch (IOException e) {
            findings.add(unwritten(origin, e));
        }
        return findings;
    }

    /**
     * Writes the property tests of a set.
     *
     * @param origin the class that asks for them
     * @return what kept them from being written
     */
    List<Finding> writeTests(CheckedSet set, TypeElement origin, FormulaLookup formulas) {
        String packageName = elements.getPackageOf(origin).getQualifiedName().toString();
        try {
            FormulasTestClass.generate(set, formulas, packageName).writeTo(filer, origin);
            return List.of();
        } catch (FilerException e) {
            return List.of(taken(origin, packageName + "." + set.owner().className() + "Test"));
        } catch (IOException e) {
            return List.of(unwritten(origin, e));
        }
    }

    /** The name for {@code @Generated}, where the compiled module can see that annotation. */
    private Optional<String> generatedBy(TypeElement origin) {
        boolean visible = elements.getTypeElement(GENERATED) != null
                && Optional.ofNullable(elements.getModuleOf(origin))
                        .map(module -> module.isUnnamed() || elements.getTypeElement(module, GENERATED) != null)
                        .orElse(true);
        return visible ? Optional.of(FormulaProcessor.class.getName()) : Optional.empty();
    }

    private static Finding unwritten(TypeElement origin, IOException e) {
        return error(
                origin,
                Code.DECLARATION,
                "a generated file could not be written: " + e.getMessage(),
                "see whether the folder for generated files can be written");
    }

    private static Finding taken(TypeElement origin, String className) {
        return error(
                origin,
                Code.DECLARATION,
                "`" + className + "` is the name of a generated class, and there is another class of that name",
                "rename that class or `" + origin.getSimpleName() + "`");
    }

    private static Finding error(TypeElement origin, Code code, String summary, String help) {
        return new Finding(new SourceText("", ElementOrigin.of(origin)), Problem.error(code, summary, help));
    }
}
