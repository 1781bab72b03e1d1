package org.formulary.tests.misprints;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A source as the compiler parses it. */
final class JavaTree {

    private final String source;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    private JavaTree(String source, CompilationUnitTree unit, SourcePositions positions) {
        this.source = source;
        this.unit = unit;
        this.positions = positions;
    }

    static JavaTree parse(String source) {
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, diagnostic -> {}, List.of("-proc:none"), null, List.of(new Text(source)));
        try {
            CompilationUnitTree unit = task.parse().iterator().next();
            return new JavaTree(source, unit, Trees.instance(task).getSourcePositions());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String text) {
            super(URI.create("string:///Text.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    String source() {
        return source;
    }

    CompilationUnitTree unit() {
        return unit;
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    String text(Tree tree) {
        return source.substring(start(tree), end(tree));
    }

    /** The members of the class that another source does not have, by their text. */
    Map<String, Tree> membersBeyond(JavaTree other) {
        Map<String, Tree> members = members();
        members.keySet().removeAll(other.members().keySet());
        return members;
    }

    private Map<String, Tree> members() {
        Map<String, Tree> members = new LinkedHashMap<>();
        for (Tree member : ((ClassTree) unit.getTypeDecls().get(0)).getMembers()) {
            boolean constructor = member instanceof MethodTree method && method.getReturnType() == null;
            if (!constructor && end(member) > 0) {
                members.put(text(member), member);
            }
        }
        return members;
    }

    /** The shape of the tree, in which brackets do not show. */
    String shape() {
        StringBuilder shape = new StringBuilder();
        new TreeScanner<Void, Void>() {
            @Override
            public Void scan(Tree tree, Void unused) {
                if (tree == null || tree instanceof ParenthesizedTree) {
                    return super.scan(tree, null);
                }
                shape.append('(').append(tree.getKind());
                super.scan(tree, null);
                shape.append(')');
                return null;
            }
        }.scan(unit, null);
        return shape.toString();
    }
}
