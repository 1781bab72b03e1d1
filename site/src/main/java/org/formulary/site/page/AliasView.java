package org.formulary.site.page;

import gg.jte.Content;

/**
 * What stands on the page that leads from another name of a formula to it.
 *
 * @param alias the other name, with places to break
 * @param target the way to the formula's page
 * @param heading the formula's heading
 */
public record AliasView(Content alias, String target, String heading) {}
