package org.formulary.tests.cost;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A processor that is measured, with sources for it: in each file as many annotated elements. */
enum Subject {
    FORMULARY("Formulary", "org.formulary.processor.FormulaProcessor") {
        @Override
        String file(int number, int from, int to) {
            List<FormulaRow> rows = FormulaRow.all();
            StringBuilder members = new StringBuilder();
            for (int i = from; i < to; i++) {
                members.append(rows.get(i % rows.size()).method(2 + i / rows.size()))
                        .append('\n');
            }
            return """
                package p;

                import org.formulary.annotation.*;

                /** Formulas, volume %1$d. */
                @FormulaSet(id = "cost.v%1$d")
                public interface File%1$d {

                %2$s}
                """.formatted(number, members);
        }
    },
    AUTO_VALUE("AutoValue", "com.google.auto.value.processor.AutoValueProcessor") {
        @Override
        String file(int number, int from, int to) {
            return nested(number, from, to, "@com.google.auto.value.AutoValue", "abstract static class");
        }
    },
    IMMUTABLES("Immutables", "org.immutables.processor.ProxyProcessor") {
        @Override
        String file(int number, int from, int to) {
            return nested(number, from, to, "@org.immutables.value.Value.Immutable", "abstract static class");
        }
    };

    /** Elements of a file: as many as a set of formulas may well have. */
    private static final int PER_FILE = 20;

    private final String title;
    private final String processor;

    Subject(String title, String processor) {
        this.title = title;
        this.processor = processor;
    }

    String title() {
        return title;
    }

    String processor() {
        return processor;
    }

    /** A file with the elements of those numbers. */
    abstract String file(int number, int from, int to);

    /** Sources with so many annotated elements, by their path. */
    Map<String, String> sources(int elements) {
        Map<String, String> files = new LinkedHashMap<>();
        for (int from = 0; from < elements; from += PER_FILE) {
            int number = from / PER_FILE;
            files.put("p/File" + number + ".java", file(number, from, Math.min(elements, from + PER_FILE)));
        }
        return files;
    }

    /** Value classes with as many properties as a formula has parameters and a result. */
    private static String nested(int number, int from, int to, String annotation, String kind) {
        StringBuilder members = new StringBuilder();
        for (int i = from; i < to; i++) {
            members.append("""

                  /** Value %2$d. */
                  %1$s
                  %3$s Value%2$d {
                    /** A mass. */
                    abstract double mass();
                    /** A count. */
                    abstract long count();
                    /** A name. */
                    abstract String name();
                    /** Tags. */
                    abstract List<String> tags();
                  }
                """.formatted(annotation, i, kind));
        }
        return """
            package p;

            import java.util.List;

            /** Values, volume %1$d. */
            public final class File%1$d {
            %2$s}
            """.formatted(number, members);
    }
}
