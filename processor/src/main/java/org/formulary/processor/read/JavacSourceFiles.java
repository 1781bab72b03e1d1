package org.formulary.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.problem.SourceText;

/** Source files by the syntax trees of javac: the one class that is linked only where those are. */
final class JavacSourceFiles implements SourceFiles {

    private final Trees trees;
    private final Map<Element, Optional<SourceFile>> files = new HashMap<>();

    private JavacSourceFiles(Trees trees) {
        this.trees = trees;
    }

    /**
     * The files of a compilation by javac.
     *
     * @throws IllegalArgumentException if another compiler is at work
     * @throws LinkageError if the Java platform has no javac
     */
    static SourceFiles of(ProcessingEnvironment environment) {
        return new JavacSourceFiles(Trees.instance(environment));
    }

    private record SourceFile(CompilationUnitTree unit, CharSequence content) {}

    @Override
    public Optional<SourcePlace> find(SourceText text, int offset) {
        if (!(text.origin() instanceof ElementOrigin origin) || origin.value().isEmpty()) {
            return Optional.empty();
        }
        return Optional.ofNullable(trees.getTree(
                        origin.element(),
                        origin.annotation().orElseThrow(),
                        origin.value().get()))
                .flatMap(tree -> file(origin.element()).map(file -> place(file, tree, text.value(), offset)));
    }

    private SourcePlace place(SourceFile file, Tree tree, String value, int offset) {
        List<Tree> operands = operands(tree).toList();
        StringExpression expression = new StringExpression(
                operands.stream().map(operand -> operand(file, operand)).toList());
        StringExpression.Place place = expression.find(value.length(), offset);
        return new JavacPlace(file, place.operand() < 0 ? tree : operands.get(place.operand()), place.offset());
    }

    private StringExpression.Operand operand(SourceFile file, Tree tree) {
        int start = (int) trees.getSourcePositions().getStartPosition(file.unit(), tree);
        boolean isString = tree instanceof LiteralTree literal && literal.getValue() instanceof String;
        return new StringExpression.Operand(
                start,
                isString
                        ? LiteralText.joined(file.content(), start, (String) ((LiteralTree) tree).getValue())
                        : List.of());
    }

    /** The operands of a concatenation in order; of anything else, it alone. */
    private static Stream<Tree> operands(Tree tree) {
        return switch (tree.getKind()) {
            case PLUS ->
                Stream.concat(
                        operands(((BinaryTree) tree).getLeftOperand()),
                        operands(((BinaryTree) tree).getRightOperand()));
            case PARENTHESIZED -> operands(((ParenthesizedTree) tree).getExpression());
            default -> Stream.of(tree);
        };
    }

    private Optional<SourceFile> file(Element element) {
        Element outermost = element;
        while (outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
            outermost = outermost.getEnclosingElement();
        }
        return files.computeIfAbsent(outermost, this::read);
    }

    private Optional<SourceFile> read(Element type) {
        TreePath path = trees.getPath(type);
        if (path == null) {
            return Optional.empty();
        }
        CompilationUnitTree unit = path.getCompilationUnit();
        try {
            return Optional.of(new SourceFile(unit, unit.getSourceFile().getCharContent(true)));
        } catch (IOException e) {
            // The compiler has read it, and the next one to read it will say what is wrong.
            return Optional.empty();
        }
    }

    private final class JavacPlace implements SourcePlace {

        private final SourceFile file;
        private final Tree tree;
        private final int offset;

        JavacPlace(SourceFile file, Tree tree, int offset) {
            this.file = file;
            this.tree = tree;
            this.offset = offset;
        }

        @Override
        public String lineAndColumn() {
            long line = file.unit().getLineMap().getLineNumber(offset);
            int start = (int) file.unit().getLineMap().getStartPosition(line);
            return line + ":" + (Character.codePointCount(file.content(), start, offset) + 1);
        }

        @Override
        public void report(Kind kind, String message) {
            trees.printMessage(kind, message, tree, file.unit());
        }
    }
}
