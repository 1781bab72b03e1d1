package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 */
@FormulaSet(
        id = "corpus.atoms",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "h", constant = "Planck constant"),
            @Symbol(name = "hbar", constant = "reduced Planck constant"),
            @Symbol(name = "c", constant = "speed of light in vacuum"),
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "m_e", constant = "electron mass"),
            @Symbol(name = "m_p", constant = "proton mass"),
            @Symbol(name = "R_inf", constant = "Rydberg constant"),
            @Symbol(name = "a_0", constant = "Bohr radius"),
            @Symbol(name = "alpha", constant = "fine-structure constant"),
            @Symbol(name = "mu_B", constant = "Bohr magneton"),
            @Symbol(name = "b", constant = "Wien wavelength displacement law constant"),
            @Symbol(name = "E_h", constant = "Hartree energy"),
            @Symbol(name = "g_e", constant = "electron g factor")
        })
public interface Atoms {

    /**
     * Energy of a photon.
     *
     * @param wavelength wavelength
     * @return energy of a photon
     */
    @Formula(
            equation = "E = h c/lambda",
            unit = "eV",
            assumptions = "The wavelength is that in vacuum.",
            excludes = "Recoil.",
            references = "halliday2013",
            laws = "E lambda = h c",
            examples = {
                @Example(given = "lambda = 532 nm", then = "E = 2.33053005 eV"),
                @Example(given = "lambda = 0.7 nm", then = "E = 1771.20283 eV"),
                @Example(given = "lambda = 0.5 nm", then = "E = 2479.68397 eV"),
                @Example(given = "lambda = 0 nm", then = "refused")
            })
    double photonEnergy(@Param(value = "lambda", unit = "nm", domain = "lambda > 0") double wavelength);

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
     * Wavelength of a moving electron.
     *
     * @param speed speed
     * @return wavelength of a moving electron
     */
    @Formula(
            equation = "lambda = h/(m_e v)",
            unit = "nm",
            assumptions = "The speed is far below that of light.",
            excludes = "Spin.",
            references = "halliday2013",
            laws = "lambda m_e v = h",
            examples = {
                @Example(given = "v = 2400000 m/s", then = "lambda = 0.303078962 nm"),
                @Example(given = "v = 0.8 m/s", then = "lambda = 909236.887 nm"),
                @Example(given = "v = 0.5 m/s", then = "lambda = 1454779.02 nm"),
                @Example(given = "v = 30000000 m/s", then = "lambda = 0.0242463170 nm"),
                @Example(given = "v = 0 m/s", then = "refused"),
                @Example(given = "v = 30000000.5 m/s", then = "refused")
            })
    double electronWavelength(@Param(value = "v", unit = "m/s", domain = "0 < v <= 30000000") double speed);

    /**
     * Wavelength of a moving proton.
     *
     * @param speed speed
     * @return wavelength of a moving proton
     */
    @Formula(
            equation = "lambda = h/(m_p v)",
            unit = "nm",
            assumptions = "The speed is far below that of light.",
            excludes = "Structure of the proton.",
            references = "halliday2013",
            laws = "lambda m_p v = h",
            examples = {
                @Example(given = "v = 51000 m/s", then = "lambda = 0.00776762173 nm"),
                @Example(given = "v = 0.6 m/s", then = "lambda = 660.247847 nm"),
                @Example(given = "v = 0.5 m/s", then = "lambda = 792.297416 nm"),
                @Example(given = "v = 30000000 m/s", then = "lambda = 1.32049569e-5 nm"),
                @Example(given = "v = 0 m/s", then = "refused"),
                @Example(given = "v = 30000000.5 m/s", then = "refused")
            })
    double protonWavelength(@Param(value = "v", unit = "m/s", domain = "0 < v <= 30000000") double speed);

    /**
     * Wavelength of a scattered photon.
     *
     * @param wavelengthBefore wavelength before
     * @param scatteringAngle scattering angle
     * @return wavelength of a scattered photon
     */
    @Formula(
            equation = "lambda_1 = lambda_0 + h (1 - cos theta)/(m_e c)",
            unit = "pm",
            assumptions = "The electron is free and at rest.",
            excludes = "Binding.",
            references = "halliday2013",
            laws = "lambda_1 > lambda_0",
            examples = {
                @Example(given = "lambda_0 = 71 pm; theta = 90 deg", then = "lambda_1 = 73.4263102 pm"),
                @Example(given = "lambda_0 = 0.7 pm; theta = 137 deg", then = "lambda_1 = 4.90080121 pm"),
                @Example(given = "lambda_0 = 0.5 pm; theta = 30 deg", then = "lambda_1 = 0.825063934 pm"),
                @Example(given = "lambda_0 = 71 pm; theta = 180 deg", then = "lambda_1 = 75.8526205 pm"),
                @Example(given = "lambda_0 = 0 pm; theta = 90 deg", then = "refused"),
                @Example(given = "lambda_0 = 71 pm; theta = 29.5 deg", then = "refused"),
                @Example(given = "lambda_0 = 71 pm; theta = 180.5 deg", then = "refused")
            })
    double comptonWavelength(
            @Param(value = "lambda_0", unit = "pm", domain = "lambda_0 > 0") double wavelengthBefore,
            @Param(value = "theta", unit = "deg", domain = "30 <= theta <= 180") double scatteringAngle);

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
     * Wavelength at which a black body shines most.
     *
     * @param temperature temperature
     * @return wavelength at which a black body shines most
     */
    @Formula(
            equation = "lambda = b/T",
            unit = "um",
            assumptions = "The spectrum is taken per wavelength.",
            excludes = "Lines.",
            references = "halliday2013",
            laws = "lambda T = b",
            examples = {
                @Example(given = "T = 5772 K", then = "lambda = 0.502039493 um"),
                @Example(given = "T = 0.7 K", then = "lambda = 4139.67422 um"),
                @Example(given = "T = 0.5 K", then = "lambda = 5795.54391 um"),
                @Example(given = "T = 0 K", then = "refused")
            })
    double wienWavelength(@Param(value = "T", unit = "K", domain = "T > 0") double temperature);

    /**
     * Spectral radiance of a black body by frequency.
     *
     * @param frequency frequency
     * @param temperature temperature
     * @return spectral radiance of a black body by frequency
     */
    @Formula(
            equation = "B = 2 h f^3/(c^2 expm1(h f/(k T)))",
            unit = "J/m^2",
            assumptions = "Matter and radiation are in equilibrium.",
            excludes = "Polarization.",
            references = "halliday2013",
            laws = "B > 0",
            examples = {
                @Example(given = "f = 340 THz; T = 5772 K", then = "B = 3.64611550e-8 J/m^2"),
                @Example(given = "f = 0.2 THz; T = 77 K", then = "B = 8.88531448e-16 J/m^2"),
                @Example(given = "f = 0.01 THz; T = 50 K", then = "B = 1.52881848e-18 J/m^2"),
                @Example(given = "f = 1000 THz; T = 50000 K", then = "B = 9.15098635e-6 J/m^2"),
                @Example(given = "f = -0.49 THz; T = 5772 K", then = "refused"),
                @Example(given = "f = 1000.5 THz; T = 5772 K", then = "refused"),
                @Example(given = "f = 340 THz; T = 49.5 K", then = "refused"),
                @Example(given = "f = 340 THz; T = 50000.5 K", then = "refused")
            })
    double planckRadiance(
            @Param(value = "f", unit = "THz", domain = "0.01 <= f <= 1000") double frequency,
            @Param(value = "T", unit = "K", domain = "50 <= T <= 50000") double temperature);

    /**
     * Energy of the fastest electron that light frees.
     *
     * @param frequencyLight frequency of the light
     * @param workFunction work function
     * @return energy of the fastest electron that light frees
     */
    @Formula(
            equation = "E = h f - W",
            unit = "eV",
            assumptions = "One photon frees one electron, with at least twice the work function.",
            excludes = "Temperature.",
            references = "halliday2013",
            laws = {"E >= W", "E + W = h f"},
            examples = {
                @Example(given = "f = 1.2e15 Hz; W = 2.1 eV", then = "E = 2.86280124 eV"),
                @Example(given = "f = 3e15 Hz; W = 4.5 eV", then = "E = 7.90700309 eV"),
                @Example(given = "f = 9e14 Hz; W = 0.5 eV", then = "E = 3.22210093 eV"),
                @Example(given = "f = 1.02e15 Hz; W = 2.1 eV", then = "E = 2.11838105 eV"),
                @Example(given = "f = 1.2e15 Hz; W = 0 eV", then = "refused"),
                @Example(given = "f = 1.01e15 Hz; W = 2.1 eV", then = "refused"),
                @Example(given = "f = 6e14 Hz; W = 2.1 eV", then = "refused")
            })
    double photoelectricEnergy(
            @Param(value = "f", unit = "Hz", domain = "h f >= 2 W") double frequencyLight,
            @Param(value = "W", unit = "eV", domain = "W > 0") double workFunction);

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
     * Energy of a particle in a box.
     *
     * @param numberLevel number of the level
     * @param massParticle mass of the particle
     * @param widthBox width of the box
     * @return energy of a particle in a box
     */
    @Formula(
            equation = "E = n^2 h^2/(8 m L^2)",
            unit = "eV",
            assumptions = "The walls are infinitely high.",
            excludes = "Spin.",
            references = "griffiths2018",
            laws = "boxLevel(2 n, m, L) = 4 E",
            examples = {
                @Example(given = "n = 3; m = 9.11e-31 kg; L = 0.7 nm", then = "E = 6.90620921 eV"),
                @Example(given = "n = 2; m = 1.67e-27 kg; L = 0.2 nm", then = "E = 0.0205113954 eV"),
                @Example(given = "n = 1; m = 0.5 kg; L = 0.5 nm", then = "E = 2.74032243e-30 eV"),
                @Example(given = "n = 0; m = 9.11e-31 kg; L = 0.7 nm", then = "refused"),
                @Example(given = "n = 3; m = 0 kg; L = 0.7 nm", then = "refused"),
                @Example(given = "n = 3; m = 9.11e-31 kg; L = 0 nm", then = "refused")
            })
    double boxLevel(
            @Param(value = "n", domain = "n >= 1") long numberLevel,
            @Param(value = "m", unit = "kg", domain = "m > 0") double massParticle,
            @Param(value = "L", unit = "nm", domain = "L > 0") double widthBox);

    /**
     * Energy of a harmonic oscillator.
     *
     * @param angularFrequency angular frequency
     * @param numberQuanta number of quanta
     * @return energy of a harmonic oscillator
     */
    @Formula(
            equation = "E = hbar omega (n + 1/2)",
            unit = "eV",
            assumptions = "The potential is quadratic.",
            excludes = "Anharmonicity.",
            references = "griffiths2018",
            laws = "E = hbar omega/2 when n = 0",
            examples = {
                @Example(given = "omega = 2.4e14 1/s; n = 3", then = "E = 0.552898044 eV"),
                @Example(given = "omega = 7e12 1/s; n = 1", then = "E = 0.00691122555 eV"),
                @Example(given = "omega = 0.5 1/s; n = 0", then = "E = 1.64552989e-16 eV"),
                @Example(given = "omega = 0 1/s; n = 3", then = "refused"),
                @Example(given = "omega = 2.4e14 1/s; n = -1", then = "refused")
            })
    double zeroPointEnergy(
            @Param(value = "omega", unit = "1/s", domain = "omega > 0") double angularFrequency,
            @Param(value = "n", domain = "n >= 0") long numberQuanta);

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
