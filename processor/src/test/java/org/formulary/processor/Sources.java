package org.formulary.processor;

/** Sources of small sets, for tests that need one. */
final class Sources {

    private Sources() {}

    /** An interface {@code p.Motion} with the given members and a glossary of distance, speed, time and count. */
    static String motion(String members) {
        return """
            package p;

            import org.formulary.annotation.*;

            /** Motion along a line. */
            @FormulaSet(
                id = "test.motion",
                symbols = {
                  @Symbol(name = "d", unit = "m", domain = "d >= 0", doc = "distance"),
                  @Symbol(name = "v", unit = "m/s", domain = "v > 0", doc = "speed"),
                  @Symbol(name = "t", unit = "s", domain = "t >= 0", doc = "time"),
                  @Symbol(name = "n", domain = "n >= 1", doc = "number of laps")
                })
            public interface Motion {

              /** Distance covered at constant speed. */
              @Formula(
                  equation = "d = v t",
                  symbol = "d_run",
                  assumptions = "The speed is constant.",
                  excludes = "Starting and stopping.",
                  derivation = "Speed is distance over time.",
                  laws = "d = 0 when t = 0",
                  examples = @Example(given = "v = 36 km/h; t = 10 s", then = "d = 100 m"))
              double distance(double v, double t);

              /** Time of some laps. */
              @Formula(
                  equation = "t = n d/v",
                  assumptions = "The speed is constant.",
                  excludes = "Rests.",
                  derivation = "Each lap takes d/v.")
              double lapTime(long n, double d, double v);

            %s
            }
            """.formatted(members.indent(2));
    }

    /** A method of {@code Motion} with an equation, all prose present. */
    static String formula(String equation, String rest, String method) {
        return """
            /** A test. */
            @Formula(equation = "%s", assumptions = "Some.", excludes = "Much.", derivation = "Obvious."%s)
            %s;
            """.formatted(equation, rest.isEmpty() ? "" : ", " + rest, method);
    }
}
