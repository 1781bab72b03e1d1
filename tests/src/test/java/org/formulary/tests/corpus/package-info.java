/** Published equations of physics and engineering, declared as authors would, that the compiler has to accept. */
package org.formulary.tests.corpus;
