package org.formulary.processor.print;

import java.util.Set;
import javax.lang.model.SourceVersion;

/** Java identifiers for the names of equations. */
public final class JavaNames {

    private JavaNames() {}

    /** The symbol in camel case, {@code bLocal} for {@code B_local}; never a keyword. */
    public static String identifier(String symbol) {
        StringBuilder name = new StringBuilder();
        boolean upper = false;
        for (int i = 0; i < symbol.length(); i++) {
            char character = symbol.charAt(i);
            boolean plain = character < 128 && Character.isLetterOrDigit(character);
            if (plain) {
                name.append(upper ? Character.toUpperCase(character) : character);
            }
            upper = !plain && name.length() > 0;
        }
        if (name.isEmpty() || Character.isDigit(name.charAt(0))) {
            name.insert(0, "value");
        }
        name.setCharAt(0, Character.toLowerCase(name.charAt(0)));
        String identifier = name.toString();
        return SourceVersion.isKeyword(identifier) ? identifier + "Value" : identifier;
    }

    /** The name, or the name with the smallest number behind it that makes it unlike all those taken. */
    public static String unused(String name, Set<String> taken) {
        String candidate = name;
        for (int number = 2; taken.contains(candidate); number++) {
            candidate = name + number;
        }
        return candidate;
    }
}
