/**
 * The catalogue as the processor writes it, read from JSON into values, and all catalogues of a site looked up together.
 * Nothing here knows pages or pictures.
 */
package org.formulary.site.catalogue;
