package org.formulary.processor.print;

import java.util.List;
import org.formulary.processor.print.JavaCode.Kind;

/**
 * The helper method of a sum or product.
 *
 * @param name its name
 * @param kind the type it returns
 * @param parameters what it takes
 * @param total the name of the running total
 * @param start what the total starts from
 * @param index the name of the index, a {@code long}
 * @param from the first index
 * @param last a name for the last index, where it is worth computing only once; else empty
 * @param to the last index
 * @param step the statement that takes in one more term
 */
public record JavaLoop(
        String name,
        Kind kind,
        List<Parameter> parameters,
        String total,
        JavaCode start,
        String index,
        JavaCode from,
        String last,
        JavaCode to,
        JavaCode step) {

    public JavaLoop {
        parameters = List.copyOf(parameters);
    }

    /** A parameter of a helper method. */
    public record Parameter(String name, Kind kind) {}
}
