/** What the README prints is what happens. */
package org.formulary.tests.readme;
