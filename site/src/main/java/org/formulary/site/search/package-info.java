/**
 * The index behind the search field: what can be found, as lines of text in scripts that browsers load when the field is first
 * used. How it is searched stands in {@code search.js}; nothing here knows of pages beyond their addresses.
 */
package org.formulary.site.search;
