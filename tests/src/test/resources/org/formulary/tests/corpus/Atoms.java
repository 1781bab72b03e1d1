package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Levels and lines of atoms, and what their nuclei do. */
@FormulaSet(
        id = "corpus.atoms",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "h", constant = "Planck constant"),
            @Symbol(name = "R_inf", constant = "Rydberg constant"),
            @Symbol(name = "a_0", constant = "Bohr radius"),
            @Symbol(name = "alpha", constant = "fine-structure constant"),
            @Symbol(name = "mu_B", constant = "Bohr magneton"),
            @Symbol(name = "E_h", constant = "Hartree energy"),
            @Symbol(name = "g_e", constant = "electron g factor")
        })
public interface Atoms {

    /**
     * Wavelength of a line of hydrogen.
     *
     * @param numberLowerLevel number of the lower level
     * @param numberUpperLevel number of the upper level
     * @return wavelength of a line of hydrogen
     */
    @Formula(
            equation = "lambda = 1/(R_inf (1/n_1^2 - 1/n_2^2))",
            unit = "nm",
            assumptions = "The nucleus does not move.",
            excludes = "Fine structure.",
            references = "halliday2013",
            laws = "1/lambda = R_inf (1/n_1^2 - 1/n_2^2)",
            examples = {
                @Example(given = "n_1 = 2; n_2 = 3", then = "lambda = 656.112276 nm"),
                @Example(given = "n_1 = 1; n_2 = 4", then = "lambda = 97.2018187 nm"),
                @Example(given = "n_1 = 1; n_2 = 2", then = "lambda = 121.502273 nm"),
                @Example(given = "n_1 = 20; n_2 = 100", then = "lambda = 37969.4604 nm"),
                @Example(given = "n_1 = 1; n_2 = 100", then = "lambda = 91.1358186 nm"),
                @Example(given = "n_1 = 20; n_2 = 21", then = "lambda = 392067.092 nm"),
                @Example(given = "n_1 = 0; n_2 = 3", then = "refused"),
                @Example(given = "n_1 = 21; n_2 = 3", then = "refused"),
                @Example(given = "n_1 = 2; n_2 = 2", then = "refused"),
                @Example(given = "n_1 = 2; n_2 = 101", then = "refused"),
                @Example(given = "n_1 = 2; n_2 = 1", then = "refused"),
                @Example(given = "n_1 = 21; n_2 = 23", then = "refused")
            })
    double balmerWavelength(
            @Param(value = "n_1", domain = "1 <= n_1 <= 20") long numberLowerLevel,
            @Param(value = "n_2", domain = "n_1 < n_2 and n_2 <= 100") long numberUpperLevel);

    /**
     * Radius of a Bohr orbit.
     *
     * @param principalNumber principal number
     * @param chargeNumber charge number
     * @return radius of a Bohr orbit
     */
    @Formula(
            equation = "r = a_0 n^2/Z",
            unit = "pm",
            assumptions = "One electron circles a heavy nucleus.",
            excludes = "Spin.",
            references = "halliday2013",
            laws = "r = a_0 when n = 1 and Z = 1",
            examples = {
                @Example(given = "n = 3; Z = 2", then = "r = 238.129745 pm"),
                @Example(given = "n = 7; Z = 11", then = "r = 235.724394 pm"),
                @Example(given = "n = 1; Z = 1", then = "r = 52.9177211 pm"),
                @Example(given = "n = 3; Z = 100", then = "r = 4.76259489 pm"),
                @Example(given = "n = 0; Z = 2", then = "refused"),
                @Example(given = "n = 3; Z = 0", then = "refused"),
                @Example(given = "n = 3; Z = 101", then = "refused")
            })
    double bohrRadius(
            @Param(value = "n", domain = "n >= 1") long principalNumber,
            @Param(value = "Z", domain = "1 <= Z <= 100") long chargeNumber);

    /**
     * Energy of a level of a hydrogen-like atom.
     *
     * @param chargeNumber charge number
     * @param principalNumber principal number
     * @return energy of a level of a hydrogen-like atom
     */
    @Formula(
            equation = "E = -E_h Z^2/(2 n^2)",
            unit = "eV",
            assumptions = "One electron circles a heavy nucleus.",
            excludes = "Fine structure.",
            references = "halliday2013",
            laws = "E < 0",
            examples = {
                @Example(given = "Z = 3; n = 2", then = "E = -30.6128095 eV"),
                @Example(given = "Z = 11; n = 7", then = "E = -33.5977320 eV"),
                @Example(given = "Z = 1; n = 1", then = "E = -13.6056931 eV"),
                @Example(given = "Z = 100; n = 2", then = "E = -34014.2328 eV"),
                @Example(given = "Z = 0; n = 2", then = "refused"),
                @Example(given = "Z = 101; n = 2", then = "refused"),
                @Example(given = "Z = 3; n = 0", then = "refused")
            })
    double hydrogenLevel(
            @Param(value = "Z", domain = "1 <= Z <= 100") long chargeNumber,
            @Param(value = "n", domain = "n >= 1") long principalNumber);

    /**
     * Shift of a level in a magnetic field.
     *
     * @param magneticNumber magnetic number
     * @param landeFactor Lande factor
     * @param magneticFluxDensity magnetic flux density
     * @return shift of a level in a magnetic field
     */
    @Formula(
            equation = "dE = m g mu_B B",
            unit = "eV",
            assumptions = "The field is weak.",
            excludes = "Mixing of levels.",
            references = "halliday2013",
            laws = "dE = 0 when B = 0",
            examples = {
                @Example(given = "m = 1.5; g = 0.8; B = 0.6 T", then = "dE = 4.16763489e-5 eV"),
                @Example(given = "m = -2; g = 1.4; B = 7 T", then = "dE = -0.00113452283 eV"),
                @Example(given = "m = 1.5; g = 0.8; B = 0 T", then = "dE = 0 eV"),
                @Example(given = "m = 1.5; g = 0.8; B = -0.5 T", then = "refused")
            })
    double zeemanShift(
            @Param("m") double magneticNumber,
            @Param("g") double landeFactor,
            @Param(value = "B", unit = "T", domain = "B >= 0") double magneticFluxDensity);

    /**
     * Frequency of electron spin resonance.
     *
     * @param magneticFluxDensity magnetic flux density
     * @return frequency of electron spin resonance
     */
    @Formula(
            equation = "f = -g_e mu_B B/h",
            unit = "GHz",
            assumptions = "The electron is free.",
            excludes = "Neighbouring spins.",
            references = "halliday2013",
            laws = "h f = -g_e mu_B B",
            examples = {
                @Example(given = "B = 0.34 T", then = "f = 9.52848347 GHz"),
                @Example(given = "B = 2.6 T", then = "f = 72.8648736 GHz"),
                @Example(given = "B = 0 T", then = "f = 0 GHz"),
                @Example(given = "B = -0.5 T", then = "refused")
            })
    double spinResonance(@Param(value = "B", unit = "T", domain = "B >= 0") double magneticFluxDensity);

    /**
     * Activity of a sample.
     *
     * @param nucleiStart nuclei at the start
     * @param timeSinceStart time since the start
     * @param halflife half-life
     * @return activity of a sample
     */
    @Formula(
            equation = "A = N ln 2 * 2^(-t/T)/T",
            unit = "Bq",
            assumptions = "Daughters do not decay.",
            excludes = "Dead time.",
            references = "krane1987",
            laws = "A T = N ln 2 when t = 0",
            examples = {
                @Example(given = "N = 5000000; t = 70 s; T = 31 s", then = "A = 23371.6094 Bq"),
                @Example(given = "N = 3; t = 400 s; T = 5000 s", then = "A = 3.93454314e-4 Bq"),
                @Example(given = "N = 0; t = 0 s; T = 10 s", then = "A = 0 Bq"),
                @Example(given = "N = 5000000; t = 1000 s; T = 1000000 s", then = "A = 3.46333447 Bq"),
                @Example(given = "N = 5000000; t = 70 s; T = 10 s", then = "A = 2707.60617 Bq"),
                @Example(given = "N = -0.5; t = 70 s; T = 31 s", then = "refused"),
                @Example(given = "N = 5000000; t = -0.5 s; T = 31 s", then = "refused"),
                @Example(given = "N = 5000000; t = 1000.5 s; T = 31 s", then = "refused"),
                @Example(given = "N = 5000000; t = 70 s; T = 9.5 s", then = "refused"),
                @Example(given = "N = 5000000; t = 70 s; T = 1000000.5 s", then = "refused")
            })
    double decayActivity(
            @Param(value = "N", domain = "N >= 0") double nucleiStart,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 1000") double timeSinceStart,
            @Param(value = "T", unit = "s", domain = "10 <= T <= 1e6") double halflife);

    /**
     * Radius of a nucleus.
     *
     * @param massNumber mass number
     * @return radius of a nucleus
     */
    @Formula(
            equation = "R = 1.2 [fm] cbrt(A)",
            unit = "fm",
            assumptions = "The nucleus is a sphere of constant density.",
            excludes = "Skins and halos.",
            references = "krane1987",
            laws = "R^3 = 1.728 [fm^3] A",
            examples = {
                @Example(given = "A = 56", then = "R = 4.59103484 fm"),
                @Example(given = "A = 238", then = "R = 7.43658532 fm"),
                @Example(given = "A = 1", then = "R = 1.20000000 fm"),
                @Example(given = "A = 300", then = "R = 8.03319540 fm"),
                @Example(given = "A = 0", then = "refused"),
                @Example(given = "A = 301", then = "refused")
            })
    double nuclearRadius(@Param(value = "A", domain = "1 <= A <= 300") long massNumber);

    /**
     * Splitting of a level of hydrogen by spin and orbit.
     *
     * @param chargeNumber charge number
     * @param principalNumber principal number
     * @param orbitalNumber orbital number
     * @return splitting of a level of hydrogen by spin and orbit
     */
    @Formula(
            equation = "dE = alpha^2 Z^4 E_h/(2 n^3 l (l + 1))",
            unit = "eV",
            assumptions = "One electron circles a heavy nucleus.",
            excludes = "The Lamb shift.",
            references = "griffiths2018",
            laws = "dE > 0",
            examples = {
                @Example(given = "Z = 2; n = 3; l = 1", then = "dE = 2.14673063e-4 eV"),
                @Example(given = "Z = 5; n = 4; l = 3", then = "dE = 5.89617177e-4 eV"),
                @Example(given = "Z = 1; n = 2; l = 1", then = "dE = 4.52825992e-5 eV"),
                @Example(given = "Z = 40; n = 20; l = 19", then = "dE = 6.10123442e-4 eV"),
                @Example(given = "Z = 0; n = 3; l = 1", then = "refused"),
                @Example(given = "Z = 41; n = 3; l = 1", then = "refused"),
                @Example(given = "Z = 2; n = 1; l = 1", then = "refused"),
                @Example(given = "Z = 2; n = 21; l = 1", then = "refused"),
                @Example(given = "Z = 2; n = 3; l = 0", then = "refused"),
                @Example(given = "Z = 2; n = 3; l = 3", then = "refused")
            })
    double fineStructureSplitting(
            @Param(value = "Z", domain = "1 <= Z <= 40") long chargeNumber,
            @Param(value = "n", domain = "2 <= n <= 20") long principalNumber,
            @Param(value = "l", domain = "1 <= l and l < n") long orbitalNumber);
}
