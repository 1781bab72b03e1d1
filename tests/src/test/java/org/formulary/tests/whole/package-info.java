/** One declaration through all stages at once: what changes together, and what is refused. */
package org.formulary.tests.whole;
