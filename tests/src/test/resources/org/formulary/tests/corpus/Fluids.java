package corpus;

import org.formulary.annotation.Example;
import org.formulary.annotation.Formula;
import org.formulary.annotation.FormulaSet;
import org.formulary.annotation.Param;
import org.formulary.annotation.Symbol;

/**
 */
@FormulaSet(
        id = "corpus.fluids",
        bibliography = "corpus.bib",
        symbols = {
            @Symbol(name = "g", constant = "standard acceleration of gravity")
        })
public interface Fluids {

    /**
     * Reynolds number of the flow in a pipe.
     *
     * @param density density
     * @param meanSpeed mean speed
     * @param diameter diameter
     * @param dynamicViscosity dynamic viscosity
     * @return reynolds number of the flow in a pipe
     */
    @Formula(
            equation = "Re = rho v D/mu",
            assumptions = "The fluid is Newtonian.",
            excludes = "Entrance effects.",
            references = "white2011",
            laws = "Re mu = rho v D",
            examples = {
                @Example(
                        given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0.001 Pa s",
                        then = "Re = 69860.0000"),
                @Example(given = "rho = 0.7 kg/m^3; v = 3 m/s; D = 0.4 m; mu = 0.3 Pa s", then = "Re = 2.80000000"),
                @Example(given = "rho = 0.5 kg/m^3; v = 0 m/s; D = 0.5 m; mu = 0.5 Pa s", then = "Re = 0"),
                @Example(given = "rho = 0 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = -0.5 m/s; D = 0.05 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0 m; mu = 0.001 Pa s", then = "refused"),
                @Example(given = "rho = 998 kg/m^3; v = 1.4 m/s; D = 0.05 m; mu = 0 Pa s", then = "refused")
            })
    double reynoldsNumber(
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double meanSpeed,
            @Param(value = "D", unit = "m", domain = "D > 0") double diameter,
            @Param(value = "mu", unit = "Pa s", domain = "mu > 0") double dynamicViscosity);

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
     * Volume flow through a Venturi tube.
     *
     * @param areaBeforeThroat area before the throat
     * @param areaThroat area of the throat
     * @param dropPressure drop of pressure
     * @param density density
     * @return volume flow through a Venturi tube
     */
    @Formula(
            equation = "Q = A_2 sqrt(2 p/(rho (1 - (A_2/A_1)^2)))",
            unit = "m^3/s",
            assumptions = "The flow is steady, frictionless and incompressible.",
            excludes = "Losses, which a discharge coefficient would count.",
            references = "white2011",
            laws = "Q = 0 when p = 0",
            examples = {
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 0.487686697 m^3/s"),
                @Example(
                        given = "A_1 = 0.5 m^2; A_2 = 0.2 m^2; p = 7 Pa; rho = 0.7 kg/m^3",
                        then = "Q = 0.975900073 m^3/s"),
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.95 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 4.71804032 m^3/s"),
                @Example(given = "A_1 = 0.5 m^2; A_2 = 0.3 m^2; p = 0 Pa; rho = 0.5 kg/m^3", then = "Q = 0 m^3/s"),
                @Example(
                        given = "A_1 = 1 m^2; A_2 = 0.6 m^2; p = 1200 Pa; rho = 998 kg/m^3",
                        then = "Q = 1.16305864 m^3/s"),
                @Example(given = "A_1 = 0 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.97 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = -0.5 Pa; rho = 998 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 1 m^2; A_2 = 0.3 m^2; p = 1200 Pa; rho = 0 kg/m^3", then = "refused"),
                @Example(given = "A_1 = 0.9 m^2; A_2 = -0.3 m^2; p = 1200 Pa; rho = 998 kg/m^3", then = "refused")
            })
    double venturiFlow(
            @Param(value = "A_1", unit = "m^2", domain = "A_1 > 0") double areaBeforeThroat,
            @Param(value = "A_2", unit = "m^2", domain = "0 < A_2 and A_2 <= 0.95 A_1") double areaThroat,
            @Param(value = "p", unit = "Pa", domain = "p >= 0") double dropPressure,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density);

    /**
     * Volume flow through a pipe by the law of Hagen and Poiseuille.
     *
     * @param radiusPipe radius of the pipe
     * @param dropPressure drop of pressure
     * @param dynamicViscosity dynamic viscosity
     * @param lengthPipe length of the pipe
     * @return volume flow through a pipe by the law of Hagen and Poiseuille
     */
    @Formula(
            equation = "Q = pi r^4 p/(8 mu L)",
            unit = "m^3/s",
            assumptions = "The flow is laminar and fully developed.",
            excludes = "The entrance of the pipe.",
            references = "white2011",
            laws = "laminarPipeFlow(2 r, p, mu, L) = 16 Q",
            examples = {
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0.001 Pa s; L = 12 m", then = "Q = 0.00183259571 m^3/s"),
                @Example(given = "r = 0.6 m; p = -4 Pa; mu = 0.3 Pa s; L = 0.8 m", then = "Q = -0.848230016 m^3/s"),
                @Example(given = "r = 0.5 m; p = 350 Pa; mu = 0.5 Pa s; L = 0.5 m", then = "Q = 34.3611696 m^3/s"),
                @Example(given = "r = 0 m; p = 350 Pa; mu = 0.001 Pa s; L = 12 m", then = "refused"),
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0 Pa s; L = 12 m", then = "refused"),
                @Example(given = "r = 0.02 m; p = 350 Pa; mu = 0.001 Pa s; L = 0 m", then = "refused")
            })
    double laminarPipeFlow(
            @Param(value = "r", unit = "m", domain = "r > 0") double radiusPipe,
            @Param(value = "p", unit = "Pa") double dropPressure,
            @Param(value = "mu", unit = "Pa s", domain = "mu > 0") double dynamicViscosity,
            @Param(value = "L", unit = "m", domain = "L > 0") double lengthPipe);

    /**
     * Drop of pressure along a pipe.
     *
     * @param frictionFactor friction factor
     * @param lengthPipe length of the pipe
     * @param density density
     * @param meanSpeed mean speed
     * @param diameter diameter
     * @return drop of pressure along a pipe
     */
    @Formula(
            equation = "dp = f L rho v^2/(2 D)",
            unit = "Pa",
            assumptions = "The flow is fully developed.",
            excludes = "Bends and valves.",
            references = "white2011",
            laws = "frictionPressureDrop(f, L, rho, 2 v, D) = 4 dp",
            examples = {
                @Example(
                        given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m",
                        then = "dp = 26534.8240 Pa"),
                @Example(
                        given = "f = 0.04; L = 0.3 m; rho = 0.8 kg/m^3; v = 5 m/s; D = 0.6 m",
                        then = "dp = 0.200000000 Pa"),
                @Example(given = "f = 0.05; L = 0 m; rho = 0.5 kg/m^3; v = 0 m/s; D = 0.5 m", then = "dp = 0 Pa"),
                @Example(
                        given = "f = 0.1; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m",
                        then = "dp = 115368.800 Pa"),
                @Example(given = "f = 0; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.6; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = -0.5 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 0 kg/m^3; v = 1.7 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = -0.5 m/s; D = 0.15 m", then = "refused"),
                @Example(given = "f = 0.023; L = 120 m; rho = 998 kg/m^3; v = 1.7 m/s; D = 0 m", then = "refused")
            })
    double frictionPressureDrop(
            @Param(value = "f", domain = "0 < f <= 0.1") double frictionFactor,
            @Param(value = "L", unit = "m", domain = "L >= 0") double lengthPipe,
            @Param(value = "rho", unit = "kg/m^3", domain = "rho > 0") double density,
            @Param(value = "v", unit = "m/s", domain = "v >= 0") double meanSpeed,
            @Param(value = "D", unit = "m", domain = "D > 0") double diameter);

    /**
     * Friction factor of a smooth pipe.
     *
     * @param reynoldsNumber Reynolds number
     * @return friction factor of a smooth pipe
     */
    @Formula(
            equation = "f = 0.316/Re^0.25",
            assumptions = "The wall is smooth and the flow turbulent.",
            excludes = "Rough walls.",
            references = "white2011",
            laws = "f > 0.01",
            examples = {
                @Example(given = "Re = 23000", then = "f = 0.0256599097"),
                @Example(given = "Re = 87000", then = "f = 0.0183995529"),
                @Example(given = "Re = 4000", then = "f = 0.0397348964"),
                @Example(given = "Re = 100000", then = "f = 0.0177699859"),
                @Example(given = "Re = 3999.5", then = "refused"),
                @Example(given = "Re = 100000.5", then = "refused")
            })
    double blasiusFriction(@Param(value = "Re", domain = "4000 <= Re <= 100000") double reynoldsNumber);

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
     * Mean speed in an open channel by the formula of Manning.
     *
     * @param hydraulicRadiusMetres hydraulic radius in metres
     * @param slope slope
     * @param roughnessCoefficient roughness coefficient
     * @return mean speed in an open channel by the formula of Manning
     */
    @Formula(
            equation = "v = R^(2/3) sqrt(S)/n",
            assumptions = "The flow is uniform; the result counts metres per second.",
            excludes = "Changes of the section.",
            references = "white2011",
            laws = "v = 0 when S = 0",
            examples = {
                @Example(given = "R = 1.3; S = 0.002; n = 0.025", then = "v = 2.13077319"),
                @Example(given = "R = 0.4; S = 0.05; n = 0.1", then = "v = 1.21392446"),
                @Example(given = "R = 0.5; S = 0; n = 0.1", then = "v = 0"),
                @Example(given = "R = 1.3; S = 1; n = 0.2", then = "v = 5.95569213"),
                @Example(given = "R = 0; S = 0.002; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = -0.5; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = 1.5; n = 0.025", then = "refused"),
                @Example(given = "R = 1.3; S = 0.002; n = 0", then = "refused"),
                @Example(given = "R = 1.3; S = 0.002; n = 0.7", then = "refused")
            })
    double manningVelocity(
            @Param(value = "R", domain = "R > 0") double hydraulicRadiusMetres,
            @Param(value = "S", domain = "0 <= S <= 1") double slope,
            @Param(value = "n", domain = "0 < n <= 0.2") double roughnessCoefficient);

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
