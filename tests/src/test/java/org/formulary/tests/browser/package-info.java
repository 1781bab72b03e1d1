/** The reference site in a real browser. */
package org.formulary.tests.browser;
