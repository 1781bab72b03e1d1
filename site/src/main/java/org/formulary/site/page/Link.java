package org.formulary.site.page;

import gg.jte.Content;

/** A link and its text. */
public record Link(String href, Content text) {}
