package org.formulary.testing;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Well-formedness of printed equations. */
public final class Markup {

    private static final String MATHML = "http://www.w3.org/1998/Math/MathML";

    private Markup() {}

    /**
     * Requires balanced braces, environments and growing delimiters.
     *
     * @throws AssertionError if the text is not well-formed
     */
    public static void requireLatex(String latex) {
        Deque<String> open = new ArrayDeque<>();
        int i = 0;
        while (i < latex.length()) {
            char c = latex.charAt(i);
            if (c == '\\') {
                int end = commandEnd(latex, i);
                i = command(latex, latex.substring(i, end), end, open);
            } else {
                if (c == '{') {
                    open.push("{");
                } else if (c == '}') {
                    close(latex, "{", "}", open);
                } else if (c == '$' || c == '%') {
                    throw malformed(latex, "a bare " + c);
                }
                i++;
            }
        }
        if (!open.isEmpty()) {
            throw malformed(latex, open.peek() + " is never closed");
        }
    }

    private static int commandEnd(String latex, int start) {
        int end = start + 1;
        if (end == latex.length()) {
            throw malformed(latex, "a backslash at the end");
        }
        while (end < latex.length() && Character.isLetter(latex.charAt(end))) {
            end++;
        }
        return Math.max(end, start + 2);
    }

    /** Follows a command, and returns where reading goes on. */
    private static int command(String latex, String command, int end, Deque<String> open) {
        switch (command) {
            case "\\left" -> open.push("\\left");
            case "\\right" -> close(latex, "\\left", command, open);
            case "\\begin", "\\end" -> {
                int close = latex.indexOf('}', end);
                if (end >= latex.length() || latex.charAt(end) != '{' || close < 0) {
                    throw malformed(latex, command + " without a name");
                }
                String name = latex.substring(end + 1, close);
                if (command.equals("\\begin")) {
                    open.push("\\begin{" + name + "}");
                } else {
                    close(latex, "\\begin{" + name + "}", "\\end{" + name + "}", open);
                }
                return close + 1;
            }
            default -> {
                return end;
            }
        }
        // The delimiter itself may be a brace of its own: \left\{ or \right.
        return end < latex.length() && latex.charAt(end) == '\\' ? commandEnd(latex, end) : end + 1;
    }

    private static void close(String latex, String opener, String closer, Deque<String> open) {
        if (!opener.equals(open.peek())) {
            throw malformed(latex, closer + " closes " + (open.isEmpty() ? "nothing" : open.peek()));
        }
        open.pop();
    }

    private static AssertionError malformed(String text, String what) {
        return new AssertionError(what + " in " + text);
    }

    /**
     * Requires well-formed XML whose root is {@code math} of MathML.
     *
     * @throws AssertionError if the text is not
     */
    public static void requireMathml(String mathml) {
        parseMathml(mathml);
    }

    /** The root of well-formed MathML. */
    static Element parseMathml(String mathml) {
        Element root;
        try {
            DocumentBuilder builder = builder();
            builder.setErrorHandler(new Thrower());
            root = builder.parse(new InputSource(new StringReader(mathml))).getDocumentElement();
        } catch (ParserConfigurationException | IOException | SAXException e) {
            throw new AssertionError("not well-formed: " + mathml, e);
        }
        if (!"math".equals(root.getLocalName()) || !MATHML.equals(root.getNamespaceURI())) {
            throw malformed(mathml, "a root that is no math element of MathML");
        }
        return root;
    }

    private static DocumentBuilder builder() throws ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder();
    }

    /** Fails on the first fault and prints nothing. */
    private static final class Thrower implements ErrorHandler {
        @Override
        public void warning(SAXParseException e) throws SAXException {
            throw e;
        }

        @Override
        public void error(SAXParseException e) throws SAXException {
            throw e;
        }

        @Override
        public void fatalError(SAXParseException e) throws SAXException {
            throw e;
        }
    }
}
