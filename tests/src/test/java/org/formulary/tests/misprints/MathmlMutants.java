package org.formulary.tests.misprints;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.formulary.processor.print.JavaLiterals;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** Mistakes in MathML. */
final class MathmlMutants {

    private static final Map<String, List<String>> SIGNS = Map.ofEntries(
            Map.entry("+", List.of("\u2212", "\u22c5")),
            Map.entry("\u2212", List.of("+")),
            Map.entry("\u22c5", List.of("+")),
            Map.entry("\u00d7", List.of("+")),
            Map.entry("/", List.of("+")),
            Map.entry("!", List.of("+")),
            Map.entry("mod", List.of("\u22c5")),
            Map.entry("\u2062", List.of("+", "\u2061")),
            Map.entry("\u2061", List.of("\u2062")),
            Map.entry("=", List.of("<", "\u2260")),
            Map.entry("<", List.of("\u2264", ">")),
            Map.entry(">", List.of("\u2265", "<")),
            Map.entry("\u2264", List.of("<", "\u2265")),
            Map.entry("\u2265", List.of(">", "\u2264")),
            Map.entry("(", List.of("[")),
            Map.entry("\u230a", List.of("\u2308")),
            Map.entry("\u2309", List.of("\u230b")),
            Map.entry("\u2211", List.of("\u220f")),
            Map.entry("\u220f", List.of("\u2211")));

    private static final Map<String, String> FUNCTIONS = Map.ofEntries(
            Map.entry("sin", "cos"),
            Map.entry("cos", "sin"),
            Map.entry("tan", "sin"),
            Map.entry("arcsin", "arccos"),
            Map.entry("arccos", "arcsin"),
            Map.entry("arctan", "tan"),
            Map.entry("tanh", "tan"),
            Map.entry("exp", "ln"),
            Map.entry("ln", "exp"),
            Map.entry("log", "ln"),
            Map.entry("min", "max"),
            Map.entry("max", "min"),
            Map.entry("round", "sgn"),
            Map.entry("sgn", "round"),
            Map.entry("log1p", "expm1"),
            Map.entry("expm1", "log1p"));

    private static final Map<String, String> WORDS = Map.of(
            " and ",
            " or ",
            " or ",
            " and ",
            " is even",
            " is odd",
            "otherwise",
            "if ",
            "if ",
            "otherwise",
            "not ",
            " and ",
            "where ",
            "if ");

    private final Document document;
    private final Map<String, String> found = new LinkedHashMap<>();

    private MathmlMutants(Document document) {
        this.document = document;
    }

    static List<Mutant> of(Subject subject) {
        JavaTree tree = JavaTree.parse(subject.tests());
        List<Mutant> mutants = new ArrayList<>();
        TestLiterals.mathml(tree)
                .forEach(literal -> of((String) literal.getValue()).forEach((text, operator) -> {
                    Edit edit = new Edit(tree.start(literal), tree.end(literal), JavaLiterals.string(text));
                    mutants.add(new Mutant(
                            "mathml",
                            operator,
                            difference((String) literal.getValue(), text),
                            Mutant.File.TESTS,
                            edit.applyTo(tree.source())));
                }));
        return mutants;
    }

    private static String difference(String before, String after) {
        int start = 0;
        while (start < Math.min(before.length(), after.length()) && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < Math.min(before.length(), after.length()) - start
                && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
            end++;
        }
        return "[" + before.substring(start, before.length() - end) + " -> "
                + after.substring(start, after.length() - end) + "] at " + start;
    }

    private static Map<String, String> of(String mathml) {
        MathmlMutants mutants = new MathmlMutants(parse(mathml));
        String original = mutants.text();
        mutants.element(mutants.document.getDocumentElement());
        mutants.symbols();
        mutants.found.remove(original);
        return mutants.found;
    }

    private static Document parse(String mathml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(mathml)));
        } catch (Exception e) {
            throw new AssertionError(mathml, e);
        }
    }

    private String text() {
        try {
            Transformer transformer = TransformerFactory.newDefaultInstance().newTransformer();
            transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            transformer.setOutputProperty(OutputKeys.ENCODING, "US-ASCII");
            StringWriter writer = new StringWriter();
            transformer.transform(new DOMSource(document), new StreamResult(writer));
            return writer.toString();
        } catch (javax.xml.transform.TransformerException e) {
            throw new AssertionError(e);
        }
    }

    /** Records the document as it is after a change, and undoes the change. */
    private void with(String operator, Runnable change, Runnable undo) {
        change.run();
        found.putIfAbsent(text(), operator);
        undo.run();
    }

    private void element(Element element) {
        List<Element> children = children(element);
        String text = element.getTextContent();
        switch (element.getLocalName()) {
            case "mo" -> SIGNS.getOrDefault(text, List.of()).forEach(other -> content("operator", element, other));
            case "mn" -> {
                content("literal", element, text + "0");
                content("literal", element, Character.digit(text.charAt(0), 10) % 9 + 1 + text.substring(1));
            }
            case "mi" -> {
                if (FUNCTIONS.containsKey(text)) {
                    content("function", element, FUNCTIONS.get(text));
                }
            }
            case "mtext" -> {
                String words = text.replace('\u00a0', ' ');
                if (WORDS.containsKey(words)) {
                    content("word", element, WORDS.get(words).replace(' ', '\u00a0'));
                }
            }
            case "mfrac", "munderover", "mroot" -> {
                int last = children.size() - 1;
                exchanged("parts", children.get(last - 1), children.get(last));
            }
            case "msup", "msub" -> {
                renamed("script", element, element.getLocalName().equals("msup") ? "msub" : "msup");
                exchanged("parts", children.get(0), children.get(1));
                removed("script", children.get(1), element);
            }
            case "msubsup" -> exchanged("script", children.get(1), children.get(2));
            case "msqrt" -> renamed("function", element, "mrow");
            case "mtable" -> {
                for (int i = 0; i + 1 < children.size(); i++) {
                    exchanged(
                            "cases",
                            children(children.get(i)).get(0),
                            children(children.get(i + 1)).get(0));
                }
            }
            case "mrow" -> brackets(element, children);
            default -> {
                // Cells and rows have no meaning of their own.
            }
        }
        children.forEach(this::element);
    }

    private void content(String operator, Element element, String text) {
        String before = element.getTextContent();
        with(operator, () -> element.setTextContent(text), () -> element.setTextContent(before));
    }

    private void renamed(String operator, Element element, String name) {
        Element[] current = {element};
        with(
                operator,
                () -> current[0] = (Element) document.renameNode(element, element.getNamespaceURI(), name),
                () -> document.renameNode(
                        current[0],
                        element.getNamespaceURI(),
                        element.getLocalName().equals(name) ? before(name) : element.getLocalName()));
    }

    private static String before(String name) {
        return switch (name) {
            case "msub" -> "msup";
            case "msup" -> "msub";
            default -> "msqrt";
        };
    }

    private void exchanged(String operator, Element first, Element second) {
        Consumer<Void> swap = unused -> {
            Node parentOfFirst = first.getParentNode();
            Node parentOfSecond = second.getParentNode();
            Node marker = document.createElement("marker");
            parentOfFirst.replaceChild(marker, first);
            parentOfSecond.replaceChild(first, second);
            parentOfFirst.replaceChild(second, marker);
        };
        with(operator, () -> swap.accept(null), () -> swap.accept(null));
    }

    /** An element with but one of its parts left. */
    private void removed(String operator, Element part, Element whole) {
        Node parent = whole.getParentNode();
        Element base = children(whole).get(0);
        with(
                operator,
                () -> {
                    whole.removeChild(base);
                    parent.replaceChild(base, whole);
                },
                () -> {
                    parent.replaceChild(whole, base);
                    whole.insertBefore(base, part);
                });
    }

    /** A pair of delimiters dropped. */
    private void brackets(Element row, List<Element> children) {
        int last = children.size() - 1;
        if (last >= 2
                && children.get(0).getAttribute("form").equals("prefix")
                && children.get(last).getAttribute("form").equals("postfix")
                && children.get(last).getTextContent().length() == 1
                && !children.get(last).getTextContent().equals("!")) {
            Element opener = children.get(0);
            Element closer = children.get(last);
            with(
                    "bracket",
                    () -> {
                        row.removeChild(opener);
                        row.removeChild(closer);
                    },
                    () -> {
                        row.insertBefore(opener, row.getFirstChild());
                        row.appendChild(closer);
                    });
        }
    }

    /** Each symbol replaced by the next one. */
    private void symbols() {
        List<Element> symbols = new ArrayList<>();
        collect(document.getDocumentElement(), symbols);
        for (int i = 0; i < symbols.size(); i++) {
            for (int j = 1; j < symbols.size(); j++) {
                String other = symbols.get((i + j) % symbols.size()).getTextContent();
                if (!other.equals(symbols.get(i).getTextContent())) {
                    content("symbol", symbols.get(i), other);
                    break;
                }
            }
        }
    }

    private static void collect(Element element, List<Element> symbols) {
        if (element.getLocalName().equals("mi") && !FUNCTIONS.containsKey(element.getTextContent())) {
            symbols.add(element);
        }
        children(element).forEach(child -> collect(child, symbols));
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }
}
