package org.formulary.mlsys.communication;

import org.formulary.annotation.FormulaTests;

/** Asks for {@code CommunicationFormulasTest}: laws, examples, domains and the arithmetic of every formula of the set. */
@FormulaTests(Communication.class)
final class CommunicationProperties {

    private CommunicationProperties() {}
}
