package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Bodies that gravity keeps together. */
@FormulaSet(
        id = "corpus.orbits",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "G", constant = "Newtonian constant of gravitation")
        })
public interface Orbits {

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
}
