package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** How bodies fall, fly, brake and swing. */
@FormulaSet(
        id = "corpus.motion",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "g", constant = "standard acceleration of gravity")
        })
public interface Motion {

    /**
     * Time of a fall from rest.
     *
     * @param heightFall height of the fall
     * @return time of a fall from rest
     */
    @Formula(
            equation = "t = sqrt(2 h/g)",
            unit = "s",
            assumptions = "The body falls from rest in a uniform field.",
            excludes = "The resistance of the air.",
            references = "halliday2013",
            laws = "g t^2 = 2 h",
            examples = {
                @Example(given = "h = 10 m", then = "t = 1.42808698 s"),
                @Example(given = "h = 0.3 m", then = "t = 0.247351921 s"),
                @Example(given = "h = 0 m", then = "t = 0 s"),
                @Example(given = "h = -0.5 m", then = "refused")
            })
    double fallTime(@Param(value = "h", unit = "m", domain = "h >= 0") double heightFall);

    /**
     * Range of a projectile on level ground.
     *
     * @param launchSpeed launch speed
     * @param launchAngleAboveHorizon launch angle above the horizon
     * @return range of a projectile on level ground
     */
    @Formula(
            equation = "r = v^2 sin(2 theta)/g",
            unit = "m",
            assumptions = "Start and end lie at one height.",
            excludes = "The resistance of the air and the curvature of the Earth.",
            references = "halliday2013",
            laws = {"projectileRange(2 v, theta) = 4 r", "r >= 0"},
            examples = {
                @Example(given = "v = 30 m/s; theta = 33 deg", then = "r = 83.8401403 m"),
                @Example(given = "v = 7.5 m/s; theta = 52 deg", then = "r = 5.56552284 m"),
                @Example(given = "v = 0 m/s; theta = 0 deg", then = "r = 0 m"),
                @Example(given = "v = 30 m/s; theta = 90 deg", then = "r = 0 m"),
                @Example(given = "v = -0.5 m/s; theta = 33 deg", then = "refused"),
                @Example(given = "v = 30 m/s; theta = -0.5 deg", then = "refused"),
                @Example(given = "v = 30 m/s; theta = 90.5 deg", then = "refused")
            })
    double projectileRange(
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double launchSpeed,
            @Param(value = "theta", unit = "deg", domain = "0 <= theta <= 90") double launchAngleAboveHorizon);

    /**
     * Period of a simple pendulum.
     *
     * @param lengthPendulum length of the pendulum
     * @return period of a simple pendulum
     */
    @Formula(
            equation = "T = 2 pi sqrt(L/g)",
            unit = "s",
            assumptions = "The swing is small and the thread has no mass.",
            excludes = "Friction and large amplitudes.",
            references = "halliday2013",
            laws = {"T^2 g = 4 pi^2 L", "pendulumPeriod(4 L) = 2 T"},
            examples = {
                @Example(given = "L = 0.85 m", then = "T = 1.84981797 s"),
                @Example(given = "L = 2.4 m", then = "T = 3.10831591 s"),
                @Example(given = "L = 0.5 m", then = "T = 1.41874562 s"),
                @Example(given = "L = 0 m", then = "refused")
            })
    double pendulumPeriod(@Param(value = "L", unit = "m", domain = "L > 0") double lengthPendulum);

    /**
     * Force that keeps a body on a circle.
     *
     * @param massBody mass of the body
     * @param speedAlongCircle speed along the circle
     * @param radiusCircle radius of the circle
     * @return force that keeps a body on a circle
     */
    @Formula(
            equation = "F = m v^2/r",
            unit = "N",
            assumptions = "The speed is constant.",
            excludes = "Forces along the path.",
            references = "halliday2013",
            laws = "F r = m v^2",
            examples = {
                @Example(given = "m = 0.9 kg; v = 3.2 m/s; r = 0.7 m", then = "F = 13.1657143 N"),
                @Example(given = "m = 1200 kg; v = -18 m/s; r = 45 m", then = "F = 8640 N"),
                @Example(given = "m = 0.5 kg; v = 3.2 m/s; r = 0.5 m", then = "F = 10.2400000 N"),
                @Example(given = "m = 0 kg; v = 3.2 m/s; r = 0.7 m", then = "refused"),
                @Example(given = "m = 0.9 kg; v = 3.2 m/s; r = 0 m", then = "refused")
            })
    double centripetalForce(
            @Param(value = "m", unit = "kg", domain = "m > 0") double massBody,
            @Param(value = "v", unit = "m/s") double speedAlongCircle,
            @Param(value = "r", unit = "m", domain = "r > 0") double radiusCircle);

    /**
     * Speed that a rocket gains.
     *
     * @param exhaustSpeed exhaust speed
     * @param initialMass mass at the start
     * @param massAfterBurn mass after the burn
     * @return speed that a rocket gains
     */
    @Formula(
            equation = "v = u ln(m_0/m_1)",
            computeAs = "v = u log1p((m_0 - m_1)/m_1)",
            unit = "m/s",
            assumptions = "The exhaust speed is constant and no other force acts.",
            excludes = "Gravity and drag.",
            references = "sutton2016",
            laws = {"v = 0 when m_0 = m_1", "v >= 0"},
            examples = {
                @Example(given = "u = 2450 m/s; m_0 = 3 kg; m_1 = 0.8 kg", then = "v = 3238.30181 m/s"),
                @Example(given = "u = 0.4 m/s; m_0 = 9 kg; m_1 = 5 kg", then = "v = 0.235114666 m/s"),
                @Example(given = "u = 0 m/s; m_0 = 3 kg; m_1 = 0.5 kg", then = "v = 0 m/s"),
                @Example(given = "u = 2450 m/s; m_0 = 0.9 kg; m_1 = 0.8 kg", then = "v = 288.568437 m/s"),
                @Example(given = "u = 2450 m/s; m_0 = 0.8 kg; m_1 = 0.8 kg", then = "v = 0 m/s"),
                @Example(given = "u = -0.5 m/s; m_0 = 3 kg; m_1 = 0.8 kg", then = "refused"),
                @Example(given = "u = 2450 m/s; m_0 = 3 kg; m_1 = 0 kg", then = "refused"),
                @Example(given = "u = 2450 m/s; m_0 = 0.7 kg; m_1 = 0.8 kg", then = "refused")
            })
    double rocketSpeed(
            @Param(value = "u", unit = "m/s", domain = "u >= 0") double exhaustSpeed,
            @Param(value = "m_0", unit = "kg", domain = "m_0 >= m_1") double initialMass,
            @Param(value = "m_1", unit = "kg", domain = "m_1 > 0") double massAfterBurn);

    /**
     * Distance in which friction stops a vehicle.
     *
     * @param speedStart speed at the start
     * @param coefficientFriction coefficient of friction
     * @return distance in which friction stops a vehicle
     */
    @Formula(
            equation = "d = v^2/(2 mu g)",
            unit = "m",
            assumptions = "All wheels are locked on level ground.",
            excludes = "The time of reaction.",
            references = "halliday2013",
            laws = "stoppingDistance(2 v, mu) = 4 d",
            examples = {
                @Example(given = "v = 25 m/s; mu = 0.7", then = "d = 45.5230452 m"),
                @Example(given = "v = 0.6 m/s; mu = 0.35", then = "d = 0.0524425481 m"),
                @Example(given = "v = 0 m/s; mu = 0.5", then = "d = 0 m"),
                @Example(given = "v = 25 m/s; mu = 1.5", then = "d = 21.2440878 m"),
                @Example(given = "v = -0.5 m/s; mu = 0.7", then = "refused"),
                @Example(given = "v = 25 m/s; mu = 0", then = "refused"),
                @Example(given = "v = 25 m/s; mu = 2", then = "refused")
            })
    double stoppingDistance(
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double speedStart,
            @Param(value = "mu", domain = "0 < mu <= 1.5") double coefficientFriction);

    /**
     * Displacement of a damped oscillator released at rest.
     *
     * @param amplitude amplitude
     * @param decayRate decay rate
     * @param angularFrequency angular frequency
     * @param time time
     * @return displacement of a damped oscillator released at rest
     */
    @Formula(
            equation = "x = A exp(-delta t) cos(omega t)",
            unit = "m",
            assumptions = "Damping grows with speed and is weak.",
            excludes = "The small phase that damping adds.",
            references = "halliday2013",
            laws = {"|x| <= A", "x = A when t = 0"},
            examples = {
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = 5 1/s; t = 0.7 s", then = "x = -0.303630815 m"),
                @Example(given = "A = 2 m; delta = 0.01 1/s; omega = 41 1/s; t = 3 s", then = "x = -1.72345092 m"),
                @Example(given = "A = 0 m; delta = 0 1/s; omega = 0 1/s; t = 0 s", then = "x = 0 m"),
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = 5 1/s; t = 50 s", then = "x = 2.94875527e-8 m"),
                @Example(given = "A = 0.4 m; delta = 10 1/s; omega = 5 1/s; t = 0.7 s", then = "x = -3.41575186e-4 m"),
                @Example(
                        given = "A = 0.4 m; delta = 0.3 1/s; omega = 1000 1/s; t = 0.7 s",
                        then = "x = -0.272065899 m"),
                @Example(given = "A = 0.4 m; delta = 0 1/s; omega = 0 1/s; t = 0 s", then = "x = 0.400000000 m"),
                @Example(given = "A = -0.5 m; delta = 0.3 1/s; omega = 5 1/s; t = 0.7 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = -0.5 1/s; omega = 5 1/s; t = 0.7 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = 10.5 1/s; omega = 5 1/s; t = 0.7 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = -0.5 1/s; t = 0.7 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = 1000.5 1/s; t = 0.7 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = 5 1/s; t = -0.5 s", then = "refused"),
                @Example(given = "A = 0.4 m; delta = 0.3 1/s; omega = 5 1/s; t = 50.5 s", then = "refused")
            })
    double harmonicDisplacement(
            @Param(value = "A", unit = "m", domain = "A >= 0") double amplitude,
            @Param(value = "delta", unit = "1/s", domain = "0 <= delta <= 10") double decayRate,
            @Param(value = "omega", unit = "1/s", domain = "0 <= omega <= 1000") double angularFrequency,
            @Param(value = "t", unit = "s", domain = "0 <= t <= 50") double time);
}
