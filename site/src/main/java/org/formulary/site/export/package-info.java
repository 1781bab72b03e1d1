/**
 * What the site offers to other programs: bibliographies, equations and the catalogue itself, each as a file beside the pages.
 * Each class writes one format and knows nothing of pages.
 */
package org.formulary.site.export;
