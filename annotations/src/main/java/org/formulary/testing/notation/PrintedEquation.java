package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a printed equation says.
 *
 * @param outputs the names that it defines, in order
 * @param definitions outputs and local results by name, in prefix form
 */
public record PrintedEquation(List<String> outputs, Map<String, String> definitions) {

    private static final Pattern NAME = Pattern.compile("[^\\s()]+");

    /** The outputs are copied. */
    public PrintedEquation {
        outputs = List.copyOf(outputs);
    }

    /** The value of an output in prefix form, with the local results and other outputs that it needs bound around it. */
    public String value(String output) {
        Set<String> needed = new LinkedHashSet<>();
        collect(output, new LinkedHashSet<>(), needed);
        needed.remove(output);
        List<String> innermostFirst = new ArrayList<>(needed);
        String text = definitions.get(output);
        for (int i = innermostFirst.size() - 1; i >= 0; i--) {
            text = Prefix.let(innermostFirst.get(i), definitions.get(innermostFirst.get(i)), text);
        }
        return text;
    }

    private void collect(String name, Set<String> path, Set<String> found) {
        RowParser.refuse(!path.add(name), name + " is defined by itself");
        Matcher names = NAME.matcher(definitions.get(name));
        while (names.find()) {
            if (definitions.containsKey(names.group()) && !found.contains(names.group())) {
                collect(names.group(), path, found);
            }
        }
        path.remove(name);
        found.add(name);
    }
}
