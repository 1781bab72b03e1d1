package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Finiteness.Trouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers beyond their range: proved not to occur, told with a witness, and refused at run time. */
class RangeCheckTest {

    @TempDir
    Path folder;

    @Test
    void whatIsProvedFiniteIsComputedWithoutAnyCheck() {
        List<DeclaredRow> rows = DataFile.rows("range-finite.txt");
        Compilation compilation = compile(rows);
        assertTrue(compilation.success(), compilation.log());
        List<String> open = DeclaredRow.formulas(compilation).stream()
                .filter(formula -> !formula.analysis().finiteness().isProved(formula.outputs()))
                .map(CheckedFormula::method)
                .toList();
        assertEquals(List.of(), open);
        assertEquals(rows.size(), DeclaredRow.formulas(compilation).size());
        // What is solved for has a range of its own, and so have derivatives.
        String formulas = source(compilation)
                .replaceAll("(?s)(SolveFor|DerivativeBy|ElasticityBy)\\w+\\([^;{]*\\{.*?\n    \\}\n", "");
        assertFalse(formulas.contains("Results."), formulas);
        assertEquals(List.of(), compilation.messages(Kind.NOTE));
    }

    @ParameterizedTest
    @MethodSource
    void whatPassesItsRangeIsToldWithArgumentsAtWhichTheMethodThrows(DataFile.Block block) throws Exception {
        Compilation compilation = compile(List.of(block.row()));
        assertTrue(compilation.success(), compilation.log());
        Trouble trouble = DeclaredRow.formulas(compilation)
                .get(0)
                .analysis()
                .finiteness()
                .trouble()
                .orElseThrow();
        List<String> notes = compilation.messages(Kind.NOTE);
        assertEquals(
                block.said(),
                String.join(
                        "\n",
                        Stream.concat(Stream.of(trouble.kind().name()), notes.stream())
                                .toList()));
        List<String> arguments = Arrays.stream(trouble.place().split(", ", -1))
                .map(argument -> argument.substring(argument.indexOf('=') + 2))
                .toList();
        assertThrows(ArithmeticException.class, () -> call(compilation, block.row(), arguments), trouble.place());
    }

    static List<DataFile.Block> whatPassesItsRangeIsToldWithArgumentsAtWhichTheMethodThrows() {
        return DataFile.blocks("range-witness.txt");
    }

    @ParameterizedTest
    @MethodSource
    void theMethodGivesTheExactResultOrThrows(DataFile.Block block) throws Exception {
        assertGives(compile(List.of(block.row())), block);
    }

    private static void assertGives(Compilation compilation, DataFile.Block block) throws Exception {
        assertTrue(compilation.success(), compilation.log());
        for (String line : block.said().split("\n", -1)) {
            String[] sides = line.strip().split(" -> ", -1);
            List<String> arguments = List.of(sides[0].split(" ", -1));
            assertEquals(sides[1], outcome(compilation, block.row(), arguments), line);
        }
    }

    @Test
    void whatACalledFormulaLacksIsNotMagnified() throws Exception {
        List<DataFile.Block> blocks = DataFile.blocks("range-calls.txt");
        Compilation compilation =
                compile(blocks.stream().map(DataFile.Block::row).toList());
        for (DataFile.Block block : blocks) {
            assertGives(compilation, block);
        }
    }

    static List<DataFile.Block> theMethodGivesTheExactResultOrThrows() {
        return DataFile.blocks("range-values.txt");
    }

    @Test
    void anIntegerThatPassesItsBitsIsTold() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        Sources.motion(Sources.formula("k = n^2", "", "long square(long n)")
                                + Sources.formula(
                                        "k = 2 n", "accept = \"range: nobody counts that far\"", "int twice(int n)")))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        assertEquals(
                List.of("""
                        [range] the result is 8.113e31, more than 64 bits hold, at n = 9007199254740993 (1:5)
                            k = n^2
                                ^^^ the generated method throws there
                          help: where such arguments never occur, say so: domain = "n <= 1000000\""""),
                compilation.messages(Kind.NOTE).stream()
                        .filter(note -> note.contains("k = "))
                        .toList());
    }

    private static String outcome(Compilation compilation, DeclaredRow row, List<String> arguments) throws Exception {
        try {
            return String.valueOf(call(compilation, row, arguments));
        } catch (ArithmeticException e) {
            return "throws";
        }
    }

    private static Object call(Compilation compilation, DeclaredRow row, List<String> arguments) throws Exception {
        Class<?> type = compilation.loader().loadClass("p.RowsFormulas");
        Method method = Arrays.stream(type.getMethods())
                .filter(candidate -> candidate.getName().equals(row.name())
                        && Arrays.stream(candidate.getParameterTypes()).allMatch(Class::isPrimitive)
                        && candidate.getReturnType() == double.class)
                .findFirst()
                .orElseThrow();
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = method.getParameterTypes()[i] == long.class
                    ? (Object) Long.valueOf(arguments.get(i))
                    : Double.valueOf(arguments.get(i));
        }
        try {
            return method.invoke(null, values);
        } catch (InvocationTargetException e) {
            throw (Exception) e.getCause();
        }
    }

    private Compilation compile(List<DeclaredRow> rows) {
        return DeclaredRow.in(folder, rows).compile();
    }

    private static String source(Compilation compilation) {
        return compilation.generated("p/RowsFormulas.java");
    }
}
