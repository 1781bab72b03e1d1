/**
 * The codes at the head of the compiler's messages, each with an example: read from resources that a test holds against the
 * compiler itself. Nothing here knows of pages.
 */
package org.formulary.site.errors;
