package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Forces, energies and inertia of solid bodies. */
@FormulaSet(
        id = "corpus.mechanics",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "g", constant = "standard acceleration of gravity")
        })
public interface Mechanics {

    /**
     * Kinetic energy of a moving body.
     *
     * @param massBody mass of the body
     * @param speed speed
     * @return kinetic energy of a moving body
     */
    @Formula(
            equation = "E = m v^2/2",
            unit = "J",
            assumptions = "The speed is far below that of light.",
            excludes = "Rotation of the body.",
            references = "halliday2013",
            laws = {"E >= 0", "kineticEnergy(m, 2 v) = 4 E"},
            examples = {
                @Example(given = "m = 0.75 kg; v = 12 m/s", then = "E = 54 J"),
                @Example(given = "m = 1500 kg; v = -27.5 m/s", then = "E = 567187.500 J"),
                @Example(given = "m = 0.5 kg; v = 12 m/s", then = "E = 36 J"),
                @Example(given = "m = 0 kg; v = 12 m/s", then = "refused")
            })
    double kineticEnergy(
            @Param(value = "m", unit = "kg", domain = "m > 0") double massBody,
            @Param(value = "v", unit = "m/s") double speed);

    /**
     * Energy stored in a spring.
     *
     * @param stiffnessSpring stiffness of the spring
     * @param extension extension
     * @return energy stored in a spring
     */
    @Formula(
            equation = "E = k x^2/2",
            unit = "J",
            assumptions = "Force and extension are proportional.",
            excludes = "The mass of the spring.",
            references = "halliday2013",
            laws = "springEnergy(k, 3 x) = 9 E",
            examples = {
                @Example(given = "k = 0.8 N/m; x = 0.35 m", then = "E = 0.0490000000 J"),
                @Example(given = "k = 230 N/m; x = -0.12 m", then = "E = 1.65600000 J"),
                @Example(given = "k = 0.5 N/m; x = 0.35 m", then = "E = 0.0306250000 J"),
                @Example(given = "k = 0 N/m; x = 0.35 m", then = "refused")
            })
    double springEnergy(
            @Param(value = "k", unit = "N/m", domain = "k > 0") double stiffnessSpring,
            @Param(value = "x", unit = "m") double extension);

    /**
     * Reduced mass of two bodies.
     *
     * @param massOneBody mass of one body
     * @param massOtherBody mass of the other body
     * @return reduced mass of two bodies
     */
    @Formula(
            equation = "mu = m_1 m_2/(m_1 + m_2)",
            unit = "kg",
            assumptions = "Only the two bodies act on each other.",
            excludes = "External forces.",
            references = "halliday2013",
            laws = {"mu = reducedMass(m_2, m_1)", "1/mu = 1/m_1 + 1/m_2", "mu < m_1"},
            examples = {
                @Example(given = "m_1 = 0.4 kg; m_2 = 3 kg", then = "mu = 0.352941176 kg"),
                @Example(given = "m_1 = 12 kg; m_2 = 7 kg", then = "mu = 4.42105263 kg"),
                @Example(given = "m_1 = 0.5 kg; m_2 = 0.5 kg", then = "mu = 0.250000000 kg"),
                @Example(given = "m_1 = 0 kg; m_2 = 3 kg", then = "refused"),
                @Example(given = "m_1 = 0.4 kg; m_2 = 0 kg", then = "refused")
            })
    double reducedMass(
            @Param(value = "m_1", unit = "kg", domain = "m_1 > 0") double massOneBody,
            @Param(value = "m_2", unit = "kg", domain = "m_2 > 0") double massOtherBody);

    /**
     * Speed of a body after an elastic collision with one at rest.
     *
     * @param massMovingBody mass of the moving body
     * @param massBodyRest mass of the body at rest
     * @param speedBefore speed before
     * @return speed of a body after an elastic collision with one at rest
     */
    @Formula(
            equation = "w = (m_1 - m_2) v/(m_1 + m_2)",
            unit = "m/s",
            assumptions = "The bodies meet head on.",
            excludes = "Heat and deformation.",
            references = "halliday2013",
            laws = {"w = 0 when m_1 = m_2", "(m_1 + m_2) w = (m_1 - m_2) v"},
            examples = {
                @Example(given = "m_1 = 0.3 kg; m_2 = 2 kg; v = 7 m/s", then = "w = -5.17391304 m/s"),
                @Example(given = "m_1 = 5 kg; m_2 = 2 kg; v = -3 m/s", then = "w = -1.28571429 m/s"),
                @Example(given = "m_1 = 0.5 kg; m_2 = 0.5 kg; v = 7 m/s", then = "w = 0 m/s"),
                @Example(given = "m_1 = 0 kg; m_2 = 2 kg; v = 7 m/s", then = "refused"),
                @Example(given = "m_1 = 0.3 kg; m_2 = 0 kg; v = 7 m/s", then = "refused")
            })
    double elasticCollision(
            @Param(value = "m_1", unit = "kg", domain = "m_1 > 0") double massMovingBody,
            @Param(value = "m_2", unit = "kg", domain = "m_2 > 0") double massBodyRest,
            @Param(value = "v", unit = "m/s") double speedBefore);

    /**
     * Moment of inertia of a hollow cylinder.
     *
     * @param massCylinder mass of the cylinder
     * @param innerRadius inner radius
     * @param outerRadius outer radius
     * @return moment of inertia of a hollow cylinder
     */
    @Formula(
            equation = "I = m (r_1^2 + r_2^2)/2",
            unit = "kg m^2",
            assumptions = "The cylinder is uniform and turns about its axis.",
            excludes = "End plates.",
            references = "halliday2013",
            laws = "hollowCylinderInertia(m, 0, r_2) = m r_2^2/2",
            examples = {
                @Example(given = "m = 3 kg; r_1 = 0.2 m; r_2 = 0.8 m", then = "I = 1.02000000 kg m^2"),
                @Example(given = "m = 0.5 kg; r_1 = 0.06 m; r_2 = 0.07 m", then = "I = 0.00212500000 kg m^2"),
                @Example(given = "m = 0.5 kg; r_1 = 0 m; r_2 = 0.5 m", then = "I = 0.0625000000 kg m^2"),
                @Example(given = "m = 3 kg; r_1 = 0.8 m; r_2 = 0.8 m", then = "I = 1.92000000 kg m^2"),
                @Example(given = "m = 3 kg; r_1 = 0.5 m; r_2 = 0.8 m", then = "I = 1.33500000 kg m^2"),
                @Example(given = "m = 0 kg; r_1 = 0.2 m; r_2 = 0.8 m", then = "refused"),
                @Example(given = "m = 3 kg; r_1 = -0.5 m; r_2 = 0.8 m", then = "refused"),
                @Example(given = "m = 3 kg; r_1 = 0.9 m; r_2 = 0.8 m", then = "refused"),
                @Example(given = "m = 3 kg; r_1 = 0.2 m; r_2 = 0 m", then = "refused")
            })
    double hollowCylinderInertia(
            @Param(value = "m", unit = "kg", domain = "m > 0") double massCylinder,
            @Param(value = "r_1", unit = "m", domain = "0 <= r_1 and r_1 <= r_2") double innerRadius,
            @Param(value = "r_2", unit = "m", domain = "r_2 > 0") double outerRadius);

    /**
     * Acceleration of the Atwood machine.
     *
     * @param heavierMass heavier mass
     * @param lighterMass lighter mass
     * @return acceleration of the Atwood machine
     */
    @Formula(
            equation = "a = (m_1 - m_2) g/(m_1 + m_2)",
            unit = "m/s^2",
            assumptions = "Pulley and thread have no mass.",
            excludes = "Friction.",
            references = "halliday2013",
            laws = {"a < g", "a = 0 when m_1 = m_2"},
            examples = {
                @Example(given = "m_1 = 2 kg; m_2 = 0.7 kg", then = "a = 4.72172037 m/s^2"),
                @Example(given = "m_1 = 13 kg; m_2 = 12 kg", then = "a = 0.392266000 m/s^2"),
                @Example(given = "m_1 = 0.7 kg; m_2 = 0.5 kg", then = "a = 1.63444167 m/s^2"),
                @Example(given = "m_1 = 0.7 kg; m_2 = 0.7 kg", then = "a = 0 m/s^2"),
                @Example(given = "m_1 = 2 kg; m_2 = 0 kg", then = "refused"),
                @Example(given = "m_1 = 0.6 kg; m_2 = 0.7 kg", then = "refused")
            })
    double atwoodAcceleration(
            @Param(value = "m_1", unit = "kg", domain = "m_1 >= m_2") double heavierMass,
            @Param(value = "m_2", unit = "kg", domain = "m_2 > 0") double lighterMass);

    /**
     * Power of a force along a path.
     *
     * @param force force
     * @param speed speed
     * @param angleBetweenForcePath angle between force and path
     * @return power of a force along a path
     */
    @Formula(
            equation = "P = F v cos phi",
            unit = "W",
            assumptions = "Force and speed are constant.",
            excludes = "Friction.",
            references = "halliday2013",
            laws = {"P = F v when phi = 0", "P <= F v"},
            examples = {
                @Example(given = "F = 120 N; v = 3.5 m/s; phi = 37 deg", then = "P = 335.426914 W"),
                @Example(given = "F = 8 N; v = 0.2 m/s; phi = 123 deg", then = "P = -0.871422456 W"),
                @Example(given = "F = 0 N; v = 0 m/s; phi = 0 deg", then = "P = 0 W"),
                @Example(given = "F = 120 N; v = 3.5 m/s; phi = 180 deg", then = "P = -420 W"),
                @Example(given = "F = -0.5 N; v = 3.5 m/s; phi = 37 deg", then = "refused"),
                @Example(given = "F = 120 N; v = -0.5 m/s; phi = 37 deg", then = "refused"),
                @Example(given = "F = 120 N; v = 3.5 m/s; phi = -0.5 deg", then = "refused"),
                @Example(given = "F = 120 N; v = 3.5 m/s; phi = 180.5 deg", then = "refused")
            })
    double pullPower(
            @Param(value = "F", unit = "N", domain = "F >= 0") double force,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double speed,
            @Param(value = "phi", unit = "deg", domain = "0 <= phi <= 180") double angleBetweenForcePath);

    /**
     * Acceleration of a body that slides down a plane.
     *
     * @param inclination inclination
     * @param coefficientFriction coefficient of friction
     * @return acceleration of a body that slides down a plane
     */
    @Formula(
            equation = "a = g (sin phi - mu cos phi)",
            unit = "m/s^2",
            assumptions = "The body slides already.",
            excludes = "The resistance of the air.",
            references = "halliday2013",
            laws = {"a = g sin phi when mu = 0", "a > 0"},
            examples = {
                @Example(given = "phi = 42 deg; mu = 0.23", then = "a = 4.88574458 m/s^2"),
                @Example(given = "phi = 55 deg; mu = 0.4", then = "a = 5.78319205 m/s^2"),
                @Example(given = "phi = 30 deg; mu = 0", then = "a = 4.90332500 m/s^2"),
                @Example(given = "phi = 60 deg; mu = 0.5", then = "a = 6.04114553 m/s^2"),
                @Example(given = "phi = 29.5 deg; mu = 0.23", then = "refused"),
                @Example(given = "phi = 60.5 deg; mu = 0.23", then = "refused"),
                @Example(given = "phi = 42 deg; mu = -0.5", then = "refused"),
                @Example(given = "phi = 42 deg; mu = 1", then = "refused")
            })
    double inclineAcceleration(
            @Param(value = "phi", unit = "deg", domain = "30 <= phi <= 60") double inclination,
            @Param(value = "mu", domain = "0 <= mu <= 0.5") double coefficientFriction);
}
