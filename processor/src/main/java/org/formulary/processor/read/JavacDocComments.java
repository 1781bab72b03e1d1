package org.formulary.processor.read;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Documentation comments by the syntax trees of javac, those of a type's methods in one pass; linked only where those are. */
final class JavacDocComments implements DocComments {

    private final DocTrees trees;
    private final DocComments others;
    private final Map<TypeElement, Map<Element, String>> known = new HashMap<>();

    private JavacDocComments(DocTrees trees, DocComments others) {
        this.trees = trees;
        this.others = others;
    }

    /**
     * The comments of a compilation by javac.
     *
     * @param others for all that is no method
     * @throws IllegalArgumentException if another compiler is at work
     * @throws LinkageError if the Java platform has no javac
     */
    static DocComments of(ProcessingEnvironment environment, DocComments others) {
        return new JavacDocComments(DocTrees.instance(environment), others);
    }

    @Override
    public Optional<String> of(Element element) {
        return element.getKind() == ElementKind.METHOD && element.getEnclosingElement() instanceof TypeElement type
                ? Optional.ofNullable(
                        known.computeIfAbsent(type, this::ofMethods).get(element))
                : others.of(element);
    }

    private Map<Element, String> ofMethods(TypeElement type) {
        Map<Element, String> comments = new HashMap<>();
        TreePath path = trees.getPath(type);
        if (path != null && path.getLeaf() instanceof ClassTree tree) {
            for (Tree member : tree.getMembers()) {
                TreePath place = new TreePath(path, member);
                String comment = trees.getDocComment(place);
                Element method = comment == null ? null : trees.getElement(place);
                if (method != null) {
                    comments.put(method, comment);
                }
            }
        }
        return comments;
    }
}
