/**
 * Pages: what stands on each, and the HTML that the templates make of it. Nothing here reads or writes files, and nothing
 * here draws an equation.
 */
package org.formulary.site.page;
