package org.formulary.processor.print;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.print.JavaCode.Kind;

/**
 * How Java computes an equation. Where integers that feed real values could pass 64 bits there are two ways, equal in
 * outcome: a plain one for arguments up to a limit, and an exact one on {@code BigInteger} beyond it.
 *
 * @param beyond the condition under which the exact way has to be taken; empty where only one way is there
 * @param plain the way in primitive types; empty where no limit makes it safe
 * @param exact the way on big integers; empty where it is never needed
 * @param loops helper methods of both
 */
public record JavaBody(Optional<JavaCode> beyond, Optional<Block> plain, Optional<Block> exact, List<JavaLoop> loops) {

    public JavaBody {
        loops = List.copyOf(loops);
    }

    /**
     * Statements and results, in coherent units.
     *
     * @param locals assigned in order
     * @param outputs one for each output of the formula
     */
    public record Block(List<Assignment> locals, List<JavaCode> outputs) {
        public Block {
            locals = List.copyOf(locals);
            outputs = List.copyOf(outputs);
        }
    }

    /** {@code kind name = value}. */
    public record Assignment(Kind kind, String name, JavaCode value) {}

    /** A variable of a formula as the Java code has it in coherent units. */
    public record Argument(String name, Kind kind) {}
}
