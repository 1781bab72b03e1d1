/**
 * The reference site: catalogues in, a folder of static pages out. Here files are read and written and the finished site is
 * checked; what a page shows is decided in {@code page}.
 */
package org.formulary.site;
