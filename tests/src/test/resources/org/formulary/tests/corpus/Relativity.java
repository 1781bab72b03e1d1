package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Clocks, lengths and energies near the speed of light. */
@FormulaSet(
        id = "corpus.relativity",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "c", constant = "speed of light in vacuum")
        })
public interface Relativity {

    /**
     * Lorentz factor.
     *
     * @param speed speed
     * @return lorentz factor
     */
    @Formula(
            equation = "gamma = 1/sqrt(1 - v^2/c^2)",
            assumptions = "Inertial frames.",
            excludes = "Gravity.",
            references = "halliday2013",
            laws = {"gamma >= 1", "gamma = 1.25 when v = 0.6 c"},
            examples = {
                @Example(given = "v = 150000000 m/s", then = "gamma = 1.15496718"),
                @Example(given = "v = 250000000 m/s", then = "gamma = 1.81192214"),
                @Example(given = "v = 0 m/s", then = "gamma = 1"),
                @Example(given = "v = 299400000 m/s", then = "gamma = 19.5497380"),
                @Example(given = "v = -0.5 m/s", then = "refused"),
                @Example(given = "v = 299500000 m/s", then = "refused")
            })
    double lorentzFactor(@Param(value = "v", unit = "m/s", domain = "0 <= v and v <= 0.999 c") double speed);

    /**
     * Time that passes for an observer while a moving clock shows some.
     *
     * @param timeMovingClock time on the moving clock
     * @param speedUnitsLight speed in units of that of light
     * @return time that passes for an observer while a moving clock shows some
     */
    @Formula(
            equation = "t = tau/sqrt(1 - beta^2)",
            unit = "s",
            assumptions = "The clock moves evenly.",
            excludes = "Gravity.",
            references = "halliday2013",
            laws = {"t >= tau", "t = tau when beta = 0"},
            examples = {
                @Example(given = "tau = 2.2 s; beta = 0.7", then = "t = 3.08061618 s"),
                @Example(given = "tau = 0.3 s; beta = 0.31", then = "t = 0.315544825 s"),
                @Example(given = "tau = 0 s; beta = 0", then = "t = 0 s"),
                @Example(given = "tau = 2.2 s; beta = 0.99", then = "t = 15.5953865 s"),
                @Example(given = "tau = -0.5 s; beta = 0.7", then = "refused"),
                @Example(given = "tau = 2.2 s; beta = -0.5", then = "refused"),
                @Example(given = "tau = 2.2 s; beta = 1.49", then = "refused")
            })
    double timeDilation(
            @Param(value = "tau", unit = "s", domain = "tau >= 0") double timeMovingClock,
            @Param(value = "beta", domain = "0 <= beta <= 0.99") double speedUnitsLight);

    /**
     * Length of a moving rod.
     *
     * @param lengthRest length at rest
     * @param speedUnitsLight speed in units of that of light
     * @return length of a moving rod
     */
    @Formula(
            equation = "L = L_0 sqrt(1 - beta^2)",
            unit = "m",
            assumptions = "The rod moves along itself.",
            excludes = "Acceleration.",
            references = "halliday2013",
            laws = "L <= L_0",
            examples = {
                @Example(given = "L_0 = 12 m; beta = 0.7", then = "L = 8.56971411 m"),
                @Example(given = "L_0 = 0.3 m; beta = 0.31", then = "L = 0.285220967 m"),
                @Example(given = "L_0 = 0 m; beta = 0", then = "L = 0 m"),
                @Example(given = "L_0 = 12 m; beta = 0.99", then = "L = 1.69280832 m"),
                @Example(given = "L_0 = -0.5 m; beta = 0.7", then = "refused"),
                @Example(given = "L_0 = 12 m; beta = -0.5", then = "refused"),
                @Example(given = "L_0 = 12 m; beta = 1.49", then = "refused")
            })
    double lengthContraction(
            @Param(value = "L_0", unit = "m", domain = "L_0 >= 0") double lengthRest,
            @Param(value = "beta", domain = "0 <= beta <= 0.99") double speedUnitsLight);

    /**
     * Sum of two velocities along a line.
     *
     * @param oneSpeed one speed
     * @param otherSpeed the other speed
     * @return sum of two velocities along a line
     */
    @Formula(
            equation = "w = (u + v)/(1 + u v/c^2)",
            unit = "m/s",
            assumptions = "Both point the same way.",
            excludes = "Gravity.",
            references = "halliday2013",
            laws = {"w <= c", "w = u when v = 0", "w = velocityAddition(v, u)"},
            examples = {
                @Example(given = "u = 120000000 m/s; v = 210000000 m/s", then = "w = 257734412 m/s"),
                @Example(given = "u = 3000 m/s; v = 290000000 m/s", then = "w = 290000193 m/s"),
                @Example(given = "u = 0 m/s; v = 0 m/s", then = "w = 0 m/s"),
                @Example(given = "u = 299792458 m/s; v = 210000000 m/s", then = "w = 299792458 m/s"),
                @Example(given = "u = 120000000 m/s; v = 299792458 m/s", then = "w = 299792458 m/s"),
                @Example(given = "u = 299792458 m/s; v = 299792458 m/s", then = "w = 299792458 m/s"),
                @Example(given = "u = -0.5 m/s; v = 210000000 m/s", then = "refused"),
                @Example(given = "u = 299792459 m/s; v = 210000000 m/s", then = "refused"),
                @Example(given = "u = 120000000 m/s; v = -0.5 m/s", then = "refused"),
                @Example(given = "u = 120000000 m/s; v = 299792459 m/s", then = "refused")
            })
    double velocityAddition(
            @Param(value = "u", unit = "m/s", domain = "0 <= u and u <= c") double oneSpeed,
            @Param(value = "v", unit = "m/s", domain = "0 <= v and v <= c") double otherSpeed);

    /**
     * Frequency of a source that recedes.
     *
     * @param frequencySource frequency at the source
     * @param speedUnitsLight speed in units of that of light
     * @return frequency of a source that recedes
     */
    @Formula(
            equation = "f = f_0 sqrt((1 - beta)/(1 + beta))",
            unit = "Hz",
            assumptions = "The source moves along the line of sight.",
            excludes = "Gravity.",
            references = "halliday2013",
            laws = "f <= f_0",
            examples = {
                @Example(given = "f_0 = 5e14 Hz; beta = 0.07", then = "f = 4.66143454e14 Hz"),
                @Example(given = "f_0 = 0.6 Hz; beta = 0.8", then = "f = 0.200000000 Hz"),
                @Example(given = "f_0 = 0.5 Hz; beta = 0", then = "f = 0.500000000 Hz"),
                @Example(given = "f_0 = 5e14 Hz; beta = 0.99", then = "f = 3.54440603e13 Hz"),
                @Example(given = "f_0 = 0 Hz; beta = 0.07", then = "refused"),
                @Example(given = "f_0 = 5e14 Hz; beta = -0.5", then = "refused"),
                @Example(given = "f_0 = 5e14 Hz; beta = 1.49", then = "refused")
            })
    double relativisticDoppler(
            @Param(value = "f_0", unit = "Hz", domain = "f_0 > 0") double frequencySource,
            @Param(value = "beta", domain = "0 <= beta <= 0.99") double speedUnitsLight);

    /**
     * Energy of a moving particle.
     *
     * @param momentum momentum
     * @param mass mass
     * @return energy of a moving particle
     */
    @Formula(
            equation = "E = sqrt((p c)^2 + (m c^2)^2)",
            unit = "J",
            assumptions = "The particle is free.",
            excludes = "Potential energy.",
            references = "halliday2013",
            laws = {"E >= m c^2", "E = p c when m = 0"},
            examples = {
                @Example(given = "p = 240000000 kg m/s; m = 0.7 kg", then = "E = 9.55764516e16 J"),
                @Example(given = "p = 1.3 kg m/s; m = 4e-9 kg", then = "E = 530218224 J"),
                @Example(given = "p = 0 kg m/s; m = 0 kg", then = "E = 0 J"),
                @Example(given = "p = -0.5 kg m/s; m = 0.7 kg", then = "refused"),
                @Example(given = "p = 240000000 kg m/s; m = -0.5 kg", then = "refused")
            })
    double totalEnergy(
            @Param(value = "p", unit = "kg m/s", domain = "p >= 0") double momentum,
            @Param(value = "m", unit = "kg", domain = "m >= 0") double mass);

    /**
     * Energy of a mass at rest.
     *
     * @param mass mass
     * @return energy of a mass at rest
     */
    @Formula(
            equation = "E = m c^2",
            unit = "J",
            assumptions = "The body is at rest.",
            excludes = "Motion.",
            references = "halliday2013",
            laws = "restEnergy(3 m) = 3 E",
            examples = {
                @Example(given = "m = 0.003 kg", then = "E = 2.69626554e14 J"),
                @Example(given = "m = 2.5 kg", then = "E = 2.24688795e17 J"),
                @Example(given = "m = 0 kg", then = "E = 0 J"),
                @Example(given = "m = -0.5 kg", then = "refused")
            })
    double restEnergy(@Param(value = "m", unit = "kg", domain = "m >= 0") double mass);

    /**
     * Redshift of light that leaves a sphere.
     *
     * @param schwarzschildRadiusDividedRadius Schwarzschild radius divided by the radius
     * @return redshift of light that leaves a sphere
     */
    @Formula(
            equation = "z = 1/sqrt(1 - x) - 1",
            assumptions = "The mass does not rotate.",
            excludes = "Motion.",
            references = "carroll2017",
            laws = "(1 + z)^2 (1 - x) = 1",
            examples = {
                @Example(given = "x = 0.21", then = "z = 0.125087901"),
                @Example(given = "x = 0.6", then = "z = 0.581138830"),
                @Example(given = "x = 0.01", then = "z = 0.00503781526"),
                @Example(given = "x = 0.9", then = "z = 2.16227766"),
                @Example(given = "x = -0.49", then = "refused"),
                @Example(given = "x = 1.4", then = "refused")
            })
    double gravitationalRedshift(
            @Param(value = "x", domain = "0.01 <= x <= 0.9") double schwarzschildRadiusDividedRadius);
}
