package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Light as particles, particles as waves. */
@FormulaSet(
        id = "corpus.quanta",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "h", constant = "Planck constant"),
            @Symbol(name = "hbar", constant = "reduced Planck constant"),
            @Symbol(name = "c", constant = "speed of light in vacuum"),
            @Symbol(name = "k", constant = "Boltzmann constant"),
            @Symbol(name = "m_e", constant = "electron mass"),
            @Symbol(name = "m_p", constant = "proton mass"),
            @Symbol(name = "b", constant = "Wien wavelength displacement law constant")
        })
public interface Quanta {

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
}
