package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 */
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
     * Force between two masses.
     *
     * @param oneMass one mass
     * @param otherMass the other mass
     * @param distance distance
     * @return force between two masses
     */
    @Formula(
            equation = "F = G m_1 m_2/r^2",
            unit = "N",
            assumptions = "The masses are points or spheres.",
            excludes = "Relativity.",
            references = "carroll2017",
            laws = {"F = gravitationalForce(m_2, m_1, r)", "gravitationalForce(m_1, m_2, 2 r) = F/4"},
            examples = {
                @Example(given = "m_1 = 6e24 kg; m_2 = 72 kg; r = 6400000 m", then = "F = 703.930078 N"),
                @Example(given = "m_1 = 0.7 kg; m_2 = 0.4 kg; r = 0.3 m", then = "F = 2.07644889e-10 N"),
                @Example(given = "m_1 = 0.5 kg; m_2 = 0.5 kg; r = 0.5 m", then = "F = 6.67430000e-11 N"),
                @Example(given = "m_1 = 0 kg; m_2 = 72 kg; r = 6400000 m", then = "refused"),
                @Example(given = "m_1 = 6e24 kg; m_2 = 0 kg; r = 6400000 m", then = "refused"),
                @Example(given = "m_1 = 6e24 kg; m_2 = 72 kg; r = 0 m", then = "refused")
            })
    double gravitationalForce(
            @Param(value = "m_1", unit = "kg", domain = "m_1 > 0") double oneMass,
            @Param(value = "m_2", unit = "kg", domain = "m_2 > 0") double otherMass,
            @Param(value = "r", unit = "m", domain = "r > 0") double distance);

    /**
     * Speed that leaves a body for good.
     *
     * @param massBody mass of the body
     * @param distanceCentre distance from its centre
     * @return speed that leaves a body for good
     */
    @Formula(
            equation = "v = sqrt(2 G M/r)",
            unit = "km/s",
            assumptions = "The body does not rotate.",
            excludes = "Drag.",
            references = "carroll2017",
            laws = "v^2 r = 2 G M",
            examples = {
                @Example(given = "M = 5.97e24 kg; r = 6371 km", then = "v = 11.1841047 km/s"),
                @Example(given = "M = 0.7 kg; r = 0.4 km", then = "v = 4.83322356e-10 km/s"),
                @Example(given = "M = 0.5 kg; r = 0.5 km", then = "v = 3.65357359e-10 km/s"),
                @Example(given = "M = 0 kg; r = 6371 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = 0 km", then = "refused")
            })
    double escapeVelocity(
            @Param(value = "M", unit = "kg", domain = "M > 0") double massBody,
            @Param(value = "r", unit = "km", domain = "r > 0") double distanceCentre);

    /**
     * Period of an orbit.
     *
     * @param semimajorAxis semi-major axis
     * @param massCentralBody mass of the central body
     * @return period of an orbit
     */
    @Formula(
            equation = "T = 2 pi sqrt(a^3/(G M))",
            unit = "d",
            assumptions = "The orbiting body is light.",
            excludes = "Other bodies.",
            references = "carroll2017",
            laws = "G M T^2 = 4 pi^2 a^3",
            examples = {
                @Example(given = "a = 1.52 au; M = 1.99e30 kg", then = "T = 684.211274 d"),
                @Example(given = "a = 0.4 au; M = 0.6 kg", then = "T = 1.68215397e17 d"),
                @Example(given = "a = 0.5 au; M = 0.5 kg", then = "T = 2.57526180e17 d"),
                @Example(given = "a = 0 au; M = 1.99e30 kg", then = "refused"),
                @Example(given = "a = 1.52 au; M = 0 kg", then = "refused")
            })
    double orbitalPeriod(
            @Param(value = "a", unit = "au", domain = "a > 0") double semimajorAxis,
            @Param(value = "M", unit = "kg", domain = "M > 0") double massCentralBody);

    /**
     * Speed on an orbit.
     *
     * @param massCentralBody mass of the central body
     * @param distanceCentralBody distance from the central body
     * @param semimajorAxis semi-major axis
     * @return speed on an orbit
     */
    @Formula(
            equation = "v = sqrt(G M (2/r - 1/a))",
            unit = "km/s",
            assumptions = "The orbit is an ellipse.",
            excludes = "Other bodies.",
            references = "carroll2017",
            laws = "v^2 = G M/r when r = a",
            examples = {
                @Example(given = "M = 5.97e24 kg; r = 7000 km; a = 8000 km", then = "v = 8.00234496 km/s"),
                @Example(given = "M = 2e30 kg; r = 150000000 km; a = 110000000 km", then = "v = 23.7971478 km/s"),
                @Example(given = "M = 0.6 kg; r = 0.5 km; a = 0.4 km", then = "v = 2.45089167e-10 km/s"),
                @Example(given = "M = 5.97e24 kg; r = 15600 km; a = 8000 km", then = "v = 1.13008922 km/s"),
                @Example(given = "M = 5.97e24 kg; r = 9000 km; a = 8000 km", then = "v = 6.22404608 km/s"),
                @Example(given = "M = 0 kg; r = 7000 km; a = 8000 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = 0 km; a = 8000 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = 15700 km; a = 8000 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = 7000 km; a = 0 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = -3 km; a = 8000 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r = -0.5 km; a = 8000 km", then = "refused")
            })
    double visViva(
            @Param(value = "M", unit = "kg", domain = "M > 0") double massCentralBody,
            @Param(value = "r", unit = "km", domain = "0 < r and r <= 1.95 a") double distanceCentralBody,
            @Param(value = "a", unit = "km", domain = "a > 0") double semimajorAxis);

    /**
     * Distance on an elliptic orbit.
     *
     * @param semimajorAxis semi-major axis
     * @param eccentricity eccentricity
     * @param trueAnomaly true anomaly
     * @return distance on an elliptic orbit
     */
    @Formula(
            equation = "r = a (1 - e^2)/(1 + e cos theta)",
            unit = "au",
            assumptions = "The orbit is an ellipse.",
            excludes = "Other bodies.",
            references = "carroll2017",
            laws = {"r = a (1 - e) when theta = 0", "r <= a (1 + e)"},
            examples = {
                @Example(given = "a = 1.52 au; e = 0.2; theta = 70 deg", then = "r = 1.36577546 au"),
                @Example(given = "a = 0.6 au; e = 0.7; theta = 290 deg", then = "r = 0.246890849 au"),
                @Example(given = "a = 0.5 au; e = 0; theta = 0 deg", then = "r = 0.500000000 au"),
                @Example(given = "a = 1.52 au; e = 0.98; theta = 360 deg", then = "r = 0.0304000000 au"),
                @Example(given = "a = 1.52 au; e = 0.98; theta = 70 deg", then = "r = 0.0450815708 au"),
                @Example(given = "a = 0 au; e = 0.2; theta = 70 deg", then = "refused"),
                @Example(given = "a = 1.52 au; e = -0.5; theta = 70 deg", then = "refused"),
                @Example(given = "a = 1.52 au; e = 1.48; theta = 70 deg", then = "refused"),
                @Example(given = "a = 1.52 au; e = 0.2; theta = -0.5 deg", then = "refused"),
                @Example(given = "a = 1.52 au; e = 0.2; theta = 360.5 deg", then = "refused")
            })
    double orbitRadius(
            @Param(value = "a", unit = "au", domain = "a > 0") double semimajorAxis,
            @Param(value = "e", domain = "0 <= e <= 0.98") double eccentricity,
            @Param(value = "theta", unit = "deg", domain = "0 <= theta <= 360") double trueAnomaly);

    /**
     * First burn of a transfer between circular orbits.
     *
     * @param massCentralBody mass of the central body
     * @param radiusLowerOrbit radius of the lower orbit
     * @param radiusHigherOrbit radius of the higher orbit
     * @return first burn of a transfer between circular orbits
     */
    @Formula(
            equation = "dv = sqrt(G M/r_1) (sqrt(2 r_2/(r_1 + r_2)) - 1)",
            unit = "km/s",
            assumptions = "Both burns are short.",
            excludes = "Changes of the plane.",
            references = "carroll2017",
            laws = "dv > 0",
            examples = {
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 42164 km", then = "dv = 2.33637150 km/s"),
                @Example(given = "M = 0.6 kg; r_1 = 0.5 km; r_2 = 0.7 km", then = "dv = 2.26753043e-11 km/s"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 7070 km", then = "dv = 0.0187445834 km/s"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 7000000 km", then = "dv = 3.11977920 km/s"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 13500 km", then = "dv = 1.11388257 km/s"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 3600000 km", then = "dv = 3.11475179 km/s"),
                @Example(given = "M = 0 kg; r_1 = 7000 km; r_2 = 42164 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r_1 = 0 km; r_2 = 42164 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 7069 km", then = "refused"),
                @Example(given = "M = 5.97e24 kg; r_1 = 7000 km; r_2 = 7000001 km", then = "refused")
            })
    double hohmannSpeed(
            @Param(value = "M", unit = "kg", domain = "M > 0") double massCentralBody,
            @Param(value = "r_1", unit = "km", domain = "r_1 > 0") double radiusLowerOrbit,
            @Param(value = "r_2", unit = "km", domain = "1.01 r_1 <= r_2 and r_2 <= 1000 r_1")
                    double radiusHigherOrbit);

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
