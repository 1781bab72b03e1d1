/**
 * What the processor costs, measured beside other processors in processes of their own. Nothing here says what is right;
 * it only counts processor time.
 */
package org.formulary.tests.cost;
