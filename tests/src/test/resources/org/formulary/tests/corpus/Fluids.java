package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/** Fluids at rest, in jets, and around bodies. */
@FormulaSet(
        id = "corpus.fluids",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "g", constant = "standard acceleration of gravity")
        })
public interface Fluids {

    /**
     * Pressure below the surface of a liquid.
     *
     * @param pressureSurface pressure at the surface
     * @param densityLiquid density of the liquid
     * @param depth depth
     * @return pressure below the surface of a liquid
     */
    @Formula(
            equation = "p = p_0 + rho g d",
            unit = "Pa",
            assumptions = "The density is the same at all depths.",
            excludes = "Currents.",
            references = "white2011",
            laws = {"p = p_0 when d = 0", "p >= p_0"},
            examples = {
                @Example(given = "p_0 = 101325 Pa; rho = 1025 kg/m^3; d = 18 m", then = "p = 282257.692 Pa"),
                @Example(given = "p_0 = 3 Pa; rho = 0.6 kg/m^3; d = 0.9 m", then = "p = 8.29559100 Pa"),
                @Example(given = "p_0 = 0 Pa; rho = 0.5 kg/m^3; d = 0 m", then = "p = 0 Pa"),
                @Example(given = "p_0 = -0.5 Pa; rho = 1025 kg/m^3; d = 18 m", then = "refused"),
                @Example(given = "p_0 = 101325 Pa; rho = 0 kg/m^3; d = 18 m", then = "refused"),
                @Example(given = "p_0 = 101325 Pa; rho = 1025 kg/m^3; d = -0.5 m", then = "refused")
            })
    double hydrostaticPressure(
            @Param(value = "p_0", unit = "Pa", domain = "p_0 >= 0") double pressureSurface,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double densityLiquid,
            @Param(value = "d", unit = "m", domain = "d >= 0") double depth);

    /**
     * Speed of the jet from a tank.
     *
     * @param velocityCoefficient velocity coefficient
     * @param heightSurfaceAboveOpening height of the surface above the opening
     * @return speed of the jet from a tank
     */
    @Formula(
            equation = "v = C sqrt(2 g h)",
            unit = "m/s",
            assumptions = "The tank is wide.",
            excludes = "The contraction of the jet.",
            references = "white2011",
            laws = "v^2 = 2 g h C^2",
            examples = {
                @Example(given = "C = 0.97; h = 2.4 m", then = "v = 6.65507096 m/s"),
                @Example(given = "C = 0.6; h = 0.3 m", then = "v = 1.45541623 m/s"),
                @Example(given = "C = 0.5; h = 0 m", then = "v = 0 m/s"),
                @Example(given = "C = 1; h = 2.4 m", then = "v = 6.86089790 m/s"),
                @Example(given = "C = 0; h = 2.4 m", then = "refused"),
                @Example(given = "C = 1.5; h = 2.4 m", then = "refused"),
                @Example(given = "C = 0.97; h = -0.5 m", then = "refused")
            })
    double outflowSpeed(
            @Param(value = "C", domain = "0 < C <= 1") double velocityCoefficient,
            @Param(value = "h", unit = "m", domain = "h >= 0") double heightSurfaceAboveOpening);

    /**
     * Drag of a body in a flow.
     *
     * @param dragCoefficient drag coefficient
     * @param densityFluid density of the fluid
     * @param speed speed
     * @param frontalArea frontal area
     * @return drag of a body in a flow
     */
    @Formula(
            equation = "F = C rho v^2 A/2",
            unit = "N",
            assumptions = "The drag coefficient does not change with speed.",
            excludes = "Lift.",
            references = "white2011",
            laws = "dragForce(C, rho, 3 v, A) = 9 F",
            examples = {
                @Example(given = "C = 0.31; rho = 1.2 kg/m^3; v = 28 m/s; A = 2.1 m^2", then = "F = 306.230400 N"),
                @Example(given = "C = 1.1; rho = 0.8 kg/m^3; v = 3 m/s; A = 0.6 m^2", then = "F = 2.37600000 N"),
                @Example(given = "C = 0.5; rho = 0.5 kg/m^3; v = 0 m/s; A = 0.5 m^2", then = "F = 0 N"),
                @Example(given = "C = 0; rho = 1.2 kg/m^3; v = 28 m/s; A = 2.1 m^2", then = "refused"),
                @Example(given = "C = 0.31; rho = 0 kg/m^3; v = 28 m/s; A = 2.1 m^2", then = "refused"),
                @Example(given = "C = 0.31; rho = 1.2 kg/m^3; v = -0.5 m/s; A = 2.1 m^2", then = "refused"),
                @Example(given = "C = 0.31; rho = 1.2 kg/m^3; v = 28 m/s; A = 0 m^2", then = "refused")
            })
    double dragForce(
            @Param(value = "C", domain = "C > 0") double dragCoefficient,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double densityFluid,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double speed,
            @Param(value = "A", unit = "m^2", domain = "A > 0") double frontalArea);

    /**
     * Speed at which a small sphere sinks.
     *
     * @param densitySphere density of the sphere
     * @param densityFluid density of the fluid
     * @param radiusSphere radius of the sphere
     * @param dynamicViscosity dynamic viscosity
     * @return speed at which a small sphere sinks
     */
    @Formula(
            equation = "v = 2 (rho_p - rho_f) g r^2/(9 mu)",
            unit = "m/s",
            assumptions = "The Reynolds number is far below 1.",
            excludes = "Walls and other spheres.",
            references = "white2011",
            laws = "v = 0 when rho_p = rho_f",
            examples = {
                @Example(
                        given = "rho_p = 2650 kg/m^3; rho_f = 998 kg/m^3; r = 2.5e-5 m; mu = 0.001 Pa s",
                        then = "v = 0.00225008136 m/s"),
                @Example(
                        given = "rho_p = 0.4 kg/m^3; rho_f = 0.9 kg/m^3; r = 0.3 m; mu = 7 Pa s",
                        then = "v = -0.0140095000 m/s"),
                @Example(
                        given = "rho_p = 0.5 kg/m^3; rho_f = 0.5 kg/m^3; r = 0.5 m; mu = 0.5 Pa s",
                        then = "v = 0 m/s"),
                @Example(
                        given = "rho_p = 0 kg/m^3; rho_f = 998 kg/m^3; r = 2.5e-5 m; mu = 0.001 Pa s",
                        then = "refused"),
                @Example(
                        given = "rho_p = 2650 kg/m^3; rho_f = 0 kg/m^3; r = 2.5e-5 m; mu = 0.001 Pa s",
                        then = "refused"),
                @Example(given = "rho_p = 2650 kg/m^3; rho_f = 998 kg/m^3; r = 0 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho_p = 2650 kg/m^3; rho_f = 998 kg/m^3; r = 2.5e-5 m; mu = 0 Pa s", then = "refused")
            })
    double stokesVelocity(
            @Param(value = "rho_p", unit = "kg/m^3", domain = "rho_p > 0") double densitySphere,
            @Param(value = "rho_f", unit = "kg/m^3", domain = "rho_f > 0") double densityFluid,
            @Param(value = "r", unit = "m", domain = "r > 0") double radiusSphere,
            @Param(value = "mu", unit = "Pa s", domain = "mu > 0") double dynamicViscosity);

    /**
     * Weber number of a drop.
     *
     * @param density density
     * @param speed speed
     * @param diameter diameter
     * @param surfaceTension surface tension
     * @return weber number of a drop
     */
    @Formula(
            equation = "We = rho v^2 D/gamma",
            assumptions = "The drop is round.",
            excludes = "Viscosity.",
            references = "white2011",
            laws = "We gamma = rho v^2 D",
            examples = {
                @Example(
                        given = "rho = 998 kg/m^3; v = 4 m/s; D = 0.003 m; gamma = 0.072 N/m",
                        then = "We = 665.333333"),
                @Example(given = "rho = 0.7 kg/m^3; v = 1.5 m/s; D = 0.6 m; gamma = 0.2 N/m", then = "We = 4.72500000"),
                @Example(given = "rho = 0.5 kg/m^3; v = 0 m/s; D = 0.5 m; gamma = 0.5 N/m", then = "We = 0"),
                @Example(given = "rho = 0 kg/m^3; v = 4 m/s; D = 0.003 m; gamma = 0.072 N/m", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = -0.5 m/s; D = 0.003 m; gamma = 0.072 N/m", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 4 m/s; D = 0 m; gamma = 0.072 N/m", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 4 m/s; D = 0.003 m; gamma = 0 N/m", then = "refused")
            })
    double weberNumber(
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double speed,
            @Param(value = "D", unit = "m", domain = "D > 0") double diameter,
            @Param(value = "gamma", unit = "N/m", domain = "gamma > 0") double surfaceTension);

    /**
     * Rise of a liquid in a narrow tube.
     *
     * @param surfaceTension surface tension
     * @param contactAngle contact angle
     * @param density density
     * @param radiusTube radius of the tube
     * @return rise of a liquid in a narrow tube
     */
    @Formula(
            equation = "h = 2 gamma cos theta/(rho g r)",
            unit = "m",
            assumptions = "The tube is much narrower than the rise is high.",
            excludes = "The weight of the meniscus.",
            references = "white2011",
            laws = "rho g r h = 2 gamma cos theta",
            examples = {
                @Example(
                        given = "gamma = 0.072 N/m; theta = 20 deg; rho = 998 kg/m^3; r = 0.0004 m",
                        then = "h = 0.0345650429 m"),
                @Example(
                        given = "gamma = 0.5 N/m; theta = 140 deg; rho = 0.8 kg/m^3; r = 0.3 m",
                        then = "h = -0.325478308 m"),
                @Example(
                        given = "gamma = 0.5 N/m; theta = 0 deg; rho = 0.5 kg/m^3; r = 0.5 m",
                        then = "h = 0.407886485 m"),
                @Example(
                        given = "gamma = 0.072 N/m; theta = 180 deg; rho = 998 kg/m^3; r = 0.0004 m",
                        then = "h = -0.0367833504 m"),
                @Example(given = "gamma = 0 N/m; theta = 20 deg; rho = 998 kg/m^3; r = 0.0004 m", then = "refused"),
                @Example(
                        given = "gamma = 0.072 N/m; theta = -0.5 deg; rho = 998 kg/m^3; r = 0.0004 m",
                        then = "refused"),
                @Example(
                        given = "gamma = 0.072 N/m; theta = 180.5 deg; rho = 998 kg/m^3; r = 0.0004 m",
                        then = "refused"),
                @Example(given = "gamma = 0.072 N/m; theta = 20 deg; rho = 0 kg/m^3; r = 0.0004 m", then = "refused"),
                @Example(given = "gamma = 0.072 N/m; theta = 20 deg; rho = 998 kg/m^3; r = 0 m", then = "refused")
            })
    double capillaryRise(
            @Param(value = "gamma", unit = "N/m", domain = "gamma > 0") double surfaceTension,
            @Param(value = "theta", unit = "deg", domain = "0 <= theta <= 180") double contactAngle,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "r", unit = "m", domain = "r > 0") double radiusTube);

    /**
     * Mach number in an ideal gas.
     *
     * @param speed speed
     * @param heatCapacityRatio heat capacity ratio
     * @param specificGasConstant specific gas constant
     * @param temperature temperature
     * @return mach number in an ideal gas
     */
    @Formula(
            equation = "Ma = v/sqrt(gamma R_s T)",
            assumptions = "The gas is ideal.",
            excludes = "Dissociation.",
            references = "white2011",
            laws = "Ma^2 gamma R_s T = v^2",
            examples = {
                @Example(given = "v = 250 m/s; gamma = 1.4; R_s = 287 J/(kg K); T = 220 K", then = "Ma = 0.840860017"),
                @Example(given = "v = 0.3 m/s; gamma = 1.67; R_s = 0.6 J/(kg K); T = 0.8 K", then = "Ma = 0.335075289"),
                @Example(given = "v = 0 m/s; gamma = 1.5; R_s = 0.5 J/(kg K); T = 0.5 K", then = "Ma = 0"),
                @Example(given = "v = 250 m/s; gamma = 2; R_s = 287 J/(kg K); T = 220 K", then = "Ma = 0.703513964"),
                @Example(given = "v = -0.5 m/s; gamma = 1.4; R_s = 287 J/(kg K); T = 220 K", then = "refused"),
                @Example(given = "v = 250 m/s; gamma = 1; R_s = 287 J/(kg K); T = 220 K", then = "refused"),
                @Example(given = "v = 250 m/s; gamma = 2.5; R_s = 287 J/(kg K); T = 220 K", then = "refused"),
                @Example(given = "v = 250 m/s; gamma = 1.4; R_s = 0 J/(kg K); T = 220 K", then = "refused"),
                @Example(given = "v = 250 m/s; gamma = 1.4; R_s = 287 J/(kg K); T = 0 K", then = "refused")
            })
    double machNumber(
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double speed,
            @Param(value = "gamma", domain = "1 < gamma <= 2") double heatCapacityRatio,
            @Param(value = "R_s", unit = "J/(kg K)", domain = "R_s > 0") double specificGasConstant,
            @Param(value = "T", unit = "K", domain = "T > 0") double temperature);
}
