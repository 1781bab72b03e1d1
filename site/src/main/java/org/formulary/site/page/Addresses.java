package org.formulary.site.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.site.errors.ErrorCode;

/**
 * Where pages stand and what leads to them. An identifier stands raw in a path or an anchor and percent-encoded, once, in a
 * link.
 */
public final class Addresses {

    /** The way from the folder of a set to the folder of the site. */
    static final String UP = "../";

    private Addresses() {}

    /** File of a set's page. */
    public static String path(Catalogue set) {
        return set.id() + "/index.html";
    }

    /** File of a formula's page. */
    public static String path(Entry entry) {
        return entry.fullId() + ".html";
    }

    /** File of the page that leads from an alias to its formula. */
    public static String aliasPath(Entry entry, String alias) {
        return entry.set().id() + "/" + alias + ".html";
    }

    /** File of the page of all symbols. */
    public static String symbolsPath() {
        return "symbols.html";
    }

    /** File of the page of all cited works. */
    public static String worksPath() {
        return "references.html";
    }

    /** File of the page that lists the codes of messages. */
    public static String errorsPath() {
        return "errors/index.html";
    }

    /** File of the page of a code of messages. */
    public static String path(ErrorCode code) {
        return "errors/" + code.code() + ".html";
    }

    /** Link from the home page to a set. */
    static String fromHome(Catalogue set) {
        return encode(path(set));
    }

    /** Links from a page in the folder of the site to formulas. */
    static List<Link> fromHome(List<Entry> entries) {
        return entries.stream()
                .map(entry ->
                        new Link(encode(path(entry)), Html.text(entry.formula().heading())))
                .toList();
    }

    /** Link from any page in a set's folder to a set. */
    static String fromSet(Catalogue set) {
        return UP + encode(path(set));
    }

    /** Link to a formula from a page in the folder of a set. */
    static String fromSet(Catalogue from, Entry to) {
        return from.id().equals(to.set().id()) ? encode(to.formula().id() + ".html") : UP + encode(path(to));
    }

    /** Link from a formula's page to a file beside it. */
    static String beside(Entry entry, String extension) {
        return encode(entry.formula().id() + "." + extension);
    }

    /** Link to an anchor of the same page. */
    static String fragment(String anchor) {
        return "#" + encode(anchor);
    }

    /** Link to a work by its DOI. */
    static Optional<String> doi(Reference reference) {
        return reference.doi().map(doi -> "https://doi.org/" + encode(doi));
    }

    /** Link to a work on arXiv. */
    static Optional<String> arxiv(Reference reference) {
        return reference.arxiv().map(id -> "https://arxiv.org/abs/" + encode(id));
    }

    /** Link to a work on the web; none where the address is not one of the web. */
    static Optional<String> web(Reference reference) {
        return reference.url().filter(url -> url.matches("(?i)https?://[^\\s\"<>\\\\^`{|}]+"));
    }

    /** Percent-encodes all but what RFC 3986 leaves unreserved, and slashes. */
    private static String encode(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "-._~/".indexOf(c) >= 0) {
                out.append(c);
            } else {
                out.append('%').append(String.format(Locale.ROOT, "%02X", (int) c));
            }
        }
        return out.toString();
    }
}
