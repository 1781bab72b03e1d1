package org.formulary.site.page;

import java.util.List;

/**
 * What surrounds the content of a page.
 *
 * @param title for the window and for search results
 * @param description one sentence on the page
 * @param root the way from the page's folder to the site's, {@code "../"} or empty
 * @param trail the pages above this one, outermost first
 * @param assets the files that all pages share
 */
public record Frame(String title, String description, String root, List<Link> trail, Assets assets) {

    /** Lists are copied. */
    public Frame {
        trail = List.copyOf(trail);
    }
}
