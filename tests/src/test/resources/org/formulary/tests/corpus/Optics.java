package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;

/** Lenses, mirrors, gratings and polarised light. */
@FormulaSet(id = "corpus.optics", bibliography = "corpus.bib")
public interface Optics {

    /**
     * Distance of the image that a thin lens makes.
     *
     * @param focalLength focal length
     * @param distanceObject distance of the object
     * @return distance of the image that a thin lens makes
     */
    @Formula(
            equation = "b = f a/(a - f)",
            unit = "m",
            assumptions = "The lens is thin and rays lie near its axis.",
            excludes = "Aberrations.",
            references = "hecht2017",
            laws = "1/a + 1/b = 1/f",
            examples = {
                @Example(given = "f = 0.35 m; a = 1.4 m", then = "b = 0.466666667 m"),
                @Example(given = "f = 0.6 m; a = 7 m", then = "b = 0.656250000 m"),
                @Example(given = "f = 0.5 m; a = 0.9 m", then = "b = 1.12500000 m"),
                @Example(given = "f = 0.35 m; a = 0.5 m", then = "b = 1.16666667 m"),
                @Example(given = "f = 0 m; a = 1.4 m", then = "refused"),
                @Example(given = "f = 0.35 m; a = 0.35 m", then = "refused"),
                @Example(given = "f = 0.35 m; a = 0.2 m", then = "refused")
            })
    double lensImageDistance(
            @Param(value = "f", unit = "m", domain = "f > 0") double focalLength,
            @Param(value = "a", unit = "m", domain = "a > f") double distanceObject);

    /**
     * Refractive power of a thin lens.
     *
     * @param refractiveIndex refractive index
     * @param radiusFirstSurface radius of the first surface
     * @param radiusSecondSurface radius of the second surface
     * @return refractive power of a thin lens
     */
    @Formula(
            equation = "P = (n - 1) (1/R_1 - 1/R_2)",
            unit = "1/m",
            assumptions = "The lens is thin and in air, and bulges on both sides.",
            excludes = "Aberrations.",
            references = "hecht2017",
            laws = "P > 0",
            examples = {
                @Example(given = "n = 1.52; R_1 = 0.3 m; R_2 = -0.45 m", then = "P = 2.88888889 1/m"),
                @Example(given = "n = 1.7; R_1 = 0.12 m; R_2 = -0.9 m", then = "P = 6.61111111 1/m"),
                @Example(given = "n = 1.2; R_1 = 0.01 m; R_2 = -1 m", then = "P = 20.2000000 1/m"),
                @Example(given = "n = 4; R_1 = 1 m; R_2 = -0.01 m", then = "P = 303 1/m"),
                @Example(given = "n = 0.7; R_1 = 0.3 m; R_2 = -0.45 m", then = "refused"),
                @Example(given = "n = 4.5; R_1 = 0.3 m; R_2 = -0.45 m", then = "refused"),
                @Example(given = "n = 1.52; R_1 = -0.49 m; R_2 = -0.45 m", then = "refused"),
                @Example(given = "n = 1.52; R_1 = 1.5 m; R_2 = -0.45 m", then = "refused"),
                @Example(given = "n = 1.52; R_1 = 0.3 m; R_2 = -1.5 m", then = "refused"),
                @Example(given = "n = 1.52; R_1 = 0.3 m; R_2 = 0.49 m", then = "refused")
            })
    double lensMakerPower(
            @Param(value = "n", domain = "1.2 <= n <= 4") double refractiveIndex,
            @Param(value = "R_1", unit = "m", domain = "0.01 <= R_1 <= 1") double radiusFirstSurface,
            @Param(value = "R_2", unit = "m", domain = "-1 <= R_2 <= -0.01") double radiusSecondSurface);

    /**
     * Angle of refraction.
     *
     * @param refractiveIndexBefore refractive index before
     * @param refractiveIndexBehind refractive index behind
     * @param angleIncidence angle of incidence
     * @return angle of refraction
     */
    @Formula(
            equation = "theta_2 = asin((n_1/n_2) sin theta_1)",
            unit = "deg",
            assumptions = "The material behind is the denser one.",
            excludes = "Reflection.",
            references = "hecht2017",
            laws = {"theta_2 = theta_1 when n_1 = n_2", "theta_2 <= theta_1"},
            examples = {
                @Example(given = "n_1 = 1.1; n_2 = 1.52; theta_1 = 35 deg", then = "theta_2 = 24.5248716 deg"),
                @Example(given = "n_1 = 0.6; n_2 = 0.9; theta_1 = 71 deg", then = "theta_2 = 39.0756335 deg"),
                @Example(given = "n_1 = 0.5; n_2 = 0.5; theta_1 = 0 deg", then = "theta_2 = 0 deg"),
                @Example(given = "n_1 = 1.1; n_2 = 1.1; theta_1 = 70 deg", then = "theta_2 = 70 deg"),
                @Example(given = "n_1 = 0.5; n_2 = 0.8; theta_1 = 90 deg", then = "theta_2 = 38.6821875 deg"),
                @Example(given = "n_1 = 0; n_2 = 1.52; theta_1 = 35 deg", then = "refused"),
                @Example(given = "n_1 = 1.1; n_2 = 1.52; theta_1 = -0.5 deg", then = "refused"),
                @Example(given = "n_1 = 1.1; n_2 = 1.52; theta_1 = 90.5 deg", then = "refused"),
                @Example(given = "n_1 = 1.1; n_2 = 0.9; theta_1 = 35 deg", then = "refused"),
                @Example(given = "n_1 = -1.1; n_2 = 1.52; theta_1 = 35 deg", then = "refused")
            })
    double refractionAngle(
            @Param(value = "n_1", domain = "n_1 > 0") double refractiveIndexBefore,
            @Param(value = "n_2", domain = "n_2 >= n_1") double refractiveIndexBehind,
            @Param(value = "theta_1", unit = "deg", domain = "0 <= theta_1 <= 90") double angleIncidence);

    /**
     * Smallest angle of total reflection.
     *
     * @param refractiveIndexBefore refractive index before
     * @param refractiveIndexBehind refractive index behind
     * @return smallest angle of total reflection
     */
    @Formula(
            equation = "theta = asin(n_2/n_1)",
            unit = "deg",
            assumptions = "The material behind is the thinner one.",
            excludes = "Absorption.",
            references = "hecht2017",
            laws = "sin theta = n_2/n_1",
            examples = {
                @Example(given = "n_1 = 1.52; n_2 = 1.33", then = "theta = 61.0449756 deg"),
                @Example(given = "n_1 = 0.9; n_2 = 0.4", then = "theta = 26.3878000 deg"),
                @Example(given = "n_1 = 0.5; n_2 = 0.3", then = "theta = 36.8698976 deg"),
                @Example(given = "n_1 = 0.5; n_2 = 0.495", then = "theta = 81.8903855 deg"),
                @Example(given = "n_1 = 1.52; n_2 = 0.8", then = "theta = 31.7568639 deg"),
                @Example(given = "n_1 = 0; n_2 = 1.33", then = "refused"),
                @Example(given = "n_1 = 1.52; n_2 = 0", then = "refused"),
                @Example(given = "n_1 = 1.52; n_2 = 1.51", then = "refused")
            })
    double criticalAngle(
            @Param(value = "n_1", domain = "n_1 > 0") double refractiveIndexBefore,
            @Param(value = "n_2", domain = "0 < n_2 and n_2 <= 0.99 n_1") double refractiveIndexBehind);

    /**
     * Angle at which reflected light is polarized.
     *
     * @param refractiveIndexBefore refractive index before
     * @param refractiveIndexBehind refractive index behind
     * @return angle at which reflected light is polarized
     */
    @Formula(
            equation = "theta = atan(n_2/n_1)",
            unit = "deg",
            assumptions = "The surface is clean and flat.",
            excludes = "Absorption.",
            references = "hecht2017",
            laws = "theta = 45 [deg] when n_1 = n_2",
            examples = {
                @Example(given = "n_1 = 1.1; n_2 = 1.52", then = "theta = 54.1073343 deg"),
                @Example(given = "n_1 = 2.4; n_2 = 0.7", then = "theta = 16.2602047 deg"),
                @Example(given = "n_1 = 0.5; n_2 = 0.5", then = "theta = 45 deg"),
                @Example(given = "n_1 = 0; n_2 = 1.52", then = "refused"),
                @Example(given = "n_1 = 1.1; n_2 = 0", then = "refused")
            })
    double brewsterAngle(
            @Param(value = "n_1", domain = "n_1 > 0") double refractiveIndexBefore,
            @Param(value = "n_2", domain = "n_2 > 0") double refractiveIndexBehind);

    /**
     * Direction of an order of a grating.
     *
     * @param order order
     * @param wavelength wavelength
     * @param spacingLines spacing of the lines
     * @return direction of an order of a grating
     */
    @Formula(
            equation = "theta = asin(m lambda/d)",
            unit = "deg",
            assumptions = "Light falls straight on the grating.",
            excludes = "The width of the lines.",
            references = "hecht2017",
            laws = "theta = 0 when m = 0",
            examples = {
                @Example(given = "m = 2; lambda = 532 nm; d = 1700 nm", then = "theta = 38.7469792 deg"),
                @Example(given = "m = 1; lambda = 0.6 nm; d = 0.9 nm", then = "theta = 41.8103149 deg"),
                @Example(given = "m = 0; lambda = 0.5 nm; d = 0.4 nm", then = "theta = 0 deg"),
                @Example(given = "m = 2; lambda = 532 nm; d = 1331 nm", then = "theta = 53.0727444 deg"),
                @Example(given = "m = 0; lambda = 0.5 nm; d = 532 nm", then = "theta = 0 deg"),
                @Example(given = "m = 1; lambda = 532 nm; d = 900 nm", then = "theta = 36.2358957 deg"),
                @Example(given = "m = 1; lambda = 0.5 nm; d = 0.75 nm", then = "theta = 41.8103149 deg"),
                @Example(given = "m = -1; lambda = 532 nm; d = 1700 nm", then = "refused"),
                @Example(given = "m = 2; lambda = 0 nm; d = 1700 nm", then = "refused"),
                @Example(given = "m = 2; lambda = 532 nm; d = 600 nm", then = "refused"),
                @Example(given = "m = 0; lambda = 532 nm; d = 0 nm", then = "refused"),
                @Example(given = "m = 2; lambda = 532 nm; d = 1329 nm", then = "refused"),
                @Example(given = "m = 0; lambda = 532 nm; d = -5 nm", then = "refused")
            })
    double gratingAngle(
            @Param(value = "m", domain = "m >= 0") long order,
            @Param(value = "lambda", unit = "m", domain = "lambda > 0") double wavelength,
            @Param(value = "d", unit = "m", domain = "d >= 1.25 m lambda and d > 0") double spacingLines);

    /**
     * Share of light that a surface reflects at normal incidence.
     *
     * @param refractiveIndexBefore refractive index before
     * @param refractiveIndexBehind refractive index behind
     * @return share of light that a surface reflects at normal incidence
     */
    @Formula(
            equation = "r = ((n_1 - n_2)/(n_1 + n_2))^2",
            assumptions = "The surface is clean and flat.",
            excludes = "Absorption.",
            references = "hecht2017",
            laws = {"0 <= r < 1", "r = 0 when n_1 = n_2", "r + 4 n_1 n_2/(n_1 + n_2)^2 = 1"},
            examples = {
                @Example(given = "n_1 = 1.2; n_2 = 1.52", then = "r = 0.0138408304"),
                @Example(given = "n_1 = 0.3; n_2 = 2.4", then = "r = 0.604938272"),
                @Example(given = "n_1 = 0.5; n_2 = 0.5", then = "r = 0"),
                @Example(given = "n_1 = 0; n_2 = 1.52", then = "refused"),
                @Example(given = "n_1 = 1.2; n_2 = 0", then = "refused")
            })
    double normalReflectance(
            @Param(value = "n_1", domain = "n_1 > 0") double refractiveIndexBefore,
            @Param(value = "n_2", domain = "n_2 > 0") double refractiveIndexBehind);

    /**
     * Radius of the first dark ring behind a lens.
     *
     * @param wavelength wavelength
     * @param focalLength focal length
     * @param diameterLens diameter of the lens
     * @return radius of the first dark ring behind a lens
     */
    @Formula(
            equation = "r = 1.21967 lambda f/d",
            unit = "um",
            assumptions = "The lens is free of faults.",
            excludes = "Aberrations.",
            references = "hecht2017",
            laws = "airyRadius(lambda, f, 2 d) = r/2",
            examples = {
                @Example(given = "lambda = 0.55 um; f = 200 mm; d = 25 mm", then = "r = 5.36654800 um"),
                @Example(given = "lambda = 0.7 um; f = 0.3 mm; d = 0.8 mm", then = "r = 0.320163375 um"),
                @Example(given = "lambda = 0.5 um; f = 0.5 mm; d = 0.5 mm", then = "r = 0.609835000 um"),
                @Example(given = "lambda = 0 um; f = 200 mm; d = 25 mm", then = "refused"),
                @Example(given = "lambda = 0.55 um; f = 0 mm; d = 25 mm", then = "refused"),
                @Example(given = "lambda = 0.55 um; f = 200 mm; d = 0 mm", then = "refused")
            })
    double airyRadius(
            @Param(value = "lambda", unit = "um", domain = "lambda > 0") double wavelength,
            @Param(value = "f", unit = "mm", domain = "f > 0") double focalLength,
            @Param(value = "d", unit = "mm", domain = "d > 0") double diameterLens);

    /**
     * Radius of a Gaussian beam.
     *
     * @param radiusWaist radius at the waist
     * @param distanceWaist distance from the waist
     * @param rayleighLength Rayleigh length
     * @return radius of a Gaussian beam
     */
    @Formula(
            equation = "w = w_0 sqrt(1 + (z/z_R)^2)",
            unit = "mm",
            assumptions = "The beam is in its lowest mode.",
            excludes = "Apertures.",
            references = "hecht2017",
            laws = {"w >= w_0", "w^2 = 2 w_0^2 when z = z_R"},
            examples = {
                @Example(given = "w_0 = 0.4 mm; z = 3 m; z_R = 0.7 m", then = "w = 1.76033392 mm"),
                @Example(given = "w_0 = 2.1 mm; z = -0.9 m; z_R = 5 m", then = "w = 2.13374881 mm"),
                @Example(given = "w_0 = 0.5 mm; z = 3 m; z_R = 0.5 m", then = "w = 3.04138127 mm"),
                @Example(given = "w_0 = 0 mm; z = 3 m; z_R = 0.7 m", then = "refused"),
                @Example(given = "w_0 = 0.4 mm; z = 3 m; z_R = 0 m", then = "refused")
            })
    double gaussianRadius(
            @Param(value = "w_0", unit = "mm", domain = "w_0 > 0") double radiusWaist,
            @Param(value = "z", unit = "m") double distanceWaist,
            @Param(value = "z_R", unit = "m", domain = "z_R > 0") double rayleighLength);

    /**
     * Share of light that passes two mirrors.
     *
     * @param coefficientFinesse coefficient of finesse
     * @param phaseGainedWayFro phase gained on the way to and fro
     * @return share of light that passes two mirrors
     */
    @Formula(
            equation = "T = 1/(1 + F sin(delta/2)^2)",
            assumptions = "The mirrors are alike and absorb nothing.",
            excludes = "Divergence.",
            references = "hecht2017",
            laws = {"0 < T <= 1", "T = 1 when F = 0"},
            examples = {
                @Example(given = "F = 35; delta = 0.4 rad", then = "T = 0.419915306"),
                @Example(given = "F = 2.5; delta = 5.1 rad", then = "T = 0.562579099"),
                @Example(given = "F = 0; delta = 0 rad", then = "T = 1"),
                @Example(given = "F = 1000; delta = 6 rad", then = "T = 0.0478129024"),
                @Example(given = "F = -0.5; delta = 0.4 rad", then = "refused"),
                @Example(given = "F = 1000.5; delta = 0.4 rad", then = "refused"),
                @Example(given = "F = 35; delta = -0.5 rad", then = "refused"),
                @Example(given = "F = 35; delta = 6.5 rad", then = "refused")
            })
    double fabryPerotTransmission(
            @Param(value = "F", domain = "0 <= F <= 1000") double coefficientFinesse,
            @Param(value = "delta", unit = "rad", domain = "0 <= delta <= 6") double phaseGainedWayFro);

    /**
     * Intensity behind an absorbing layer.
     *
     * @param intensityBefore intensity before
     * @param absorptionCoefficient absorption coefficient
     * @param thickness thickness
     * @return intensity behind an absorbing layer
     */
    @Formula(
            equation = "I = I_0 exp(-alpha d)",
            unit = "W/m^2",
            assumptions = "The material is uniform.",
            excludes = "Scattering.",
            references = "hecht2017",
            laws = {"I = I_0 when d = 0", "I <= I_0"},
            examples = {
                @Example(given = "I_0 = 850 W/m^2; alpha = 2.4 1/m; d = 0.7 m", then = "I = 158.417880 W/m^2"),
                @Example(given = "I_0 = 0.3 W/m^2; alpha = 60 1/m; d = 0.01 m", then = "I = 0.164643491 W/m^2"),
                @Example(given = "I_0 = 0 W/m^2; alpha = 0 1/m; d = 0 m", then = "I = 0 W/m^2"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 0 1/m; d = 5 m", then = "I = 850 W/m^2"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 100 1/m; d = 0.7 m", then = "I = 3.37913228e-28 W/m^2"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 2.4 1/m; d = 0 m", then = "I = 850 W/m^2"),
                @Example(given = "I_0 = -0.5 W/m^2; alpha = 2.4 1/m; d = 0.7 m", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; alpha = -0.5 1/m; d = 0.7 m", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 100.5 1/m; d = 0.7 m", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 2.4 1/m; d = -0.5 m", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; alpha = 2.4 1/m; d = 5.5 m", then = "refused")
            })
    double beerLambert(
            @Param(value = "I_0", unit = "W/m^2", domain = "I_0 >= 0") double intensityBefore,
            @Param(value = "alpha", unit = "1/m", domain = "0 <= alpha <= 100") double absorptionCoefficient,
            @Param(value = "d", unit = "m", domain = "0 <= d <= 5") double thickness);

    /**
     * Intensity behind a polarizer.
     *
     * @param intensityPolarizedLight intensity of the polarized light
     * @param angleBetweenTwoDirections angle between the two directions
     * @return intensity behind a polarizer
     */
    @Formula(
            equation = "I = I_0 cos(theta)^2",
            unit = "W/m^2",
            assumptions = "The polarizer is ideal.",
            excludes = "Losses.",
            references = "hecht2017",
            laws = "I <= I_0",
            examples = {
                @Example(given = "I_0 = 850 W/m^2; theta = 33 deg", then = "I = 597.863073 W/m^2"),
                @Example(given = "I_0 = 0.4 W/m^2; theta = 71 deg", then = "I = 0.0423978493 W/m^2"),
                @Example(given = "I_0 = 0 W/m^2; theta = 0 deg", then = "I = 0 W/m^2"),
                @Example(given = "I_0 = 850 W/m^2; theta = 85 deg", then = "I = 6.45670497 W/m^2"),
                @Example(given = "I_0 = 850 W/m^2; theta = 0 deg", then = "I = 850 W/m^2"),
                @Example(given = "I_0 = -0.5 W/m^2; theta = 33 deg", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; theta = -0.5 deg", then = "refused"),
                @Example(given = "I_0 = 850 W/m^2; theta = 85.5 deg", then = "refused")
            })
    double malusIntensity(
            @Param(value = "I_0", unit = "W/m^2", domain = "I_0 >= 0") double intensityPolarizedLight,
            @Param(value = "theta", unit = "deg", domain = "0 <= theta <= 85") double angleBetweenTwoDirections);
}
