package org.formulary.site.math;

import java.io.IOException;
import java.io.StringReader;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Takes MathML from a file into a page. It is parsed and written anew from the elements and attributes of presentation
 * MathML alone, so that nothing else can come along with it.
 */
final class MathMl {

    private static final Set<String> ELEMENTS = Set.of(
            "math",
            "mrow",
            "mi",
            "mn",
            "mo",
            "ms",
            "mtext",
            "mspace",
            "mfrac",
            "msqrt",
            "mroot",
            "mstyle",
            "mpadded",
            "mphantom",
            "msub",
            "msup",
            "msubsup",
            "munder",
            "mover",
            "munderover",
            "mmultiscripts",
            "mprescripts",
            "mtable",
            "mtr",
            "mtd");

    /** What an attribute must be to come along: it says what is meant. How it looks is the picture's business. */
    private static final Set<String> ATTRIBUTES =
            Set.of("alttext", "display", "mathvariant", "linethickness", "dir", "intent", "arg");

    private final StringBuilder out = new StringBuilder();

    private MathMl() {}

    /**
     * The equation as HTML with its wording as alternative text.
     *
     * @throws LatexException if it is not well-formed or has other elements
     */
    static String clean(String mathml, String spoken) {
        Element root = parse(mathml);
        if (!root.getLocalName().equals("math")) {
            throw new LatexException("not MathML: <" + root.getLocalName() + ">");
        }
        if (!spoken.isEmpty()) {
            root.setAttribute("alttext", spoken);
        }
        MathMl writer = new MathMl();
        writer.element(root);
        return writer.out.toString();
    }

    private static Element parse(String mathml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            // Errors come as exceptions, not on the console.
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new InputSource(new StringReader(mathml))).getDocumentElement();
        } catch (SAXException e) {
            throw new LatexException("MathML is not well-formed: " + e.getMessage(), e);
        } catch (ParserConfigurationException | IOException e) {
            throw new IllegalStateException("the JDK's XML parser does not work", e);
        }
    }

    private void element(Element element) {
        String name = element.getLocalName();
        if (!ELEMENTS.contains(name)) {
            throw new LatexException("MathML with an element <" + name + ">");
        }
        out.append('<').append(name);
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            attribute((Attr) attributes.item(i));
        }
        out.append('>');
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                element(inner);
            } else if (child.getNodeType() == Node.TEXT_NODE || child.getNodeType() == Node.CDATA_SECTION_NODE) {
                out.append(Markup.escape(child.getNodeValue()));
            }
        }
        out.append("</").append(name).append('>');
    }

    private void attribute(Attr attribute) {
        if (ATTRIBUTES.contains(attribute.getName())) {
            out.append(' ')
                    .append(attribute.getName())
                    .append("=\"")
                    .append(Markup.escape(attribute.getValue()))
                    .append('"');
        }
    }
}
