/** The arrows between packages and the habits that hold everywhere, checked on the compiled classes of all modules. */
package org.formulary.tests.architecture;
