package org.formulary.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Follows every {@code href}, {@code src} and refresh of a built site that stays within it, to the file and to the anchor.
 * Links are decoded before they are compared, as a browser does.
 */
public final class LinkChecker {

    private static final Pattern SCHEME = Pattern.compile("^(?:[a-zA-Z][a-zA-Z0-9+.-]*:|//)");
    private static final Pattern REFRESH =
            Pattern.compile("(?i)^\\s*[0-9.]+\\s*[;,]\\s*url\\s*=\\s*['\"]?(.*?)['\"]?\\s*$");

    private final Path root;
    private final Map<Path, Set<String>> anchors = new HashMap<>();
    private final List<String> faults = new ArrayList<>();

    /** A checker of the site in a folder. */
    public LinkChecker(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    /** Checks all pages; a line for each link that leads nowhere and for each identifier that a page has twice. */
    public List<String> check() throws IOException {
        List<Path> pages;
        try (Stream<Path> files = Files.walk(root)) {
            pages = files.filter(LinkChecker::isPage).sorted().toList();
        }
        Map<Path, Document> documents = new HashMap<>();
        for (Path page : pages) {
            Document document = Jsoup.parse(page, "UTF-8");
            documents.put(page, document);
            anchors.put(page, anchors(page, document));
        }
        for (Path page : pages) {
            checkLinks(page, documents.get(page));
        }
        return List.copyOf(faults);
    }

    private static boolean isPage(Path file) {
        return file.toString().endsWith(".html");
    }

    private Set<String> anchors(Path page, Document document) {
        Set<String> found = new HashSet<>();
        for (Element element : document.select("[id]")) {
            if (!found.add(element.id())) {
                faults.add(root.relativize(page) + ": id " + element.id() + " stands twice");
            }
        }
        return found;
    }

    private void checkLinks(Path page, Document document) {
        for (Element element : document.select("[href]")) {
            checkLink(page, element.attr("href"));
        }
        for (Element element : document.select("[src]")) {
            checkLink(page, element.attr("src"));
        }
        for (Element element : document.select("meta[http-equiv=refresh]")) {
            Matcher refresh = REFRESH.matcher(element.attr("content"));
            if (refresh.matches()) {
                checkLink(page, refresh.group(1));
            } else {
                faults.add(root.relativize(page) + ": refresh without an address");
            }
        }
    }

    private void checkLink(Path page, String link) {
        if (SCHEME.matcher(link).find()) {
            return;
        }
        String fault = follow(page, link);
        if (!fault.isEmpty()) {
            faults.add(root.relativize(page) + ": " + link + ": " + fault);
        }
    }

    private String follow(Path page, String link) {
        int hash = link.indexOf('#');
        String address = hash < 0 ? link : link.substring(0, hash);
        int query = address.indexOf('?');
        String path = decode(query < 0 ? address : address.substring(0, query));
        if (path.startsWith("/")) {
            return "not relative";
        }
        Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
        if (!target.startsWith(root)) {
            return "leads out of the site";
        }
        if (!Files.isRegularFile(target)) {
            return "no such file";
        }
        String fragment = hash < 0 ? "" : decode(link.substring(hash + 1));
        if (!fragment.isEmpty()
                && isPage(target)
                && !anchors.getOrDefault(target, Set.of()).contains(fragment)) {
            return "no such anchor";
        }
        return "";
    }

    /** Percent-decoding of a path or fragment, where a plus is a plus. */
    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
