package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Stars, distances in the sky and on the globe, and the universe. */
@FormulaSet(
        id = "corpus.astronomy",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "G", constant = "Newtonian constant of gravitation"),
            @Symbol(name = "c", constant = "speed of light in vacuum"),
            @Symbol(name = "sigma", constant = "Stefan-Boltzmann constant")
        })
public interface Astronomy {

    /**
     * Schwarzschild radius.
     *
     * @param mass mass
     * @return schwarzschild radius
     */
    @Formula(
            equation = "r = 2 G M/c^2",
            unit = "km",
            assumptions = "The mass does not rotate.",
            excludes = "Charge.",
            references = "carroll2017",
            laws = "r c^2 = 2 G M",
            examples = {
                @Example(given = "M = 2e30 kg", then = "r = 2.97046411 km"),
                @Example(given = "M = 0.7 kg", then = "r = 1.03966244e-30 km"),
                @Example(given = "M = 0.5 kg", then = "r = 7.42616027e-31 km"),
                @Example(given = "M = 0 kg", then = "refused")
            })
    double schwarzschildRadius(@Param(value = "M", unit = "kg", domain = "M > 0") double mass);

    /**
     * Luminosity of a star.
     *
     * @param radius radius
     * @param effectiveTemperature effective temperature
     * @return luminosity of a star
     */
    @Formula(
            equation = "L = 4 pi R^2 sigma T^4",
            unit = "W",
            assumptions = "The star is a black sphere.",
            excludes = "Spots.",
            references = "carroll2017",
            laws = "luminosity(R, 2 T) = 16 L",
            examples = {
                @Example(given = "R = 696000 km; T = 5772 K", then = "L = 3.83129303e26 W"),
                @Example(given = "R = 0.4 km; T = 0.7 K", then = "L = 0.0273737151 W"),
                @Example(given = "R = 0.5 km; T = 0.5 K", then = "L = 0.0111337541 W"),
                @Example(given = "R = 0 km; T = 5772 K", then = "refused"),
                @Example(given = "R = 696000 km; T = 0 K", then = "refused")
            })
    double luminosity(
            @Param(value = "R", unit = "km", domain = "R > 0") double radius,
            @Param(value = "T", unit = "K", domain = "T > 0") double effectiveTemperature);

    /**
     * Apparent magnitude of a star.
     *
     * @param absoluteMagnitude absolute magnitude
     * @param distance distance
     * @return apparent magnitude of a star
     */
    @Formula(
            equation = "m = M + 5 log10(d/(10 [pc]))",
            assumptions = "Space is clear.",
            excludes = "Extinction.",
            references = "carroll2017",
            laws = "distanceModulus(M, 10 d) = m + 5",
            examples = {
                @Example(given = "M = 4.8; d = 72 pc", then = "m = 9.08666248"),
                @Example(given = "M = -1.5; d = 0.7 pc", then = "m = -7.27450980"),
                @Example(given = "M = 4.8; d = 0.5 pc", then = "m = -1.70514998"),
                @Example(given = "M = 4.8; d = 0 pc", then = "refused")
            })
    double distanceModulus(
            @Param("M") double absoluteMagnitude,
            @Param(value = "d", unit = "pc", domain = "d > 0") double distance);

    /**
     * Distance of two places on a sphere.
     *
     * @param radiusSphere radius of the sphere
     * @param latitudeFirstPlace latitude of the first place
     * @param longitudeFirstPlace longitude of the first place
     * @param latitudeSecondPlace latitude of the second place
     * @param longitudeSecondPlace longitude of the second place
     * @return distance of two places on a sphere
     */
    @Formula(
            equation =
                    "d = 2 r asin(sqrt(sin((phi_2 - phi_1)/2)^2 + cos phi_1 cos phi_2 sin((lambda_2 - "
                    + "lambda_1)/2)^2))",
            unit = "km",
            assumptions = "The Earth is a sphere.",
            excludes = "Heights.",
            references = "sinnott1984",
            laws = {"d >= 0", "d = haversineDistance(r, phi_2, lambda_2, phi_1, lambda_1)"},
            examples = {
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "d = 9619.51493 km"),
                @Example(
                        given = "r = 0.6 km; phi_1 = 10 deg; lambda_1 = 20 deg; phi_2 = -7 deg; lambda_2 = 140 deg",
                        then = "d = 1.26351610 km"),
                @Example(
                        given = "r = 0.5 km; phi_1 = -80 deg; lambda_1 = -180 deg; phi_2 = 80 deg; lambda_2 = 20 deg",
                        then = "d = 1.54063807 km"),
                @Example(
                        given = "r = 6371 km; phi_1 = 80 deg; lambda_1 = 180 deg; phi_2 = -80 deg; lambda_2 = 50 deg",
                        then = "d = 19079.1496 km"),
                @Example(
                        given = "r = 6371 km; phi_1 = 20 deg; lambda_1 = 30 deg; phi_2 = -80 deg; lambda_2 = -180 deg",
                        then = "d = 13183.7041 km"),
                @Example(
                        given = "r = 6371 km; phi_1 = 20 deg; lambda_1 = 30 deg; phi_2 = 80 deg; lambda_2 = 180 deg",
                        then = "d = 8753.87678 km"),
                @Example(
                        given = "r = 0 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = -80.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 80.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = -180.5 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 180.5 deg; phi_2 = -33.9 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = -80.5 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = 80.5 deg; lambda_2 = 18.4 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = -180.5 deg",
                        then = "refused"),
                @Example(
                        given = "r = 6371 km; phi_1 = 52.5 deg; lambda_1 = 13.4 deg; phi_2 = -33.9 deg; lambda_2 = 180.5 deg",
                        then = "refused")
            })
    double haversineDistance(
            @Param(value = "r", unit = "km", domain = "r > 0") double radiusSphere,
            @Param(value = "phi_1", unit = "deg", domain = "-80 <= phi_1 <= 80") double latitudeFirstPlace,
            @Param(value = "lambda_1", unit = "deg", domain = "-180 <= lambda_1 <= 180") double longitudeFirstPlace,
            @Param(value = "phi_2", unit = "deg", domain = "-80 <= phi_2 <= 80") double latitudeSecondPlace,
            @Param(value = "lambda_2", unit = "deg", domain = "-180 <= lambda_2 <= 180") double longitudeSecondPlace);

    /**
     * Distance of a star from its parallax.
     *
     * @param parallax parallax
     * @return distance of a star from its parallax
     */
    @Formula(
            equation = "d = 1 [au]/tan p",
            unit = "pc",
            assumptions = "The baseline is the radius of the orbit of the Earth.",
            excludes = "Aberration.",
            references = "carroll2017",
            laws = "d > 0",
            examples = {
                @Example(given = "p = 0.77 arcsec", then = "d = 1.29870130 pc"),
                @Example(given = "p = 0.2 arcsec", then = "d = 5.00000000 pc"),
                @Example(given = "p = 0.5 arcsec", then = "d = 2.00000000 pc"),
                @Example(given = "p = 1000 arcsec", then = "d = 9.99992165e-4 pc"),
                @Example(given = "p = 0 arcsec", then = "refused"),
                @Example(given = "p = 1000.5 arcsec", then = "refused")
            })
    double parallaxDistance(@Param(value = "p", unit = "arcsec", domain = "0 < p <= 1000") double parallax);

    /**
     * Air mass.
     *
     * @param distanceZenith distance from the zenith
     * @return air mass
     */
    @Formula(
            equation = "X = 1/cos z",
            assumptions = "The atmosphere is flat.",
            excludes = "Refraction.",
            references = "carroll2017",
            laws = "X >= 1",
            examples = {
                @Example(given = "z = 35 deg", then = "X = 1.22077459"),
                @Example(given = "z = 71 deg", then = "X = 3.07155349"),
                @Example(given = "z = 0 deg", then = "X = 1"),
                @Example(given = "z = 75 deg", then = "X = 3.86370331"),
                @Example(given = "z = -0.5 deg", then = "refused"),
                @Example(given = "z = 75.5 deg", then = "refused")
            })
    double airMass(@Param(value = "z", unit = "deg", domain = "0 <= z <= 75") double distanceZenith);

    /**
     * Hubble time.
     *
     * @param hubbleConstant Hubble constant
     * @return hubble time
     */
    @Formula(
            equation = "t = 1/H",
            unit = "year",
            assumptions = "The expansion is even.",
            excludes = "Gravity.",
            references = "carroll2017",
            laws = "t H = 1",
            examples = {
                @Example(given = "H = 67.4 km/(s Mpc)", then = "t = 1.45073030e10 year"),
                @Example(given = "H = 73 km/(s Mpc)", then = "t = 1.33944140e10 year"),
                @Example(given = "H = 10 km/(s Mpc)", then = "t = 9.77792222e10 year"),
                @Example(given = "H = 1000 km/(s Mpc)", then = "t = 977792222 year"),
                @Example(given = "H = 9.5 km/(s Mpc)", then = "refused"),
                @Example(given = "H = 1000.5 km/(s Mpc)", then = "refused")
            })
    double hubbleTime(@Param(value = "H", unit = "km/(s Mpc)", domain = "10 <= H <= 1000") double hubbleConstant);
}
