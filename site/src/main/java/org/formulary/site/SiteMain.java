package org.formulary.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.CatalogueException;
import org.formulary.site.catalogue.Library;
import org.formulary.site.page.Coordinates;

/** Builds the reference site: {@code SiteMain --output DIR [--artifact GROUP:ARTIFACT:VERSION] [CATALOGUE…]}. */
public final class SiteMain {

    private static final String USAGE = """
            usage: SiteMain --output DIR [--artifact GROUP:ARTIFACT:VERSION] [CATALOGUE...]
              CATALOGUE  a catalogue file or a folder of them; without any, META-INF/formulary/ on the class path""";

    private SiteMain() {}

    /** What the command line asks for. */
    private record Request(Path output, Optional<Coordinates> artifact, List<Path> catalogues) {}

    /** Builds the site and says where it is; any fault ends the program with its message. */
    public static void main(String[] arguments) throws IOException {
        try {
            Request request = parse(List.of(arguments));
            CatalogueFiles files = request.catalogues.isEmpty()
                    ? CatalogueFiles.onClassPath(SiteMain.class.getClassLoader())
                    : CatalogueFiles.at(request.catalogues);
            Library library = Library.of(files.read());
            Site site = Site.of(library, request.artifact);
            new OutputFolder(request.output).write(site.files());
            List<String> broken = new LinkChecker(request.output).check();
            if (!broken.isEmpty()) {
                throw new CatalogueException("broken links:\n  " + String.join("\n  ", broken));
            }
            System.out.println(counted(library.entries().size(), "formula") + " in "
                    + counted(library.sets().size(), "set") + ": " + request.output.resolve("index.html"));
        } catch (CatalogueException | IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static Request parse(List<String> arguments) {
        Optional<Path> output = Optional.empty();
        Optional<Coordinates> artifact = Optional.empty();
        List<Path> catalogues = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            switch (argument) {
                case "--output" -> output = Optional.of(Path.of(value(arguments, ++i)));
                case "--artifact" -> artifact = Optional.of(Coordinates.parse(value(arguments, ++i)));
                default -> {
                    if (argument.startsWith("-")) {
                        throw new IllegalArgumentException("unknown option " + argument + "\n" + USAGE);
                    }
                    catalogues.add(Path.of(argument));
                }
            }
        }
        return new Request(output.orElseThrow(() -> new IllegalArgumentException(USAGE)), artifact, catalogues);
    }

    private static String value(List<String> arguments, int index) {
        if (index >= arguments.size()) {
            throw new IllegalArgumentException(arguments.get(index - 1) + " needs a value\n" + USAGE);
        }
        return arguments.get(index);
    }
}
